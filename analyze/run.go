package analyze

import (
	"context"
	"errors"

	"fray/bot"
	"fray/sim"
	"fray/table"
)

// DefaultFights is how many continuations are played from each moment, if nothing else is said.
const DefaultFights = 300

// Options say how a fight is analyzed. The zero value is good.
type Options struct {
	Fights   int    // continuations from each moment; 0 is DefaultFights
	Seed     uint64 // of their dice
	Workers  int    // goroutines; 0 is one per processor
	Search   int    // nodes of the search for better choices at turning points; 0: none is searched
	Progress func(done, all int)
	Part     func(context.Context, func() error) error // runs the parts of the work, one after the other; nil: at once
}

// analysis is one under way.
type analysis struct {
	o         Options
	ctx       context.Context
	open      func() (table.Game, error)
	s         *table.Session
	team      *bot.Team // greedy bots
	report    *Report
	done, all int // moments
}

// Record analyzes the record of a fight; open makes a game of its start. If the context ends early, it returns the context's error.
func Record(ctx context.Context, rec *table.Record, open func() (table.Game, error), o Options) (*Report, error) {
	if o.Fights == 0 {
		o.Fights = DefaultFights
	}
	if o.Fights < 0 || o.Search < 0 {
		return nil, errors.New("the numbers of fights and of nodes must not be negative")
	}
	a := &analysis{o: o, ctx: ctx, open: open, report: &Report{
		Encounter: rec.Header.Name, Ruleset: rec.Header.Ruleset, Fights: o.Fights, Seed: o.Seed, Search: o.Search,
		Moments: []Moment{}, Turning: []Turning{}, Seats: []Seat{},
	}}
	first := 0
	if p := rec.Origin(); p != nil {
		first = p.Inputs
	}
	if err := a.begin(rec, first); err != nil {
		return nil, err
	}
	a.all = len(rec.Inputs) - first
	if err := a.run(rec); err != nil {
		return nil, err
	}
	return a.report, nil
}

// begin goes to the moment after so many inputs.
func (a *analysis) begin(rec *table.Record, inputs int) error {
	g, err := a.open()
	if err != nil {
		return err
	}
	if a.s, err = table.ReplayTo(rec, g, inputs); err != nil {
		return err
	}
	a.seat()
	return nil
}

func (a *analysis) run(rec *table.Record) error {
	before, err := a.chances(nil)
	if err != nil {
		return err
	}
	a.report.Start = before
	for i := len(a.s.Inputs()); i < len(rec.Inputs); i++ {
		var m Moment
		err := a.part(func() (err error) {
			m, err = a.moment(rec, &rec.Inputs[i], before)
			return err
		})
		if err != nil {
			return err
		}
		a.report.Moments = append(a.report.Moments, m)
		before = m.After
		if a.done++; a.o.Progress != nil {
			a.o.Progress(a.done, a.all)
		}
	}
	a.seats()
	return a.turn(rec)
}

// part does a part of the work.
func (a *analysis) part(do func() error) error {
	if a.o.Part == nil {
		return do()
	}
	return a.o.Part(a.ctx, do)
}

// seat seats greedy bots at the session, whose cast a decree may have changed.
func (a *analysis) seat() {
	cast := a.s.Game().Cast()
	a.team = bot.NewTeam(cast, nil)
	a.report.Sides = nil
	for i := range cast.Sides {
		a.report.Sides = append(a.report.Sides, cast.SideName(i))
	}
}

// moment puts the next input in, and says what it changed.
func (a *analysis) moment(rec *table.Record, in *table.Input, before []Chance) (Moment, error) {
	m := Moment{Input: in.N, Seat: in.Seat, Key: in.Answer, Side: bot.Umpire}
	_, m.Round = a.s.Turn()
	chosen := before
	if q := a.s.Open(); q != nil && in.Answer != "" {
		side, err := a.answer(q, in, &m)
		if err != nil {
			return m, err
		}
		if side >= 0 && m.Usual != "" {
			o, _ := a.s.Option(in.Answer)
			if chosen, err = a.chances(&o); err != nil {
				return m, err
			}
			m.Choice = chosen[side].Share - before[side].Share
		}
	} else {
		m.Text = outside(in)
	}
	if err := rec.Step(a.s); err != nil {
		return m, err
	}
	if in.Adjust != nil {
		a.seat()
	}
	var err error
	if m.After, err = a.chances(nil); err != nil {
		return m, err
	}
	if m.Side >= 0 {
		m.Luck = m.After[m.Side].Share - chosen[m.Side].Share
	}
	return m, nil
}

// answer notes what is answered to the question, and returns the side that answers.
func (a *analysis) answer(q *table.Question, in *table.Input, m *Moment) (side int, err error) {
	g := a.s.Game()
	o, ok := a.s.Option(in.Answer)
	if !ok {
		return 0, &table.ReplayError{N: in.N, Text: "there is no option " + in.Answer}
	}
	m.Text = g.Describe(q, o).Label
	if q.Who >= 0 {
		m.Who = g.Cast().Called(q.Who)
	}
	m.Side, m.Free = a.team.SideOf(q), q.Count() > 1
	if m.Side < 0 {
		return m.Side, nil
	}
	if usual := a.team.Choose(g, q, q.Seats, nil); usual != o {
		m.Usual = g.Describe(q, usual).Label
	}
	return m.Side, nil
}

// outside returns what an input is that answers no question.
func outside(in *table.Input) string {
	switch {
	case in.Adjust != nil:
		return "GM: " + in.Adjust.Do
	case in.Fresh:
		return "fresh dice"
	default:
		return "dice"
	}
}

// chances plays on from where the session is, with an answer to the open question or none, and returns the chances of the sides.
func (a *analysis) chances(answer *table.Option) ([]Chance, error) {
	if winner, over := a.s.Over(); over {
		out := make([]Chance, len(a.report.Sides))
		if winner >= 0 {
			out[winner] = Chance{1, 1, 1}
		}
		return out, nil
	}
	at := a.s.Position()
	r, err := sim.Run(a.ctx, sim.Config{
		Match:  sim.Match{Game: a.s.Game(), From: &at, Answer: answer},
		Fights: a.o.Fights, Seed: a.o.Seed, Workers: a.o.Workers,
	})
	if err != nil {
		return nil, err
	}
	if err := a.ctx.Err(); err != nil {
		return nil, err
	}
	out := make([]Chance, len(r.Sides))
	for i, s := range r.Sides {
		out[i] = Chance{s.Share, s.Low, s.High}
	}
	return out, nil
}
