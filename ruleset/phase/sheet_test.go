package phase_test

import (
	"slices"
	"strings"
	"testing"

	"fray/ruleset/phase"
	"fray/table"
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

// TestRefusedPlaces: a combatant stands in no wall, and two combatants ride no mount together.
func TestRefusedPlaces(t *testing.T) {
	walled, ridden := pair(), pair()
	walled.Map.Draw = "# . . . . . . . . . . ."
	ridden.Objects = []phase.Object{{ID: "bay", Kind: "mount"}}
	ridden.Combatants[0].Mount, ridden.Combatants[1].Mount = "bay", "bay"
	for want, in := range map[string]*phase.Setup{"0,0 cannot be entered": walled, "bay has a rider already": ridden} {
		_, problems := phase.New(in)
		if !slices.ContainsFunc(problems, func(p table.Problem) bool { return strings.Contains(p.Error(), want) }) {
			t.Errorf("%v, want %s", problems, want)
		}
	}
}
