package phase

import (
	"fray/space"
	"fray/table"
)

// goals are the hexes at which a movement may end. They are computed when a host looks, while the question is open.
type goals struct {
	g     *Game
	who   table.Who
	verb  table.Verb
	by    table.Who // of vDive: the attacker that it gets away from
	known bool
	set   *space.Set
}

// from makes the goals those of a movement of a combatant from where it stands.
func (s *goals) from(g *Game, who table.Who, v table.Verb, by table.Who) *goals {
	s.g, s.who, s.verb, s.by, s.known = g, who, v, by, false
	return s
}

// cells computes the set.
func (s *goals) cells() *space.Set {
	if !s.known {
		s.known = true
		s.g.reachable(s.who, s.verb, s.set)
		if s.verb == vDive {
			s.g.keepAway(s.who, s.by, s.set)
		}
	}
	return s.set
}

// Empty reports whether there is nowhere to go; mostly a look at the hexes around is enough.
func (s *goals) Empty() bool {
	g := s.g
	if s.verb == vHalf || s.verb == vNoncombat || s.verb == vCrawl {
		points := g.allowance(s.who, s.verb)
		for dir := range 6 {
			if c := g.hexes.Step(g.units[s.who].cell, dir); g.free(s.who, c) && g.stepCost(s.who, c) <= points {
				return false
			}
		}
	}
	return s.cells().Empty()
}

// Count returns the number of hexes.
func (s *goals) Count() int { return s.cells().Count() }

// Kth returns the k-th hex in the order of their numbers.
func (s *goals) Kth(k int) int32 { return s.cells().Kth(k) }

// Has reports whether a hex is among them.
func (s *goals) Has(c int32) bool { return s.cells().Has(c) }

// keepAway drops from a set the hexes that are not farther from an attacker and still in its sight
// (phase.abort.defensive_list).
func (g *Game) keepAway(a, by table.Who, set *space.Set) {
	from := g.units[by].cell
	d := g.distance(a, by)
	for c := set.First(); c != space.None; c = set.Next(c) {
		if g.hexes.Distance(from, c) <= d && g.clear(from, c) {
			set.Remove(c)
		}
	}
}
