package surge

import (
	"fray/space"
	"fray/table"
)

// places is the set of places that a combatant can end a movement in.
func (g *Game) places(a table.Who, k moveKind, far int) table.Members {
	if g.zoned() {
		return g.zonesIn(a, far)
	}
	s := g.sc.set(g.field.squares)
	g.flood(g.sc.safe, a, k, far, nil)
	s.CopyFrom(g.sc.safe.Cells())
	return g.free(s, a)
}

// placesIn is places for the combatant of the question, unless it squeezes.
func (g *Game) placesIn(a table.Who, far int) table.Members {
	if g.zoned() {
		return g.zonesIn(a, far)
	}
	g.ranges(a, far)
	s := g.sc.set(g.field.squares)
	g.sc.flood.AddCells(s, far)
	if !g.sc.crowded {
		g.takenFor(a)
		g.sc.crowded = true
	}
	s.Subtract(g.sc.taken)
	return s
}

// zonesIn is the set of other zones so far away.
func (g *Game) zonesIn(a table.Who, far int) *table.Bits {
	from, z := g.units[a].cell, g.sc.zoneSet()
	for c := range space.Cell(g.field.zones.Size()) {
		if d := g.field.zones.Distance(from, c); d > 0 && d <= far && d < g.field.zones.Size() {
			*z |= 1 << c
		}
	}
	return z
}

// free leaves the places in a set where a combatant can end a movement.
func (g *Game) free(s *space.Set, a table.Who) *space.Set {
	s.Subtract(g.takenFor(a))
	return s
}

// takenFor is the set of places where a combatant stands, or would stand inside another.
func (g *Game) takenFor(a table.Who) *space.Set {
	taken := g.sc.taken
	taken.Clear()
	taken.Add(g.units[a].cell)
	for i := range g.units {
		if b := table.Who(i); b != a && g.isHere(b) {
			g.field.squares.AddTouching(taken, g.span(a), g.units[b].cell, g.span(b))
		}
	}
	return taken
}
