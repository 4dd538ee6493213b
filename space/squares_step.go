package space

import "slices"

// directions gives the vectors of all directions: 0 to 7 round from the east by the north, as on hexes; with levels 8 is
// up, 9 to 16 are up and 0 to 7, 17 is down, 18 to 25 are down and 0 to 7.
func directions(levels int) []cube {
	ring := []cube{{1, 0, 0}, {1, -1, 0}, {0, -1, 0}, {-1, -1, 0}, {-1, 0, 0}, {-1, 1, 0}, {0, 1, 0}, {1, 1, 0}}
	out := slices.Clone(ring)
	if levels == 1 {
		return out
	}
	for _, z := range []int16{1, -1} {
		out = append(out, cube{0, 0, z})
		for _, v := range ring {
			out = append(out, cube{v.x, v.y, z})
		}
	}
	return out
}

// byAxes orders directions so that straight ones come first, and among as many axes those from the lowest cell, looking
// back from where they lead. Without diagonals only the straight ones are in it.
func byAxes(vectors []cube, diagonals bool) []uint8 {
	var order []uint8
	for i, v := range vectors {
		if diagonals || axes(v) == 1 {
			order = append(order, uint8(i))
		}
	}
	slices.SortFunc(order, func(a, b uint8) int {
		v, w := vectors[a], vectors[b]
		for _, d := range [...]int{axes(v) - axes(w), int(w.z - v.z), int(w.y - v.y), int(w.x - v.x)} {
			if d != 0 {
				return d
			}
		}
		return 0
	})
	return order
}

// axes is how many coordinates a difference changes.
func axes(v cube) int {
	n := 0
	for _, d := range [...]int16{v.x, v.y, v.z} {
		if d != 0 {
			n++
		}
	}
	return n
}

// Directions is how many directions there are: 8 on one level, 26 with several. Directions 0 to 7 go round from the east
// by the north; 8 is up, 9 to 16 are up and to the side; 17 is down, 18 to 25 are down and to the side.
func (s *Squares) Directions() int { return len(s.vectors) }

// Step is the next cell in a direction, also a diagonal that the rules do not allow; None off the map, and from None.
func (s *Squares) Step(c Cell, dir int) Cell {
	if c == None {
		return None
	}
	p, v := s.places[c], s.vectors[dir]
	return s.At(int(p.x+v.x), int(p.y+v.y), int(p.z+v.z))
}

// Neighbours are the cells one step from c by the rules for diagonals, those of straight steps first, written over buf.
func (s *Squares) Neighbours(c Cell, buf []Cell) []Cell {
	buf = buf[:0]
	for _, dir := range s.order {
		if n := s.Step(c, int(dir)); n != None {
			buf = append(buf, n)
		}
	}
	return buf
}

// Direction is the direction in which b lies exactly straight from a, at any distance. If it does not (and a cell does
// not lie straight from itself), straight is false and dir is -1.
func (s *Squares) Direction(a, b Cell) (dir int, straight bool) {
	from, to := s.places[a], s.places[b]
	d := cube{to.x - from.x, to.y - from.y, to.z - from.z}
	n := max(d.x, -d.x, d.y, -d.y, d.z, -d.z)
	if n == 0 {
		return -1, false
	}
	for dir, v := range s.vectors {
		if d == (cube{v.x * n, v.y * n, v.z * n}) {
			return dir, true
		}
	}
	return -1, false
}

// Bearing is the direction nearest to that from a body with its anchor at a to one at b, by the way from the nearest of their
// cells to the other; -1 where they share a cell.
func (s *Squares) Bearing(a Cell, spanA int, b Cell, spanB int) int {
	p, q := s.places[a], s.places[b]
	x, y, z := beyond(p.x, spanA, q.x, spanB), beyond(p.y, spanA, q.y, spanB), beyond(p.z, spanA, q.z, spanB)
	best, most, size := -1, 0, 1
	for dir, v := range s.vectors {
		along, length := x*int(v.x)+y*int(v.y)+z*int(v.z), int(v.x*v.x+v.y*v.y+v.z*v.z)
		if along > 0 && along*along*size > most*most*length { // the greatest cosine
			best, most, size = dir, along, length
		}
	}
	return best
}

// beyond is how far the second of two stretches of cells lies beyond the first, below 0 on the other side: 0 if they share a cell.
func beyond(a int16, spanA int, b int16, spanB int) int {
	return max(int(b)-int(a)-spanA+1, 0) - max(int(a)-int(b)-spanB+1, 0)
}

// Distance is the cost of the way from a to b in open space.
func (s *Squares) Distance(a, b Cell) int { return s.DistanceBetween(a, 1, b, 1) }

// DistanceBetween is the distance of the nearest cells of two bodies with their anchors at a and b: 1 where they touch, 0
// where they share a cell.
func (s *Squares) DistanceBetween(a Cell, spanA int, b Cell, spanB int) int {
	p, q := s.places[a], s.places[b]
	if spanA == 1 && spanB == 1 {
		return s.metric(offset(p.x, q.x), offset(p.y, q.y), offset(p.z, q.z))
	}
	return s.metric(clearance(p.x, spanA, q.x, spanB), clearance(p.y, spanA, q.y, spanB), clearance(p.z, spanA, q.z, spanB))
}

// offset is how far two cells lie apart along an axis.
func offset(a, b int16) int {
	d := int(a) - int(b)
	return max(d, -d) // without a branch, which would be taken one way as often as the other
}

// clearance is how far two stretches of cells lie apart: 0 if they share one, 1 if they touch.
func clearance(a int16, spanA int, b int16, spanB int) int {
	return max(0, int(a)-int(b)-spanB+1, int(b)-int(a)-spanA+1)
}

// metric is the cost of a way in open space by its extent along each axis.
func (s *Squares) metric(dx, dy, dz int) int {
	long := max(dx, dy, dz)
	switch s.rules.Diagonals {
	case DiagonalsNever:
		return dx + dy + dz
	case DiagonalsAlternate:
		middle := dx + dy + dz - long - min(dx, dy, dz)
		return long + middle/2
	default:
		return long
	}
}
