package escalation_test

import (
	"testing"

	"fray/ruleset/escalation"
	"fray/table"
)

// TestPartyOfOne: a party continues with the first combatant of the fight alone, and with a hireling that has no stances.
func TestPartyOfOne(t *testing.T) {
	setup := ambush()
	setup.Abilities = map[string]escalation.Ability{"bite": {Types: []string{"melee"}, Attack: &escalation.Attack{Hit: "3"}}}
	setup.Combatants = append(setup.Combatants, escalation.Combatant{ID: "dog", Side: "pcs", Attacks: []string{"bite"}, HP: new(4)})
	s := begun(t, setup)
	decree(t, s, table.Adjustment{Do: "end", What: "pcs"})
	from := s.Game().(*escalation.Game)
	for _, party := range [][]string{{"ana"}, {"dog"}} {
		next := ambush()
		next.Abilities = setup.Abilities
		next.Combatants = append(next.Combatants, setup.Combatants[4])
		if on, err := escalation.Carry(next, from, party, "quick"); !on || err != nil || len(next.Rest) != 1 || next.Rest[0] != "quick" {
			t.Errorf("%v continues: %v, %v, after %q", party, on, err, next.Rest)
		}
		if party[0] == "dog" && (next.Combatants[4].Stance != "" || *next.Combatants[4].HP != 4) {
			t.Errorf("the dog comes as %+v", next.Combatants[4])
		}
		if _, problems := escalation.New(next); len(problems) > 0 {
			t.Error(problems)
		}
	}
}
