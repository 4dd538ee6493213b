package flank_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"fray/ruleset/flank"
	"fray/ruleset/rulestest/property"
	"fray/table"
)

// kit is what flank brings to the properties that hold for every ruleset.
func kit() *property.Kit {
	return &property.Kit{
		Ruleset: "flank",
		Setup:   func(s *property.Source) any { return arena(s) },
		Words: []string{
			"", "x", "c0", "0,0", "1,1", "99,99", "0,0,1", "red", "gm", "sword", "unarmed", "spark", "huge", "tiny", "colossal", "psion", "warrior", "melee",
			"thrown", "ranged", "1000", "1d6", "1d100000", "1000d1000000", "-1d6", "2d6k1", "1/0", "level", "area", "self", "object", "burst", "cone", "fortitude",
			"half", "blind", "unconscious", "dying", "restrained", "asleep", "bonus", "ac", "STR", "push", "walk", "fly", "#~", "a:b", "flank.core.round", "reach",
		},
		Sheets:  sheets(),
		Teaches: flank.Shows,
		Veiled:  true, FallenAct: true, Fights: 100,
	}
}

func TestProperties(t *testing.T) { property.Check(t, kit()) }

func TestState(t *testing.T) { property.CheckState(t, kit()) }

// FuzzPlay plays an arena, or a mutant of one, by bytes.
func FuzzPlay(f *testing.F) {
	f.Add([]byte{}, uint64(1), false)
	f.Add([]byte{8, 6, 1, 3, 200, 7, 0, 0, 255, 4, 9, 31, 77}, uint64(2), true)
	f.Fuzz(func(t *testing.T, data []byte, seed uint64, nonsense bool) {
		property.Fuzz(t, kit(), data, seed, nonsense)
	})
}

// sheets are what newcomers bring, good and bad.
func sheets() []string {
	return []string{
		`{"combatants":[{"id":"x","side":"red"}]}`,
		`{"ruleset":"flank","combatants":[{"id":"x","name":"Late","side":"blue","seat":"gm","initiative":3,"held":["rake"],"repertoire":["scowl"],"sq_max":4}],` +
			`"items":{"rake":{"hands":2,"attacks":[{"dice":"1d6","tags":["reach"]}]}},"abilities":{"scowl":{"save":"will","effects":[{"do":"condition","what":["frightened"],"rounds":2}]}}}`,
		`{"combatants":[{"id":"x","side":"red","hp_max":30,"hp":4,"size":"large","conditions":[{"is":"prone"}]}]}`,
		`{"combatants":[{"id":"x","side":"red","held":["rake"]}],"items":{"rake":{"attacks":[{"dice":"1d4"}]}}}`,
		`{"combatants":[{"id":"x","side":"mauve"}]}`, `{"combatants":[{"id":"x","side":"red","seat":"nowhere"}]}`,
		`{"combatants":[{"id":"x","side":"red"},{"id":"y","side":"red"}]}`, `{"combatants":[{"id":"x","side":"red","at":"1,1"}]}`,
		`{"combatants":[{"id":"x","side":"red","hidden":true}]}`, `{"max_rounds":3,"combatants":[{"id":"x","side":"red"}]}`, `{"combatants":[{"id":"x","side":"red","hp_max":-1}]}`,
		`{}`, `[]`, `{"wings":2}`, "null",
	}
}

// newSkirmish returns the start of a fight without dice.
func newSkirmish(tb testing.TB) *flank.Game {
	tb.Helper()
	g, problems := flank.New(skirmish())
	for _, p := range problems {
		tb.Fatal(p)
	}
	return g
}

// FuzzReadState reads any bytes as the state of a skirmish: they are refused, or what they say can be played.
func FuzzReadState(f *testing.F) {
	start := newSkirmish(f)
	g := start.Clone().(*flank.Game)
	f.Add(g.AppendState(nil))
	tb := &table.Table{Answers: &property.Roller{T: f}}
	for range 12 {
		tb.Beat(g)
		f.Add(g.AppendState(nil))
	}
	if err := g.Adjust(tb, table.Adjustment{Do: "join", Who: "n0", At: "10,10", Sheet: `{"combatants":[{"id":"n0","side":"heroes"}]}`}); err != nil {
		f.Fatal(err)
	}
	f.Add(g.AppendState(nil))
	f.Fuzz(func(t *testing.T, state []byte) { property.FuzzState(t, start, state) })
}

// FuzzJoin has somebody join by any sheet: it is there, sound and last, or nothing has changed.
func FuzzJoin(f *testing.F) {
	for i, sheet := range sheets() {
		f.Add(sheet, "n0", i%2 == 0)
	}
	f.Add(sheets()[0], "h1", false)
	f.Add(sheets()[0], "two words", true)
	f.Fuzz(func(t *testing.T, sheet, id string, reserve bool) {
		a := table.Adjustment{Do: "join", Who: id, At: "5,5", Sheet: sheet}
		if reserve {
			a.Do = "reserve"
		}
		property.Join(t, newSkirmish(t), a)
	})
}

// TestPinnedJoins: in two fights that begin alike, others may join with other things. Neither changes the other.
func TestPinnedJoins(t *testing.T) {
	s := &flank.Setup{Items: map[string]flank.Item{}, Abilities: map[string]flank.Ability{}}
	for i, id := range []string{"a", "b", "c"} { // three: so that there is room behind them
		s.Items["knife-"+id] = flank.Item{Attacks: []flank.Attack{{Name: "cut-" + id}, {Name: "stab-" + id}, {Name: "hilt-" + id}}}
		s.Abilities["song-"+id] = flank.Ability{Heals: "1"}
		s.Combatants = append(s.Combatants, flank.Combatant{
			ID: id, Side: []string{"red", "blue"}[i%2], At: fmt.Sprintf("%d,0", 2*i), Held: []string{"knife-" + id}, Spells: []string{"song-" + id}, Begun: true,
		})
	}
	s.Items["drum"] = flank.Item{GivesAC: 1}
	s.Combatants[0].Carried = []string{"drum"}
	g, problems := flank.New(s)
	for _, p := range problems {
		t.Fatal(p)
	}
	joins := func(id, sheet string) *table.Session {
		session := table.NewSession(g, table.Options{Seed: table.Practice(1)})
		err := session.Adjust(table.Adjustment{Do: "join", Who: id, At: "8,8", Sheet: `{"items": {"` + id + `": {"attacks": [{"dice": "2d4"}]}}, "abilities": {"hum-` + id + `": {"heals": "2"}},
			"combatants": [{"id": "` + id + `", "side": "red", "held": ["` + id + `"], "repertoire": ["hum-` + id + `"], ` + sheet + `}]}`})
		if err != nil {
			t.Fatal(err)
		}
		return session
	}
	shown := func(s *table.Session) string {
		text, err := json.Marshal(s.Game().View(table.GM))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	wolf := joins("wolf", `"hp_max": 11`)
	before := shown(wolf)
	for _, tc := range []struct{ brings, other string }{ // what both have is one thing
		{`"abilities": {"song-a": {"heals": "1"}}`, ""},
		{`"abilities": {"song-a": {"heals": "5"}}`, `the fight has another "song-a"`},
		{`"items": {"drum": {"gives_ac": 1}}`, ""},
		{`"items": {"drum": {"gives_ac": 2}}`, `the fight has another "drum"`},
	} {
		session := table.NewSession(g, table.Options{Seed: table.Practice(1)})
		err := session.Adjust(table.Adjustment{Do: "join", Who: "owl", At: "8,8", Sheet: `{` + tc.brings + `, "combatants": [{"id": "owl", "side": "red", "held": ["drum"], "repertoire": ["song-a"]}]}`})
		if (err == nil) != (tc.other == "") || err != nil && !strings.Contains(err.Error(), tc.other) {
			t.Errorf("one that brings %s joins with %v, want %q", tc.brings, err, tc.other)
		}
	}
	crow := joins("crow", `"hp_max": 3, "scores": {"DEX": 18}`)
	if now := shown(wolf); now != before {
		t.Errorf("the wolf's fight shows\n%s\nand before the crow joined another one\n%s", now, before)
	}
	if text := shown(crow); !strings.Contains(text, "hum-crow") || strings.Contains(text, "wolf") || !strings.Contains(before, "hum-wolf") {
		t.Errorf("the crow's fight shows\n%s", text)
	}
}
