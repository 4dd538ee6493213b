package packs_test

import (
	"strings"
	"testing"

	"fray/table"
)

// TestCardsAreWords: what pieces do is said in words, not in those of their files: no underscores, gaps or parts without a value.
func TestCardsAreWords(t *testing.T) {
	lib := library(t)
	for _, e := range lib.Encounters() {
		enc, err := lib.Encounter(e.Name)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range enc.Game.Cards(table.GM) {
			for _, bad := range []string{"_", "  ", " ,", ", ,", ",,", "%", "(do ", "+ ,", "+  ", " * "} {
				if strings.Contains(c.Effect, bad) {
					t.Errorf("%s, %s %s: %q has %q", e.Name, c.Kind, c.ID, c.Effect, bad)
				}
			}
			if strings.TrimSpace(c.Effect) != c.Effect || strings.HasSuffix(c.Effect, ",") || strings.HasPrefix(c.Effect, ",") {
				t.Errorf("%s, %s %s: %q", e.Name, c.Kind, c.ID, c.Effect)
			}
		}
	}
}
