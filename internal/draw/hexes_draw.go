package draw

import (
	"strings"

	"fray/table"
)

// drawHexes draws a hex map by rows, with a legend below.
func drawHexes(v table.View, o Options) string {
	h := newHexes(&v, o)
	all := h.legend()
	h.frame(o.Height - len(all))
	if h.c1-h.c0 < v.Map.Cols || h.r1-h.r0 < v.Map.Rows {
		h.c0, h.c1, h.r0, h.r1 = 0, v.Map.Cols, 0, v.Map.Rows
		h.right = true
		h.frame(o.Height - len(all) - 1)
		all = append(all, h.note())
	}
	c := newCanvas(h.width(), h.height())
	if h.grid {
		h.outline(c)
	}
	h.labels(c)
	glyphs, sides := Glyphs(v), Sides(v)
	above := h.tops()
	for row := h.r0; row < h.r1; row++ {
		for col := h.c0; col < h.c1; col++ {
			h.cell(c, col, row, above[row*v.Map.Cols+col], glyphs, sides)
		}
	}
	return strings.Join(append(c.lines(o), all...), "\n")
}

// tops gives for each cell who is seen there: the last one standing, else the last one down, else the last one out of sight.
func (h *hexes) tops() map[int]*table.Token {
	out := map[int]*table.Token{}
	for i := range h.v.Tokens {
		t := &h.v.Tokens[i]
		cell, ok := h.index[t.Cell]
		if was := out[cell]; ok && (was == nil || was.Hidden || !t.Down && !t.Hidden) {
			out[cell] = t
		}
	}
	return out
}

// outline draws the borders of the hexes.
func (h *hexes) outline(c *canvas) {
	rise, fall, wall := h.o.pick("╱", "/"), h.o.pick("╲", "\\"), h.o.pick("│", "|")
	for row := h.r0; row < h.r1; row++ {
		for col := h.c0; col < h.c1; col++ {
			x, y := h.origin(col, row)
			c.put(x+1, y-1, quiet, rise)
			c.put(x+3, y-1, quiet, fall)
			c.put(x, y, quiet, wall)
			c.put(x+pitch, y, quiet, wall)
			c.put(x+1, y+1, quiet, fall)
			c.put(x+3, y+1, quiet, rise)
		}
	}
}

// labels writes the names of the first and the last cell of each row.
func (h *hexes) labels(c *canvas) {
	for row := h.r0; row < h.r1; row++ {
		_, y := h.origin(h.c0, row)
		left := h.v.Map.Cells[row*h.v.Map.Cols+h.c0].Name
		c.put(h.label-len([]rune(left)), y, quiet, left)
		if h.right {
			right := h.v.Map.Cells[row*h.v.Map.Cols+h.c1-1].Name
			c.put(c.w-len([]rune(right)), y, quiet, right)
		}
	}
}
