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

// candidates is how many moments get a closer look at most: of many moments, those that seem to have changed the chances most are often those
// where the fights that were played on misled. A look plays closer times as many, with other dice.
const (
	candidates = 8
	closer     = 4
	lookSeeds  = 0x6c6f_6f6b_696e_67
)

// swings returns the moments that changed the chance of the first side clearly, the largest change first.
func swings(points []Point) []Turning {
	all := []Turning{}
	for i := range points[1:] {
		d := points[i+1].After[0].Share - points[i].After[0].Share
		if math.Abs(d) >= clear {
			all = append(all, Turning{Moment: i, Swing: d})
		}
	}
	slices.SortStableFunc(all, func(x, y Turning) int { return cmp.Compare(math.Abs(y.Swing), math.Abs(x.Swing)) })
	return all
}

// Candidates returns the moments among all points of an analysis that may be turning points: those that a closer look is for.
func Candidates(points []Point) []int {
	all := swings(points)
	out := make([]int, min(len(all), candidates))
	for i := range out {
		out[i] = all[i].Moment
	}
	return out
}

// Look is a closer look at a moment: its chances by more fights, with other dice than those by which it was found, and a choice that would
// have been better, if one is known.
type Look struct {
	Before []Chance `json:"before"`
	Chosen []Chance `json:"chosen,omitempty"` // as in [Point]
	After  []Chance `json:"after"`
	Better *Better  `json:"better,omitempty"`
}

// Looks takes a closer look at some moments.
func (a *Analysis) Looks(ctx context.Context, moments []int) ([]Look, error) {
	out := make([]Look, len(moments))
	for i, m := range moments {
		err := a.part(ctx, func() error { return a.look(ctx, m, &out[i]) })
		if err != nil {
			return nil, err
		}
		a.step(i + 1)
	}
	return out, nil
}

func (a *Analysis) look(ctx context.Context, moment int, l *Look) error {
	w, err := a.walk(ctx, moment)
	if err != nil {
		return err
	}
	w.fights, w.seed = closer*w.fights, w.seed^lookSeeds
	if l.Before, err = w.chances(nil); err != nil {
		return err
	}
	in := &a.rec.Inputs[a.first+moment]
	if l.Better, err = w.better(in); err != nil {
		return err
	}
	var p Point
	if err := w.moment(in, &p); err != nil {
		return err
	}
	l.Chosen, l.After = p.Chosen, p.After
	return nil
}

// better looks for a choice that would have been better than the answer to the open question: what greedy would have done, or what a search
// finds. It returns nil if it finds none.
func (w *walk) better(in *table.Input) (*Better, error) {
	q, g := w.s.Open(), w.s.Game()
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
