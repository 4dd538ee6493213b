package table_test

import (
	"context"
	"fmt"
	"math/big"
	"testing"

	"fray/odds"
	"fray/table"
)

// clash is one check after another with everything that may be done about it: before the dice its difficulty may be
// raised, on the total dice may be added in turn, the die may be rolled again, and the degree be changed at the end.
type clash struct {
	Turn  int8
	Dice  [2]int8 // left to spend
	Raise int8
	Total int16 // shown to the asked seat
	Again [2]bool
	Hits  [2]int8
}

const (
	clashGo table.Verb = iota
	clashRaise
	clashAdd
	clashAgain
	clashTurn
	clashPass
)

func clashPlot() *plot[clash] {
	p := &plot[clash]{
		verbs: []string{"go", "raise", "add", "again", "turn", "pass"}, kinds: []string{"turn", "before", "total", "degree"},
		ruleText: []string{"check", "raise", "add", "again", "degree", "hit", "miss"},
	}
	p.cast = table.Cast{
		Name: "clash", Sides: []string{"reds", "blues"}, Seats: []string{"gm", "red", "blue"}, Combatants: members("ann:0:1", "ben:1:2"),
	}
	p.over = func(s *clash) (table.Result, bool) { return table.Draw, s.Turn == 2 }
	p.beat = func(s *clash, t *table.Table) { s.beat(t) }
	p.prompt = func(s *clash, q *table.Question) string { // what is decided on is in the state, in the middle of the beat too
		return fmt.Sprintf("%s? the total is %d", p.kinds[q.Kind], s.Total)
	}
	p.best = func(s *clash, q *table.Question) table.Option { // adds a die to a miss, has a hit rolled again
		need := 11 + 5*int16(s.Raise)
		for _, g := range q.Groups() {
			switch {
			case g.Option.Verb == clashAdd && q.Who == table.Who(s.Turn) && s.Total < need,
				g.Option.Verb == clashAgain && q.Who != table.Who(s.Turn) && s.Total >= need:
				return g.Option
			}
		}
		return q.Default()
	}
	return p
}

func (s *clash) beat(t *table.Table) {
	who := table.Who(s.Turn)
	target := 1 - who
	q := t.Ask(0, 1, who, table.JustSeat(table.Seat(who+1)))
	q.Add(table.Do(clashGo))
	t.Choose(q)
	s.Raise = s.ask(t, 1, 2, target, clashRaise, true)
	s.roll(t, who)
	if s.ask(t, 2, 4, target, clashAgain, !s.Again[target]) == 1 {
		s.Again[target] = true
		say(t, table.Reacted, 4, target, who)
		s.roll(t, who)
	}
	for i, passed := who, 0; passed < 2; i = 1 - i { // in turn, until both decline in a row
		passed++
		if s.ask(t, 2, 3, i, clashAdd, s.Dice[i] > 0) == 1 {
			passed = 0
			s.Dice[i]--
			sign := int16(1)
			if i != who {
				sign = -1
			}
			s.Total += sign * int16(t.Roll(&table.Roll{Rule: 3, Who: i, Count: 1, Sides: 6}))
			say(t, table.Own, 3, i, table.Nobody, int(s.Total))
		}
	}
	hit := s.Total >= 11+5*int16(s.Raise)
	if s.ask(t, 3, 5, target, clashTurn, hit && s.Total == 11) == 1 {
		hit = false
	}
	if hit {
		s.Hits[who]++
		say(t, table.Hit, 6, who, target)
	} else {
		say(t, table.Missed, 7, who, target)
	}
	s.Turn++
}

// roll has no bands: what it shows may be changed.
func (s *clash) roll(t *table.Table, who table.Who) {
	s.Total = int16(t.Roll(&table.Roll{Rule: 1, Who: who, Count: 1, Sides: 20}))
	say(t, table.Rolled, 1, who, table.Nobody, int(s.Total))
}

// ask asks for one thing that may be done, if it may, and gives 1 if it is.
func (s *clash) ask(t *table.Table, k table.Kind, r table.Rule, who table.Who, v table.Verb, may bool) int8 {
	if !may {
		return 0
	}
	q := t.Ask(k, r, who, table.JustSeat(table.Seat(who+1)))
	q.Add(table.Do(v))
	q.Add(table.Do(clashPass))
	if t.Choose(q).Verb == v {
		return 1
	}
	return 0
}

func newClash() table.Game { return clashPlot().start(clash{Dice: [2]int8{2, 1}}) }

// TestInterruptsAroundARoll interrupts before and after the dice, which are typed: dice are added, the die is rolled
// again, and a degree is turned.
func TestInterruptsAroundARoll(t *testing.T) {
	s := sit(t, newClash, table.DiceAsk)
	s.play("red: go", "blue: pass", "13")
	s.hears(2, "check ann 13") // seen before it is decided on
	if got := s.Game().Prompt(s.Open()); got != "total? the total is 13" {
		t.Errorf("asked %q", got)
	}
	s.play("blue: again")
	s.isOpen("roll 1d20")
	s.play("8", "red: add", "6", "blue: add", "3", "red: pass") // 8 + 6 - 3; ben has no dice left
	s.isOpen("blue: turn pass")                                 // 11 hits just so
	s.hears(0, "check ann 13", "again ben ann", "check ann 8", "add ann 14", "add ben 11")
	s.play("blue: turn", "blue: go", "red: raise", "14", "red: pass")
	s.play("red: pass")
	if _, over := s.Over(); !over {
		t.Error("it is not over")
	}
	s.hears(1, "check ann 13", "again ben ann", "check ann 8", "add ann 14", "add ben 11", "miss ann ben", "check ben 14", "miss ben ann")
	s.prove()
}

// TestInterruptsKeepTheDice throws what has been seen again from the seed, and rolls what comes after an interrupt again.
func TestInterruptsKeepTheDice(t *testing.T) {
	s := sit(t, newClash, table.DiceRoll)
	s.play("red: go", "blue: pass")
	first := s.said(0)
	s.play("blue: again")
	second := s.said(0)
	if len(second) != 3 || second[0] != first[0] {
		t.Fatalf("said %q, then %q", first, second)
	}
	if err := s.Undo(2); err != nil {
		t.Fatal(err)
	}
	if got := s.said(0); got[0] != first[0] {
		t.Errorf("taken back, the die shows %q", got)
	}
	s.play("blue: again")
	if got := s.said(0); got[2] != second[2] {
		t.Errorf("taking it back was a way to fish for dice: %q, then %q", second, got)
	}
	s.play("red: pass", "blue: pass")
	for len(s.Inputs()) < 30 {
		if _, over := s.Over(); over {
			break
		}
		q := s.Open()
		if err := s.AnswerOption(q.Seats.First(), q.Default()); err != nil {
			t.Fatal(err)
		}
	}
	s.prove()
}

// TestInterruptOdds is exact with everything in it: ann adds two dice where she misses, and ben has a hit rolled again and
// takes one die off it. The policy sees the totals, so that the rolls are looked at value by value.
func TestInterruptOdds(t *testing.T) {
	s := sit(t, newClash, table.DiceRoll)
	r, err := odds.Key(context.Background(), s.Session, "go", odds.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if want := clashByHand(); !r.Exact || r.Hit.Exact.Cmp(want) != 0 {
		t.Errorf("exact %v: %v, want %v", r.Exact, r.Hit.Exact, want)
	}
}

// clashByHand goes every way of dice: ann adds while she misses and has dice; ben only asks for the first roll again.
func clashByHand() *big.Rat {
	weights := new(big.Rat)
	final := func(v int) *big.Rat { // the chance to hit from a total, with two dice to add one by one
		if v >= 11 {
			return big.NewRat(1, 1)
		}
		hits := int64(0)
		for a := 1; a <= 6; a++ {
			for b := 1; b <= 6; b++ {
				if v+a >= 11 || v+a+b >= 11 {
					hits++
				}
			}
		}
		return big.NewRat(hits, 36)
	}
	again := new(big.Rat)
	for v := 1; v <= 20; v++ {
		again.Add(again, final(v))
	}
	again.Quo(again, big.NewRat(20, 1))
	for v := 1; v <= 20; v++ {
		if v >= 11 {
			weights.Add(weights, again)
		} else {
			weights.Add(weights, final(v))
		}
	}
	return weights.Quo(weights, big.NewRat(20, 1))
}
