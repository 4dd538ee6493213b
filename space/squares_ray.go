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

// ray walks the straight line from a point to another, cell by cell, in exact integers. A line that runs exactly through
// corners or along edges is ambiguous; it has variants, shifted by next to nothing to one side or the other.
type ray struct {
	cell [3]int // where it is
	step [3]int // the direction along each axis
	left [3]int // how far it is to the next border between cells, in half cells
	wide [3]int // how far it is along each axis in all
	rank [3]int // which of two borders that are met at once comes first: that of the lower rank
}

// newRay is the ray's beginning. The bits of variant shift it along x, y and z; tied reports that it begins in the border
// between cells and runs along it, so that the variant decides which it meets.
func newRay(p, q Point, variant int) (r ray, tied bool) {
	from, to := [3]int{p.X, p.Y, p.Z}, [3]int{q.X, q.Y, q.Z}
	for i := range r.cell {
		d := to[i] - from[i]
		plus := variant>>i&1 == 0
		r.cell[i], r.wide[i] = from[i]>>1, max(d, -d)
		odd := from[i] & 1
		switch {
		case d > 0:
			r.step[i], r.left[i] = 1, 2-odd
		case d < 0:
			r.step[i], r.left[i] = -1, 2-odd
			r.cell[i] -= 1 - odd
		case odd == 0:
			tied = true
			if !plus {
				r.cell[i]--
			}
		}
		// A shift in the direction of the ray makes it meet borders earlier, and that along x counts most.
		r.rank[i] = i
		if plus != (d > 0) {
			r.rank[i] = 5 - i
		}
	}
	return r, tied
}

// next crosses the next border. It reports the axis that is crossed, -1 at the end, and whether another border is crossed
// at the same place.
func (r *ray) next() (axis int, tied bool) {
	axis = -1
	for i := range r.cell {
		if r.left[i] >= r.wide[i] { // the border is at the end or beyond, or there is none
			continue
		}
		if axis < 0 {
			axis = i
			continue
		}
		switch d := r.left[i]*r.wide[axis] - r.left[axis]*r.wide[i]; {
		case d < 0:
			axis, tied = i, false
		case d == 0:
			tied = true
			if r.rank[i] < r.rank[axis] {
				axis = i
			}
		}
	}
	if axis >= 0 {
		r.cell[axis] += r.step[axis]
		r.left[axis] += 2
	}
	return axis, tied
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
