package draw

import (
	"slices"
	"strings"
	"unicode"

	"fray/table"
)

// edges draws the walls and doors on the edges of squares, and their outlines.
func (b *board) edges(c *canvas) {
	for row := b.r0 - 1; row < b.r1; row++ {
		for col := b.c0 - 1; col < b.c1; col++ {
			b.edge(c, col, row)
		}
	}
}

// edge draws the east and south edges of a square and the corner between them. Squares just outside the visible part draw its
// left and upper border.
func (b *board) edge(c *canvas, col, row int) {
	x, y := b.origin(col, row)
	cell := &table.CellView{}
	if col >= 0 && row >= 0 {
		cell = &b.v.Map.Cells[b.at(col, row)]
	}
	if row >= b.r0 {
		b.stroke(c, x+pitch, y, cell.East, b.o.pick("│", "|"), 1, b.grid || b.edged && outer(col, b.v.Map.Cols))
	}
	if !b.lined() {
		return
	}
	if col >= b.c0 {
		b.stroke(c, x+1, y+1, cell.South, b.o.pick("─", "-"), pitch-1, b.grid || b.edged && outer(row, b.v.Map.Rows))
	}
	c.put(x+pitch, y+1, quiet, b.o.pick("┼", "+"))
}

// outer reports whether the edge after a column or row is the border of the map.
func outer(place, all int) bool { return place < 0 || place == all-1 }

// stroke draws one edge: the wall or door there, or else its outline.
func (b *board) stroke(c *canvas, x, y int, what, line string, times int, outline bool) {
	switch sign := edgeSign(what, line); {
	case sign != "":
		c.put(x, y, normal, strings.Repeat(sign, times))
	case outline:
		c.put(x, y, quiet, strings.Repeat(line, times))
	case b.edged && times == 1:
		c.put(x, y, quiet, " ")
	}
}

// edgeSign returns the character for the description of an edge, as in drawings of maps. A wall is a heavy line.
func edgeSign(what, line string) string {
	heavy := map[string]string{"│": "┃", "─": "━", "|": "|", "-": "="}
	words := strings.FieldsFunc(strings.ToLower(what), func(r rune) bool { return !unicode.IsLetter(r) })
	has := func(any ...string) bool {
		return slices.ContainsFunc(any, func(a string) bool { return slices.Contains(words, a) })
	}
	switch {
	case what == "":
		return ""
	case has("door", "gate") && has("open", "broken"):
		return "'"
	case has("door", "gate"):
		return "D"
	case has("bars", "window", "fence", "grate"):
		return ":"
	case has("curtain", "veil"):
		return "%"
	default:
		return heavy[line]
	}
}

// edgeLegend explains the signs on edges.
func (b *board) edgeLegend() []string {
	kinds := map[string]string{}
	for i := range b.v.Map.Cells {
		for _, what := range []string{b.v.Map.Cells[i].East, b.v.Map.Cells[i].South} {
			if what != "" {
				kinds[what] = edgeSign(what, b.o.pick("│", "|"))
			}
		}
	}
	var out []string
	for _, what := range sortedKeys(kinds) {
		out = append(out, kinds[what]+" "+what)
	}
	return out
}
