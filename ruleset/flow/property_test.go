package flow_test

import (
	"testing"

	"fray/ruleset/flow"
	"fray/ruleset/flow/rule"
	"fray/ruleset/rulestest/property"
	"fray/table"
)

// kit is what flow brings to the properties that hold for every ruleset.
func kit() *property.Kit {
	return &property.Kit{
		Ruleset: "flow",
		Setup:   func(s *property.Source) any { return arena(s) },
		Words: []string{
			"", "x", "c0", "o0", "0,0", "1,1", "99,-99", "red", "gm", "sword", "unarmed", "mend", "power0", "huge", "door", "open", "locked",
			"thing", "spell", "item", "turn", "declared", "passive", "area", "self", "touch", "1000", "shield", "bow", "natural", "ward", "push",
			"1d6", "1d100000", "1000d1000000", "1d4 + 100000", "-1d6", "3d6 * 3d6", "1/0", "melee * 1000000", "2d6k1", "0", "wall", "exit",
			"flow.spell.mend", "pin", "dagger-2", "a:b",
		},
		Sheets:  sheets(),
		Teaches: func(e *table.Event) bool { return e.Rule == rule.FreeKnowledge },
	}
}

func TestProperties(t *testing.T) { property.Check(t, kit()) }

func TestState(t *testing.T) { property.CheckState(t, kit()) }

// FuzzReadState reads any bytes as a state, beginning with those of fights with a newcomer and without.
func FuzzReadState(f *testing.F) {
	start := newGame(f, skirmish(2, 3))
	g := start.Clone().(*flow.Game)
	f.Add(g.AppendState(nil))
	tb := &table.Table{Answers: &property.Roller{T: f}}
	for range 12 {
		tb.Beat(g)
		f.Add(g.AppendState(nil))
	}
	if err := g.Adjust(tb, late("b9", "7,5")); err != nil {
		f.Fatal(err)
	}
	f.Add(g.AppendState(nil))
	f.Fuzz(func(t *testing.T, state []byte) { property.FuzzState(t, start, state) })
}

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
		`{"ruleset":"flow","combatants":[{"id":"x","name":"Late","side":"blue","seat":"gm","initiative":3,"hands":{"main":"rake"},"abilities":["scowl"]}],` +
			`"items":{"rake":{"category":"polearm","hands":2,"reach":2,"damage":"1d6"}},"abilities":{"scowl":{"kind":"spell","range":"5","ap_cost":1,"effects":[{"do":"slowed"}]}}}`,
		`{"combatants":[{"id":"x","side":"red","hp_max":30,"hp":4,"prone":true,"casting":70,"hands":{"main":"rake"},"carried":["rake"]}],"items":{"rake":{"category":"polearm","hands":2,"reach":2,"damage":"1d6"}}}`,
		`{"combatants":[{"id":"x","side":"red","hands":{"main":"rake"}}],"items":{"rake":{"category":"axe","damage":"1d6"}}}`,
		`{"combatants":[{"id":"x","side":"mauve"}]}`, `{"combatants":[{"id":"x","side":"red","seat":"nowhere"}]}`,
		`{"combatants":[{"id":"x","side":"red"},{"id":"y","side":"red"}]}`, `{"combatants":[{"id":"x","side":"red","at":"1,1"}]}`,
		`{"combatants":[{"id":"x","side":"red","hidden":true}]}`, `{"max_rounds":3,"combatants":[{"id":"x","side":"red"}]}`, `{"combatants":[{"id":"x","side":"red","hp_max":0}]}`,
		`{}`, `[]`, `{"wings":2}`, "null",
	}
}

// FuzzJoin has somebody join by any sheet: it is there, sound and last, or nothing has changed.
func FuzzJoin(f *testing.F) {
	for i, sheet := range sheets() {
		f.Add(sheet, "n0", i%2 == 0)
	}
	f.Add(sheets()[0], "r1", false)
	f.Add(sheets()[0], "two words", true)
	f.Fuzz(func(t *testing.T, sheet, id string, reserve bool) {
		a := table.Adjustment{Do: "join", Who: id, At: "5,5", Sheet: sheet}
		if reserve {
			a.Do = "reserve"
		}
		property.Join(t, newGame(t, skirmish(2, 3)), a)
	})
}
