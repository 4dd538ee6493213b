package surge_test

import (
	"testing"

	"fray/bot"
	"fray/ruleset/surge"
	"fray/table"
)

// duel is a fair Combat of three against three, council a fair Conflict, in which the sides are mirrored.
func duel() *surge.Setup {
	s := brawl()
	s.Combatants = s.Combatants[:0]
	for i, side := range []string{"heroes", "foes"} {
		for k := range 3 {
			c := surge.Combatant{
				ID: side[:1] + string(rune('0'+k)), Side: side, Skills: map[string]int{"melee": 5, "marksmanship": 5, "athletics": 3, "reaction": 3, "might": 4},
				Parry: 5, Dodge: 5, Fortitude: 4, Reflex: 4, Will: 4, Toughness: 3, Attacks: []string{"sword"}, Held: []string{"sword"},
				At: []string{"3,3", "3,5", "3,7", "9,3", "9,5", "9,7"}[3*i+k],
			}
			if k == 2 {
				c.Attacks, c.Held = []string{"bow"}, []string{"bow"}
			}
			s.Combatants = append(s.Combatants, c)
		}
	}
	return s
}

func council() *surge.Setup {
	s := &surge.Setup{
		Ruleset: "surge", Name: "council", Type: "conflict", Map: surge.Ground{Zones: []string{"hall", "garden"}}, MaxRounds: 30,
		Attacks: map[string]surge.Attack{"jibe": {Kind: "court", Rank: 5}, "gossip": {Kind: "rumor", Rank: 4}},
	}
	for i, side := range []string{"heroes", "foes"} {
		for k := range 3 {
			s.Combatants = append(s.Combatants, surge.Combatant{
				ID: side[:1] + string(rune('0'+k)), Side: side, At: []string{"hall", "garden"}[(i+k)%2], Attacks: []string{"jibe", "gossip"},
				Skills: map[string]int{"persuasion": 5, "guile": 5, "wits": 2, "insight": 3}, Composure: 5, Repute: 5, Will: 3,
			})
		}
	}
	return s
}

// TestGreedyBeatsRandom plays mirrored encounters, each side greedy in half of them.
func TestGreedyBeatsRandom(t *testing.T) {
	for name, setup := range map[string]*surge.Setup{"duel": duel(), "council": council()} {
		start := newGame(t, setup)
		g, tb, r := start.Clone().(*surge.Game), &table.Table{}, &table.Rand{}
		won := 0
		const fights = 100
		for seed := range uint64(fights) {
			players := []bot.Player{bot.Greedy{}, bot.Random{}}
			if seed%2 == 1 {
				players[0], players[1] = players[1], players[0]
			}
			play(g, start, tb, bot.NewTeam(g.Cast(), players), r, seed)
			if result, _ := g.Over(); int(result) == int(seed%2) {
				won++
			}
		}
		if won < 95 {
			t.Errorf("%s: greedy wins %d of %d", name, won, fights)
		}
	}
}
