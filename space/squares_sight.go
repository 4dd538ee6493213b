package space

// mostVariants is in how many ways a line can be shifted by next to nothing: to either side along each axis.
const mostVariants = 8

// Clear reports whether the straight line between two points is free: whether it passes no cell and no edge of the
// barrier. Where it runs exactly through corners or along edges it is free if it would be when shifted by next to nothing
// to some side. A cell in the middle of which the line begins or ends does not count. Nothing stands above the highest
// level; what lies off the map otherwise stops a line. A nil barrier stops nothing.
func (s *Squares) Clear(p, q Point, b *Barrier) bool {
	return s.clear(p, q, b, bodyBox{}, bodyBox{})
}

// bodyBox is the cells of a body, from the least coordinates to the greatest without the end.
type bodyBox struct{ lo, hi [3]int }

func (s *Squares) box(c Cell, span int) bodyBox {
	x, y, z := s.Place(c)
	return bodyBox{[3]int{x, y, z}, [3]int{x + span, y + span, z + span}}
}

func (b *bodyBox) has(c [3]int) bool {
	for i := range c {
		if c[i] < b.lo[i] || c[i] >= b.hi[i] {
			return false
		}
	}
	return true
}

// clear is Clear where the cells of two bodies do not count either.
func (s *Squares) clear(p, q Point, b *Barrier, one, other bodyBox) bool {
	if b.Empty() {
		return true
	}
	for variant := range mostVariants {
		free, sure := s.shot(p, q, b, variant, one, other)
		if free || sure {
			return free
		}
	}
	return false
}

// shot follows one variant of a line. It is sure if all other variants come to the same.
func (s *Squares) shot(p, q Point, b *Barrier, variant int, one, other bodyBox) (free, sure bool) {
	r, tied := newRay(p, q, variant)
	at := r.cell
	if s.stops(b, at) && !one.has(at) && !other.has(at) && !middleIn(p, at) && !middleIn(q, at) {
		return false, !tied
	}
	for {
		axis, more := r.next()
		tied = tied || more
		if axis < 0 {
			return true, true
		}
		if b.count > 0 && s.edgeStops(b, at, axis, r.step[axis]) {
			return false, !tied
		}
		at = r.cell
		if s.stops(b, at) && !one.has(at) && !other.has(at) && !middleIn(q, at) {
			return false, !tied
		}
	}
}

// middleIn reports whether a point is the middle of a cell.
func middleIn(p Point, at [3]int) bool { return p == middle(at) }

// stops reports whether a cell stops a line.
func (s *Squares) stops(b *Barrier, at [3]int) bool {
	c := s.At(at[0], at[1], at[2])
	if c == None {
		return at[2] < s.levels || s.At(at[0], at[1], 0) == None
	}
	return b.cells.Has(c)
}

// edgeStops reports whether the edge stops a line that leaves a cell along an axis.
func (s *Squares) edgeStops(b *Barrier, at [3]int, axis, step int) bool {
	if step < 0 {
		at[axis]--
	}
	return b.edges[axis].Has(s.At(at[0], at[1], at[2]))
}

// Sight reports whether a line is free from the middle of some cell of a body to the middle of some cell of another.
func (s *Squares) Sight(a Cell, spanA int, c Cell, spanC int, b *Barrier) bool {
	if b.Empty() {
		return true
	}
	one, other := s.box(a, spanA), s.box(c, spanC)
	for from := one.lo; from[2] < min(one.hi[2], s.levels); from = one.after(from) {
		for to := other.lo; to[2] < min(other.hi[2], s.levels); to = other.after(to) {
			if s.clear(middle(from), middle(to), b, bodyBox{}, bodyBox{}) {
				return true
			}
		}
	}
	return false
}

func middle(c [3]int) Point { return Point{2*c[0] + 1, 2*c[1] + 1, 2*c[2] + 1} }

// after is the next cell of a body, column by column.
func (b *bodyBox) after(c [3]int) [3]int {
	c[0]++
	if c[0] == b.hi[0] {
		c[0] = b.lo[0]
		c[1]++
	}
	if c[1] == b.hi[1] {
		c[1] = b.lo[1]
		c[2]++
	}
	return c
}

// KeepClear takes out of a set all cells to whose middle no line from a point is free: what a burst does not reach behind
// walls.
func (s *Squares) KeepClear(set *Set, from Point, b *Barrier) {
	if b.Empty() {
		return
	}
	for c := set.First(); c != None; c = set.Next(c) {
		if !s.Clear(from, s.Middle(c, 1), b) {
			set.Remove(c)
		}
	}
}

// Cover counts how many lines the barrier stops from a corner of one body to all corners of the other: from the corner
// that sees most, of 4 lines on one level and of 8 with several. The cells of the bodies themselves do not count.
func (s *Squares) Cover(a Cell, spanA int, c Cell, spanC int, b *Barrier) int {
	if b.Empty() {
		return 0
	}
	one, other := s.box(a, spanA), s.box(c, spanC)
	corners := 4
	if s.levels > 1 {
		corners = 8
	}
	least := corners
	for i := range corners {
		stopped := 0
		for j := range corners {
			if !s.clear(s.cornerOf(&one, i), s.cornerOf(&other, j), b, one, other) {
				stopped++
			}
		}
		least = min(least, stopped)
	}
	return least
}

// cornerOf is one of the corners of a body; on one level they lie at half the height.
func (s *Squares) cornerOf(b *bodyBox, corner int) Point {
	at := b.lo
	for i := range at {
		if corner>>i&1 == 1 {
			at[i] = b.hi[i]
		}
	}
	p := Point{2 * at[0], 2 * at[1], 2 * at[2]}
	if s.levels == 1 {
		p.Z = 1
	}
	return p
}
