package draw

import (
	"strconv"
	"strings"

	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// board draws a part of a map of hexes, or of one level of a map of squares: columns c0 to c1 and rows r0 to r1, without c1
// and r1.
type board struct {
	v              *table.View
	o              Options
	index          map[string]int // cell by name
	c0, c1, r0, r1 int
	label          int  // width of the names at the left edge
	right          bool // draw names at the right edge too
	grid           bool // draw outlines, with two lines for each row
	square         bool // squares, not hexes: rows are not shifted
	edged          bool // there are walls on edges, which replace outlines
	level          int  // of squares, from 0
}

// pitch is the width of a cell in columns. Odd rows of hexes are shifted right by half of it.
const pitch = 4

func newBoard(v *table.View, o Options) *board {
	b := &board{v: v, o: o, c1: v.Map.Cols, r1: v.Map.Rows, right: true, index: map[string]int{}}
	for i := range v.Map.Cells {
		name := v.Map.Cells[i].Name
		b.index[name] = i
		b.label = max(b.label, ansi.StringWidth(name))
		b.edged = b.edged || v.Map.Cells[i].East != "" || v.Map.Cells[i].South != ""
	}
	return b
}

// lined reports whether there are lines between the rows.
func (b *board) lined() bool { return b.grid || b.edged }

// lean returns how many columns odd rows are shifted to the right.
func (b *board) lean() int {
	if b.square {
		return 0
	}
	return pitch / 2
}

// at returns the cell in this column and row of the current level.
func (b *board) at(col, row int) int {
	return (b.level*b.v.Map.Rows+row)*b.v.Map.Cols + col
}

// offset returns the column and row of a cell. On is false if the cell is on another level.
func (b *board) offset(cell int) (col, row int, on bool) {
	cell -= b.level * b.v.Map.Rows * b.v.Map.Cols
	return cell % b.v.Map.Cols, cell / b.v.Map.Cols, cell >= 0 && cell < b.v.Map.Rows*b.v.Map.Cols
}

func (b *board) width() int {
	w := b.label + 1 + (b.c1-b.c0)*pitch + b.lean()
	if b.lined() || b.square {
		w++
	}
	if b.right {
		w += b.label + 1
	}
	return w
}

func (b *board) height() int {
	if b.lined() {
		return 2*(b.r1-b.r0) + 1
	}
	return b.r1 - b.r0
}

// frame selects the part of the map that fits into this many lines, and its style.
func (b *board) frame(lines int) {
	wide := func() bool { return b.o.Width > 0 && b.width() > b.o.Width }
	tall := func() bool { return b.o.Height > 0 && b.height() > lines }
	b.grid = b.o.Grid
	if b.grid && (wide() || tall()) {
		b.grid = false
	}
	if wide() {
		b.right = false
	}
	if !wide() && !tall() {
		return
	}
	cols, rows := b.c1, b.r1
	if wide() {
		cols = max((b.o.Width-b.label-1-max(b.lean(), 1))/pitch, 3)
	}
	if tall() {
		rows = max(lines, 3)
		if b.edged {
			rows = max((lines-1)/2, 3)
		}
	}
	col, row := b.focus(cols, rows)
	b.c0, b.c1 = window(col, cols, b.c1)
	b.r0, b.r1 = window(row, rows, b.r1)
}

// window returns a span of n places around the middle, within all places.
func window(middle, n, all int) (from, to int) {
	n = min(n, all)
	from = min(max(middle-n/2, 0), all-n)
	return from, from + n
}

// focus returns the center of the visible part: the middle of all standing combatants, moved so that the cursor, or else the
// acting combatant, is visible.
func (b *board) focus(cols, rows int) (col, row int) {
	at, found := b.index[b.o.Cursor]
	if _, _, on := b.offset(at); !on {
		at, found = b.at(0, 0), false
	}
	var box struct{ c0, c1, r0, r1 int }
	box.c0, box.r0 = b.c1, b.r1
	for i := range b.v.Tokens {
		t := &b.v.Tokens[i]
		cell, on := b.index[t.Cell]
		c, r, here := b.offset(cell)
		if !on || !here || t.Down {
			continue
		}
		if !found || t.ID == b.v.Turn && b.o.Cursor == "" {
			at, found = cell, true
		}
		box.c0, box.c1 = min(box.c0, c), max(box.c1, c)
		box.r0, box.r1 = min(box.r0, r), max(box.r1, r)
	}
	col, row, _ = b.offset(at)
	if box.c1 >= box.c0 {
		col = center(col, box.c0, box.c1, cols)
		row = center(row, box.r0, box.r1, rows)
	}
	return col, row
}

// center returns the middle of the range from..to, moved so that place lies within half the span of it.
func center(place, from, to, span int) int {
	middle, reach := (from+to+1)/2, max((span-1)/2-1, 0)
	if to-from >= span {
		return place
	}
	return min(max(middle, place-reach), place+reach)
}

// origin returns the position of the cell in this column and row on the canvas.
func (b *board) origin(col, row int) (x, y int) {
	x = b.label + 1 + (col-b.c0)*pitch + row%2*b.lean()
	y = row - b.r0
	if b.lined() {
		y = 2*y + 1
	}
	return x, y
}

// shown reports whether the cell is in the visible part.
func (b *board) shown(cell int) bool {
	c, r, on := b.offset(cell)
	return on && c >= b.c0 && c < b.c1 && r >= b.r0 && r < b.r1
}

// first returns the first coordinate of a cell named "q,r", and reports whether the name has that form.
func first(name string) (int, bool) {
	q, _, ok := strings.Cut(name, ",")
	n, err := strconv.Atoi(q)
	return n, ok && err == nil
}
