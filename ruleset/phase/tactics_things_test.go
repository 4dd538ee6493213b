package phase_test

import (
	"strings"
	"testing"

	"fray/ruleset/phase"
	"fray/space"
	"fray/table"
)

// deeds plays a fight between greedy bots for so many questions and returns the keys of what the combatant does in its slots, in order.
func deeds(t *testing.T, s *phase.Setup, id string, questions int) []string {
	t.Helper()
	session := table.NewSession(newGame(t, s), table.Options{Seed: table.Practice(1)})
	var keys []string
	for range questions {
		q := session.Open()
		if q == nil {
			break
		}
		g := session.Game().(*phase.Game)
		o := g.Best(q)
		if q.Text && g.Cast().ID(q.Who) == id {
			keys = append(keys, g.Describe(q, o).Key)
		}
		if err := session.AnswerOption(q.Seats.First(), o); err != nil {
			t.Fatal(err)
		}
	}
	return keys
}

// behindDoor is a passage with a closed door between two enemies.
func behindDoor(strength int) *phase.Setup {
	return &phase.Setup{
		Ruleset: "phase", Name: "passage", Map: space.Plan{Hex: []int{6, 1}, Origin: []int{0, 0}},
		Combatants: []phase.Combatant{
			{ID: "red", Side: "red", At: "1,0", CV: new(5), STR: new(strength), STUNMax: new(30)},
			{ID: "blue", Side: "blue", At: "5,0", CV: new(3), STR: new(0), PD: new(6), STUNMax: new(30), Movement: new(0)},
		},
		Objects: []phase.Object{{ID: "door", Kind: "door", At: "2,0"}},
	}
}

// TestOpensTheDoor: a combatant opens the door that bars the way to its enemy, and one that could not hurt the enemy leaves it shut and
// whole.
func TestOpensTheDoor(t *testing.T) {
	if did := deeds(t, behindDoor(30), "red", 12); len(did) == 0 || !strings.HasPrefix(did[0], "open") {
		t.Errorf("the strong one does %q, want to open the door first", did)
	}
	for _, key := range deeds(t, behindDoor(5), "red", 40) {
		if strings.Contains(key, "door") {
			t.Errorf("the weak one does %s", key)
		}
	}
}

// TestKeepsItsWeapon: a combatant that is beside an enemy keeps the weapon in its hand, although a better one is packed away.
func TestKeepsItsWeapon(t *testing.T) {
	s := &phase.Setup{
		Ruleset: "phase", Name: "field", Map: space.Plan{Hex: []int{31, 31}, Origin: []int{0, 0}},
		Items: map[string]phase.Item{"sap": {}, "gun": {Hands: 2}},
		Attacks: map[string]phase.Attack{
			"sap": {DC: 5, NeedsItem: "sap"}, "gun": {DC: 10, Mode: "ranged", NeedsItem: "gun"},
		},
		Combatants: []phase.Combatant{
			{ID: "red", Side: "red", At: "15,15", CV: new(5), CON: new(60), STUNMax: new(150), Attacks: []string{"sap", "gun"}, InHand: []string{"sap"}, Stored: []string{"gun"}},
			{ID: "blue", Side: "blue", At: "16,15", CV: new(5), STR: new(30), STUNMax: new(150)},
		},
	}
	did := deeds(t, s, "red", 30)
	if len(did) < 4 {
		t.Fatalf("red does only %q", did)
	}
	for _, key := range did {
		if strings.HasPrefix(key, "drop") || strings.HasPrefix(key, "sheathe") {
			t.Errorf("red does %s", key)
		}
	}
}
