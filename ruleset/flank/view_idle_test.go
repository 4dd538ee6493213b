package flank_test

import (
	"slices"
	"testing"

	"fray/ruleset/flank"
	"fray/table"
)

// TestIdleChoices: what is rarely wanted is marked, and stands behind all other choices: an attack on a loose object that bars no way, an
// unarmed attack where a weapon does as well, a Secondary Attack by the Standard Action, and a skill where another is as good.
func TestIdleChoices(t *testing.T) {
	early := 20
	s := &flank.Setup{
		Items: map[string]flank.Item{
			"sword": {HP: 5, Attacks: []flank.Attack{{Dice: "1d8"}}}, "pin": {HP: 5, Attacks: []flank.Attack{{Dice: "1d3", Bonus: -1}}},
			"slab": {HP: 5, Solid: true},
		},
		Combatants: []flank.Combatant{
			{ID: "a", Side: "red", At: "1,0", Given: &early, Held: []string{"sword"}, Skills: map[string]int{"literacy": 2, "schooling": 2}},
			{ID: "b", Side: "blue", At: "0,0"},
		},
		Ground: []flank.Lying{{Item: "sword", At: "2,0"}, {Item: "slab", At: "2,1"}},
	}
	s.Map.Squares = []string{"...\n..."}
	idle := idleKeys(t, s)
	for _, key := range []string{
		"break:sword:sword", "break:sword:unarmed:tertiary", "attack:unarmed:b", "knowledge:expertise:b", "knowledge:schooling:b",
	} {
		if !slices.Contains(idle, key) {
			t.Errorf("%s is not marked: %v", key, idle)
		}
	}
	for _, key := range []string{"break:slab:sword", "attack:sword:b", "attack:sword:secondary:b", "knowledge:literacy:b"} {
		if slices.Contains(idle, key) {
			t.Errorf("%s is marked", key)
		}
	}
	s.Combatants[0].Held = []string{"pin"}
	if key := "attack:unarmed:b"; slices.Contains(idleKeys(t, s), key) {
		t.Errorf("%s is marked, and the weapon is worse", key)
	}
}

// idleKeys are the keys of the choices of the first turn that are marked, which have to be the last ones.
func idleKeys(t *testing.T, s *flank.Setup) (idle []string) {
	t.Helper()
	g, problems := flank.New(s)
	for _, p := range problems {
		t.Fatal(p)
	}
	session := table.NewSession(g, table.Options{Seed: table.Practice(1)})
	for _, c := range session.Choices(g.Cast().Combatants[0].Seat) {
		switch {
		case c.Idle:
			idle = append(idle, c.Key)
		case len(idle) > 0:
			t.Errorf("%s is behind %s, which is rarely wanted", c.Key, idle[0])
		}
	}
	return idle
}
