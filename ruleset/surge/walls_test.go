package surge_test

import (
	"fmt"
	"math/bits"
	"testing"

	"fray/ruleset/surge"
	"fray/table"
)

// TestManyDoors: sight follows the doors however many sets of closed ones a fight has had: seven doors around an archer are opened and closed
// one at a time, so that each turn has another set, and a shot goes through the last door only while it is open.
func TestManyDoors(t *testing.T) {
	around := [...][2]int{{3, 3}, {4, 3}, {5, 3}, {3, 4}, {3, 5}, {4, 5}, {5, 4}}
	in := skirmish()
	in.Combatants[0].At, in.Combatants[0].Attacks, in.Combatants[0].Initiative = "4,4", []string{"bow"}, new(20)
	in.Combatants[1].At, in.Combatants[1].Initiative = "8,4", new(10)
	in.Attacks["bow"] = surge.Attack{Kind: "ranged", Rank: 3}
	for i, at := range around {
		in.Things = append(in.Things, surge.Thing{ID: fmt.Sprintf("door-%d", i), At: fmt.Sprintf("%d,%d", at[0], at[1]), Blocks: true})
	}
	s := table.NewSession(newGame(t, in), table.Options{Seed: table.Practice(1)})
	heroes, _ := s.Game().Cast().Seat("heroes")
	foes, _ := s.Game().Cast().Seat("foes")
	open := false
	for n := 1; n < 70; n++ {
		door := bits.TrailingZeros(uint(n))
		open = open != (door == len(around)-1)
		for _, x := range []struct {
			by  table.Seat
			key string
		}{{heroes, fmt.Sprintf("operate:door-%d", door)}, {heroes, "end"}, {foes, "end"}} {
			if err := s.Answer(x.by, x.key); err != nil {
				t.Fatalf("turn %d: %v", n, err)
			}
		}
		if _, shot := s.Option("attack:b:bow"); shot != open {
			t.Fatalf("turn %d: the last door is open: %t, and the shot is listed: %t", n, open, shot)
		}
	}
}
