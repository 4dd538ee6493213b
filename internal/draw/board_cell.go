package draw

import (
	"strconv"

	"fray/table"
)

// cell draws one cell: its ground or items, the combatant there, its mark, and brackets.
func (b *board) cell(c *canvas, col, row int, t *table.Token, glyphs map[string]string, sides []string) {
	x, y := b.origin(col, row)
	if b.grid || b.square {
		x++
	}
	cell := &b.v.Map.Cells[b.at(col, row)]
	mark := b.o.Marks[cell.Name]
	if t == nil {
		b.ground(c, x, y, cell, mark)
		b.brackets(c, x, y, 1, cell.Name == b.o.Cursor, false)
		return
	}
	glyph, color := glyphs[t.ID], sideStyle(sideIndex(sides, t.Side))
	switch {
	case t.Hidden, t.Memory:
		color = quiet
		c.put(x, y, quiet, hiddenSign)
	case t.Down:
		color = quiet
		c.put(x, y, quiet, "x")
	}
	if mark != "" {
		c.put(x, y, markStyle(mark), mark)
	}
	c.put(x+1, y, color, glyph)
	acts := t.ID == b.v.Turn
	b.brackets(c, x, y, len(glyph), cell.Name == b.o.Cursor, acts)
	if under := terrain(cell); under != "" && c.blank(x+1+len(glyph), y) && len(glyph) == 1 {
		c.put(x+2, y, quiet, under)
	}
}

// ground draws a cell without combatants.
func (b *board) ground(c *canvas, x, y int, cell *table.CellView, mark string) {
	q, numbered := first(cell.Name)
	switch under := terrain(cell); {
	case cell.Kind == "wall":
		c.put(x+1, y, normal, "##")
		if b.grid || b.square {
			c.put(x, y, normal, "#")
		}
	case len(cell.Holds) > 0:
		c.put(x+1, y, strong, itemGlyph)
		c.put(x+2, y, quiet, under)
	case under != "":
		c.put(x+1, y, normal, under+under)
	case b.o.Coords && numbered:
		c.put(x+1, y, quiet, strconv.Itoa(q))
	case mark != "":
		c.put(x+1, y, markStyle(mark), mark)
		return
	default:
		c.put(x+1, y, quiet, b.o.pick("·", "."))
	}
	if mark != "" {
		c.put(x, y, markStyle(mark), mark)
	}
}

// brackets marks the acting combatant with [ ] and the cursor with ( ).
func (b *board) brackets(c *canvas, x, y, glyph int, cursor, acts bool) {
	if !cursor && !acts {
		return
	}
	open, shut := "[", "]"
	if cursor {
		open, shut = "(", ")"
	}
	if b.grid || b.square {
		x, glyph = x-1, 3
	}
	c.put(x, y, strong, open)
	c.put(x+1+glyph, y, strong, shut)
	if cursor {
		for i := range glyph + 2 {
			c.restyle(x+i, y, picked)
		}
	}
}

// itemGlyph stands for items in a cell.
const itemGlyph = "&"

// terrain returns the character of the ground, or "" for open ground.
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
