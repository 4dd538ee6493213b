package surge_test

import (
	"slices"
	"strings"
	"testing"

	"fray/table"
)

// TestSurgeWarns: the options of a Surge say what a further step of fatigue does to the tired, and nothing to the fresh.
func TestSurgeWarns(t *testing.T) {
	for fatigue, want := range []string{"", "fatigue will exhaust a at its next turn", "fatigue will incapacitate a at its next turn"} {
		setup := skirmish()
		setup.Combatants[0].Fatigue = fatigue
		setup.Combatants[0].Initiative = new(30)
		s := table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(1)})
		seen := 0
		for _, c := range s.Choices(s.Game().Cast().Combatants[0].Seat) {
			surges := strings.HasPrefix(c.Key, "surge:") || strings.HasPrefix(c.Key, "run:b")
			seen += table.Bit(surges)
			if warned := slices.Contains(c.Warnings, want); warned != (surges && want != "") {
				t.Errorf("fatigue %d: %s warns of %q", fatigue, c.Key, c.Warnings)
			}
		}
		if seen < 20 {
			t.Errorf("fatigue %d: %d options of a Surge, which prove little", fatigue, seen)
		}
	}
}
