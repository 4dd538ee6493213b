package ruleset_test

import (
	"strings"
	"testing"

	"fray/pack"
	"fray/table"
)

// TestDecrees: whatever a game lists as decrees it knows, with every word. Whether it can be done now is another matter.
func TestDecrees(t *testing.T) {
	lib, err := pack.Bundled()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, l := range lib.Encounters() {
		e, err := lib.Encounter(l.Name)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range e.Game.Decrees() {
			seen[l.Ruleset+" "+d.Do] = true
			for _, a := range adjustments(e.Game, d) {
				g := e.Game.Clone()
				if err := g.Adjust(&table.Table{}, a); err != nil && strings.Contains(err.Error(), "unknown") {
					t.Errorf("%s: %q is listed, and is not known: %v", l.Name, a, err)
				}
			}
		}
	}
	for _, want := range []string{
		"flow set", "flow add", "flow clear", "flow place", "flow run", "flow object", "flow hide", "flow reveal", "flow remove", "flow end",
		"escalation set", "escalation add", "escalation clear", "escalation place", "escalation grant", "escalation object",
		"escalation hide", "escalation reveal", "escalation remove", "escalation end",
	} {
		if !seen[want] {
			t.Errorf("%s is listed for no bundled encounter", want)
		}
	}
}

// adjustments are the decree with each of its words.
func adjustments(g table.Game, d table.Decree) []table.Adjustment {
	all := []table.Adjustment{{Do: d.Do, Value: 1}}
	fill := func(f *table.Field, set func(a *table.Adjustment, word string)) {
		if f == nil || f.Kind == table.FieldNumber {
			return
		}
		words := f.Words
		switch f.Kind {
		case table.FieldCombatant:
			words = []string{g.Cast().Combatants[0].ID}
		case table.FieldCell:
			words = []string{g.View(table.GM).Tokens[0].Cell}
		default:
		}
		var out []table.Adjustment
		for _, a := range all {
			for _, w := range words {
				set(&a, w)
				out = append(out, a)
			}
		}
		all = out
	}
	fill(d.Who, func(a *table.Adjustment, w string) { a.Who = w })
	fill(d.What, func(a *table.Adjustment, w string) { a.What = w })
	fill(d.At, func(a *table.Adjustment, w string) { a.At = w })
	return all
}
