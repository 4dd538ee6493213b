package phase_test

import (
	"slices"
	"testing"

	"fray/ruleset/phase"
	"fray/space"
	"fray/table"
)

// TestPinnedWarnings: an action that provokes warns of it, begun in this slot for the next one too; a readied or a free one does
// not (phase.move.split, phase.full.stored_focus).
func TestPinnedWarnings(t *testing.T) {
	in := pair()
	in.Combatants[0].CV, in.Combatants[0].Stored, in.Combatants[0].InHand = new(9), []string{"rod"}, []string{"axe"}
	in.Combatants[3].At = "0,1"
	in.Items = map[string]phase.Item{"rod": {}, "axe": {}}
	warned := map[string]int{}
	for _, c := range table.NewSession(newGame(t, in), table.Options{Seed: table.Practice(1)}).Choices(1) {
		warned[c.Key] = len(c.Warnings)
	}
	want := map[string]int{
		"retrieve:rod": 1, "retrieve:rod:start": 1, "stow:axe": 1, "stow:axe:start": 1, "sheathe:axe": 1, "half-move:-1,0": 1,
		"step:-1,0": 0, "drop:axe": 0, "ready": 0, "recover": 0, "dodge": 0,
	}
	for key, n := range want {
		if got, offered := warned[key]; !offered || got != n {
			t.Errorf("%s (offered: %v) has %d warnings, want %d", key, offered, got, n)
		}
	}
}

// TestWarnsOfADiveInVain: an abort to a half move that does not lead out of the attack's reach warns of it (phase.abort.defensive_list).
func TestWarnsOfADiveInVain(t *testing.T) {
	in := &phase.Setup{
		Ruleset: "phase", Name: "passage", Map: space.Plan{Hex: []int{8, 1}, Origin: []int{0, 0}},
		Attacks: map[string]phase.Attack{"pole": {DC: 4, Reach: 1}},
		Combatants: []phase.Combatant{
			{ID: "a", Side: "red", At: "1,0", CV: new(9), Attacks: []string{"pole"}},
			{ID: "b", Side: "blue", At: "2,0", CV: new(3)},
		},
	}
	s := table.NewSession(newGame(t, in), table.Options{Seed: table.Practice(1)})
	if err := s.Answer(1, "strike:b:pole"); err != nil {
		t.Fatal(err)
	}
	vain := map[string]bool{}
	for _, c := range s.Choices(2) {
		vain[c.Key] = slices.Contains(c.Warnings, "the attack can still hit")
	}
	if near, offered := vain["dive:3,0"]; !offered || !near {
		t.Errorf("a dive within reach: offered %v, warned %v, want both", offered, near)
	}
	if far, offered := vain["dive:4,0"]; !offered || far {
		t.Errorf("a dive out of reach: offered %v, warned %v, want no warning", offered, far)
	}
}
