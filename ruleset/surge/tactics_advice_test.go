package surge_test

import (
	"strings"
	"testing"

	"fray/ruleset/surge"
	"fray/table"
)

// archery is an archer that acts before a swordsman on this map, with a door where it has a D.
func archery(draw string, wounds ...int) *surge.Setup {
	s := &surge.Setup{
		Ruleset: "surge", Map: surge.Ground{Draw: draw, Legend: map[string]string{"w": "blocked"}},
		Attacks: map[string]surge.Attack{"bow": {Kind: "ranged", Rank: 5, Range: 120}, "sword": {Rank: 5, Object: "sword"}},
		Objects: map[string]surge.Object{"sword": {Toughness: new(6)}},
		Combatants: []surge.Combatant{
			{ID: "a", Side: "heroes", At: "a", Initiative: new(20), Skills: map[string]int{"marksmanship": 5}, Attacks: []string{"bow"}, Wounds: wounds, Stress: 3},
			{ID: "b", Side: "foes", At: "b", Initiative: new(10), Parry: 4, Dodge: 4, Toughness: 3, Attacks: []string{"sword"}, Held: []string{"sword"}},
		},
	}
	if strings.Contains(draw, "D") {
		s.Things = []surge.Thing{{ID: "door", At: "D", Blocks: true}}
	}
	return s
}

// TestAdvice: what the greedy bot does in its first turn in some places. Who is dazed has one action, which an aim or a Stance would
// cost; who sees no enemy goes to the door and opens it.
func TestAdvice(t *testing.T) {
	for _, x := range []struct {
		name  string
		setup *surge.Setup
		want  string
	}{
		{"unhurt", archery("..................\na................b\n.................."), "aim:b stance:defenses:effects:5 attack:b:bow"},
		{"dazed", archery("..................\na................b\n..................", 2), "stunt:b:bow"},
		{"door", archery("......w...........\na.....D..........b\n......w..........."), "move:5,0 operate:door"},
		{"at the door", archery("......w...........\n.....aD..........b\n......w..........."), "operate:door"},
	} {
		s := table.NewSession(newGame(t, x.setup), table.Options{Seed: table.Practice(1)})
		var keys []string
		for range strings.FieldsSeq(x.want) {
			q, g := s.Open(), s.Game()
			key := g.Key(q, g.Best(q))
			if err := s.Answer(g.Cast().Combatants[0].Seat, key); err != nil {
				t.Fatal(err)
			}
			keys = append(keys, key)
		}
		if got := strings.Join(keys, " "); got != x.want {
			t.Errorf("%s: found %q, expected %q", x.name, got, x.want)
		}
	}
}

// TestRaiseAdvice: the greedy bot raises the DC of a task where that promises more degrees, and counts its Disadvantage.
func TestRaiseAdvice(t *testing.T) {
	for _, x := range []struct {
		rank       int
		conditions []string
		want       string
	}{
		{9, nil, "pass"},
		{10, nil, "raise:1"},
		{16, nil, "raise:1"},
		{17, nil, "raise:2"},
		{11, []string{"impaired"}, "pass"},
		{12, []string{"impaired"}, "raise:1"},
		{19, []string{"impaired"}, "raise:2"},
	} {
		s := table.NewSession(newGame(t, &surge.Setup{
			Ruleset: "surge", Type: "challenge", Tasks: []surge.Task{{ID: "door", Skills: []string{"dexterity"}, DC: 10, Goal: 20, Limit: 90}},
			Combatants: []surge.Combatant{{ID: "a", Side: "heroes", Skills: map[string]int{"dexterity": x.rank}, Conditions: x.conditions}},
		}), table.Options{Seed: table.Practice(1)})
		if err := s.Answer(s.Game().Cast().Combatants[0].Seat, "task:door:dexterity"); err != nil {
			t.Fatal(err)
		}
		q, g := s.Open(), s.Game()
		if got := g.Key(q, g.Best(q)); got != x.want {
			t.Errorf("with rank %d, %v: found %s, expected %s", x.rank, x.conditions, got, x.want)
		}
	}
}
