package table_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/table"
)

// TestFill finds the gap of a row: the first part that reads as the aim, also in brackets; brackets without it are more words.
func TestFill(t *testing.T) {
	parts := map[string]string{"who": "Orc", "item": "axe", "also": "pin", "cell": "3,4", "same": "Orc"}
	part := func(name string) string { return parts[name] }
	for _, c := range []struct {
		pattern, target, cell, aim string
		label, row, more, short    string
	}{
		{"attack {who} with {item}", "orc-1", "", "Orc", "attack Orc with axe", "attack … with axe", "", "Orc"},
		{"attack {who} with {item}[ adding {also}]", "orc-1", "", "Orc", "attack Orc with axe adding pin", "attack … with axe", "adding pin", "Orc"},
		{"attack {who}[ of {none}]", "orc-1", "", "Orc", "attack Orc", "attack …", "", "Orc"},
		{"move[ to {cell}]", "", "3,4", "3,4", "move to 3,4", "move to …", "", ""},
		{"cast[ at {none} for {who}][ on {who}]", "orc-1", "", "Orc", "cast on Orc", "cast on …", "", "Orc"},
		{"{who} and {same}", "orc-1", "", "Orc", "Orc and Orc", "… and Orc", "", "Orc"},
		{"intercept[ for {who} at {cell}]", "orc-1", "3,4", "3,4", "intercept for Orc at 3,4", "", "", ""}, // two aims
		{"guard", "orc-1", "", "Orc", "guard", "", "", ""},
		{"guard {who}", "", "", "", "guard Orc", "", "", ""},
	} {
		got := table.Choice{Target: c.target, Cell: c.cell}
		(&table.VerbRow{Label: c.pattern}).Fill(&got, c.aim, part)
		want := table.Choice{Target: c.target, Cell: c.cell, Label: c.label, Row: c.row, More: c.more, Aim: c.short}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%s: %s", c.pattern, d)
		}
	}
}
