package phase_test

import (
	"cmp"
	"fmt"
	"strings"
	"testing"

	"fray/ruleset/phase"
	"fray/ruleset/phase/rule"
	"fray/table"
)

// TestPinnedWhy: a roll says which of several bonuses counts, what the others are lost to, and each penalty by its maneuver; a martial
// attack has its own name (phase.aoo.worst_modifiers, phase.man.other_attacks).
func TestPinnedWhy(t *testing.T) {
	const several = "several"
	for _, x := range []struct{ own, free, want string }{
		{"", "strike:b:unarmed", ""},
		{"", "strike:b:kick", "kick +2"},
		{"strike:b:kick", "strike:b:kick", "kick +2"},
		{"strike:b:kick", "strike:b:jab", "several +2 lost to strike, jab +1"},
		{"strike:b:jab", "strike:b:kick", "kick +2 lost to several, several +1"},
		{"strike:b:kick", "strike:b:unarmed", "several +2 lost to strike"},
		{"strike:b:unarmed", "strike:b:kick", "kick +2 lost to several"},
		{"strike:b:kick", "disarm:b:rod:kick", "several +2 lost to disarm, disarm -2, kick +2 lost to several"},
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
			rule.AooWorstModifiers: several, rule.ManStrike: "strike", rule.ManDisarm: "disarm", rule.ManGrab: "grab",
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
				name := cmp.Or(s.Game().ModTitle(m), names[m.Rule])
				line := fmt.Sprintf("%s %+d", name, m.Value)
				if m.Fate == table.Lost {
					line += " lost to " + names[m.By]
				}
				if !m.Against && name != "" && name != "OCV" {
					said = append(said, line)
				}
			}
		}
	}
	return strings.Join(said, ", ")
}

// TestPinnedCheckNumbers: the question of a skill check says what it has to show, less for each further enemy, and never more than 17,
// as 18 always fails (phase.aoo.skill_check_negates).
func TestPinnedCheckNumbers(t *testing.T) {
	for _, x := range []struct {
		skill, enemies int
		want           string
	}{{12, 1, "12 or less"}, {12, 2, "11 or less"}, {25, 1, "17 or less"}, {3, 2, "3 or less"}} {
		in := &phase.Setup{Combatants: []phase.Combatant{
			{ID: "a", Side: "red", At: "0,0", CV: new(9), Skills: map[string]phase.Skill{"acrobatics": {Roll: x.skill}}},
			{ID: "b", Side: "blue", At: "1,0"},
			{ID: "c", Side: "blue", At: "0,1"},
		}}
		in.Combatants = in.Combatants[:1+x.enemies]
		s := table.NewSession(newGame(t, in), table.Options{Seed: table.Practice(1)})
		if err := s.Answer(s.Open().Seats.First(), "half-move:-1,0"); err != nil {
			t.Fatal(err)
		}
		if got := s.Game().Prompt(s.Open()); !strings.Contains(got, x.want) {
			t.Errorf("skill %d, %d enemies: %q, want %q", x.skill, x.enemies, got, x.want)
		}
	}
}
