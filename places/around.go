package places

import (
	"cmp"
	"slices"

	"fray/table"
)

// Around returns the other cells of the level of one: first those that a walk over open ground and ground of the same kind leads to, fewest
// steps first, then the others by their distance. No step leads diagonally over squares, or through what stands on an edge.
func (g *Grid) Around(from string) []*table.CellView {
	start, known := g.cell[from]
	if !known {
		return nil
	}
	here, kind := g.block(start, 1), g.cells[start].Kind
	met := map[int]bool{start: true}
	walk := []int{start}
	for k := 0; k < len(walk); k++ {
		for _, next := range g.beside(walk[k]) {
			if ground := g.cells[next].Kind; !met[next] && (ground == "" || ground == kind) {
				met[next] = true
				walk = append(walk, next)
			}
		}
	}
	var rest []int
	for at := range g.cells {
		if !met[at] && g.block(at, 1).z == here.z {
			rest = append(rest, at)
		}
	}
	apart := func(at int) int { return g.apart(here, g.block(at, 1)) }
	slices.SortStableFunc(rest, func(a, b int) int { return cmp.Compare(apart(a), apart(b)) })
	var out []*table.CellView
	for _, at := range append(walk[1:], rest...) {
		out = append(out, &g.cells[at])
	}
	return out
}

// beside returns the cells that one step leads to.
func (g *Grid) beside(at int) []int {
	here := g.block(at, 1)
	var out []int
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			to := block{here.x + dx, here.y + dy, here.z, 1}
			if to.x < 0 || to.x >= g.cols || to.y < 0 || to.y >= g.rows || g.apart(here, to) != 1 {
				continue
			}
			next := at + dx + dy*g.cols
			if g.hex || (dx == 0 || dy == 0) && g.edge(at, next) == "" {
				out = append(out, next)
			}
		}
	}
	return out
}

// edge is what stands on the edge between two neighboring squares.
func (g *Grid) edge(a, b int) string {
	first := &g.cells[min(a, b)]
	if max(a, b)-min(a, b) == 1 {
		return first.East
	}
	return first.South
}
