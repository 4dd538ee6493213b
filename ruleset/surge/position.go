package surge

import (
	"fray/space"
	"fray/table"
)

// distance is how far two combatants are apart: squares, or links on zones (surge.base.distance, surge.base.zones).
func (g *Game) distance(a, b table.Who) int {
	return g.distanceAt(a, g.units[a].cell, b)
}

// distanceAt is the distance with the first combatant at another place.
func (g *Game) distanceAt(a table.Who, at space.Cell, b table.Who) int {
	if s := g.field.squares; s != nil {
		return s.DistanceBetween(at, g.span(a), g.units[b].cell, g.span(b))
	}
	return g.field.zones.Distance(at, g.units[b].cell)
}

// span is how many squares a combatant fills on a side.
func (g *Game) span(a table.Who) int { return int(g.sheets[a].size) }

// zoned reports whether the map has zones.
func (g *Game) zoned() bool { return g.field.squares == nil }

// adjacent is the distance at which combatants are adjacent: 1 on squares, 0 in a zone.
func (g *Game) adjacent() int {
	if g.zoned() {
		return 0
	}
	return 1
}

// sees reports whether nothing that blocks lies between two combatants (surge.base.distance).
func (g *Game) sees(a, b table.Who) bool {
	return g.sc.opaque.Empty() || g.clear(g.units[a].cell, g.span(a), g.units[b].cell, g.span(b))
}

// clear reports whether nothing blocks the line between the middles of two bodies. What it finds is remembered until a door opens.
func (g *Game) clear(from space.Cell, span int, to space.Cell, spanTo int) bool {
	s := g.field.squares
	if span == 1 && spanTo == 1 {
		if word, bit := g.sc.sights.at(g.sc.closed, s, from, to); word != nil {
			if *word>>bit&1 == 0 {
				free := s.Clear(s.Middle(from, span), s.Middle(to, spanTo), g.sc.opaque)
				*word |= uint64(1+2*table.Bit(free)) << bit
			}
			return *word>>bit&2 != 0
		}
	}
	found, known := g.sc.lines.Find(from, span, to, spanTo)
	if !known {
		found.Set(s.Clear(s.Middle(from, span), s.Middle(to, spanTo), g.sc.opaque), false)
	}
	free, _ := found.Get()
	return free
}

// unaware reports whether a combatant perceives nobody, and can target nobody (surge.cond.immobile).
func (g *Game) unaware(a table.Who) bool { return g.units[a].cond.has(condUnaware) }

// perceives reports whether a combatant perceives another (surge.base.distance).
func (g *Game) perceives(a, b table.Who) bool { return !g.unaware(a) && g.sees(a, b) }

// addresses reports whether a combatant can turn to another at conversation range (surge.base.social_range, surge.cond.immobile).
func (g *Game) addresses(a, b table.Who) bool { return !g.unaware(a) && g.inCourt(a, b) }

// inCourt reports whether two combatants are at conversation range (surge.base.social_range).
func (g *Game) inCourt(a, b table.Who) bool {
	return g.inCourtAt(g.distance(a, b))
}

// inCourtAt is inCourt by the distance.
func (g *Game) inCourtAt(far int) bool {
	return g.zoned() && far == 0 || !g.zoned() && far <= int(g.field.talk)
}

// inEarshotAt reports whether combatants so far apart are inside communication range (surge.base.social_range).
func (g *Game) inEarshotAt(d int) bool {
	return g.zoned() && d < g.field.zones.Size() || !g.zoned() && d <= int(g.field.hear)
}

// within reports whether a deed reaches from one combatant to another (surge.attack.close, surge.attack.court,
// surge.attack.ranged, surge.attack.rumor).
func (g *Game) within(d *deed, a, b table.Who) bool {
	if d.reach == reachPersonal {
		return a == b
	}
	return !g.unaware(a) && g.inRange(d, g.gap(a, b)) && (d.reach.social() || g.spots(a, b)) && (d.reach != reachCourt || !g.unaware(b))
}

// inRange reports whether a deed reaches so far.
func (g *Game) inRange(d *deed, far int) bool {
	switch d.reach {
	case reachClose:
		return far <= int(d.close)
	case reachRanged:
		return far > g.adjacent() && far <= int(d.range_)
	case reachCourt:
		return g.inCourtAt(far) && far <= int(d.range_)
	default:
		return !g.inCourtAt(far) && g.inEarshotAt(far) && far <= int(d.range_)
	}
}

// foes reports whether two combatants are enemies: of different sides, neither of them neutral (surge.encounter.end).
func (g *Game) foes(a, b table.Who) bool { return g.against(g.sideOf(a), b) }

// against reports whether a combatant is an enemy of those that act for a side.
func (g *Game) against(side uint8, b table.Who) bool {
	of := g.sideOf(b)
	return of != side && int8(of) != g.neutral && int8(side) != g.neutral
}

// friends reports whether two combatants are of one side and not the same.
func (g *Game) friends(a, b table.Who) bool { return a != b && g.sideOf(a) == g.sideOf(b) }

// sideOf is the side that a combatant acts for: a controlled one for its controller, a compelled one on its turn
// (surge.cond.compelled).
func (g *Game) sideOf(a table.Who) uint8 {
	u := &g.units[a]
	if u.controller < 0 || !u.cond.has(condControlled) && g.active != a {
		return u.side
	}
	return g.units[u.controller].side
}

// isHere reports whether a combatant is in play.
func (g *Game) isHere(a table.Who) bool { return g.units[a].presence == healthHere }

// able reports whether a combatant is in play and can act.
func (g *Game) able(a table.Who) bool {
	u := &g.units[a]
	return u.presence == healthHere && !u.cond.has(condStunned)
}

// standing reports whether a combatant counts for its side: in play, neither incapacitated nor dying.
func (g *Game) standing(a table.Who) bool {
	u := &g.units[a]
	return u.presence == healthHere && !u.cond.has(condIncapacitated)
}
