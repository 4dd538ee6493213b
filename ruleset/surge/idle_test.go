package surge_test

import (
	"slices"
	"strings"
	"testing"

	"fray/ruleset/surge"
	"fray/table"
)

// TestIdleChoices: what brings nothing is marked, and stands behind all other choices: a Raise of an attack, a skill where another is as
// good, and words for an attitude that can get no better.
func TestIdleChoices(t *testing.T) {
	setup := &surge.Setup{Combatants: []surge.Combatant{
		{ID: "a", Side: "heroes", At: "1,1", Initiative: new(30)},
		{ID: "b", Side: "foes", At: "2,1"},
	}}
	idle := idleKeys(t, table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(1)}))
	for _, key := range idle {
		if !strings.Contains(key, ":raise") && !slices.Contains([]string{
			"assess:b:insight", "study:b:insight", "study:b:perception", "influence:b:persuasion", "influence:b:deception",
		}, key) {
			t.Errorf("%s is marked", key)
		}
	}
	if len(idle) < 9 {
		t.Errorf("found %q, expected the Raises of attacks and of a run, and five skills", idle)
	}
	court := &surge.Setup{Type: "conflict", Combatants: []surge.Combatant{
		{ID: "a", Side: "heroes", Initiative: new(30)},
		{ID: "b", Side: "foes", Attitudes: map[string]string{"a": "helpful"}},
	}}
	s := table.NewSession(newGame(t, court), table.Options{Seed: table.Practice(1)})
	if err := s.Answer(s.Game().Cast().Combatants[0].Seat, "influence:b:persuasion"); err != nil {
		t.Fatal(err)
	}
	for _, key := range idleKeys(t, s) {
		if !strings.HasPrefix(key, "about:improve:a") {
			t.Errorf("%s is marked", key)
		}
	}
}

// idleKeys are the keys of the choices that are marked, which have to be the last ones.
func idleKeys(t *testing.T, s *table.Session) []string {
	t.Helper()
	var out []string
	for _, c := range s.Choices(s.Game().Cast().Combatants[0].Seat) {
		switch {
		case c.Idle:
			out = append(out, c.Key)
		case len(out) > 0:
			t.Errorf("%s is behind %s, which brings nothing", c.Key, out[0])
		}
	}
	if len(out) == 0 {
		t.Error("no choice is marked")
	}
	return out
}
