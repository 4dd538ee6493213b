package draw

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fray/table"
)

func isSquare(m table.MapView) bool {
	return m.Shape == "square" && m.Cols > 0 && m.Rows > 0 && len(m.Cells) == m.Cols*m.Rows*max(m.Levels, 1)
}

// drawSquares draws a map of squares level by level, the lowest first, with a legend below.
func drawSquares(v table.View, o Options) string {
	b := newBoard(&v, o)
	legend := b.legend()
	levels, left := levelsOf(&v, o)
	var lines []string
	for _, level := range levels {
		head := levelHead(&v, o, level)
		one := newSquares(&v, o, level)
		room := (o.Height-len(legend))/len(levels) - len(head)
		picture, note := one.picture(room, "squares")
		lines = append(append(append(lines, head...), picture...), note...)
	}
	if len(left) > 0 {
		lines = append(lines, o.paint(quiet, clip("levels not drawn: "+strings.Join(left, ", ")+" ("+o.Rest+")", o.Width, o)))
	}
	return strings.Join(append(lines, legend...), "\n")
}

func newSquares(v *table.View, o Options, level int) *board {
	b := newBoard(v, o)
	b.square, b.level = true, level
	return b
}

// levelsOf returns the levels to draw: the requested one, or else the lowest and all with content. Where o.Rest says how to see the
// others, only those where somebody stands are drawn, and the others are left.
func levelsOf(v *table.View, o Options) (drawn []int, left []string) {
	levels := max(v.Map.Levels, 1)
	if o.Level > 0 {
		return []int{min(o.Level, levels) - 1}, nil
	}
	full := fullLevels(v, o)
	if o.Rest == "" || levels == 1 {
		return full, nil
	}
	for level := range levels {
		switch {
		case standsOn(v, level):
			drawn = append(drawn, level)
		case slices.Contains(full, level):
			left = append(left, strconv.Itoa(level))
		}
	}
	if len(drawn) == 0 {
		return full, nil
	}
	return drawn, left
}

// standsOn reports whether a combatant that is up has its lowest cells on a level.
func standsOn(v *table.View, level int) bool {
	return slices.ContainsFunc(v.Tokens, func(t table.Token) bool { return !t.Down && LevelOf(v.Map, t.Cell) == level })
}

// fullLevels returns the lowest level and all with content.
func fullLevels(v *table.View, o Options) []int {
	var out []int
	for level := range max(v.Map.Levels, 1) {
		b := newSquares(v, o, level)
		full := level == 0 || len(b.tops()) > 0
		for i := level * v.Map.Cols * v.Map.Rows; i < (level+1)*v.Map.Cols*v.Map.Rows && !full; i++ {
			c := &v.Map.Cells[i]
			full = terrain(c) != "" || len(c.Holds) > 0 || c.East != "" || c.South != "" || c.Name == o.Cursor || o.Marks[c.Name] != ""
		}
		if full {
			out = append(out, level)
		}
	}
	return out
}

// levelHead returns the line above a level if there are several: its number, and the combatants on other levels.
func levelHead(v *table.View, o Options, level int) []string {
	if v.Map.Levels < 2 {
		return nil
	}
	text := fmt.Sprintf("level %d", level)
	if o.Level > 0 {
		text += fmt.Sprintf(" of 0 to %d", v.Map.Levels-1)
		glyphs := Glyphs(*v)
		var others []string
		for i := range v.Tokens {
			t := &v.Tokens[i]
			if at := LevelOf(v.Map, t.Cell); at >= 0 && !t.Down && (level < at || level >= at+max(t.Span, 1)) {
				others = append(others, fmt.Sprintf("%s on %d", glyphs[t.ID], at))
			}
		}
		if len(others) > 0 {
			text += "; others: " + strings.Join(others, ", ")
		}
	}
	return []string{o.paint(strong, clip(text, o.Width, o))}
}

// squaresSize returns the size of all drawn levels without the legend.
func squaresSize(v *table.View, o Options, names bool) (w, h int) {
	levels, _ := levelsOf(v, o)
	for _, level := range levels {
		b := newSquares(v, o, level)
		b.grid, b.right = o.Grid, names
		w, h = max(w, b.width()), h+b.height()+len(levelHead(v, o, level))
	}
	return w, h
}

// Fills reports whether a combatant fills a cell. On squares a large combatant fills a block of its span.
func Fills(m table.MapView, t table.Token, cell string) bool {
	if t.Cell == cell {
		return cell != ""
	}
	if t.Span < 2 || !isSquare(m) {
		return false
	}
	at, to := cellIndex(m, t.Cell), cellIndex(m, cell)
	if at < 0 || to < 0 {
		return false
	}
	dx, dy, dz := to%m.Cols-at%m.Cols, to/m.Cols%m.Rows-at/m.Cols%m.Rows, to/(m.Cols*m.Rows)-at/(m.Cols*m.Rows)
	return min(dx, dy, dz) >= 0 && max(dx, dy, dz) < t.Span
}

// cellIndex returns the index of a cell on the map, or -1.
func cellIndex(m table.MapView, cell string) int {
	return slices.IndexFunc(m.Cells, func(c table.CellView) bool { return c.Name == cell })
}

// body returns the cells of the current level that a combatant fills.
func (b *board) body(t *table.Token) []int {
	cell, ok := b.index[t.Cell]
	if !ok {
		return nil
	}
	if !b.square {
		return []int{cell}
	}
	m := &b.v.Map
	span := max(t.Span, 1)
	col, row, low := cell%m.Cols, cell/m.Cols%m.Rows, cell/(m.Cols*m.Rows)
	if b.level < low || b.level >= low+span {
		return nil
	}
	var out []int
	for r := row; r < min(row+span, m.Rows); r++ {
		for c := col; c < min(col+span, m.Cols); c++ {
			out = append(out, b.at(c, r))
		}
	}
	return out
}
