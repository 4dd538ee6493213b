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
	if s.known {
		return s.set.Empty()
	}
	g := s.g
	from := g.units[s.who].cell
	switch s.verb {
	case vHalf, vNoncombat, vCrawl, vDive:
		points := g.allowance(s.who, s.verb)
		for dir := range 6 {
			c := g.hexes.Step(from, dir)
			if g.free(s.who, c) && g.stepCost(s.who, c) <= points && (s.verb != vDive || g.escapes(s.who, s.by, c)) {
				return false
			}
		}
	case vFull:
		if g.runsStraight(s.who, g.allowance(s.who, vHalf)+1) {
			return false
		}
	case vWithdraw:
		near := g.threatening(s.who)
		for dir := range 6 {
			if c := g.hexes.Step(from, dir); g.free(s.who, c) && g.recedes(near, from, c) && g.stepCost(s.who, c) <= g.allowance(s.who, vWithdraw) {
				return false
			}
		}
	case vStep:
		for dir := range 6 {
			if c := g.hexes.Step(from, dir); g.free(s.who, c) && !g.hampered(s.who, c) {
				return false
			}
		}
	}
	return s.cells().Empty()
}

// runsStraight reports whether so many hexes lie open in some direction and the last one is free, at a distance that costs no
// less than that many points by any way.
func (g *Game) runsStraight(a table.Who, n int) bool {
	if n > g.movement(a) {
		return false
	}
	blocked, ground := g.blockFor(a), g.groundFor(a)
	for dir := range 6 {
		at, left := g.units[a].cell, n
		for left > 0 {
			if at = g.hexes.Step(at, dir); at == space.None || blocked.Has(at) || ground.Cost(at) != 1 {
				break
			}
			left--
		}
		if left == 0 && g.free(a, at) {
			return true
		}
	}
	return false
}

// Count returns the number of hexes.
func (s *goals) Count() int { return s.cells().Count() }

// Kth returns the k-th hex in the order of their numbers.
func (s *goals) Kth(k int) int32 { return s.cells().Kth(k) }

// Has reports whether a hex is among them.
func (s *goals) Has(c int32) bool { return s.cells().Has(c) }

// keepAway drops from a set the hexes that are no escape from an attacker.
func (g *Game) keepAway(a, by table.Who, set *space.Set) {
	for c := set.First(); c != space.None; c = set.Next(c) {
		if !g.escapes(a, by, c) {
			set.Remove(c)
		}
	}
}

// escapes reports whether a hex is farther from an attacker, or out of its sight (phase.abort.defensive_list).
func (g *Game) escapes(a, by table.Who, c space.Cell) bool {
	from := g.units[by].cell
	return g.hexes.Distance(from, c) > g.distance(a, by) || !g.clear(from, c)
}
