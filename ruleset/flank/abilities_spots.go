package flank

import (
	"fray/space"
	"fray/table"
)

// spots are where an area can be aimed: intersections within range, or squares that a cone or a line points at. They are
// computed when a host looks, while the question is open.
type spots struct {
	g     *Game
	who   table.Who
	a     *abilityDef
	known bool
	set   *space.Set
}

// spotsOf is the spots of one more ability of the question in the making.
func (g *Game) spotsOf(who table.Who, a *abilityDef) *spots {
	sc := g.sc
	if sc.nspots == len(sc.spots) {
		sc.spots = append(sc.spots, &spots{set: g.squares.NewSet()})
	}
	s := sc.spots[sc.nspots]
	sc.nspots++
	s.g, s.who, s.a, s.known = g, who, a, false
	return s
}

// cells computes the set.
func (s *spots) cells() *space.Set {
	if !s.known {
		s.known = true
		s.inRange()
		if s.a.shape != shapeCone {
			s.keepClear()
		}
	}
	return s.set
}

// inRange computes the set as if no wall were in the way.
func (s *spots) inRange() {
	s.set.Clear()
	g, u, span := s.g, &s.g.units[s.who], s.g.span(s.who)
	switch s.a.shape {
	case shapeBurst:
		g.squares.AddWithin(s.set, u.cell, span, 0, int(s.a.rng))
	case shapeCone:
		for dir := range g.squares.Directions() {
			s.set.Add(g.squares.Step(u.cell, dir))
		}
	default:
		g.squares.AddWithin(s.set, u.cell, span, 1, int(s.a.radius))
	}
}

// keepClear takes out of the set what walls hide.
func (s *spots) keepClear() {
	for c := s.set.First(); c != space.None; c = s.set.Next(c) {
		if !s.clear(c) {
			s.set.Remove(c)
		}
	}
}

// clear reports whether no wall hides a cell.
func (s *spots) clear(c space.Cell) bool {
	return s.g.middleFree(s.g.units[s.who].cell, s.g.span(s.who), c)
}

// Empty reports whether there is no such place. A burst can always be aimed at the caster's own square. It looks at as few places as it
// needs.
func (s *spots) Empty() bool {
	switch {
	case s.a.shape == shapeBurst && s.g.span(s.who) == 1:
		return false
	case s.known || s.a.shape == shapeCone:
		return s.cells().Empty()
	}
	s.inRange()
	for c := range s.set.Each() {
		if s.clear(c) {
			return false
		}
	}
	return true
}

// Count is the number of places.
func (s *spots) Count() int { return s.cells().Count() }

// Kth is the k-th place in the order of the squares.
func (s *spots) Kth(k int) int32 { return s.cells().Kth(k) }

// Has reports whether a cell is one of them. It looks at that cell alone if nobody has asked for all, as Empty has done for a cone.
func (s *spots) Has(c int32) bool {
	if s.known {
		return s.set.Has(c)
	}
	g, u, span := s.g, &s.g.units[s.who], s.g.span(s.who)
	least, most := 1, int(s.a.radius)
	if s.a.shape == shapeBurst {
		least, most = 0, int(s.a.rng)
	}
	d := g.squares.DistanceBetween(c, 1, u.cell, span)
	return d >= least && d <= most && s.clear(c)
}
