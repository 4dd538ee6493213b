package draw

import (
	"strconv"
	"strings"

	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// hexes is the part of a hex map that is drawn: columns c0 to c1 and rows r0 to r1, without the ends.
type hexes struct {
	v              *table.View
	o              Options
	index          map[string]int // cell by name
	c0, c1, r0, r1 int
	label          int  // width of the names at the left edge
	right          bool // names at the right edge too
	grid           bool // with outlines, two lines a row
}

// pitch is the width of a hex in columns; odd rows stand half of it to the right.
const pitch = 4

func newHexes(v *table.View, o Options) *hexes {
	h := &hexes{v: v, o: o, c1: v.Map.Cols, r1: v.Map.Rows, right: true, index: map[string]int{}}
	for i := range v.Map.Cells {
		name := v.Map.Cells[i].Name
		h.index[name] = i
		h.label = max(h.label, ansi.StringWidth(name))
	}
	return h
}

func (h *hexes) width() int {
	w := h.label + 1 + (h.c1-h.c0)*pitch + pitch/2
	if h.grid {
		w++
	}
	if h.right {
		w += h.label + 1
	}
	return w
}

func (h *hexes) height() int {
	if h.grid {
		return 2*(h.r1-h.r0) + 1
	}
	return h.r1 - h.r0
}

// frame decides what is drawn in so many lines, and how.
func (h *hexes) frame(lines int) {
	wide := func() bool { return h.o.Width > 0 && h.width() > h.o.Width }
	tall := func() bool { return h.o.Height > 0 && h.height() > lines }
	h.grid = h.o.Grid
	if h.grid && (wide() || tall()) {
		h.grid = false
	}
	if wide() {
		h.right = false
	}
	if !wide() && !tall() {
		return
	}
	cols, rows := h.c1, h.r1
	if wide() {
		cols = max((h.o.Width-h.label-1-pitch/2)/pitch, 3)
	}
	if tall() {
		rows = max(lines, 3)
	}
	col, row := h.focus(cols, rows)
	h.c0, h.c1 = window(col, cols, h.c1)
	h.r0, h.r1 = window(row, rows, h.r1)
}

// window is a span of n out of all places around the middle.
func window(middle, n, all int) (from, to int) {
	n = min(n, all)
	from = min(max(middle-n/2, 0), all-n)
	return from, from + n
}

// focus is the middle of what matters: of everybody standing if they fit into the span, and in any case in sight of the
// cursor, else of whoever acts.
func (h *hexes) focus(cols, rows int) (col, row int) {
	at, found := h.index[h.o.Cursor]
	var box struct{ c0, c1, r0, r1 int }
	box.c0, box.r0 = h.c1, h.r1
	for i := range h.v.Tokens {
		t := &h.v.Tokens[i]
		cell, on := h.index[t.Cell]
		if !on || t.Down {
			continue
		}
		if !found || t.ID == h.v.Turn && h.o.Cursor == "" {
			at, found = cell, true
		}
		c, r := cell%h.v.Map.Cols, cell/h.v.Map.Cols
		box.c0, box.c1 = min(box.c0, c), max(box.c1, c)
		box.r0, box.r1 = min(box.r0, r), max(box.r1, r)
	}
	col, row = at%h.v.Map.Cols, at/h.v.Map.Cols
	if box.c1 >= box.c0 {
		col = centre(col, box.c0, box.c1, cols)
		row = centre(row, box.r0, box.r1, rows)
	}
	return col, row
}

// centre is the middle of from to to, moved as far as the place must be to come within half the span of it.
func centre(place, from, to, span int) int {
	middle, reach := (from+to+1)/2, max((span-1)/2-1, 0)
	if to-from >= span {
		return place
	}
	return min(max(middle, place-reach), place+reach)
}

// origin is where the picture of the cell in this column and row begins.
func (h *hexes) origin(col, row int) (x, y int) {
	x = h.label + 1 + (col-h.c0)*pitch + row%2*pitch/2
	y = row - h.r0
	if h.grid {
		y = 2*y + 1
	}
	return x, y
}

// shown reports whether the cell is in the part that is drawn.
func (h *hexes) shown(cell int) bool {
	c, r := cell%h.v.Map.Cols, cell/h.v.Map.Cols
	return c >= h.c0 && c < h.c1 && r >= h.r0 && r < h.r1
}

// first is the first coordinate of a cell called "q,r", and whether the name is of that kind.
func first(name string) (int, bool) {
	q, _, ok := strings.Cut(name, ",")
	n, err := strconv.Atoi(q)
	return n, ok && err == nil
}
