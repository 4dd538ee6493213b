package places_test

import (
	"encoding/json"
	"os"
	"testing"

	"fray/places"
	"fray/table"
)

// TestWays: the cases are those that the browser's tests read too.
func TestWays(t *testing.T) {
	text, err := os.ReadFile("testdata/ways.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct {
		Name   string
		View   table.View
		Who    string
		Words  map[string]string // by cell
		Paths  map[string][]string
		Places map[string]string // by combatant
		Spots  map[string]string // by cell
	}
	if err := json.Unmarshal(text, &cases); err != nil {
		t.Fatal(err)
	}
	for _, x := range cases {
		m := &x.View.Map
		for i := len(m.Cells); i < m.Cols*m.Rows*max(m.Levels, 1); i++ { // the cells that the file does not describe
			m.Cells = append(m.Cells, table.CellView{Name: string(rune('a' + i))})
		}
		ways := places.NewWays(&x.View, x.Who)
		for cell, want := range x.Words {
			if got := ways.Of(&table.Choice{Cell: cell, Path: x.Paths[cell]}); got != want {
				t.Errorf("%s, to %s: %q, expected %q", x.Name, cell, got, want)
			}
		}
		for cell, want := range x.Spots {
			if got := ways.Spot(cell); got != want {
				t.Errorf("%s, the spot %s: %q, expected %q", x.Name, cell, got, want)
			}
		}
		for i := range x.View.Tokens {
			k := &x.View.Tokens[i]
			if got, want := ways.Place(k), x.Places[k.ID]; got != want {
				t.Errorf("%s, the place of %s: %q, expected %q", x.Name, k.Name, got, want)
			}
		}
	}
}
