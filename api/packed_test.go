package api_test

import (
	"encoding/json"
	"reflect"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/api"
	"fray/table"
)

// Packing loses nothing: rows that are apart or gone, numbers that are left out, ways that branch, keys and labels that do not have their aim, and warnings. Cells and
// warnings are listed once.
func TestPackedChoices(t *testing.T) {
	walk := func(cell string, path ...string) table.Choice {
		return table.Choice{Key: "move:" + cell, Label: "move to " + cell, Row: "move to …", Group: "1 AP", Rule: "move.walk", Cell: cell, Path: path}
	}
	bold := walk("c3", "b2", "c3")
	bold.Warnings = []string{"provokes", "burns"}
	far := walk("d4", "x", "d4")
	far.Warnings = []string{"burns"}
	choices := []table.Choice{
		{Key: "attack:wolf-1:axe", Label: "attack Wolf 1 with axe", Row: "attack … with axe", Aim: "Wolf 1", Target: "wolf-1", Cost: "2 AP"},
		{Key: "wait", Label: "wait", Free: true},
		{Key: "attack:wolf-2:axe", Label: "attack Wolf 2 with axe", Row: "attack … with axe", Aim: "Wolf 2", Target: "wolf-2", Cost: "2 AP"},
		walk("b1", "b1"), walk("b2", "b2"), walk("c1", "b1", "c1"), bold, far,
		{Key: "secondary:axe:wolf-1", Label: "secondary attack Wolf 1", Row: "attack … with axe", More: "secondary", Aim: "Wolf 1", Target: "wolf-1"},
		{Key: "blast:17", Label: "blast the corner of c3", Row: "blast …", Cell: "c3", Corner: true, Wide: true},
		{Key: "secondary:axe:wolf-2", Label: "secondary attack Wolf 2", Row: "attack … with axe", More: "secondary", Aim: "Wolf 2", Target: "wolf-2", Idle: true},
		{Key: "end", Label: "end turn", Rule: "turn.end"},
		{Key: "shout:at all", Label: "shout … at all", Group: "free"},
		{Key: "shout:wolf-1:wolf-1", Label: "shout", Target: "wolf-1", Group: "free"},
	}
	for _, field := range reflect.VisibleFields(reflect.TypeFor[table.Choice]()) {
		if !slices.ContainsFunc(choices, func(c table.Choice) bool { return !reflect.ValueOf(c).FieldByIndex(field.Index).IsZero() }) {
			t.Errorf("no choice here has %s", field.Name)
		}
	}
	rows := []api.Row{
		{Number: 1, Tab: "attack", Label: "attack Wolf 1 with axe", Choices: 1},
		{Number: 2, Tab: "attack", Label: "wait", Choices: 1},
		{Number: 4, Tab: "attack", Label: "attack Wolf 2 with axe", Choices: 1},
		{Number: 5, Tab: "attack", Label: "gone", Choices: 0},
		{Number: 6, Tab: "attack", Label: "gone too", Choices: 0},
		{Number: 3, Tab: "move", Label: "gone from another tab", Choices: 0},
		{Number: 7, Tab: "move", Label: "move to", Choices: 5},
		{Number: 8, Tab: "move", Label: "attack … with axe secondary, or a corner", More: "", Choices: 2},
		{Number: 9, Tab: "move", Label: "secondary attack", More: "secondary", Choices: 1},
		{Number: 10, Tab: "other", Label: "end turn", Choices: 1},
		{Number: 11, Tab: "other", Label: "at once", Choices: 2},
		{Number: 12, Tab: "other", Label: "gone at the end"},
	}
	text, err := json.Marshal(api.Pack(choices, rows))
	if err != nil {
		t.Fatal(err)
	}
	var p api.Packed
	if err := json.Unmarshal(text, &p); err != nil {
		t.Fatal(err)
	}
	unpacked, list := p.Unpack()
	if diff := cmp.Diff(choices, unpacked) + cmp.Diff(rows, list); diff != "" {
		t.Errorf("after packing (-is +has):\n%s\n%s", diff, text)
	}
	for _, r := range p.Rows {
		if (r.Gone != nil) != (r.Key == "") { // docs/bots.md: programs skip rows that are gone
			t.Errorf("a row has the key %q and is gone: %q", r.Key, r.Gone)
		}
	}
	if len(p.Cells) != 5 || len(p.Warnings) != 2 {
		t.Errorf("found %d cells and %d warnings, expected 5 and 2", len(p.Cells), len(p.Warnings))
	}
	if api.Pack(nil, nil) != nil {
		t.Error("no choices are packed")
	}
	packed := api.Pack(choices, rows)
	clear(choices) // the list is used for other choices
	if again, err := json.Marshal(packed); err != nil || string(again) != string(text) {
		t.Errorf("packed choices change with the list they were in: %s", again)
	}
}
