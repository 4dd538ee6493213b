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
	if s.known {
		return s.set
	}
	s.known = true
	s.set.Clear()
	g, u, span := s.g, &s.g.units[s.who], s.g.span(s.who)
	switch s.a.shape {
	case shapeBurst:
		g.squares.AddWithin(s.set, u.cell, span, 0, int(s.a.rng))
	case shapeCone:
		for dir := range g.squares.Directions() {
			s.set.Add(g.squares.Step(u.cell, dir))
		}
		return s.set
	default:
		g.squares.AddWithin(s.set, u.cell, span, 1, int(s.a.radius))
	}
	if !g.field.Opaque.Empty() {
		g.squares.KeepClear(s.set, g.squares.Middle(u.cell, span), g.field.Opaque)
	}
	return s.set
}

// Empty reports whether there is no such place. A burst can always be aimed at the caster's own square.
func (s *spots) Empty() bool {
	return !(s.a.shape == shapeBurst && s.g.span(s.who) == 1) && s.cells().Empty()
}

// Count is the number of places.
func (s *spots) Count() int { return s.cells().Count() }

// Kth is the k-th place in the order of the squares.
func (s *spots) Kth(k int) int32 { return s.cells().Kth(k) }

// Has reports whether a cell is one of them. It looks at that cell alone if nobody has asked for all.
func (s *spots) Has(c int32) bool {
	if s.known || s.a.shape == shapeCone || int(c) >= s.g.squares.Size() {
		return s.cells().Has(c)
	}
	g, u, span := s.g, &s.g.units[s.who], s.g.span(s.who)
	least, most := 1, int(s.a.radius)
	if s.a.shape == shapeBurst {
		least, most = 0, int(s.a.rng)
	}
	d := g.squares.DistanceBetween(c, 1, u.cell, span)
	return d >= least && d <= most && g.squares.Clear(g.squares.Middle(u.cell, span), g.squares.Middle(c, 1), g.field.Opaque)
}
