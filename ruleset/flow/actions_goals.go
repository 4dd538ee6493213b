package flow

import (
	"fray/space"
	"fray/table"
)

// goals are the free hexes that a combatant can go to with a number of points. They are computed when a host looks, while
// the question is open.
type goals struct {
	g      *Game
	who    table.Who
	points int
	known  bool
	set    *space.Set
}

// from makes the goals those of a combatant where it stands.
func (s *goals) from(g *Game, who table.Who, points int) *goals {
	s.g, s.who, s.points, s.known = g, who, points, false
	return s
}

// cells computes the set.
func (s *goals) cells() *space.Set {
	if !s.known {
		s.known = true
		s.g.reachable(s.who, s.points, s.set)
	}
	return s.set
}

// Empty reports whether there is nowhere to go; mostly a look at the hexes around is enough.
func (s *goals) Empty() bool {
	g := s.g
	for dir := range 6 {
		if c := g.hexes.Step(g.units[s.who].cell, dir); g.free(c) && g.stepCost(c) <= s.points {
			return false
		}
	}
	return s.cells().Empty()
}

// Count is the number of hexes.
func (s *goals) Count() int { return s.cells().Count() }

// Kth is the k-th hex in the order of their numbers.
func (s *goals) Kth(k int) int32 { return s.cells().Kth(k) }

// Has reports whether a hex is among them.
func (s *goals) Has(c int32) bool { return s.cells().Has(c) }

// stepCost is how many points it takes to enter a hex (flow.map.terrain).
func (g *Game) stepCost(c space.Cell) int {
	return g.field.Ground.Cost(c)
}
