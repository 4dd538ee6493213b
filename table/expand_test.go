package table_test

import (
	"testing"

	"fray/table"
)

// TestExpand fills in parts, leaves out brackets with an empty part, and keeps what is no pattern.
func TestExpand(t *testing.T) {
	parts := map[string]string{"who": "orc", "item": "axe", "all": "Moths"}
	for pattern, want := range map[string]string{
		"attack {who} with {item}":          "attack orc with axe",
		"attack {who}[ adding {also}] now":  "attack orc now",
		"attack {who}[ with {item}]":        "attack orc with axe",
		"[{who} and {also}]nobody":          "nobody",
		"an open { brace":                   "an open { brace",
		"plain":                             "plain",
		"{who}{item}":                       "orcaxe",
		"[with {item}][, {also}] of {none}": "with axe of ",
		"{who}'s turn":                      "orc's turn",
		"{all}'s turn":                      "Moths' turn",
		"'s {all}":                          "'s Moths",
	} {
		if got := table.Expand(pattern, func(name string) string { return parts[name] }); got != want {
			t.Errorf("%q: got %q, want %q", pattern, got, want)
		}
	}
}

// TestVerbRow makes keys of a row's own pattern, or of its label's parts, and leaves out empty ones.
func TestVerbRow(t *testing.T) {
	part := func(name string) string { return map[string]string{"who": "orc", "item": "axe"}[name] }
	for _, x := range []struct {
		row        table.VerbRow
		key, label string
	}{
		{table.VerbRow{Name: "attack", Label: "attack {who} with {item}[ adding {also}]"}, "attack:orc:axe", "attack orc with axe"},
		{table.VerbRow{Name: "throw", Label: "throw {item} at {who}", Key: "{who}:{item}"}, "throw:orc:axe", "throw axe at orc"},
		{table.VerbRow{Name: "total-defense"}, "total-defense", "total defense"},
	} {
		if got := x.row.OptionKey(part); got != x.key {
			t.Errorf("key %q, want %q", got, x.key)
		}
		if got := x.row.OptionLabel(part); got != x.label {
			t.Errorf("label %q, want %q", got, x.label)
		}
	}
}
