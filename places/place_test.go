package places_test

import (
	"testing"

	"fray/places"
	"fray/table"
)

// TestPlaced: the name of a cell gives way to words, with the little word before it; numbers that only look alike stay.
func TestPlaced(t *testing.T) {
	for _, x := range []struct{ text, cell, words, want string }{
		{"Ann goes to 2,3", "2,3", "1 space east", "Ann goes 1 space east"},
		{"Ann throws a lamp at 2,3 (dear)", "2,3", "4 spaces north, 1 up", "Ann throws a lamp 4 spaces north, 1 up (dear)"},
		{"Ann's lamp lies at -2,3", "-2,3", "right there", "Ann's lamp lies right there"},
		{"by 2,3", "2,3", "1 space east, next to Bo", "by 1 space east, next to Bo"},
		{"Ann goes to 12,3", "2,3", "1 space east", "Ann goes to 12,3"},
		{"Ann goes to 2,31", "2,3", "1 space east", "Ann goes to 2,31"},
		{"Ann goes to -2,3", "2,3", "1 space east", "Ann goes to -2,3"},
		{"Ann goes to 1,2,3", "2,3", "1 space east", "Ann goes to 1,2,3"},
		{"Ann goes to 2,3", "2,3", "", "Ann goes to 2,3"},
		{"Ann goes home", "", "1 space east", "Ann goes home"},
	} {
		if got, _ := places.Placed(x.text, x.cell, x.words); got != x.want {
			t.Errorf("%q with %q: %q, expected %q", x.text, x.words, got, x.want)
		}
	}
}

// TestGridWay: ways on a grid of hexes, on one of squares with levels, and on a map of areas, which has none.
func TestGridWay(t *testing.T) {
	row := func(names ...string) (out []table.CellView) {
		for _, name := range names {
			out = append(out, table.CellView{Name: name})
		}
		return out
	}
	hexes := places.NewGrid(&table.MapView{Shape: "hex", Cols: 3, Rows: 2, Cells: row("a", "b", "c", "d", "e", "f")})
	levels := places.NewGrid(&table.MapView{Shape: "square", Cols: 2, Rows: 1, Levels: 2, Cells: row("a", "b", "up a", "up b")})
	zones := places.NewGrid(&table.MapView{Shape: "zones", Cols: 2, Rows: 1, Cells: row("a", "b")})
	for _, x := range []struct {
		g        *places.Grid
		from, to string
		steps    int
		want     string
	}{
		{&hexes, "a", "c", 0, "2 spaces east"},
		{&hexes, "a", "c", 5, "5 spaces east"},
		{&hexes, "e", "a", 0, "2 spaces north-west"},
		{&levels, "a", "up b", 0, "1 space east, 1 up"},
		{&levels, "up a", "a", 0, "1 space, 1 down"},
		{&levels, "a", "nowhere", 0, ""},
		{&zones, "a", "b", 0, ""},
	} {
		if got := x.g.Way(x.from, x.to, x.steps); got != x.want {
			t.Errorf("from %s to %s: %q, expected %q", x.from, x.to, got, x.want)
		}
	}
}

// TestGridWayFrom: where a cell lies from somebody else's, and how far.
func TestGridWayFrom(t *testing.T) {
	var cells []table.CellView
	for _, name := range []string{"a", "b", "c", "up a", "up b", "up c"} {
		cells = append(cells, table.CellView{Name: name})
	}
	g := places.NewGrid(&table.MapView{Shape: "square", Cols: 3, Rows: 1, Levels: 2, Cells: cells})
	for _, x := range [][3]string{
		{"a", "c", "2 spaces east of Ann"},
		{"c", "up b", "1 space west of Ann, 1 up"},
		{"a", "up a", "1 space from Ann, 1 up"},
		{"b", "b", "where Ann is"},
		{"a", "nowhere", ""},
	} {
		if got := g.WayFrom("Ann", x[0], x[1]); got != x[2] {
			t.Errorf("from %s to %s: %q, expected %q", x[0], x[1], got, x[2])
		}
	}
	if got := g.Apart("a", "up c"); got != 2 {
		t.Errorf("a and up c are %d apart, expected 2", got)
	}
}
