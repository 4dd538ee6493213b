package phase_test

import (
	"slices"
	"strings"
	"testing"

	"fray/ruleset/phase"
	"fray/table"
)

// TestPinnedPowersOfTheKnockedOut: a combatant that begins knocked out has no power on that costs END.
func TestPinnedPowersOfTheKnockedOut(t *testing.T) {
	for stun, refused := range map[int]bool{-1: true, 0: true, 1: false} {
		in := pair()
		in.Combatants[0].STUN = &stun
		_, problems := phase.New(in)
		if refused != (len(problems) == 1 && strings.Contains(problems[0].Error(), "glow costs END")) {
			t.Errorf("with %d STUN: %v", stun, problems)
		}
	}
}

// TestPinnedPowersOfInactiveSlots: a power whose slot of a multipower is not active is not on.
func TestPinnedPowersOfInactiveSlots(t *testing.T) {
	for active, refused := range map[string]bool{"glow": false, "charm": true} {
		in := pair()
		in.Combatants[0].On = []string{"glow"}
		in.Combatants[0].Multipowers = []phase.Multipower{{
			ID: "ring", Pool: 5, Slots: []phase.MultipowerUse{{Ability: "glow", Cost: 5}, {Ability: "charm", Cost: 5}}, Active: []string{active},
		}}
		_, problems := phase.New(in)
		if refused != (len(problems) == 1 && strings.Contains(problems[0].Error(), "the slot of glow is not active")) {
			t.Errorf("with the slot of %s active: %v", active, problems)
		}
	}
}

// TestPinnedRefusedWords: a condition that the rules do not know is refused, with those that they know.
func TestPinnedRefusedWords(t *testing.T) {
	in := pair()
	in.Combatants[0].Conditions = phase.Conditions{"pron"}
	_, problems := phase.New(in)
	if len(problems) != 1 || !strings.Contains(problems[0].Error(), `did you mean "prone"?`) {
		t.Errorf("%v", problems)
	}
}

// TestPinnedRefusedPlaces: a combatant stands in no wall, two combatants ride no mount together, and who is knocked out or dead does not
// wait out of sight.
func TestPinnedRefusedPlaces(t *testing.T) {
	walled, ridden, sleeper, body := pair(), pair(), pair(), pair()
	walled.Map.Draw = "# . . . . . . . . . . ."
	ridden.Objects = []phase.Object{{ID: "bay", Kind: "mount"}}
	ridden.Combatants[0].Mount, ridden.Combatants[1].Mount = "bay", "bay"
	for _, in := range []*phase.Setup{sleeper, body} {
		c := in.Combatants[3]
		c.ID, c.At, c.Hidden = "lurker", "5,0", true
		in.Combatants = append(in.Combatants, c)
	}
	sleeper.Combatants[4].STUN, body.Combatants[4].BODY = new(0), new(-10)
	for _, c := range []struct {
		in   *phase.Setup
		want string
	}{{walled, "0,0 cannot be entered"}, {ridden, "bay has a rider already"}, {sleeper, "[4].hidden"}, {body, "[4].hidden"}} {
		_, problems := phase.New(c.in)
		if !slices.ContainsFunc(problems, func(p table.Problem) bool { return strings.Contains(p.Error(), c.want) }) {
			t.Errorf("%v, want %s", problems, c.want)
		}
	}
}
