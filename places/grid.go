package places

import (
	"fmt"
	"strings"

	"fray/table"
)

// Grid knows where the cells of a map lie to each other. A map of areas has none.
type Grid struct {
	hex        bool
	cols, rows int
	cells      []table.CellView
	cell       map[string]int // cells by name
}

// NewGrid returns the grid of a map; it is empty if areas are the cells.
func NewGrid(m *table.MapView) Grid {
	if m.Shape != "hex" && m.Shape != "square" || m.Cols == 0 {
		return Grid{}
	}
	g := Grid{m.Shape == "hex", m.Cols, max(m.Rows, 1), m.Cells, make(map[string]int, len(m.Cells))}
	for i := range m.Cells {
		g.cell[m.Cells[i].Name] = i
	}
	return g
}

// Way says in words where one cell lies from another: "3 spaces north-east, 1 up". Steps is how long the way is, or 0 for the shortest.
// It is "" if the grid has not both cells.
func (g *Grid) Way(from, to string, steps int) string {
	start, stands := g.cell[from]
	end, known := g.cell[to]
	if !stands || !known {
		return ""
	}
	return strings.Join(g.way(g.block(start, 1), g.block(end, 1), steps), ", ")
}

// WayFrom says where a cell lies from one that has a name: "3 spaces east of Mara Vey". It is "" if the grid has not both cells.
func (g *Grid) WayFrom(name, from, to string) string {
	start, stands := g.cell[from]
	end, known := g.cell[to]
	if !stands || !known {
		return ""
	}
	return g.wayFrom(name, g.block(start, 1), g.block(end, 1))
}

// wayFrom returns the words of WayFrom.
func (g *Grid) wayFrom(name string, a, b block) string {
	if g.apart(a, b) == 0 {
		return "where " + name + " is"
	}
	words, of := g.way(a, b, 0), " from "
	if g.direction(a, b) != "" {
		of = " of "
	}
	words[0] += of + name
	return strings.Join(words, ", ")
}

// Apart is the distance of two cells of the grid.
func (g *Grid) Apart(from, to string) int {
	return g.apart(g.block(g.cell[from], 1), g.block(g.cell[to], 1))
}

// way returns the words of Way.
func (g *Grid) way(a, b block, steps int) []string {
	if steps == 0 {
		steps = g.apart(a, b)
	}
	words := []string{spaces(steps)}
	if steps == 0 {
		words[0] = "right there"
	}
	if d := g.direction(a, b); d != "" {
		words[0] += " " + d
	}
	switch up := b.z - a.z; {
	case up > 0:
		words = append(words, fmt.Sprintf("%d up", up))
	case up < 0:
		words = append(words, fmt.Sprintf("%d down", -up))
	}
	return words
}

// spaces is a distance in words.
func spaces(n int) string {
	if n == 1 {
		return "1 space"
	}
	return fmt.Sprintf("%d spaces", n)
}

// block is a combatant's place: the column, row and level with the least coordinates, and how many cells it fills on a side.
type block struct{ x, y, z, span int }

func (g *Grid) block(cell, span int) block {
	return block{cell % g.cols, cell / g.cols % g.rows, cell / (g.cols * g.rows), max(span, 1)}
}

// apart is the distance between two blocks in cells, diagonals of squares counted as one.
func (g *Grid) apart(a, b block) int {
	if g.hex {
		dy := abs(a.y - b.y)
		return dy + max((abs(twice(a)-twice(b))-dy)/2, 0)
	}
	gap := func(a, b, spanA, spanB int) int { return max(b-a-spanA+1, a-b-spanB+1, 0) }
	return max(gap(a.x, b.x, a.span, b.span), gap(a.y, b.y, a.span, b.span), gap(a.z, b.z, a.span, b.span))
}

// twice is the column of a hex in halves: odd rows are shifted by one.
func twice(b block) int { return 2*b.x + b.y&1 }

// direction is where b lies from a: one of eight directions, or "" if it is not to any side.
func (g *Grid) direction(a, b block) string {
	x, y := 1000*(b.x-a.x), 1000*(b.y-a.y)
	if g.hex {
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
