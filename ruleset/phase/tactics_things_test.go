package phase_test

import (
	"slices"
	"strings"
	"testing"

	"fray/ruleset/phase"
	"fray/space"
	"fray/table"
)

// deeds plays a fight between greedy bots for so many questions and returns the keys of what red does in its slots, in order.
func deeds(t *testing.T, s *phase.Setup, questions int) []string {
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
		if q.Text && g.Cast().ID(q.Who) == "red" {
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
	if did := deeds(t, behindDoor(30), 12); len(did) == 0 || !strings.HasPrefix(did[0], "open") {
		t.Errorf("the strong one does %q, want to open the door first", did)
	}
	for _, key := range deeds(t, behindDoor(5), 40) {
		if strings.Contains(key, "door") {
			t.Errorf("the weak one does %s", key)
		}
	}
}

// yard is a house with a closed door in its south wall and an open gap in its north wall; red stands before the door, blue inside.
func yard(others ...phase.Combatant) *phase.Setup {
	return &phase.Setup{
		Ruleset: "phase", Name: "yard",
		Map: space.Plan{Draw: strings.Join([]string{
			". . . . . . .",
			" . # # # . # #",
			". # . . . . #",
			" . # . b . . #",
			". # # # D # #",
			" . . . r . . .",
			". . . . . . .",
		}, "\n"), Legend: map[string]string{"#": "wall"}},
		Combatants: append([]phase.Combatant{
			{ID: "red", Side: "red", At: "r", CV: new(5), STR: new(30), STUNMax: new(60)},
			{ID: "blue", Side: "blue", At: "b", CV: new(3), STR: new(0), PD: new(6), STUNMax: new(60), Movement: new(0)},
		}, others...),
		Objects: []phase.Object{{ID: "door", Kind: "door", At: "D"}},
	}
}

// opens reports whether red opens the door in the first questions of a fight between greedy bots.
func opens(t *testing.T, s *phase.Setup) bool {
	t.Helper()
	return slices.Contains(deeds(t, s, 16), "open:door")
}

// TestTheShortestWay: a closed door is opened where the way through it is shorter, with the time to open it, than the way around.
func TestTheShortestWay(t *testing.T) {
	if !opens(t, yard()) {
		t.Error("red walks around the house instead of opening its door")
	}
	s := yard()
	s.Map.Draw = strings.Replace(strings.Replace(s.Map.Draw, "r", ".", 1), ". . . .", ". . . r", 1)
	if opens(t, s) {
		t.Error("red stands before the gap and goes to the door")
	}
}

// TestThePrize: an enemy on which the fight depends is gone for behind a closed door, although another can be reached without.
func TestThePrize(t *testing.T) {
	s := yard(phase.Combatant{ID: "white", Side: "blue", At: "w", CV: new(3), STR: new(0), PD: new(6), STUNMax: new(60), Movement: new(0)})
	s.Map.Draw = s.Map.Draw[:len(s.Map.Draw)-1] + "w"
	if opens(t, s) {
		t.Error("red opens the door although another enemy is nearer")
	}
	s.Combatants[1].Vital = true
	if !opens(t, s) {
		t.Error("red leaves the enemy on which the fight depends behind the door")
	}
}

// TestTheCourierOpens: a courier opens the door that is between it and the edge of the map.
func TestTheCourierOpens(t *testing.T) {
	s := yard()
	s.Map.Draw = strings.Replace(s.Map.Draw, "# . #", "# # #", 1)
	s.Combatants[0].Courier = true
	s.Combatants[0].At, s.Combatants[1].At = "b", "r"
	if !opens(t, s) {
		t.Error("the courier stays behind its door")
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
	did := deeds(t, s, 30)
	if len(did) < 4 {
		t.Fatalf("red does only %q", did)
	}
	for _, key := range did {
		if strings.HasPrefix(key, "drop") || strings.HasPrefix(key, "sheathe") {
			t.Errorf("red does %s", key)
		}
	}
}
