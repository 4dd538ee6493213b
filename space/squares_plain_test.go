package space_test

import (
	"slices"

	"fray/space"
)

// squareCase is a walk on a map of squares, with all that stands in its way written out.
type squareCase struct {
	s     *space.Squares
	w     space.Walk
	cost  []uint8
	least int // points
}

// plainNode is a cell, and whether the next diagonal costs double.
type plainNode struct {
	c   space.Cell
	odd int
}

// body is the cells of a body; inside is false if it sticks out of the map sideways.
func body(s *space.Squares, c space.Cell, span int) (cells []space.Cell, inside bool) {
	x, y, z := s.Place(c)
	inside = true
	for k := z; k < min(z+span, s.Levels()); k++ {
		for j := y; j < y+span; j++ {
			for i := x; i < x+span; i++ {
				if s.At(i, j, k) == space.None {
					inside = false
					continue
				}
				cells = append(cells, s.At(i, j, k))
			}
		}
	}
	return cells, inside
}

// plainFits is whether a body is on the map, outside the barrier, and without an edge of it between two of its cells.
func plainFits(s *space.Squares, b *space.Barrier, c space.Cell, span int) bool {
	cells, inside := body(s, c, span)
	if !inside {
		return false
	}
	if b == nil {
		return true
	}
	for _, one := range cells {
		if b.Cells().Has(one) {
			return false
		}
		// A floor above the body's highest cell on the map is inside it if the body continues above.
		for _, other := range cells {
			if b.Edge(one, other) {
				return false
			}
		}
	}
	return true
}

// straights are the orders in which a step can be taken one axis after the other.
func straights(v [3]int) [][][3]int {
	var out [][][3]int
	for axis := range 3 {
		if v[axis] == 0 {
			continue
		}
		var one [3]int
		one[axis] = v[axis]
		rest := v
		rest[axis] = 0
		if rest == [3]int{} {
			return append(out, [][3]int{one})
		}
		for _, way := range straights(rest) {
			out = append(out, append([][3]int{one}, way...))
		}
	}
	return out
}

// plainStep is the definition of a step that a barrier leaves open.
func plainStep(s *space.Squares, b *space.Barrier, c space.Cell, v [3]int, span int) bool {
	axes := 0
	for _, d := range v {
		axes += d * d
	}
	if axes > 1 && s.Rules().Diagonals == space.DiagonalsNever {
		return false
	}
	x, y, z := s.Place(c)
	to := s.At(x+v[0], y+v[1], z+v[2])
	if to == space.None || !plainFits(s, b, to, span) {
		return false
	}
	if !plainFits(s, b, c, span) {
		return true
	}
	open, ways := 0, straights(v)
	for _, way := range ways {
		if plainWay(s, b, c, way, span) {
			open++
		}
	}
	if s.Rules().Corners == space.CornersHard {
		return open == len(ways)
	}
	return open > 0
}

// plainWay is whether a body may go one axis after the other.
func plainWay(s *space.Squares, b *space.Barrier, c space.Cell, way [][3]int, span int) bool {
	for _, v := range way {
		x, y, z := s.Place(c)
		next := s.At(x+v[0], y+v[1], z+v[2])
		if !plainFits(s, b, next, span) {
			return false
		}
		cells, _ := body(s, c, span)
		for _, one := range cells {
			i, j, k := s.Place(one)
			if over := s.At(i+v[0], j+v[1], k+v[2]); over != space.None && b != nil && b.Edge(one, over) {
				return false
			}
		}
		c = next
	}
	return true
}

// plainToll is the dearest cell that is newly covered.
func plainToll(g *squareCase, from, to space.Cell) int {
	before, _ := body(g.s, from, g.w.Span)
	after, _ := body(g.s, to, g.w.Span)
	most := 1
	for _, c := range after {
		if !slices.Contains(before, c) {
			most = max(most, price(g.cost, c))
		}
	}
	return most
}

// plainSquares is the definition of a flood: the least cost of every node, by relaxing until nothing changes.
func plainSquares(g *squareCase) map[plainNode]int {
	best := map[plainNode]int{{g.w.From, 0}: 0}
	list := []plainNode{{g.w.From, 0}}
	for len(list) > 0 {
		n := list[0]
		list = list[1:]
		if n.c != g.w.From && touches(g.s, g.w.Hold, n.c, g.w.Span) {
			continue
		}
		x, y, z := g.s.Place(n.c)
		for k := -1; k <= 1; k++ {
			for j := -1; j <= 1; j++ {
				for i := -1; i <= 1; i++ {
					to := g.s.At(x+i, y+j, z+k)
					axes := i*i + j*j + k*k
					if axes == 0 || to == space.None || to == g.w.From || touches(g.s, g.w.Blocked, to, g.w.Span) ||
						g.w.Footing != nil && !g.w.Footing.Has(to) ||
						!plainStep(g.s, g.w.Barrier, n.c, [3]int{i, j, k}, g.w.Span) {
						continue
					}
					cost, next := plainToll(g, n.c, to), plainNode{to, n.odd}
					if axes > 1 && g.s.Rules().Diagonals == space.DiagonalsAlternate {
						cost, next.odd = cost<<n.odd, 1-n.odd
					}
					total := best[n] + cost
					if old, known := best[next]; total <= g.least && (!known || total < old) {
						best[next] = total
						list = append(list, next)
					}
				}
			}
		}
	}
	return best
}

// touches is whether a body shares a cell with a set.
func touches(s *space.Squares, set *space.Set, c space.Cell, span int) bool {
	if set == nil {
		return false
	}
	cells, _ := body(s, c, span)
	return slices.ContainsFunc(cells, set.Has)
}
