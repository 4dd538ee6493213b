package draw

import (
	"fmt"
	"slices"
	"strings"

	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// Map draws the map with all combatants and a legend. On hexes and squares, the names of the first and last cell of each row
// are at the edges. If the map is larger than o.Width and o.Height, Map draws the important part and adds a note.
//
// Areas are boxes with their names. Inside, each line shows a knot of engaged combatants, and the free ones follow. Links are
// lines between boxes, or text if a line would be unclear. Squares are drawn level by level: the level o.Level, or all levels
// with content. A map of an unknown shape becomes a list of the cells with content.
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

// Scene draws the map and the status. An encounter without a map has only the status.
func Scene(v table.View, o Options) string {
	if m := Map(v, o); m != "" {
		return m + "\n\n" + Status(v, o)
	}
	return Status(v, o)
}

// MapSize returns the size of the whole map without the legend. Names adds the names at the right edge. Without names, the
// boxes of areas have their minimum readable width.
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

// listCells lists the cells with content, one on each line, for a map of unknown shape.
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
			lines = append(lines, cellHead(t.Cell, o)+tokenName(&v, t, glyphs, sides, o))
		}
	}
	if empty > 0 {
		lines = append(lines, o.paint(quiet, fmt.Sprintf("and %s without content", count(empty, "cell"))))
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

// cellContents describes the content of a cell.
func cellContents(v table.View, c *table.CellView, glyphs map[string]string, sides []string, o Options) []string {
	var what []string
	for i := range v.Tokens {
		if t := &v.Tokens[i]; t.Cell == c.Name {
			what = append(what, tokenName(&v, t, glyphs, sides, o))
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

// names returns the names of combatants by their ids.
func names(v *table.View, ids []string) []string {
	out := slices.Clone(ids)
	for i := range v.Tokens {
		if at := slices.Index(ids, v.Tokens[i].ID); at >= 0 {
			out[at] = v.Tokens[i].Name
		}
	}
	return out
}

// tokenName describes a combatant in a list of cells.
func tokenName(v *table.View, t *table.Token, glyphs map[string]string, sides []string, o Options) string {
	text := o.paint(sideStyle(sideIndex(sides, t.Side)), glyphs[t.ID]) + " " + t.Name
	if t.Hidden {
		text += " (" + OutOfSight + ")"
	}
	if t.Memory {
		text += " (" + Remembered + ")"
	}
	if t.Down {
		text += " (down)"
	}
	if t.ID == v.Turn {
		text += " (acts)"
	}
	if len(t.Beside) > 0 {
		text += " (beside " + strings.Join(names(v, t.Beside), " and ") + ")"
	}
	return text
}

// count returns a number with its noun, such as "1 cell" or "3 cells".
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// widthOr returns the width, or a very large one for no limit.
func widthOr(width int) int {
	if width <= 0 {
		return 1 << 20
	}
	return width
}
