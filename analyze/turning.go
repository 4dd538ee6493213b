package analyze

import (
	"cmp"
	"math"
	"slices"

	"fray/bot"
	"fray/table"
)

// turnings is how many turning points a report has at most, and clear by how much the chance changes at one at least.
const (
	turnings = 5
	clear    = 0.05
)

// turn finds the turning points, and a better choice where one was missed.
func (a *analysis) turn(rec *table.Record) error {
	before := a.report.Start
	var all []Turning
	for i := range a.report.Moments {
		m := &a.report.Moments[i]
		if d := m.swing(before); math.Abs(d) >= clear {
			all = append(all, Turning{Moment: i, Swing: d})
		}
		before = m.After
	}
	slices.SortStableFunc(all, func(x, y Turning) int { return cmp.Compare(math.Abs(y.Swing), math.Abs(x.Swing)) })
	a.report.Turning = append(a.report.Turning, all[:min(len(all), turnings)]...)
	for i := range a.report.Turning {
		if err := a.part(func() error { return a.better(rec, &a.report.Turning[i]) }); err != nil {
			return err
		}
	}
	return nil
}

// better looks for a choice that would have been better at a turning point: what greedy would have done, or what a search finds.
func (a *analysis) better(rec *table.Record, t *Turning) error {
	m := &a.report.Moments[t.Moment]
	if m.Side < 0 {
		return nil
	}
	if err := a.begin(rec, m.Input-1); err != nil {
		return err
	}
	q, g := a.s.Open(), a.s.Game()
	chosen, _ := a.s.Option(m.Key)
	is, err := a.chances(&chosen)
	if err != nil {
		return err
	}
	for _, o := range a.others(q, chosen) {
		was, err := a.chances(&o)
		if err != nil {
			return err
		}
		gain := was[m.Side].Share - is[m.Side].Share
		if gain >= clear && (t.Better == nil || gain > t.Better.Gain) {
			c := g.Describe(q, o)
			t.Better = &Better{c.Key, c.Label, was[m.Side], gain}
		}
	}
	return nil
}

// others returns what might have been better than the chosen option.
func (a *analysis) others(q *table.Question, chosen table.Option) []table.Option {
	seats := q.Seats
	options := []table.Option{a.team.Choose(a.s.Game(), q, seats, nil)}
	if a.o.Search > 0 {
		side := a.team.SideOf(q)
		options = append(options, bot.Search{Nodes: a.o.Search}.Think(a.s.Position(), a.s.Game(), q, a.team.SeatsOf(side, seats)))
	}
	return slices.DeleteFunc(slices.Compact(options), func(o table.Option) bool { return o == chosen })
}

// seats sums up how the seats played.
func (a *analysis) seats() {
	for i := range a.report.Moments {
		m := &a.report.Moments[i]
		if m.Side < 0 {
			continue
		}
		at := slices.IndexFunc(a.report.Seats, func(s Seat) bool { return s.Seat == m.Seat })
		if at < 0 {
			at = len(a.report.Seats)
			a.report.Seats = append(a.report.Seats, Seat{Seat: m.Seat})
		}
		s := &a.report.Seats[at]
		if m.Free {
			s.Decisions++
			if m.Usual == "" {
				s.Usual++
			}
		}
		s.Gained += max(0, m.Choice)
		s.Lost += max(0, -m.Choice)
		s.Luck += m.Luck
	}
}
