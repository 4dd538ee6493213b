package flank_test

import (
	"testing"

	"fray/ruleset/flank"
	"fray/table"
)

// against answers greedily for the first side, and does as little as it can for the other.
type against struct{ g table.Game }

// Answer picks an option.
func (a *against) Answer(q *table.Question) (table.Option, bool) {
	if q.Who != table.Nobody && a.g.Cast().Combatants[q.Who].Side != 0 {
		return q.Default(), true
	}
	return a.g.Best(q), true
}

// TestGreedyEndsTheFight: an encounter of flank has one objective, that no foe is left that can still fight
// (flank.turn.end_of_encounter). The greedy bot reaches it where the last foe sleeps, hides, is around a corner or up in the air, or lies
// beside one that cannot fight any more.
func TestGreedyEndsTheFight(t *testing.T) {
	hidden, dying, both := 14, -1, 2
	yard := []string{"............\n............\n............\n............"}
	for name, c := range map[string]struct {
		squares []string
		last    flank.Combatant
	}{
		"asleep":              {yard, flank.Combatant{At: "9,1", Asleep: true}},
		"in hiding":           {[]string{"............\n.........;..\n............\n............"}, flank.Combatant{At: "10,1", HiddenAt: &hidden}},
		"around a corner":     {[]string{".....#......\n.....#......\n.....#......\n............"}, flank.Combatant{At: "8,0"}},
		"in the air":          {append(yard[:1:1], yard[0], yard[0], yard[0], yard[0]), flank.Combatant{At: "9,1,4", Flying: true, Speeds: map[string]int{"fly": 30}}},
		"beside a dying ally": {yard, flank.Combatant{At: "9,3"}},
	} {
		t.Run(name, func(t *testing.T) {
			level := ""
			if len(c.squares) > 1 {
				level = ",0"
			}
			c.last.ID, c.last.Side, c.last.HPMax = "b", "blue", 20
			s := &flank.Setup{MaxRounds: 40, Items: map[string]flank.Item{
				"sword": {Attacks: []flank.Attack{{Dice: "1d8"}}},
				"bow":   {Hands: &both, Attacks: []flank.Attack{{Kind: "ranged", Dice: "1d6", Range: 60}}},
			}}
			s.Map.Squares = c.squares
			s.Combatants = []flank.Combatant{
				{ID: "a", Side: "red", At: "0,1" + level, Held: []string{"sword"}, Carried: []string{"bow"}, Level: 4},
				{ID: "fallen", Side: "blue", At: "9,2" + level, HP: &dying, HPMax: 20, Below: 1000},
				c.last,
			}
			g, problems := flank.New(s)
			for _, p := range problems {
				t.Fatal(p)
			}
			for seed := range uint64(5) {
				fight := g.Clone().(*flank.Game)
				tb := table.Table{Answers: &against{fight}}
				tb.Reset(seed)
				over, result := false, table.Draw
				for !over {
					tb.Beat(fight)
					result, over = fight.Over()
				}
				if int(result) != 0 {
					t.Errorf("seed %d: the fight ends with %d, want a victory of the first side", seed, result)
				}
			}
		})
	}
}
