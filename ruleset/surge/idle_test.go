package surge_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fray/ruleset/surge"
	"fray/table"
)

// TestIdleChoices: what brings nothing is marked, and stands behind all other choices: a Raise of an attack, a hard Stunt on empty
// hands, a skill where another is as good, and words for an attitude that can get no better.
func TestIdleChoices(t *testing.T) {
	setup := &surge.Setup{Combatants: []surge.Combatant{
		{ID: "a", Side: "heroes", At: "1,1", Initiative: new(30)},
		{ID: "b", Side: "foes", At: "2,1"},
	}}
	expected := []string{
		"stunt:b:unarmed:hard", "assess:b:insight", "study:b:insight", "study:b:perception", "influence:b:persuasion", "influence:b:deception",
	}
	idle := idleKeys(t, table.NewSession(newGame(t, setup), table.Options{Seed: table.Practice(1)}))
	for _, key := range idle {
		if !strings.Contains(key, ":raise") && !slices.Contains(expected, key) {
			t.Errorf("%s is marked", key)
		}
	}
	for _, key := range expected {
		if !slices.Contains(idle, key) {
			t.Errorf("%s is not marked", key)
		}
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

// TestIdleBursts: a Burst is marked where nothing is known that it could cancel, and is not where there is something.
func TestIdleBursts(t *testing.T) {
	for _, x := range []struct {
		name      string
		a, b      surge.Combatant
		own, foes bool // marked
	}{
		{"nothing", surge.Combatant{}, surge.Combatant{}, true, true},
		{"a wound", surge.Combatant{Wounds: []int{1}}, surge.Combatant{}, false, true},
		{"Stress", surge.Combatant{Stress: 1}, surge.Combatant{}, false, true},
		{"impaired", surge.Combatant{Conditions: []string{"impaired"}}, surge.Combatant{}, false, true},
		{"prone", surge.Combatant{Conditions: []string{"prone"}}, surge.Combatant{}, false, false},
	} {
		x.a.ID, x.a.Side, x.a.At, x.a.Hero, x.a.Initiative = "a", "heroes", "1,1", true, new(10)
		x.b.ID, x.b.Side, x.b.At, x.b.Initiative = "b", "foes", "2,1", new(20)
		s := table.NewSession(newGame(t, &surge.Setup{Combatants: []surge.Combatant{x.a, x.b}}), table.Options{Seed: table.Practice(1)})
		cast := s.Game().Cast()
		if err := s.Answer(cast.Combatants[1].Seat, "attack:a:unarmed"); err != nil {
			t.Fatal(x.name, err)
		}
		found := map[string]bool{}
		for _, c := range s.Choices(cast.Combatants[0].Seat) {
			found[c.Key] = c.Idle
		}
		if found["burst:own"] != x.own || found["burst:foes"] != x.foes {
			t.Errorf("%s: found %v", x.name, found)
		}
	}
}

// TestHarmedFriends: in a Challenge the tasks stand before what is no action of a list, and a power that harms stands last where only friends are.
func TestHarmedFriends(t *testing.T) {
	s := table.NewSession(newGame(t, &surge.Setup{
		Type: "challenge", Tasks: []surge.Task{{ID: "gate", Skills: []string{"athletics"}}},
		Abilities:  map[string]surge.Ability{"dust": {Range: "court", Effect: "affliction", Conditions: []string{"dazed", "stunned", "unaware"}}, "song": {Range: "court", Effect: "other"}},
		Combatants: []surge.Combatant{{ID: "a", Side: "heroes", Abilities: []string{"dust", "song"}, Initiative: new(20)}, {ID: "b", Side: "heroes"}, {ID: "c", Side: "foes"}},
	}), table.Options{Seed: table.Practice(1)})
	place := map[string]int{}
	for i, c := range s.Choices(s.Game().Cast().Combatants[0].Seat) {
		place[c.Key] = i + 1
		if c.Idle != (c.Key == "use:dust:b") && strings.HasPrefix(c.Key, "use:") {
			t.Errorf("%s is marked: %t", c.Key, c.Idle)
		}
	}
	for _, key := range []string{"task:gate:athletics", "use:song:b", "use-skill", "use:dust:b"} {
		if place[key] == 0 {
			t.Errorf("%s is not offered", key)
		}
	}
	if place["task:gate:athletics"] > place["use-skill"] || place["use:song:b"] > place["use-skill"] {
		t.Errorf("found the order %v", place)
	}
}

// TestIdleSqueezes: squeezing is marked where walking gets to the same place, and is not where only squeezing gets.
func TestIdleSqueezes(t *testing.T) {
	s := table.NewSession(newGame(t, &surge.Setup{
		Map:        surge.Ground{Draw: "########\n#.=b.=a#\n########", Legend: map[string]string{"=": "tight"}},
		Combatants: []surge.Combatant{{ID: "a", Side: "foes", At: "a"}, {ID: "b", Side: "heroes", At: "b", Initiative: new(30)}},
	}), table.Options{Seed: table.Practice(1)})
	found := map[string]bool{}
	for _, c := range s.Choices(s.Game().Cast().Combatants[1].Seat) {
		if strings.HasPrefix(c.Key, "squeeze:") {
			found[c.Key] = c.Idle
		}
	}
	if want := map[string]bool{"squeeze:1,1": false, "squeeze:2,1": false, "squeeze:4,1": true, "squeeze:5,1": false}; !maps.Equal(found, want) {
		t.Errorf("found %v, expected %v", found, want)
	}
}
