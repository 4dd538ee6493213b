package phase_test

import (
	"fmt"
	"strings"
	"testing"

	"fray/ruleset/phase"
	"fray/ruleset/phase/rule"
	"fray/table"
)

// TestPinnedWhy: a roll says which of several bonuses counts, what the others are lost to, and each penalty by its maneuver
// (phase.aoo.worst_modifiers).
func TestPinnedWhy(t *testing.T) {
	const several = "several"
	for _, x := range []struct{ own, free, want string }{
		{"", "strike:b:unarmed", ""},
		{"", "strike:b:kick", "strike +2"},
		{"strike:b:kick", "strike:b:kick", "strike +2"},
		{"strike:b:kick", "strike:b:jab", "several +2 lost to strike, strike +1"},
		{"strike:b:jab", "strike:b:kick", "strike +2 lost to several, several +1"},
		{"strike:b:kick", "strike:b:unarmed", "several +2 lost to strike"},
		{"strike:b:unarmed", "strike:b:kick", "strike +2 lost to several"},
		{"strike:b:kick", "disarm:b:rod:kick", "several +2 lost to disarm, disarm -2, attack +2 lost to several"},
		{"disarm:b:rod:unarmed", "disarm:b:rod:unarmed", "disarm -2, several -2"},
		{"disarm:b:rod:unarmed", "grab:b", "grab -1, several -2"},
	} {
		s := table.NewSession(newGame(t, quarrel()), table.Options{Seed: table.Practice(3)})
		for _, key := range []string{x.own, "end", "half-move:4,0", x.free} {
			if key == "" {
				continue
			}
			if err := s.Answer(s.Open().Seats.First(), key); err != nil {
				t.Fatal(err)
			}
		}
		names := map[table.Rule]string{
			rule.AooWorstModifiers: several, rule.ManStrike: "strike", rule.ManDisarm: "disarm", rule.ManGrab: "grab", rule.ManOtherAttacks: "attack",
		}
		if got := modsSaid(s, names); got != x.want {
			t.Errorf("%s, then %s: %q, want %q", x.own, x.free, got, x.want)
		}
	}
}

// quarrel is a fight in which a acts first and b, who is hard to hit and has a rod, walks away.
func quarrel() *phase.Setup {
	return &phase.Setup{
		Attacks: map[string]phase.Attack{"kick": {DC: 1, ManOCV: 2}, "jab": {DC: 1, ManOCV: 1}},
		Items:   map[string]phase.Item{"rod": {}},
		Combatants: []phase.Combatant{
			{ID: "a", Side: "red", At: "0,0", CV: new(9), OCV: new(0), Attacks: []string{"kick", "jab"}},
			{ID: "b", Side: "blue", At: "1,0", CV: new(5), DCV: new(30), InHand: []string{"rod"}, Conditions: phase.Conditions{"hesitating"}},
		},
	}
}

// modsSaid is what the latest roll says of the bonuses and penalties of its maneuvers.
func modsSaid(s *table.Session, names map[table.Rule]string) string {
	var said []string
	for _, e := range s.Events() {
		if e.Kind == table.Rolled {
			said = nil
			for _, m := range e.Mods {
				line := fmt.Sprintf("%s %+d", names[m.Rule], m.Value)
				if m.Fate == table.Lost {
					line += " lost to " + names[m.By]
				}
				if !m.Against && names[m.Rule] != "" {
					said = append(said, line)
				}
			}
		}
	}
	return strings.Join(said, ", ")
}
