package space

// Ahead is the cell so many steps straight from c; None off the map.
func (s *Squares) Ahead(c Cell, dir, steps int) Cell {
	p, v := s.places[c], s.vectors[dir]
	return s.At(int(p.x)+steps*int(v.x), int(p.y)+steps*int(v.y), int(p.z)+steps*int(v.z))
}

// Vicinity is a box of cells around a body: outside of it another body is farther away than a distance.
type Vicinity struct{ lo, hi cube }

// Vicinity returns the box in which the anchor of another body lies if that is at most so far from a body with its anchor at c.
func (s *Squares) Vicinity(c Cell, span, most, other int) Vicinity {
	p, before, after := s.places[c], int16(most+other-1), int16(most+span-1)
	return Vicinity{cube{p.x - before, p.y - before, p.z - before}, cube{p.x + after, p.y + after, p.z + after}}
}

// Within narrows a range of steps straight from a cell to those that lie in the vicinity; it is empty if first is greater than last.
func (s *Squares) Within(v *Vicinity, from Cell, dir, first, last int) (int, int) {
	p, d := s.places[from], s.vectors[dir]
	first, last = narrow(first, last, p.x, d.x, v.lo.x, v.hi.x)
	first, last = narrow(first, last, p.y, d.y, v.lo.y, v.hi.y)
	return narrow(first, last, p.z, d.z, v.lo.z, v.hi.z)
}

// narrow is Within along one axis.
func narrow(first, last int, at, step, lo, hi int16) (int, int) {
	switch {
	case step > 0:
		return max(first, int(lo-at)), min(last, int(hi-at))
	case step < 0:
		return max(first, int(at-hi)), min(last, int(at-lo))
	case at < lo || at > hi:
		return 1, 0
	default:
		return first, last
	}
}
