package phase_test

import (
	"strings"
	"testing"

	"fray/ruleset/phase"
)

// TestPowersOfTheKnockedOut: a combatant that begins knocked out has no power on that costs END.
func TestPowersOfTheKnockedOut(t *testing.T) {
	for stun, refused := range map[int]bool{-1: true, 0: true, 1: false} {
		in := pair()
		in.Combatants[0].STUN = &stun
		_, problems := phase.New(in)
		if refused != (len(problems) == 1 && strings.Contains(problems[0].Error(), "glow costs END")) {
			t.Errorf("with %d STUN: %v", stun, problems)
		}
	}
}
