package draw

import (
	"fmt"
	"strings"

	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// Map draws the map with everybody on it, and a legend of what is to be seen. Row by row the names of the first and the
// last cell stand at the edges. A map that is larger than o.Width and o.Height allows is cut around what matters, and a
// note says so. Areas are boxes: in a border with the name, knots of those who are engaged with each other on a line each, and
// apart from these who is free; links are lines, or told where a line would not be clear. Squares are drawn level by level:
// all levels with something on them, or the one that o.Level names. Maps of a shape that is not known here become a list of
// the cells that have something in them.
func Map(v table.View, o Options) string {
	if isHex(v.Map) {
		return drawHexes(v, o)
	}
	if isZones(v.Map) {
		return drawZones(v, o)
	}
	if isSquare(v.Map) {
		return drawSquares(v, o)
	}
	return listCells(v, o)
}

// MapSize is how large the picture of the whole map is, the legend not counted: with the names of the last cells at the
// right edge, or without. Without them the boxes of areas have the least width that is good to read.
func MapSize(v table.View, o Options, names bool) (w, h int) {
	if isHex(v.Map) {
		x := newBoard(&v, o)
		x.grid, x.right = o.Grid, names
		return x.width(), x.height()
	}
	if isZones(v.Map) {
		z := newZones(&v, o)
		if !names {
			o.Width = z.wide(goodZone)
			z = newZones(&v, o)
		}
		return z.size()
	}
	if isSquare(v.Map) {
		return squaresSize(&v, o, names)
	}
	for _, l := range split(listCells(v, o)) {
		w, h = max(w, ansi.StringWidth(l)), h+1
	}
	return w, h
}

func isHex(m table.MapView) bool {
	return m.Shape == "hex" && m.Cols > 0 && m.Rows > 0 && len(m.Cells) == m.Cols*m.Rows
}

// listCells is the picture of a map whose shape is not known: a line for each cell that has something in it.
func listCells(v table.View, o Options) string {
	glyphs, sides := Glyphs(v), Sides(v)
	known := map[string]bool{}
	var lines []string
	empty := 0
	for i := range v.Map.Cells {
		c := &v.Map.Cells[i]
		known[c.Name] = true
		what := cellContents(v, c, glyphs, sides, o)
		if len(what) == 0 {
			empty++
			continue
		}
		lines = append(lines, wrapLine(cellHead(c.Name, o)+strings.Join(what, ", "), "    ", widthOr(o.Width))...)
	}
	for i := range v.Tokens {
		if t := &v.Tokens[i]; !known[t.Cell] && t.Cell != "" {
			lines = append(lines, cellHead(t.Cell, o)+tokenName(t, v.Turn, glyphs, sides, o))
		}
	}
	if empty > 0 {
		lines = append(lines, o.paint(quiet, fmt.Sprintf("and %s with nothing in them", count(empty, "cell"))))
	}
	return strings.Join(lines, "\n")
}

func cellHead(name string, o Options) string {
	if m := o.Marks[name]; m != "" {
		name = m + name
	}
	if name == o.Cursor {
		name = "(" + name + ")"
	}
	return o.paint(strong, name) + ": "
}

// cellContents says in words what is in a cell.
func cellContents(v table.View, c *table.CellView, glyphs map[string]string, sides []string, o Options) []string {
	var what []string
	for i := range v.Tokens {
		if t := &v.Tokens[i]; t.Cell == c.Name {
			what = append(what, tokenName(t, v.Turn, glyphs, sides, o))
		}
	}
	if c.Kind != "" {
		what = append(what, c.Kind)
	}
	what = append(what, c.Holds...)
	if len(c.Links) > 0 {
		what = append(what, "leads to "+strings.Join(c.Links, " and "))
	}
	if len(what) == 0 && o.Marks[c.Name] != "" {
		what = append(what, "open")
	}
	return what
}

func tokenName(t *table.Token, turn string, glyphs map[string]string, sides []string, o Options) string {
	text := o.paint(sideStyle(sideIndex(sides, t.Side)), glyphs[t.ID]) + " " + t.Name
	if t.Hidden {
		text += " (" + OutOfSight + ")"
	}
	if t.Down {
		text += " (down)"
	}
	if t.ID == turn {
		text += " (acts)"
	}
	if len(t.Beside) > 0 {
		text += " (beside " + strings.Join(t.Beside, " and ") + ")"
	}
	return text
}

// count is "1 cell" or "3 cells".
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// widthOr is the width, or one that nothing reaches.
func widthOr(width int) int {
	if width <= 0 {
		return 1 << 20
	}
	return width
}
