package escalation_test

import (
	"fmt"
	"strings"
	"testing"

	"fray/ruleset/escalation"
	"fray/table"
)

// laden is a hero with so many marks of some condition, with an ability that lets it save at once, and one that dazes.
func laden(n int, what escalation.Condition) *escalation.Setup {
	s := &escalation.Setup{
		Ruleset: "escalation", Name: "laden",
		Combatants: []escalation.Combatant{
			{ID: "ana", Kind: "pc", HPMax: new(500), RecoveriesMax: new(1), Abilities: []string{"shrug", "stare"}}, {ID: "gob"},
		},
		Abilities: map[string]escalation.Ability{
			"shrug": {Types: []string{"spell"}, Action: "quick", Target: "self", Range: "self", Provokes: "no", Effects: []escalation.Effect{{Do: "save"}}},
			"stare": {Types: []string{"spell"}, Action: "quick", Provokes: "no", Effects: []escalation.Effect{{Do: "condition", What: "dazed"}}},
		},
	}
	for range n {
		s.Combatants[0].Conditions = append(s.Combatants[0].Conditions, what)
	}
	return s
}

// logged returns how many events have a text with these words.
func logged(s *table.Session, words string) int {
	n := 0
	for _, e := range s.Events() {
		if strings.Contains(s.Game().Text(&e), words) {
			n++
		}
	}
	return n
}

// TestFortySaves: at the end of a turn each of 40 effects has its save, and each may be chosen for one of an ability's or of
// Rally's.
func TestFortySaves(t *testing.T) {
	shaken := escalation.Condition{Condition: "shaken", Lasts: "save_ends", Save: 13}
	s := begun(t, laden(40, shaken))
	play(t, s, "use:shrug")
	if n := s.Open().Count(); n != 40 {
		t.Errorf("the ability offers %d saves, expected 40", n)
	}
	s = begun(t, laden(40, shaken))
	play(t, s, "rally", "average")
	if n := s.Open().Count(); n != 41 {
		t.Errorf("Rally offers %d choices, expected 40 saves and none", n)
	}
	s = begun(t, laden(40, shaken))
	play(t, s, "end")
	for n := 40; n > 1; n-- {
		if got := s.Open().Count(); got != n {
			t.Fatalf("%d saves are left to choose from, expected %d", got, n)
		}
		play(t, s, fmt.Sprintf("save:%d:shaken", n))
	}
	if n := logged(s, "ana, save: "); n != 40 {
		t.Errorf("%d saves were made, expected 40", n)
	}
}

// TestFortyOngoing: each of 40 instances of ongoing damage is dealt.
func TestFortyOngoing(t *testing.T) {
	s := begun(t, laden(40, escalation.Condition{Ongoing: 1, Lasts: "encounter"}))
	play(t, s, "end")
	if n := logged(s, "ana takes 1 damage"); n != 40 {
		t.Errorf("%d were dealt, expected 40", n)
	}
}

// TestTooManyMarks: a mark too many is said in an event, refused in a decree and of a newcomer, and a fault of a setup.
func TestTooManyMarks(t *testing.T) {
	flying := escalation.Condition{Condition: "flying", Lasts: "encounter"}
	s := begun(t, laden(500, flying))
	play(t, s, "use:stare:gob")
	if logged(s, "gob does not get dazed: the fight has 500 conditions and effects already, which is the most it can have") != 1 {
		t.Error("no event says that gob is not dazed")
	}
	for _, a := range []table.Adjustment{
		{Do: "add", Who: "gob", What: "dazed"},
		{Do: "join", Who: "c0", Sheet: `{"combatants":[{"id":"x","conditions":[{"ongoing":3}]}]}`},
	} {
		if err := s.Adjust(a); err == nil || !strings.Contains(err.Error(), "500 conditions and the like lie on everybody") {
			t.Errorf("%s: %v", a, err)
		}
	}
	if _, problems := escalation.New(laden(501, flying)); len(problems) != 1 || problems[0].Error() != "combatants[0].conditions: found 501 in all, expected at most 500" {
		t.Errorf("found %v", problems)
	}
}
