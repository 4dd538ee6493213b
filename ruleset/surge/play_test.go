package surge_test

import (
	"fmt"
	"testing"

	"fray/bot"
	"fray/ruleset/surge"
	"fray/table"
)

// brawl is a Combat of four against six, with most of what the rules have.
func brawl() *surge.Setup {
	s := &surge.Setup{
		Ruleset: "surge", Name: "brawl", Map: surge.Ground{Size: []int{16, 12}}, MaxRounds: 20,
		Attacks: map[string]surge.Attack{
			"sword": {Rank: 5, Object: "sword"}, "bow": {Kind: "ranged", Rank: 4, Hands: new(2), Object: "bow"}, "claws": {Rank: 4, Hands: new(0)},
		},
		Abilities: map[string]surge.Ability{
			"fire": {Range: "ranged", Rank: 5, Source: "magic", Array: "storm"}, "blast": {Range: "ranged", Rank: 4, Area: true, Radius: 10, Array: "storm"},
			"ward": {Effect: "deflect", Rank: 6},
		},
		Objects: map[string]surge.Object{"sword": {Toughness: new(6)}, "bow": {HandsUsed: new(2)}},
	}
	skills := map[string]int{"melee": 5, "marksmanship": 5, "athletics": 4, "acrobatics": 4, "reaction": 3, "insight": 3, "deception": 3, "might": 4}
	for i := range 4 {
		c := surge.Combatant{
			ID: fmt.Sprintf("h%d", i), Side: "heroes", At: fmt.Sprintf("%d,%d", 2, 2+2*i), Hero: true, Destiny: new(2), Skills: skills,
			Parry: 5, Dodge: 5, Fortitude: 4, Reflex: 4, Will: 4, Toughness: 3, Attacks: []string{"sword"}, Held: []string{"sword"},
		}
		if i == 3 {
			c.Attacks, c.Held, c.Abilities = []string{"bow"}, []string{"bow"}, []string{"fire", "blast", "ward"}
		}
		s.Combatants = append(s.Combatants, c)
	}
	for i := range 6 {
		s.Combatants = append(s.Combatants, surge.Combatant{
			ID: fmt.Sprintf("f%d", i), Side: "foes", At: fmt.Sprintf("%d,%d", 10, 1+i), Template: "foe", Skills: map[string]int{"melee": 4, "athletics": 3},
			Parry: 4, Dodge: 3, Fortitude: 3, Reflex: 3, Will: 2, Toughness: 2, Attacks: []string{"claws"},
		})
	}
	return s
}

// play plays an encounter with the same bot on both sides and returns how many answers it took.
func play(g, start *surge.Game, tb *table.Table, team *bot.Team, r *table.Rand, seed uint64) int {
	g.CopyFrom(start)
	r.Seed(seed, 1)
	tb.Answers = &answers{g: g, team: team, r: r}
	tb.Reset(seed)
	for {
		if _, over := g.Over(); over {
			return tb.Inputs
		}
		tb.Beat(g)
	}
}

type answers struct {
	g    *surge.Game
	team *bot.Team
	r    *table.Rand
}

func (a *answers) Answer(q *table.Question) (table.Option, bool) {
	return a.team.Choose(a.g, q, q.Seats, a.r), true
}

// TestPlayAllocatesNothing plays a Combat of four against six at random: once the buffers have grown, nothing is allocated.
func TestPlayAllocatesNothing(t *testing.T) {
	start := newGame(t, brawl())
	g := start.Clone().(*surge.Game)
	tb, r := &table.Table{}, &table.Rand{}
	team := bot.NewTeam(g.Cast(), []bot.Player{bot.Random{}, bot.Random{}})
	for seed := range uint64(60) {
		play(g, start, tb, team, r, seed)
	}
	seed := uint64(0)
	if n := testing.AllocsPerRun(30, func() { play(g, start, tb, team, r, seed%60); seed++ }); n > 2 {
		t.Errorf("a Combat allocates %v times", n)
	}
}

func BenchmarkRandom(b *testing.B) {
	start := newGame(b, brawl())
	g := start.Clone().(*surge.Game)
	tb, r := &table.Table{}, &table.Rand{}
	team := bot.NewTeam(g.Cast(), []bot.Player{bot.Random{}, bot.Random{}})
	n := 0
	for i := 0; b.Loop(); i++ {
		n += play(g, start, tb, team, r, uint64(i))
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(n)/float64(b.N), "decisions/fight")
}
