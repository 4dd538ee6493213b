package table_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"fray/bot"
	"fray/internal/live"
	"fray/odds"
	"fray/ruleset"
	"fray/sim"
	"fray/table"
)

// den is a fight whose beasts are the GM's own: the GM rules whether it is dark, any hero goes first, then the beasts.
type den struct {
	Step  int8
	Dark  bool
	Acted [4]bool
	Bites int8
}

const (
	denDark table.Verb = iota
	denLight
	denGo
	denHit
	denWait
)

func denPlot() *plot[den] {
	p := &plot[den]{
		verbs: []string{"dark", "light", "go", "hit", "wait"}, kinds: []string{"ruling", "next", "turn"},
		ruleText: []string{"ruling", "next", "turn", "bite"},
	}
	p.cast = table.Cast{
		Name: "den", Sides: []string{"heroes", "beasts"}, Seats: []string{"gm", "red", "blue"},
		Combatants: members("ann:0:1", "ben:0:2", "wolf:1:0", "bear:1:0"),
	}
	p.over = func(s *den) (table.Result, bool) { return table.Result(1 - min(1, int(s.Bites))), s.Step == 5 }
	p.best = func(_ *den, q *table.Question) table.Option {
		if q.Who != table.Nobody {
			return table.Do(denHit)
		}
		return q.Default()
	}
	p.beat = func(s *den, t *table.Table) {
		if s.Step == 0 {
			q := t.Ask(0, 1, table.Nobody, table.JustSeat(table.GM))
			q.Add(table.Do(denDark))
			q.Add(table.Do(denLight))
			s.Dark = t.Choose(q).Verb == denDark
			s.Step++
			return
		}
		who := s.next(t)
		q := t.Ask(2, 3, who, table.JustSeat(p.cast.Combatants[who].Seat))
		q.Add(table.Do(denHit))
		q.Add(table.Do(denWait))
		if t.Choose(q).Verb == denHit && t.Roll(&table.Roll{Rule: 4, Who: who, Count: 1, Sides: 6}) > 3 {
			s.Bites++
			say(t, table.Own, 4, who, table.Nobody, int(s.Bites))
		}
		s.Acted[who] = true
		s.Step++
	}
	return p
}

// next is the hero that its players choose, while there are two; then one after the other.
func (s *den) next(t *table.Table) table.Who {
	if !s.Acted[0] && !s.Acted[1] {
		q := t.Ask(1, 2, table.Nobody, table.JustSeat(1)|table.JustSeat(2))
		q.Add(table.Do(denGo).At(0))
		q.Add(table.Do(denGo).At(1))
		return t.Choose(q).Who
	}
	return table.Who(slices.Index(s.Acted[:], false))
}

func newDen() table.Game { return denPlot().start(den{}) }

// denRules is the den as a ruleset, to sit down at.
func denRules() ruleset.Ruleset {
	return ruleset.Ruleset{
		Name: "den", Book: newDen().Book(), NewSetup: func() any { return new(struct{}) },
		NewCreature: func() any { return new(struct{}) },
		New:         func(any) (table.Game, []table.Problem) { return newDen(), nil },
	}
}

// uses are what each side has done in a simulation, with how often.
func uses(r *sim.Report, question string) string {
	var out []string
	for _, u := range r.Uses {
		if u.Question == question {
			out = append(out, u.Side+" "+u.Verb)
		}
	}
	slices.Sort(out)
	return strings.Join(out, ", ")
}

// TestBotsPlayTheGMsBeasts: a side plays its combatants also where their seat is the GM's, who else rules by default; and
// what is asked of several seats of a side.
func TestBotsPlayTheGMsBeasts(t *testing.T) {
	fights := sim.Config{Match: sim.Match{Game: newDen(), Bots: []bot.Player{bot.Default{}, bot.Greedy{}}}, Fights: 20, Seed: 3, Workers: 2}
	r, err := sim.Run(context.Background(), fights)
	if err != nil {
		t.Fatal(err)
	}
	for question, want := range map[string]string{"ruling": "gm light", "next": "heroes go", "turn": "beasts hit, heroes wait"} {
		if got := uses(r, question); got != want {
			t.Errorf("%s: %s, want %s", question, got, want)
		}
	}
	c, err := sim.Versus(context.Background(), fights, sim.Match{Game: newDen(), Bots: []bot.Player{bot.Random{}, bot.Default{}}})
	if err != nil {
		t.Fatal(err)
	}
	for question, want := range map[string]string{"ruling": "gm light", "next": "heroes go", "turn": "beasts wait, heroes hit, heroes wait"} {
		if got := uses(c.Second, question); got != want {
			t.Errorf("the second, %s: %s, want %s", question, got, want)
		}
	}
}

// TestOddsOfTheGMsBeasts: what a beast does has odds, and so has the choice who is next, by any player.
func TestOddsOfTheGMsBeasts(t *testing.T) {
	s := sit(t, newDen, table.DiceRoll)
	s.play("gm: dark")
	s.isOpen("red: go:ann go:ben", "blue: go:ann go:ben")
	if r, err := odds.Key(context.Background(), s.Session, "go:ben", odds.Options{}); err != nil || !r.Exact {
		t.Errorf("got %+v, %v", r, err)
	}
	s.play("blue: go:ann", "red: wait", "blue: wait")
	s.isOpen("gm: hit wait")
	if r, err := odds.All(context.Background(), s.Session, odds.Options{}); err != nil || r.Actor != "wolf" {
		t.Errorf("got %+v, %v", r, err)
	}
	s.play("gm: hit", "gm: wait")
	s.prove()
}

// TestSeatsOfTheGMsBeasts: at a table the GM's beasts are greedy and its rulings defaults, if nobody is named for the seat.
func TestSeatsOfTheGMsBeasts(t *testing.T) {
	for seats, want := range map[string]string{
		"red=default blue=default":           "gm/default light, red/default go:ben, blue/default wait, red/default wait, gm/greedy hit, gm/greedy hit",
		"red=greedy blue=default gm=default": "gm/default light, red/greedy go:ben, blue/default wait, red/greedy hit, gm/default wait, gm/default wait",
		"red=default blue=default gm=greedy": "gm/greedy light, red/default go:ben, blue/default wait, red/default wait, gm/greedy hit, gm/greedy hit",
	} {
		seating, err := live.ParseSeating(strings.Fields(seats))
		if err != nil {
			t.Fatal(err)
		}
		tb, err := live.Start(live.Config{Ruleset: denRules(), Name: "den", Setup: &struct{}{}, Seating: seating, Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		var moves []string
		if err := tb.Advance(context.Background(), func(m live.Move) { moves = append(moves, m.Seat+"/"+m.By+" "+m.Key) }); err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(moves, ", "); got != want {
			t.Errorf("%s: got %s\nwant %s", seats, got, want)
		}
		if _, over := tb.Over(); !over {
			t.Errorf("%s: the fight is not over", seats)
		}
	}
}
