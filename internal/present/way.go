package present

import (
	"fmt"
	"strings"

	"fray/table"
)

// Ways says in words where choices of a combatant lead on a map of cells: "3 spaces north-east, next to Kestrel, cover". The same
// is in internal/web/ts/ways.ts; testdata/ways.json keeps the two alike.
type Ways struct {
	v    *table.View
	who  *table.Token
	cell map[string]int // cells by name
}

// mostNear is how many neighbors are named.
const mostNear = 2

// NewWays describes the ways of a combatant; of nobody, and on a map of areas, it has nothing to say.
func NewWays(v *table.View, who string) *Ways {
	w := &Ways{v: v}
	if v.Map.Shape != "hex" && v.Map.Shape != "square" || v.Map.Cols == 0 {
		return w
	}
	for i := range v.Tokens {
		if v.Tokens[i].ID == who {
			w.who = &v.Tokens[i]
		}
	}
	w.cell = make(map[string]int, len(v.Map.Cells))
	for i := range v.Map.Cells {
		w.cell[v.Map.Cells[i].Name] = i
	}
	return w
}

// Of returns the words for a choice, or "" if it leads to no cell.
func (w *Ways) Of(c *table.Choice) string {
	if w.who == nil || c.Cell == "" || c.Corner {
		return ""
	}
	to, known := w.cell[c.Cell]
	from, stands := w.cell[w.who.Cell]
	if !known || !stands {
		return ""
	}
	a, b := w.block(from, 1), w.block(to, 1)
	steps := len(c.Path)
	if steps == 0 {
		steps = w.apart(a, b)
	}
	words := []string{fmt.Sprintf("%d spaces", steps)}
	if steps == 1 {
		words[0] = "1 space"
	}
	if d := w.direction(a, b); d != "" {
		words[0] += " " + d
	}
	switch up := b.z - a.z; {
	case up > 0:
		words = append(words, fmt.Sprintf("%d up", up))
	case up < 0:
		words = append(words, fmt.Sprintf("%d down", -up))
	}
	if near := w.near(w.block(to, w.who.Span)); near != "" {
		words = append(words, "next to "+near)
	}
	if kind := w.v.Map.Cells[to].Kind; kind != "" {
		words = append(words, kind)
	}
	return strings.Join(words, ", ")
}

// At says what is on a cell, such as "Ann Vey, rough, chest", and whether the map has that cell.
func (w *Ways) At(name string) (string, bool) {
	at, known := w.cell[name]
	if !known {
		return "", false
	}
	var words []string
	for i := range w.v.Tokens {
		t := &w.v.Tokens[i]
		if cell, stands := w.cell[t.Cell]; stands && w.apart(w.block(at, 1), w.block(cell, t.Span)) == 0 {
			words = append(words, t.Name)
			if t.Memory {
				words = append(words, "last seen here")
			}
		}
	}
	c := &w.v.Map.Cells[at]
	if c.Kind != "" {
		words = append(words, c.Kind)
	}
	if words = append(words, c.Holds...); len(words) == 0 {
		words = append(words, "open ground")
	}
	return strings.Join(words, ", "), true
}

// block is a combatant's place: the column, row and level with the least coordinates, and how many cells it fills on a side.
type block struct{ x, y, z, span int }

func (w *Ways) block(cell, span int) block {
	m := &w.v.Map
	rows := max(m.Rows, 1)
	return block{cell % m.Cols, cell / m.Cols % rows, cell / (m.Cols * rows), max(span, 1)}
}

// near names the others that stand next to a block, in the order of the view.
func (w *Ways) near(at block) string {
	var names []string
	for i := range w.v.Tokens {
		t := &w.v.Tokens[i]
		cell, stands := w.cell[t.Cell]
		if stands && t != w.who && !t.Down && !t.Hidden && !t.Memory && w.apart(at, w.block(cell, t.Span)) == 1 {
			names = append(names, t.Name)
		}
	}
	if more := len(names) - mostNear; more > 1 {
		names = append(names[:mostNear], fmt.Sprintf("%d others", more))
	}
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " and " + names[last]
}

// apart is the distance between two blocks in cells, diagonals of squares counted as one.
func (w *Ways) apart(a, b block) int {
	if w.v.Map.Shape == "hex" {
		dy := abs(a.y - b.y)
		return dy + max((abs(twice(a)-twice(b))-dy)/2, 0)
	}
	gap := func(a, b, spanA, spanB int) int { return max(b-a-spanA+1, a-b-spanB+1, 0) }
	return max(gap(a.x, b.x, a.span, b.span), gap(a.y, b.y, a.span, b.span), gap(a.z, b.z, a.span, b.span))
}

// twice is the column of a hex in halves: odd rows are shifted by one.
func twice(b block) int { return 2*b.x + b.y&1 }

// direction is where b lies from a: one of eight directions, or "" if it is not to any side.
func (w *Ways) direction(a, b block) string {
	x, y := 1000*(b.x-a.x), 1000*(b.y-a.y)
	if w.v.Map.Shape == "hex" {
		x, y = 500*(twice(b)-twice(a)), 866*(b.y-a.y)
	}
	const steep = 414 // of 1000: the tangent of half an eighth of a circle
	var words []string
	if 1000*abs(y) > steep*abs(x) {
		words = append(words, map[bool]string{true: "south", false: "north"}[y > 0])
	}
	if 1000*abs(x) > steep*abs(y) {
		words = append(words, map[bool]string{true: "east", false: "west"}[x > 0])
	}
	return strings.Join(words, "-")
}

func abs(n int) int { return max(n, -n) }
