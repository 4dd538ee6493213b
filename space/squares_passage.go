package space

// Passage reports whether the rules let a body with its anchor at c take one step in a direction, if only the barrier
// stands in its way: where it comes to is on the map and not part of the barrier, no edge of the barrier is crossed or
// would lie inside the body, and corners are passed as the map's rules say. Who stands in a barrier may take any step out
// of it.
func (s *Squares) Passage(b *Barrier, c Cell, dir, span int) bool {
	if s.rules.Diagonals == DiagonalsNever && axes(s.vectors[dir]) > 1 {
		return false
	}
	p := passage{squares: s, barrier: b, span: span}
	return p.free(c, dir, p.fits(c))
}

// Room reports whether a body with its anchor at c is on the map, outside of the barrier, and has no edge of it inside.
func (s *Squares) Room(b *Barrier, c Cell, span int) bool {
	p := passage{squares: s, barrier: b, span: span}
	return p.fits(c)
}

// passage answers whether steps are open for bodies of one span.
type passage struct {
	squares *Squares
	barrier *Barrier
	span    int
	room    *Set // anchors where such a body fits; nil to find out each time
}

// free reports whether a step is open. Standing is false for who stands in the barrier and may leave it anyhow.
func (p *passage) free(c Cell, dir int, standing bool) bool {
	to := p.squares.Step(c, dir)
	if to == None || !p.fits(to) {
		return false
	}
	return !standing || p.barrier.Empty() || p.round(p.squares.places[c], p.squares.vectors[dir])
}

// round reports whether the ways round of a step are open, all or one of them by the rule for corners: a way is a straight
// step along one of its axes, and then a way along those that are left.
func (p *passage) round(at, v cube) bool {
	n := axes(v)
	if n == 0 {
		return true
	}
	hard := p.squares.rules.Corners == CornersHard
	for _, part := range [...]cube{{x: v.x}, {y: v.y}, {z: v.z}} {
		if part == (cube{}) {
			continue
		}
		next := cube{at.x + part.x, at.y + part.y, at.z + part.z}
		rest := cube{v.x - part.x, v.y - part.y, v.z - part.z}
		if open := p.straight(at, next) && p.round(next, rest); open != hard {
			return open
		}
	}
	return hard
}

// straight reports whether a straight step is open.
func (p *passage) straight(at, next cube) bool {
	to := p.squares.at(next)
	return p.fits(to) && (p.span > 1 || !p.barrier.Edge(p.squares.at(at), to))
}

// fits reports whether a body with its anchor at c is on the map, outside of the barrier, and has no edge of it inside.
func (p *passage) fits(c Cell) bool {
	if p.room != nil {
		return p.room.Has(c)
	}
	s, b := p.squares, p.barrier
	if c == None || !s.Fits(c, p.span) {
		return false
	}
	if b.Empty() {
		return true
	}
	x, y, z := s.Place(c)
	for k := z; k < min(z+p.span, s.levels); k++ {
		for j := y; j < y+p.span; j++ {
			for i := x; i < x+p.span; i++ {
				in := s.At(i, j, k)
				if b.cells.Has(in) || i < x+p.span-1 && b.edges[edgeEast].Has(in) ||
					j < y+p.span-1 && b.edges[edgeSouth].Has(in) || k < z+p.span-1 && b.edges[edgeAbove].Has(in) {
					return false
				}
			}
		}
	}
	return true
}

func (s *Squares) at(p cube) Cell { return s.At(int(p.x), int(p.y), int(p.z)) }

// room makes dst hold the anchors where a body of a span fits: outside of the barrier, without an edge of it inside, and
// on the map. Work is a buffer.
func (s *Squares) room(dst, work *Set, b *Barrier, span int) {
	dst.Clear()
	for row := range s.rows {
		if row%s.deep+span <= s.deep {
			dst.addRun(row, 0, s.cols-span)
		}
	}
	if b.Empty() {
		return
	}
	s.Touching(work, b.cells, span)
	dst.Subtract(work)
	if span == 1 || b.count == 0 {
		return
	}
	for kind, edges := range b.edges {
		s.straddling(work, edges, kind, span)
		dst.Subtract(work)
	}
}

// straddling makes dst hold the anchors of bodies that have an edge of one kind inside: as Touching, but one cell less
// along the axis that the edge crosses.
func (s *Squares) straddling(dst, edges *Set, kind, span int) {
	dst.CopyFrom(edges)
	if edges.lo >= edges.hi {
		return
	}
	wide := [edgeKinds]int{span, span, span}
	wide[kind]--
	s.grow(dst, wide)
}
