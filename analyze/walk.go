package analyze

import (
	"context"
	"fmt"
	"strings"

	"fray/bot"
	"fray/places"
	"fray/sim"
	"fray/table"
)

// walk plays a record, and plays on from where it stands.
type walk struct {
	*Analysis
	ctx    context.Context //nolint:containedctx // of one part of the work
	s      *table.Session
	team   *bot.Team // greedy bots
	fights int       // that are played on from a moment
	seed   uint64    // of their dice
}

// walk goes to the moment after so many of the inputs that are analyzed.
func (a *Analysis) walk(ctx context.Context, inputs int) (*walk, error) {
	g, err := a.open()
	if err != nil {
		return nil, err
	}
	w := &walk{Analysis: a, ctx: ctx, fights: a.o.Fights, seed: a.o.Seed}
	if w.s, err = table.ReplayTo(a.rec, g, a.first+inputs); err != nil {
		return nil, err
	}
	w.seat()
	return w, nil
}

// seat seats greedy bots at the session, whose cast a decree may have changed.
func (w *walk) seat() { w.team = bot.NewTeam(w.s.Game().Cast(), nil) }

// moment puts the next input in, and says what it changed.
func (w *walk) moment(in *table.Input, p *Point) error {
	m := &p.Moment
	*m = Moment{Input: in.N, Seat: in.Seat, Key: in.Answer, Side: bot.Umpire}
	_, m.Round = w.s.Turn()
	if q := w.s.Open(); q != nil && in.Answer != "" {
		o, err := w.answer(q, in, m)
		if err != nil {
			return err
		}
		if m.Usual != "" {
			if p.Chosen, err = w.chances(&o); err != nil {
				return err
			}
		}
	} else if r := w.s.OpenRoll(); r != nil && in.Dice != nil {
		w.thrown(r, in, m)
	} else {
		m.Text = outside(in)
	}
	if err := w.rec.Step(w.s); err != nil {
		return err
	}
	if in.Adjust != nil {
		w.seat()
	}
	var err error
	m.After, err = w.chances(nil)
	return err
}

// answer notes what is answered to the question, and returns the answer.
func (w *walk) answer(q *table.Question, in *table.Input, m *Moment) (table.Option, error) {
	g := w.s.Game()
	o, ok := w.s.Option(in.Answer)
	if !ok {
		return o, &table.ReplayError{N: in.N, Text: "there is no option " + in.Answer}
	}
	c := g.Describe(q, o)
	m.Text = places.Said(g, q, table.GM, &c)
	if q.Who >= 0 {
		m.Who = g.Cast().Called(q.Who)
	}
	m.Side, m.Free = w.team.SideOf(q), q.Count() > 1
	if m.Side < 0 {
		return o, nil
	}
	if usual := w.team.Choose(g, q, q.Seats, nil); usual != o {
		c = g.Describe(q, usual)
		m.Usual = places.Said(g, q, table.GM, &c)
	}
	return o, nil
}

// thrown notes the faces of real dice. They are luck of the combatant that rolls.
func (w *walk) thrown(r *table.Roll, in *table.Input, m *Moment) {
	g := w.s.Game()
	m.Text = "dice: " + strings.Trim(fmt.Sprint(in.Dice), "[]") + " (" + g.Book().Text(r.Rule).Title + ")"
	if r.Who < 0 {
		return
	}
	cast := g.Cast()
	who := &cast.Combatants[r.Who]
	m.Who, m.Side, m.Seat = cast.Called(r.Who), who.Side, cast.Seats[who.Seat]
}

// outside returns what an input is that answers no question and gives no dice.
func outside(in *table.Input) string {
	if in.Adjust != nil {
		return "GM: " + in.Adjust.Do
	}
	return "fresh dice"
}

// chances plays on from where the session is, with an answer to the open question or none, and returns the chances of the sides.
func (w *walk) chances(answer *table.Option) ([]Chance, error) {
	if winner, over := w.s.Over(); over {
		out := make([]Chance, len(w.sides))
		if winner >= 0 {
			out[winner] = Chance{1, 1, 1}
		}
		return out, nil
	}
	at := w.s.Position()
	r, err := sim.Run(w.ctx, sim.Config{
		Match:  sim.Match{Game: w.s.Game(), From: &at, Answer: answer},
		Fights: w.fights, Seed: w.seed, Workers: w.o.Workers,
	})
	if err != nil {
		return nil, err
	}
	if err := w.ctx.Err(); err != nil {
		return nil, err
	}
	out := make([]Chance, len(r.Sides))
	for i, s := range r.Sides {
		out[i] = Chance{s.Share, s.Low, s.High}
	}
	return out, nil
}
