package ruleset_test

import (
	"slices"
	"strings"
	"testing"

	"fray/internal/draw"
	"fray/ruleset"
	"fray/ruleset/setup"
	"fray/table"
)

// begun reads a setup in JSON and makes its game.
func begun(t *testing.T, name, text string) (table.Game, []table.Problem) {
	t.Helper()
	rs, ok := ruleset.Find(name)
	if !ok {
		t.Fatalf("no ruleset %s", name)
	}
	s := rs.NewSetup()
	if err := setup.Decode([]byte(text), s); err != nil {
		t.Fatal(err)
	}
	return rs.New(s)
}

// TestSidesHaveDisplayNames: views and texts call a side by its display name; a side without one by that of the ruleset, or by its id.
func TestSidesHaveDisplayNames(t *testing.T) {
	for name, text := range map[string]string{
		"escalation": `{"ruleset": "escalation", "sides": {"pcs": "The Party"}, "combatants": [{"id": "a", "kind": "pc"}, {"id": "b"}]}`,
		"flow": `{"ruleset": "flow", "sides": {"pcs": "The Party"}, "surprised": [], "map": {}, "combatants": [{"id": "a", "side": "pcs", "at": "0,0"},
			{"id": "b", "side": "enemies", "at": "1,0"}]}`,
	} {
		g, problems := begun(t, name, text)
		if len(problems) > 0 {
			t.Fatalf("%s: %v", name, problems)
		}
		v := g.View(table.GM)
		if v.SideName("pcs") != "The Party" || v.SideName("enemies") != map[string]string{"escalation": "Enemies", "flow": "enemies"}[name] {
			t.Errorf("%s: the sides are called %q and %q", name, v.SideName("pcs"), v.SideName("enemies"))
		}
		if line := draw.Headline(v, draw.Options{}); !strings.Contains(strings.ToUpper(line), "THE PARTY") {
			t.Errorf("%s: the headline is %q", name, line)
		}
		s := table.NewSession(g, table.Options{})
		if err := s.Adjust(table.Adjustment{Do: "end", What: "pcs"}); err != nil {
			t.Fatal(err)
		}
		var texts []string
		for _, e := range s.Events() {
			texts = append(texts, s.Game().Text(&e))
		}
		if !slices.ContainsFunc(texts, func(s string) bool { return strings.Contains(s, "The Party") }) {
			t.Errorf("%s: the log says %q", name, texts)
		}
		if w := s.Game().View(table.GM).Winner; w != "The Party" {
			t.Errorf("%s: the winner is %q", name, w)
		}
	}
}

// TestHiddenSideStaysUnnamed: a view without a combatant of a side does not have its display name.
func TestHiddenSideStaysUnnamed(t *testing.T) {
	g, problems := begun(t, "flow", `{"ruleset": "flow", "sides": {"owls": "The Owls"}, "surprised": [], "map": {}, "combatants": [
		{"id": "a", "side": "red", "at": "0,0"}, {"id": "b", "side": "blue", "at": "1,0"}, {"id": "c", "side": "owls", "at": "2,0", "hidden": true}]}`)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	red, _ := g.Cast().Seat("red")
	if sides := g.View(red).Sides; len(sides) > 0 {
		t.Errorf("red sees the sides %v", sides)
	}
	if sides := g.View(table.GM).Sides; len(sides) != 1 {
		t.Errorf("the GM sees the sides %v, expected one", sides)
	}
}

// TestUnknownSideIsNotNamed: a display name of a side that nobody is on is a problem at its place.
func TestUnknownSideIsNotNamed(t *testing.T) {
	for name, text := range map[string]string{
		"escalation": `{"ruleset": "escalation", "sides": {"heroes": "X"}, "combatants": [{"id": "a", "kind": "pc"}, {"id": "b"}]}`,
		"flow": `{"ruleset": "flow", "sides": {"heroes": "X"}, "map": {}, "combatants": [{"id": "a", "side": "pcs", "at": "0,0"},
			{"id": "b", "side": "enemies", "at": "1,0"}]}`,
	} {
		_, problems := begun(t, name, text)
		if len(problems) != 1 || problems[0].Path != "sides.heroes" || !strings.Contains(problems[0].Why, `"heroes"; expected one of pcs, enemies`) {
			t.Errorf("%s: found %v", name, problems)
		}
	}
}
