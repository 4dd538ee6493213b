package places

import (
	"strings"
	"testing"

	"fray/table"
)

// TestAround: cells that a walk leads to come before those behind walls, and what stands on an edge is not passed.
func TestAround(t *testing.T) {
	m := table.MapView{Shape: "square", Cols: 3, Rows: 3}
	for name := range strings.FieldsSeq("a b c d e f g h i") {
		m.Cells = append(m.Cells, table.CellView{Name: name})
	}
	m.Cells[1].Kind = "wall" // b
	m.Cells[4].South = "bars"
	grid := NewGrid(&m)
	for from, want := range map[string]string{"a": "degfhcib", "e": "dfagcihb"} {
		var got strings.Builder
		for _, c := range grid.Around(from) {
			got.WriteString(c.Name)
		}
		if got.String() != want {
			t.Errorf("around %s: %s, want %s", from, got.String(), want)
		}
	}
	hexes := table.MapView{Shape: "hex", Cols: 2, Rows: 2, Cells: m.Cells[:4]}
	grid = NewGrid(&hexes)
	if got := grid.Around("a"); len(got) != 3 || got[2].Name != "b" && got[2].Name != "d" {
		t.Errorf("around a of hexes: %v", got)
	}
	if got := grid.Around("nowhere"); got != nil {
		t.Errorf("around nothing: %v", got)
	}
}
