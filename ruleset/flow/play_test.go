package flow_test

import (
	"fmt"
	"testing"

	"fray/ruleset/flow"
	"fray/ruleset/rulestest/property"
	"fray/space"
	"fray/table"
)

// skirmish is 4 against 6 of many kinds on a map of 20 by 20 hexes: every list of options is in use.
func skirmish(a, b int) *flow.Setup {
	s := &flow.Setup{
		Ruleset: "flow", Name: "skirmish", Map: space.Plan{Hex: []int{20, 20}}, Surprised: &[]string{},
		Items: map[string]flow.Item{
			"sword":    {Category: "sword", Damage: "1d8"},
			"axe":      {Category: "axe", Damage: "1d8+1"},
			"dagger":   {Category: "finesse", Damage: "1d6", Thrown: true, Range: 3},
			"polearm":  {Category: "polearm", Hands: 2, Reach: 2, Damage: "1d10"},
			"shield":   {Category: "shield", Damage: "1d4"},
			"shortbow": {Category: "bow", Hands: 2, Range: 6, Damage: "1d8"},
			"mace":     {Category: "mace", Damage: "1d8"},
			"potion":   {Potion: "1d8+2"},
		},
		Abilities: map[string]flow.Ability{
			"ember-dart": {Kind: "spell", Range: "8", Attack: true, Damage: "1d8+1"},
			"fire-burst": {Kind: "spell", Range: "10", Shape: "area", Radius: 1, FP: 3, Attack: true, Damage: "2d6"},
			"mend":       {Kind: "spell", Range: "touch", Shape: "ally", FP: 1, Heal: "1d8+2"},
		},
	}
	kinds := []flow.Combatant{
		{Hands: flow.Hands{Main: "sword", Off: "shield"}, Carried: []string{"dagger", "potion"}, Armor: 2, Melee: new(60)},
		{Hands: flow.Hands{Main: "shortbow"}, Carried: []string{"dagger"}, Ranged: new(60)},
		{Hands: flow.Hands{Main: "polearm"}, Armor: 1, Melee: new(55)},
		{Hands: flow.Hands{Main: "dagger"}, Casting: new(60), Abilities: []string{"ember-dart", "fire-burst", "mend"}},
		{Hands: flow.Hands{Main: "axe", Off: "mace"}, Melee: new(50)},
	}
	h, _ := space.NewHexes(20, 20, 0, 0)
	for i := range a + b {
		c := kinds[i%len(kinds)]
		c.ID, c.Side = fmt.Sprintf("r%d", i+1), "red"
		k, n, col := i, a, 2
		if i >= a {
			c.ID, c.Side, k, n, col = fmt.Sprintf("b%d", i-a+1), "blue", i-a, b, 17
		}
		c.At = h.Name(h.AtOffset(col, 1+k*18/n))
		s.Combatants = append(s.Combatants, c)
	}
	return s
}

func newGame(t testing.TB, s *flow.Setup) *flow.Game {
	t.Helper()
	g, problems := flow.New(s)
	for _, p := range problems {
		t.Fatal(p)
	}
	return g
}

func TestRandomFightsEnd(t *testing.T) {
	start := newGame(t, skirmish(4, 6))
	g := start.Clone()
	for i := range 200 {
		g.CopyFrom(start)
		r := &property.Roller{Check: true, T: t}
		r.Rng.Seed(7, uint64(i))
		tb := &table.Table{Answers: r}
		tb.Reset(uint64(i))
		for beats := 0; ; beats++ {
			if _, over := g.Over(); over {
				break
			}
			if beats > 100000 {
				t.Fatal("the fight does not end")
			}
			tb.Beat(g)
		}
	}
}

func BenchmarkRandom(b *testing.B) {
	for _, n := range []int{4, 12} {
		b.Run(fmt.Sprintf("%dv%d", n, n+n/2), func(b *testing.B) {
			start := newGame(b, skirmish(n, n+n/2))
			g := start.Clone()
			r := &property.Roller{}
			tb := &table.Table{Answers: r}
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				g.CopyFrom(start)
				r.Rng.Seed(7, uint64(i))
				tb.Reset(uint64(i))
				for {
					if _, over := g.Over(); over {
						break
					}
					tb.Beat(g)
				}
				i++
			}
			b.ReportMetric(float64(r.N)/float64(i), "decisions/fight")
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(r.N), "ns/decision")
		})
	}
}

// tactician answers with the game's own tactics for one side and at random for the other.
type tactician struct {
	g    *flow.Game
	roll property.Roller
	side [2]bool // by side: greedy
	n    int
}

func (b *tactician) Answer(q *table.Question) (table.Option, bool) {
	b.n++
	if q.Who < 0 {
		return q.Default(), true
	}
	if b.side[b.g.Cast().Combatants[q.Who].Side] {
		return b.g.Best(q), true
	}
	return b.roll.Answer(q)
}

func TestGreedyBeatsRandom(t *testing.T) {
	start := newGame(t, skirmish(5, 5))
	g := start.Clone().(*flow.Game)
	wins := 0
	for i := range 100 {
		g.CopyFrom(start)
		b := &tactician{g: g, side: [2]bool{i%2 == 0, i%2 == 1}}
		b.roll.Rng.Seed(3, uint64(i))
		tb := &table.Table{Answers: b}
		tb.Reset(uint64(i))
		for {
			if r, over := g.Over(); over {
				if int(r) == i%2 {
					wins++
				}
				break
			}
			tb.Beat(g)
		}
	}
	if wins < 95 {
		t.Errorf("greedy won %d of 100 mirrored fights against random, expected at least 95", wins)
	}
}

func BenchmarkGreedy(b *testing.B) {
	start := newGame(b, skirmish(4, 6))
	g := start.Clone().(*flow.Game)
	bot := &tactician{g: g, side: [2]bool{true, true}}
	tb := &table.Table{Answers: bot}
	b.ReportAllocs()
	i, rounds := 0, 0
	for b.Loop() {
		g.CopyFrom(start)
		tb.Reset(uint64(i))
		for {
			if _, over := g.Over(); over {
				break
			}
			tb.Beat(g)
		}
		var tally table.Tally
		g.Tally(&tally)
		rounds += tally.Rounds
		i++
	}
	b.ReportMetric(float64(bot.n)/float64(i), "decisions/fight")
	b.ReportMetric(float64(rounds)/float64(i), "rounds/fight")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(bot.n), "ns/decision")
}
