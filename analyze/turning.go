package analyze

import (
	"cmp"
	"context"
	"math"
	"slices"

	"fray/bot"
	"fray/places"
	"fray/table"
)

// turnings is how many turning points a report has at most, and clear by how much the chance changes at one at least.
const (
	turnings = 5
	clear    = 0.05
)

// Turnings returns the turning points among all points of an analysis.
func Turnings(points []Point) []Turning {
	all := []Turning{}
	for i := range points[1:] {
		d := points[i+1].After[0].Share - points[i].After[0].Share
		if math.Abs(d) >= clear {
			all = append(all, Turning{Moment: i, Swing: d})
		}
	}
	slices.SortStableFunc(all, func(x, y Turning) int { return cmp.Compare(math.Abs(y.Swing), math.Abs(x.Swing)) })
	return all[:min(len(all), turnings)]
}

// Moments returns the moments of turning points.
func Moments(all []Turning) []int {
	out := make([]int, len(all))
	for i, t := range all {
		out[i] = t.Moment
	}
	return out
}

// Better looks for choices that would have been better at some moments: what greedy would have done, or what a search finds. Nil stands for
// none.
func (a *Analysis) Better(ctx context.Context, moments []int) ([]*Better, error) {
	out := make([]*Better, len(moments))
	for i, m := range moments {
		err := a.part(ctx, func() (err error) {
			out[i], err = a.better(ctx, m)
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

func (a *Analysis) better(ctx context.Context, moment int) (*Better, error) {
	w, err := a.walk(ctx, moment)
	if err != nil {
		return nil, err
	}
	q, g, in := w.s.Open(), w.s.Game(), &a.rec.Inputs[a.first+moment]
	if q == nil || in.Answer == "" || w.team.SideOf(q) < 0 {
		return nil, nil //nolint:nilnil // nobody has chosen
	}
	side := w.team.SideOf(q)
	chosen, _ := w.s.Option(in.Answer)
	is, err := w.chances(&chosen)
	if err != nil {
		return nil, err
	}
	var best *Better
	for _, o := range w.others(q, chosen) {
		was, err := w.chances(&o)
		if err != nil {
			return nil, err
		}
		gain := was[side].Share - is[side].Share
		if gain >= clear && (best == nil || gain > best.Gain) {
			c := g.Describe(q, o)
			best = &Better{c.Key, places.Said(g, q, table.GM, &c), was[side], gain}
		}
	}
	return best, nil
}

// others returns what might have been better than the chosen option.
func (w *walk) others(q *table.Question, chosen table.Option) []table.Option {
	seats := q.Seats
	options := []table.Option{w.team.Choose(w.s.Game(), q, seats, nil)}
	if w.o.Search > 0 {
		side := w.team.SideOf(q)
		options = append(options, bot.Search{Nodes: w.o.Search}.Think(w.s.Position(), w.s.Game(), q, w.team.SeatsOf(side, seats)))
	}
	return slices.DeleteFunc(slices.Compact(options), func(o table.Option) bool { return o == chosen })
}
