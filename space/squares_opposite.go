package space

// Opposite reports whether two bodies stand on opposite sides of a third: whether some cell of the one and some cell of the
// other lie in exactly opposite directions from the cells of the third that are nearest to them, at any distances.
func (s *Squares) Opposite(a Cell, spanA int, c Cell, spanC int, around Cell, span int) bool {
	if spanA == 1 && spanC == 1 && span == 1 {
		mid := s.places[around]
		return against(s.places[a].from(mid), s.places[c].from(mid))
	}
	one, other, third := s.box(a, spanA), s.box(c, spanC), s.box(around, span)
	for p := one.lo; p[2] < min(one.hi[2], s.levels); p = one.after(p) {
		o := third.offset(p)
		if o == [3]int{} {
			continue
		}
		for q := other.lo; q[2] < min(other.hi[2], s.levels); q = other.after(q) {
			if against(o, third.offset(q)) {
				return true
			}
		}
	}
	return false
}

// offset is how far a cell lies from the nearest cell of a body, along each axis.
func (b *bodyBox) offset(c [3]int) [3]int {
	for i := range c {
		c[i] -= min(max(c[i], b.lo[i]), b.hi[i]-1)
	}
	return c
}

// from is how far a cell lies from another, along each axis.
func (c cube) from(o cube) [3]int { return [3]int{int(c.x - o.x), int(c.y - o.y), int(c.z - o.z)} }

// against reports whether two differences point in exactly opposite directions.
func against(a, b [3]int) bool {
	dot := a[0]*b[0] + a[1]*b[1] + a[2]*b[2]
	return dot < 0 && a[0]*b[1] == a[1]*b[0] && a[0]*b[2] == a[2]*b[0] && a[1]*b[2] == a[2]*b[1]
}
