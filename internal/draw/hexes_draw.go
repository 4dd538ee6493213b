package draw

import (
	"strconv"
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

// cell draws one cell: its ground, what lies there, who stands there, its mark, and the brackets around it.
func (h *hexes) cell(c *canvas, col, row int, t *table.Token, glyphs map[string]string, sides []string) {
	x, y := h.origin(col, row)
	if h.grid {
		x++
	}
	cell := &h.v.Map.Cells[row*h.v.Map.Cols+col]
	mark := h.o.Marks[cell.Name]
	if t == nil {
		h.ground(c, x, y, cell, mark)
		h.brackets(c, x, y, 1, cell.Name == h.o.Cursor, false)
		return
	}
	glyph, look := glyphs[t.ID], sideStyle(sideIndex(sides, t.Side))
	switch {
	case t.Hidden:
		look = quiet
		c.put(x, y, quiet, hiddenSign)
	case t.Down:
		look = quiet
		c.put(x, y, quiet, "x")
	}
	if mark != "" {
		c.put(x, y, markStyle(mark), mark)
	}
	c.put(x+1, y, look, glyph)
	acts := t.ID == h.v.Turn
	h.brackets(c, x, y, len(glyph), cell.Name == h.o.Cursor, acts)
	if under := terrain(cell); under != "" && c.blank(x+1+len(glyph), y) && len(glyph) == 1 {
		c.put(x+2, y, quiet, under)
	}
}

// ground draws a cell where nobody stands.
func (h *hexes) ground(c *canvas, x, y int, cell *table.CellView, mark string) {
	q, numbered := first(cell.Name)
	switch under := terrain(cell); {
	case cell.Kind == "wall":
		c.put(x+1, y, normal, "##")
		if h.grid {
			c.put(x, y, normal, "#")
		}
	case len(cell.Holds) > 0:
		c.put(x+1, y, strong, itemGlyph)
		c.put(x+2, y, quiet, under)
	case under != "":
		c.put(x+1, y, normal, under+under)
	case h.o.Coords && numbered:
		c.put(x+1, y, quiet, strconv.Itoa(q))
	case mark != "":
		c.put(x+1, y, markStyle(mark), mark)
		return
	default:
		c.put(x+1, y, quiet, h.o.pick("·", "."))
	}
	if mark != "" {
		c.put(x, y, markStyle(mark), mark)
	}
}

// brackets marks whoever acts by [ ] and the cursor by ( ).
func (h *hexes) brackets(c *canvas, x, y, glyph int, cursor, acts bool) {
	if !cursor && !acts {
		return
	}
	open, shut := "[", "]"
	if cursor {
		open, shut = "(", ")"
	}
	if h.grid {
		x, glyph = x-1, 3
	}
	c.put(x, y, strong, open)
	c.put(x+1+glyph, y, strong, shut)
	if cursor {
		for i := range glyph + 2 {
			c.look(x+i, y, picked)
		}
	}
}

// itemGlyph stands for things that lie in a cell.
const itemGlyph = "&"

// terrain is the character of the ground, or "" where it is open.
func terrain(c *table.CellView) string {
	switch {
	case c.Kind == "" || c.Kind == "open":
		return ""
	case c.Glyph != "":
		return firstRune(c.Glyph)
	default:
		return firstRune(c.Kind)
	}
}

func markStyle(mark string) style {
	switch mark {
	case MarkReach, MarkPath:
		return good
	case MarkTarget, MarkWarn:
		return fair
	default:
		return strong
	}
}

func firstRune(text string) string {
	for _, r := range text {
		return string(r)
	}
	return ""
}
