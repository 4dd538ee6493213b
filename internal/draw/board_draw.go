package draw

import (
	"strings"

	"fray/table"
)

// drawHexes draws a hex map row by row, with a legend below.
func drawHexes(v table.View, o Options) string {
	b := newBoard(&v, o)
	all := b.legend()
	lines, note := b.picture(o.Height-len(all), "hexes")
	return strings.Join(append(append(lines, all...), note...), "\n")
}

// picture draws the board in at most height lines. If it shows only a part, one of the lines is a note about the rest.
func (b *board) picture(height int, noun string) (lines, note []string) {
	b.frame(height)
	if b.c1-b.c0 < b.v.Map.Cols || b.r1-b.r0 < b.v.Map.Rows {
		b.c0, b.c1, b.r0, b.r1 = 0, b.v.Map.Cols, 0, b.v.Map.Rows
		b.right = true
		b.frame(height - 1)
		note = append(note, b.note(noun))
	}
	c := newCanvas(b.width(), b.height())
	if b.square {
		b.edges(c)
	} else if b.grid {
		b.outline(c)
	}
	b.labels(c)
	glyphs, sides := Glyphs(*b.v), Sides(*b.v)
	above := b.tops()
	for row := b.r0; row < b.r1; row++ {
		for col := b.c0; col < b.c1; col++ {
			b.cell(c, col, row, above[b.at(col, row)], glyphs, sides)
		}
	}
	return c.lines(b.o), note
}

// tops returns the combatant to draw in each cell: the last standing one, or else the last one down, or else the last hidden
// one.
func (b *board) tops() map[int]*table.Token {
	out := map[int]*table.Token{}
	for i := range b.v.Tokens {
		t := &b.v.Tokens[i]
		for _, cell := range b.body(t) {
			if was := out[cell]; was == nil || was.Hidden || !t.Down && !t.Hidden {
				out[cell] = t
			}
		}
	}
	return out
}

// outline draws the outlines of the hexes.
func (b *board) outline(c *canvas) {
	rise, fall, wall := b.o.pick("╱", "/"), b.o.pick("╲", "\\"), b.o.pick("│", "|")
	for row := b.r0; row < b.r1; row++ {
		for col := b.c0; col < b.c1; col++ {
			x, y := b.origin(col, row)
			c.put(x+1, y-1, quiet, rise)
			c.put(x+3, y-1, quiet, fall)
			c.put(x, y, quiet, wall)
			c.put(x+pitch, y, quiet, wall)
			c.put(x+1, y+1, quiet, fall)
			c.put(x+3, y+1, quiet, rise)
		}
	}
}

// labels draws the names of the first and last cell of each row.
func (b *board) labels(c *canvas) {
	for row := b.r0; row < b.r1; row++ {
		_, y := b.origin(b.c0, row)
		left := b.v.Map.Cells[b.at(b.c0, row)].Name
		c.put(b.label-len([]rune(left)), y, quiet, left)
		if b.right {
			right := b.v.Map.Cells[b.at(b.c1-1, row)].Name
			c.put(c.w-len([]rune(right)), y, quiet, right)
		}
	}
}
