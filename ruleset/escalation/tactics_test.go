package escalation_test

import (
	"testing"

	"fray/bot"
	"fray/pack"
	"fray/ruleset/escalation"
	"fray/table"
)

// rival answers with the greedy bot for one side and at random for the other.
type rival struct {
	g      *escalation.Game
	rng    table.Rand
	greedy int // side
}

func (r *rival) Answer(q *table.Question) (table.Option, bool) {
	switch {
	case q.Who >= 0 && r.g.Cast().Combatants[q.Who].Side == r.greedy:
		return bot.Greedy{}.Choose(r.g, q, q.Seats, &r.rng), true
	case q.Who >= 0:
		return bot.Random{}.Choose(r.g, q, q.Seats, &r.rng), true
	default:
		return q.Default(), true
	}
}

// fight plays one fight to its end and gives the side that won, or -1.
func fight(t *testing.T, r *rival, start *escalation.Game, seed uint64) int {
	t.Helper()
	r.g.CopyFrom(start)
	r.rng.Seed(3, seed)
	tb := &table.Table{Answers: r}
	tb.Reset(seed)
	for range 100000 {
		if won, over := r.g.Over(); over {
			return int(won)
		}
		tb.Beat(r.g)
	}
	t.Fatal("the fight does not end")
	return -1
}

// TestGreedyBeatsRandom: in every bundled fight, half of them with the one side greedy and half with the other, the bot
// that thinks beats the one that does not.
func TestGreedyBeatsRandom(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range lib.Encounters() {
		if e.Ruleset != "escalation" {
			continue
		}
		enc, err := lib.Encounter(e.Name)
		if err != nil {
			t.Fatal(err)
		}
		start := enc.Game.(*escalation.Game)
		r := &rival{g: start.Clone().(*escalation.Game)}
		wins := [2]int{}
		for i := range 100 {
			r.greedy = i % 2
			if fight(t, r, start, uint64(i)) == r.greedy {
				wins[r.greedy]++
			}
		}
		t.Logf("%s: %d of 50 as pcs, %d of 50 as enemies", e.Name, wins[0], wins[1])
		if wins[0]+wins[1] < 95 {
			t.Errorf("%s: greedy won %d of 100 mirrored fights against random, expected at least 95", e.Name, wins[0]+wins[1])
		}
	}
}

// TestGreedyAllocatesNothing: once a buffer is warm, whole fights of greedy bots take no memory.
func TestGreedyAllocatesNothing(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"fivescore", "bell-water", "reed-road"} {
		enc, err := lib.Encounter(name)
		if err != nil {
			t.Fatal(err)
		}
		start := enc.Game.(*escalation.Game)
		g := start.Clone().(*escalation.Game)
		tb := &table.Table{Answers: tactician{g}}
		play := func() {
			for seed := range uint64(20) {
				g.CopyFrom(start)
				tb.Reset(seed)
				for _, over := g.Over(); !over; _, over = g.Over() {
					tb.Beat(g)
				}
			}
		}
		play()
		if n := testing.AllocsPerRun(3, play); n > 0 {
			t.Errorf("%s: 20 fights allocate %v times, expected none", name, n)
		}
	}
}

// tactician answers with the greedy bot for everybody.
type tactician struct{ g *escalation.Game }

func (b tactician) Answer(q *table.Question) (table.Option, bool) {
	return bot.Greedy{}.Choose(b.g, q, q.Seats, nil), true
}
