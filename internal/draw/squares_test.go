package draw_test

import (
	"fmt"
	"strings"
	"testing"

	"fray/internal/draw"
	"fray/table"
)

// rookery is a yard with walls on edges, a door and a gallery. A dragon of two by two squares flies above.
func rookery() table.View {
	v := table.View{Turn: "mara", Map: table.MapView{Shape: "square", Cols: 7, Rows: 4, Levels: 4}}
	for z := range 4 {
		for y := range 4 {
			for x := range 7 {
				v.Map.Cells = append(v.Map.Cells, table.CellView{Name: fmt.Sprintf("%d,%d,%d", x, y, z)})
			}
		}
	}
	cell := func(x, y, z int) *table.CellView { return &v.Map.Cells[(z*4+y)*7+x] }
	for y := range 4 {
		cell(3, y, 0).East = "wall"
	}
	cell(3, 2, 0).East = "door, closed"
	cell(5, 1, 0).South, cell(6, 1, 0).South, cell(4, 0, 0).South = "wall", "bars", "curtain"
	cell(0, 0, 0).Kind, cell(1, 1, 0).Kind, cell(1, 1, 0).Glyph = "wall", "rough", "~"
	cell(2, 3, 0).Holds = []string{"rope"}
	cell(5, 0, 3).Kind = "wall"
	v.Tokens = []table.Token{
		{ID: "mara", Name: "Mara", Side: "pcs", Cell: "2,1,0"},
		{ID: "ogre", Name: "Ogre", Side: "beasts", Cell: "4,2,0", Span: 2},
		{ID: "wyrm", Name: "Wyrm", Side: "beasts", Cell: "0,1,2", Span: 2},
		{ID: "rat", Name: "Rat", Side: "beasts", Cell: "6,0,0", Down: true},
	}
	return v
}

// Squares are drawn level by level, with walls on edges, large combatants, and the combatants on other levels.
func TestSquares(t *testing.T) {
	v := rookery()
	marks := map[string]string{"3,1,0": draw.MarkReach, "2,2,0": draw.MarkReach, "4,2,0": draw.MarkTarget}
	for name, o := range map[string]draw.Options{
		"squares":        {Width: 100, Marks: marks, Cursor: "2,2,0"},
		"squares-ascii":  {Width: 100, ASCII: true, Marks: marks},
		"squares-grid":   {Width: 100, Grid: true, Level: 1},
		"squares-level":  {Width: 100, Level: 3},
		"squares-narrow": {Width: 26, Height: 12, Level: 1},
		"squares-rest":   {Width: 100, Rest: "map draws them"},
		"squares-cut":    {Width: 26, Rest: "map draws them"},
	} {
		t.Run(name, func(t *testing.T) { golden(t, name, draw.Map(v, o)) })
	}
	flat := rookery()
	flat.Map.Levels, flat.Map.Cells, flat.Tokens = 1, flat.Map.Cells[:28], flat.Tokens[:2]
	for i := range flat.Map.Cells {
		flat.Map.Cells[i].East, flat.Map.Cells[i].South = "", ""
	}
	golden(t, "squares-plain", draw.Map(flat, draw.Options{Width: 100}))
}

// MapSize returns the size of the picture without its legend.
func TestSquaresSize(t *testing.T) {
	v := rookery()
	for _, o := range []draw.Options{{}, {Level: 1}, {Level: 3}, {Grid: true}} {
		for _, names := range []bool{true, false} {
			w, h := draw.MapSize(v, o, names)
			o.Width = w
			lines := strings.Split(draw.Map(v, o), "\n")
			legend := len(strings.Split(draw.Map(v, draw.Options{Width: w, Level: o.Level}), "\n"))
			if len(lines) < h || len(lines) > legend+h {
				t.Errorf("%+v names %t: %d lines, want %d by %d", o, names, len(lines), w, h)
			}
			for _, line := range lines[:h] {
				if n := len([]rune(line)); n > w {
					t.Errorf("%+v names %t: a line of %d in %d columns: %s", o, names, n, w, line)
				}
			}
		}
	}
}

// The cursor moves on its level, and climbs between levels.
func TestSquaresStep(t *testing.T) {
	v := rookery()
	for _, tc := range []struct {
		from       string
		cols, rows int
		want       string
	}{{"6,3,1", 1, 0, "6,3,1"}, {"6,3,1", 0, 1, "6,3,1"}, {"6,3,1", -1, 0, "5,3,1"}, {"0,0,2", 0, -1, "0,0,2"}, {"0,0,2", 0, 1, "0,1,2"}} {
		if got := draw.Step(v, draw.Options{}, tc.from, tc.cols, tc.rows); got != tc.want {
			t.Errorf("from %s by %d,%d: %s, want %s", tc.from, tc.cols, tc.rows, got, tc.want)
		}
	}
	for _, tc := range []struct {
		levels int
		want   string
	}{{1, "1,1,2"}, {-1, "1,1,0"}, {-2, "1,1,1"}, {3, "1,1,1"}} {
		if got := draw.Climb(v.Map, "1,1,1", tc.levels); got != tc.want {
			t.Errorf("by %d levels: %s, want %s", tc.levels, got, tc.want)
		}
	}
	for cell, want := range map[string]bool{"0,1,2": true, "1,2,3": true, "2,1,2": false, "0,1,1": false, "0,0,2": false, "": false, "x": false} {
		if got := draw.Fills(v.Map, v.Tokens[2], cell); got != want {
			t.Errorf("the wyrm fills %q: %t", cell, got)
		}
	}
	if draw.LevelOf(v.Map, "1,1,3") != 3 || draw.LevelOf(v.Map, "nowhere") != -1 {
		t.Error("levels of cells")
	}
}

// From the side, a map with levels shows who is at which height, in a picture and in words; a narrow page has the words alone.
func TestSide(t *testing.T) {
	v := rookery()
	golden(t, "squares-side", draw.Side(v, draw.Options{Width: 100}))
	golden(t, "squares-side-narrow", draw.Side(v, draw.Options{Width: 26, ASCII: true}))
	v.Tokens[0].Hidden = true
	if !strings.Contains(draw.Side(v, draw.Options{}), "Mara ("+draw.OutOfSight+")") {
		t.Error("the side view does not say who is out of sight")
	}
	v.Map.Levels, v.Map.Cells = 1, v.Map.Cells[:28]
	if got := draw.Side(v, draw.Options{}); got != "" {
		t.Errorf("a map without levels has a side view: %s", got)
	}
}
