package pack_test

import (
	"slices"
	"strings"
	"testing"

	"fray/pack"
	"fray/places"
	"fray/table"
)

// TestLevers: every value that a balance may try for a count makes an encounter, also where the markers of the map have no place for
// another copy; and in every ruleset some lever is the damage of an attack.
func TestLevers(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	harm := map[string]string{"flow": ".damage_bonus", "escalation": ".attack.hit_damage+", "phase": ".dc", "flank": ".scores.STR", "surge": ".rank"}
	for _, name := range []string{"bridge", "kiln", "bank", "bonded-store", "wine-cellar", "muster", "roofs"} {
		levers, err := lib.Levers(name)
		if err != nil {
			t.Fatal(err)
		}
		counts, hits := 0, 0
		for _, l := range levers {
			e, err := lib.Vary(name, pack.Edit{At: l.At, Value: l.Most})
			if err != nil {
				t.Errorf("%s: %s up to %d: %v", name, l.At, l.Most, err)
				continue
			}
			if strings.HasSuffix(l.At, ".count") {
				counts++
			}
			if strings.HasSuffix(l.At, harm[e.Ruleset.Name]) {
				hits++
			}
		}
		if counts < 4 || hits < 2 {
			t.Errorf("%s: %d counts and %d levers of damage in %v", name, counts, hits, levers)
		}
	}
}

// TestLeversLeaveNamesAlone: what an objective, a mount or another combatant calls by its name is never several.
func TestLeversLeaveNamesAlone(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for at, name := range map[string]string{"amsel.count": "roofs", "orrin.count": "long-quay", "harl.count": "champions"} {
		levers, err := lib.Levers(name)
		if err != nil {
			t.Fatal(err)
		}
		if slices.ContainsFunc(levers, func(l pack.Lever) bool { return l.At == at }) {
			t.Errorf("%s: a lever is %s", name, at)
		}
	}
}

// TestVaryFindsRoom: copies that the markers have no place for stand next to the first one, and nobody else moves.
func TestVaryFindsRoom(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	cells := func(edits ...pack.Edit) map[string]string {
		e, err := lib.Vary("bridge", edits...)
		if err != nil {
			t.Fatal(err)
		}
		at := map[string]string{}
		for _, token := range e.Game.View(0).Tokens {
			at[token.ID] = token.Cell
		}
		return at
	}
	was, is := cells(), cells(pack.Edit{At: "reaver.count", Value: 4})
	if len(is) != len(was)+3 {
		t.Errorf("%d combatants, want 3 more than %d", len(is), len(was))
	}
	e, err := lib.Vary("bridge")
	if err != nil {
		t.Fatal(err)
	}
	view := table.See(e.Game, table.GM)
	grid := places.NewGrid(&view.Map)
	first := is["reaver-1"]
	if first == "" {
		first = is["reaver"]
	}
	near := grid.Around(first)
	taken := map[string]bool{}
	for id, cell := range is {
		if _, old := was[id]; !old && !slices.ContainsFunc(near[:40], func(c *table.CellView) bool { return c.Name == cell }) {
			t.Errorf("%s stands at %s, far from %s", id, cell, first)
		}
		if taken[cell] {
			t.Errorf("two stand at %s", cell)
		}
		taken[cell] = true
		if before, old := was[id]; old && before != cell {
			t.Errorf("%s stands at %s, and at %s before", id, cell, before)
		}
	}
}

// TestVaryAddsToFormula: a + behind a key adds to a formula, in a list too.
func TestVaryAddsToFormula(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, at string
		value    int
		want     string
	}{
		{"kiln", "ember-bite.attack.hit_damage+", 3, `"hit_damage":"1d6 + 4 +3"`},
		{"kiln", "ember-bite.attack.hit_damage+", -3, `"hit_damage":"1d6 + 4 -3"`},
		{"two-schools", "kiln-breath.spell_damage.0.dice+", 2, `+2"`},
	} {
		e, err := lib.Vary(c.name, pack.Edit{At: c.at, Value: c.value})
		if err != nil {
			t.Fatal(err)
		}
		text, err := pack.Encode(e.Setup)
		if err != nil || !strings.Contains(string(text), c.want) {
			t.Errorf("%s: want %s in %s (%v)", c.at, c.want, text, err)
		}
	}
	for _, edit := range []pack.Edit{{At: "ember-bite.attack.moon+", Value: 1}, {At: "ember-bite.attack.miss_damage+", Value: -1}, {At: "ember-bite.attack.miss_damage+", Value: 1}} {
		if _, err := lib.Vary("kiln", edit); err == nil || !strings.Contains(err.Error(), "no formula to add to") {
			t.Errorf("%+v: a formula that is not there was added to: %v", edit, err)
		}
	}
}
