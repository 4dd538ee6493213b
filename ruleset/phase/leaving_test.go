package phase_test

import (
	"strings"
	"testing"

	"fray/ruleset/phase"
	"fray/space"
	"fray/table"
)

// TestPinnedRidersLeave: a rider that leaves the map takes its mount with it, and nothing of it stays behind in the state
// (phase.time.combat_end).
func TestPinnedRidersLeave(t *testing.T) {
	in := pair()
	in.Map = space.Plan{Hex: []int{12, 1}, Origin: []int{0, 0}}
	in.Objects = []phase.Object{{ID: "horse", Kind: "mount", At: "0,0"}}
	in.Combatants[0].Mount, in.Combatants[0].CV = "horse", new(9)
	in.Combatants[0].On = nil
	s := table.NewSession(newGame(t, in), table.Options{Seed: table.Practice(1)})
	for _, c := range s.Choices(1) {
		if strings.HasPrefix(c.Key, "half-move:") && strings.Contains(c.Label, "off the map") {
			if err := s.Answer(1, c.Key); err != nil {
				t.Fatal(err)
			}
			if faults := s.Game().(*phase.Game).Faults(); len(faults) > 0 {
				t.Error(faults)
			}
			return
		}
	}
	t.Fatal("the rider cannot leave")
}

// TestPinnedHiddenFirst: what happens to a hidden combatant stays between the game master and its seat, for the first one listed too.
func TestPinnedHiddenFirst(t *testing.T) {
	in := pair()
	in.Combatants[0].Hidden = true
	s := table.NewSession(newGame(t, in), table.Options{Seed: table.Practice(1)})
	for _, e := range s.Events() {
		if e.Who == 0 && e.To == table.Everybody() {
			t.Errorf("everybody hears %+v", e)
		}
	}
	noticed := false
	for _, e := range s.Events() {
		noticed = noticed || e.Who == 0
	}
	if !noticed {
		t.Error("nothing happens to the hidden combatant")
	}
}

// TestPinnedWaiterHasTheTurn: a delayed slot is a turn of the waiter for the table too (phase.delay.initiative).
func TestPinnedWaiterHasTheTurn(t *testing.T) {
	in := pair()
	in.Combatants[0].CV = new(9)
	s := table.NewSession(newGame(t, in), table.Options{Seed: table.Practice(1)})
	for _, x := range []struct {
		seat table.Seat
		key  string
		mine bool // it is the turn of the one that waits
	}{{1, "delay", true}, {1, "none", false}, {2, "end", false}, {1, "act", true}} {
		if err := s.Answer(x.seat, x.key); err != nil {
			t.Fatal(err)
		}
		if who, round := s.Turn(); (who == 0) != x.mine || round != 1 {
			t.Errorf("after %s it is the turn of %d in round %d", x.key, who, round)
		}
	}
}
