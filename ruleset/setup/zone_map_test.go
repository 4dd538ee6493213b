package setup_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// TestZoneMap: every zone has a cell with its name and the zones that can be entered from it now, and is found by its number.
func TestZoneMap(t *testing.T) {
	chart := space.Chart{Zones: strings.Fields("gate yard hall"), Links: [][]string{{"gate", "yard"}, {"yard", "hall"}}}
	z, faults := chart.Build()
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	closed := func(c space.Cell) uint64 { return z.Linked(c) &^ 0b100 } // nobody enters the hall
	m, cells := setup.ZoneMap(nil, z, closed)
	if m.Shape != "zones" || len(m.Cells) != m.Cols*m.Rows {
		t.Errorf("%d cells of %s, %d by %d", len(m.Cells), m.Shape, m.Cols, m.Rows)
	}
	want := []*table.CellView{{Name: "gate", Links: []string{"yard"}}, {Name: "yard", Links: []string{"gate"}}, {Name: "hall", Links: []string{"yard"}}}
	if diff := cmp.Diff(want, cells); diff != "" {
		t.Error(diff)
	}
	for i := range m.Cells {
		if c := z.At(i%m.Cols, i/m.Cols); c != space.None && &m.Cells[i] != cells[c] || c == space.None && m.Cells[i].Name != "" {
			t.Errorf("cell %d is not that of the chart", i)
		}
	}
}
