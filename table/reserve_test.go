package table_test

import (
	"context"
	"testing"

	"fray/bot"
	"fray/odds"
	"fray/table"
)

// grudge is a fight in which one may strike a friend, and run: both legal, and neither for bots.
type grudge struct{ Turn, Foe, Friend int8 }

const (
	grudgeHit table.Verb = iota
	grudgeStab
	grudgeWait
	grudgeRun
)

func newGrudge() table.Game {
	p := &plot[grudge]{
		verbs: []string{"hit", "stab", "wait", "run"}, kinds: []string{"turn"}, ruleText: []string{"turn", "ill_will", "run"},
	}
	p.cast = table.Cast{
		Name: "grudge", Sides: []string{"heroes", "orcs"}, Seats: []string{"gm", "red", "blue"},
		Combatants: members("ann:0:1", "ben:0:2", "orc:1:0"),
	}
	p.over = func(s *grudge) (table.Result, bool) { return table.Draw, s.Turn >= 6 }
	p.best = func(*grudge, *table.Question) table.Option { return table.Do(grudgeStab).At(1) } // a fault of its thumb
	p.beat = func(s *grudge, t *table.Table) {
		q := t.Ask(0, 1, 0, table.JustSeat(1))
		q.Add(table.Do(grudgeHit).At(2))
		q.Add(table.Do(grudgeWait))
		q.Family()
		q.Try(table.Do(grudgeStab).At(1)) // blocked after two of them
		q.Need(s.Friend < 2, 2)
		q.OfferToPeople()
		q.Family()
		q.Try(table.Do(grudgeRun))
		q.OfferToPeople()
		s.Turn++
		switch o := t.Choose(q); o.Verb {
		case grudgeHit:
			s.Foe++
		case grudgeStab:
			s.Friend++
			say(t, table.Own, 2, 0, o.Who, int(s.Friend))
		case grudgeRun:
			s.Turn = 6
		}
	}
	return p.start(grudge{})
}

// TestPeopleChooseWhatIsReserved: it is listed, accepted, blocked with its rule, recorded and has odds like any other.
func TestPeopleChooseWhatIsReserved(t *testing.T) {
	s := sit(t, newGrudge, table.DiceRoll)
	s.isOpen("red: hit:orc wait stab:ben run")
	r, err := odds.Key(context.Background(), s.Session, "stab:ben", odds.Options{})
	if err != nil || !r.Exact {
		t.Errorf("got %+v, %v", r, err)
	}
	s.play("red: stab:ben", "red: stab:ben")
	s.isOpen("red: hit:orc wait run")
	if all := s.Blocked(1); len(all) != 1 || all[0].Key != "stab:ben" {
		t.Errorf("blocked are %v", all)
	}
	s.play("red: run")
	if _, over := s.Over(); !over {
		t.Error("she has not run")
	}
	s.hears(1, "ill_will ann ben 1", "ill_will ann ben 2")
	s.prove()
}

// TestNoStandingAnswerIsReserved, neither by its verb nor as the default.
func TestNoStandingAnswerIsReserved(t *testing.T) {
	s := sit(t, newGrudge, table.DiceRoll)
	for verb, want := range map[string]string{"": "wait", "hit": "hit:orc", "stab": "", "run": ""} {
		o, _, ok := table.Standings{{Seat: 1, Verb: verb}}.Answer(s.Game(), s.Open())
		switch {
		case ok != (want != ""):
			t.Errorf("by %q: answered %v, want %q", verb, ok, want)
		case ok && s.Game().Describe(s.Open(), o).Key != want:
			t.Errorf("by %q: %v, want %s", verb, o, want)
		}
	}
}

// TestBotsLeaveWhatIsReserved, whatever they play by.
func TestBotsLeaveWhatIsReserved(t *testing.T) {
	for _, name := range bot.Names() {
		player, _ := bot.Find(name)
		for seed := range uint64(50) {
			g := newGrudge()
			team := bot.NewTeam(g.Cast(), []bot.Player{player, player})
			tb := table.Table{Seed: table.Practice(seed)}
			tb.Answers = answerer(func(q *table.Question) (table.Option, bool) {
				var r table.Rand
				bot.Deal(&r, table.Practice(seed), tb.Inputs)
				o := team.Choose(g, q, q.Seats, &r)
				if o.Verb == grudgeStab || o.Verb == grudgeRun {
					t.Fatalf("%s chose %+v", name, o)
				}
				return o, true
			})
			for _, over := g.Over(); !over; _, over = g.Over() {
				tb.Beat(g)
			}
		}
	}
}

// pair is a set of two combatants.
type pair [2]table.Who

func (p pair) Empty() bool        { return p[0] == p[1] }
func (p pair) Count() int         { return 2 }
func (p pair) Kth(k int) int32    { return int32(p[k]) }
func (p pair) Has(who int32) bool { return who == int32(p[0]) || who == int32(p[1]) }

// TestCrowdsForPeople offers a set of combatants to people only: each is legal, none is the default, and an empty set lists
// nothing.
func TestCrowdsForPeople(t *testing.T) {
	q := new(table.Table).Ask(0, 1, 0, table.JustSeat(1))
	q.Add(table.Do(grudgeWait))
	q.Family()
	q.Try(table.Do(grudgeStab))
	q.OfferCrowdToPeople(pair{3, 5})
	q.Try(table.Do(grudgeRun))
	q.OfferCrowdToPeople(pair{})
	if n := len(q.Groups()); n != 2 {
		t.Fatalf("%d entries, want 2", n)
	}
	for _, who := range [2]table.Who{3, 5} {
		if o := table.Do(grudgeStab).At(who); !q.Contains(o) || !q.IsForPeople(o) {
			t.Errorf("%d: listed %v, for people only %v", who, q.Contains(o), q.IsForPeople(o))
		}
	}
	if o := table.Do(grudgeWait); q.IsForPeople(o) || q.Default() != o {
		t.Errorf("waiting is for people only: %v; the default is %+v", q.IsForPeople(o), q.Default())
	}
}
