package table_test

import (
	"os"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"fray/bot"
	"fray/table"
)

// TestDecreesLeaveDice plays two fights by the same bots from one seed. In one of them the GM keeps decreeing what is so already:
// no die and no bot's choice may differ.
func TestDecreesLeaveDice(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		plain, decreed := table.NewSession(skirmish(), table.Options{Seed: table.Practice(seed)}), table.NewSession(skirmish(), table.Options{Seed: table.Practice(seed)})
		for n := 0; plain.Open() != nil && n < 60; n++ {
			for range rapid.IntRange(0, 2).Draw(t, "decrees") {
				_ = decreed.Adjust(standing(decreed.Game())) // refused in the middle of an action
			}
			randomly(t, plain)
			randomly(t, decreed)
			if x, y := allThrown(plain), allThrown(decreed); !slices.Equal(x, y) {
				t.Fatalf("after %d answers the dice are %v, with decrees %v", n, x, y)
			}
			if plain.Dealt() != decreed.Dealt() || plain.RestDealt() != decreed.RestDealt() {
				t.Fatalf("dice are keyed by %d (%d), with decrees by %d (%d)", plain.Dealt(), plain.RestDealt(), decreed.Dealt(), decreed.RestDealt())
			}
		}
		if x, y := plain.StateHash(), decreed.StateHash(); x != y {
			t.Fatalf("the state is %s, with decrees %s", x, y)
		}
		if n := len(decreed.Inputs()); n > 0 {
			must(t, decreed.Undo(rapid.IntRange(0, n-1).Draw(t, "keep")))
			again := table.NewSession(skirmish(), table.Options{Seed: table.Practice(seed)})
			for again.Dealt() < decreed.Dealt() {
				randomly(t, again)
			}
			if x, y := allThrown(again), allThrown(decreed); !slices.Equal(x, y) {
				t.Fatalf("the dice are %v, after an undo over decrees %v", x, y)
			}
		}
	})
}

// standing is a decree that changes nothing: the hit points that a goblin has.
func standing(g table.Game) table.Adjustment {
	for _, k := range g.View(table.GM).Tokens {
		if k.ID == "goblin-1" {
			return table.Adjustment{Do: "set", Who: k.ID, What: "HP", Value: k.Meters[0].Value}
		}
	}
	return table.Adjustment{}
}

// randomly has the random bot answer.
func randomly(t *rapid.T, s *table.Session) {
	q := s.Open()
	if q == nil {
		t.Fatal("nobody is asked anything")
	}
	var r table.Rand
	bot.Deal(&r, s.Seed(), s.Dealt())
	must(t, s.AnswerOption(q.Seats.First(), bot.Random{}.Choose(s.Game(), q, table.JustSeat(q.Seats.First()), &r)))
}

// allThrown are the faces of all dice so far.
func allThrown(s *table.Session) []int32 {
	var all []int32
	for _, x := range s.Throws() {
		all = append(all, x.Faces...)
	}
	return all
}

// TestCountDecrees replays the record of a fight in which decrees counted for dice; without the option it is refused at the first
// answer after the decree whose dice differ.
func TestCountDecrees(t *testing.T) {
	was, err := os.ReadFile("testdata/skirmish-1.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	rec := reread(t, was)
	for _, count := range []bool{true, false} {
		o := rec.Header.Options(rec.Base)
		o.CountDecrees = count
		s := table.NewSession(skirmish(), o)
		for range rec.Inputs {
			if err = rec.Step(s); err != nil {
				break
			}
		}
		if (err == nil) != count {
			t.Errorf("decrees count: %v; the replay says %v", count, err)
		}
	}
}
