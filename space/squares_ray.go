package space

// Point is a place in a map of squares in half cells, so that middles and corners are whole numbers: the cell at x,y,z
// reaches from 2x to 2x+2 along the columns, and so on.
type Point struct{ X, Y, Z int }

// Corner is the corner of c with the least coordinates: on one level, at half its height. It is how an intersection of the
// grid is named by a cell.
func (s *Squares) Corner(c Cell) Point {
	x, y, z := s.Place(c)
	p := Point{2 * x, 2 * y, 2 * z}
	if s.levels == 1 {
		p.Z = 1
	}
	return p
}

// Middle is the middle of a body; on one level, of its square.
func (s *Squares) Middle(c Cell, span int) Point {
	p := s.Corner(c)
	p.X += span
	p.Y += span
	if s.levels > 1 {
		p.Z += span
	}
	return p
}

// ray walks the straight line from a point to another, cell by cell, in exact integers. A line that runs exactly along borders is
// ambiguous; it has variants, shifted by next to nothing to one side or the other.
type ray struct {
	cell [3]int // where it is
	step [3]int // the direction along each axis
	left [3]int // how far it is to the next border between cells, in half cells
	wide [3]int // how far it is along each axis in all
}

// newRay is the ray's beginning. Tied is the axes, as bits, of the borders that it runs along; the same bits of variant say on which side
// of them it is.
func newRay(p, q Point, variant int) (r ray, tied int) {
	from, to := [3]int{p.X, p.Y, p.Z}, [3]int{q.X, q.Y, q.Z}
	for i := range r.cell {
		d := to[i] - from[i]
		r.cell[i], r.wide[i] = from[i]>>1, max(d, -d)
		odd := from[i] & 1
		switch {
		case d > 0:
			r.step[i], r.left[i] = 1, 2-odd
		case d < 0:
			r.step[i], r.left[i] = -1, 2-odd
			r.cell[i] -= 1 - odd
		case odd == 0:
			tied |= 1 << i
			r.cell[i] -= variant >> i & 1
		}
	}
	return r, tied
}

// next crosses the next border, and all others that are crossed at the same place. It returns their axes as bits, 0 at the end.
func (r *ray) next() (axes int) {
	first := -1
	for i := range r.cell {
		if r.left[i] >= r.wide[i] { // the border is at the end or beyond, or there is none
			continue
		}
		if first < 0 {
			first, axes = i, 1<<i
			continue
		}
		switch d := r.left[i]*r.wide[first] - r.left[first]*r.wide[i]; {
		case d < 0:
			first, axes = i, 1<<i
		case d == 0:
			axes |= 1 << i
		}
	}
	for i := range r.cell {
		if axes>>i&1 != 0 {
			r.cell[i] += r.step[i]
			r.left[i] += 2
		}
	}
	return axes
}

// along reports whether the line from a point runs along a border between cells, or is a point on one.
func (r *ray) along(p Point) bool {
	from := [3]int{p.X, p.Y, p.Z}
	for i := range from {
		if r.wide[i] == 0 && from[i]&1 == 0 {
			return true
		}
	}
	return false
}
