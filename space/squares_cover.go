package space

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
