package space

// Clear reports whether the straight line between two points is free: whether it passes no cell and no edge of the
// barrier. Where it runs exactly through a corner it is free if there is a free way round that corner, across one border after
// the other; so a corner stops nothing, unless it is stopped from both sides there. Where it runs exactly along borders it is free if it
// would be when shifted by next to nothing to some side. A cell in the middle of which the line begins or ends does not count.
// Nothing stands above the highest level; what lies off the map otherwise stops a line. A nil barrier stops nothing.
func (s *Squares) Clear(p, q Point, b *Barrier) bool {
	return s.clear(p, q, b, bodyBox{}, bodyBox{})
}

// clear is Clear where the cells of two bodies do not count either.
func (s *Squares) clear(p, q Point, b *Barrier, one, other bodyBox) bool {
	if b.Empty() || b.count == 0 && s.bare(p, q, b.cells) {
		return true
	}
	shot := shot{squares: s, barrier: b, from: p, to: q, one: one, other: other}
	_, tied := newRay(p, q, 0)
	for variant := range 8 {
		if variant&^tied == 0 && shot.free(variant) {
			return true
		}
	}
	return false
}

// bare reports whether no member of a set lies in the box of cells that a line between two points on the map can pass, however it is
// shifted: then nothing stops it.
func (s *Squares) bare(p, q Point, set *Set) bool {
	x0, x1, y0, y1, z0, z1 := min(p.X, q.X), max(p.X, q.X), min(p.Y, q.Y), max(p.Y, q.Y), min(p.Z, q.Z), max(p.Z, q.Z)
	if x0 < 0 || x1 > 2*s.cols || y0 < 0 || y1 > 2*s.deep || z0 < 0 {
		return false
	}
	first, last := max(x0-1, 0)>>1, min(x1>>1, s.cols-1)
	lo, hi := first>>6, last>>6
	head, tail := ^uint64(0)<<(first&63), ^uint64(0)>>(63-last&63)
	for z := max(z0-1, 0) >> 1; z <= min(z1>>1, s.levels-1); z++ {
		for y := max(y0-1, 0) >> 1; y <= min(y1>>1, s.deep-1); y++ {
			row := set.words[(z*s.deep+y)*set.layout.stride:]
			for w := lo; w <= hi; w++ {
				word := row[w]
				if w == lo {
					word &= head
				}
				if w == hi {
					word &= tail
				}
				if word != 0 {
					return false
				}
			}
		}
	}
	return true
}

// shot is a line past a barrier. The cells of two bodies do not stop it.
type shot struct {
	squares    *Squares
	barrier    *Barrier
	from, to   Point
	one, other bodyBox
	step       [3]int
}

// free follows one variant of the line.
func (l *shot) free(variant int) bool {
	r, _ := newRay(l.from, l.to, variant)
	if l.stops(r.cell) {
		return false
	}
	for l.step = r.step; ; {
		at := r.cell
		axes := r.next()
		if axes == 0 {
			return true
		}
		if !l.passes(at, axes) {
			return false
		}
	}
}

// passes reports whether the line gets from a cell across the borders that it meets at one place: across one after the other.
func (l *shot) passes(at [3]int, axes int) bool {
	for i := range at {
		if axes>>i&1 == 0 || l.barrier.count > 0 && l.squares.edgeStops(l.barrier, at, i, l.step[i]) {
			continue
		}
		to := at
		to[i] += l.step[i]
		if rest := axes &^ (1 << i); !l.stops(to) && (rest == 0 || l.passes(to, rest)) {
			return true
		}
	}
	return false
}

// stops reports whether a cell stops the line.
func (l *shot) stops(at [3]int) bool {
	return l.squares.stops(l.barrier, at) && !l.one.has(at) && !l.other.has(at) && !middleIn(l.from, at) && !middleIn(l.to, at)
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
