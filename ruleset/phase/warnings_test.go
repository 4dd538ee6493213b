package phase_test

import (
	"testing"

	"fray/ruleset/phase"
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
