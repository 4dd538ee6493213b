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

// placesIn is places for the combatant that has looked around last, unless it squeezes.
func (g *Game) placesIn(a table.Who, far int) table.Members {
	if g.zoned() {
		return g.zonesIn(a, far)
	}
	g.ranges(a)
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
		g.addAround(taken, a, table.Who(i))
	}
	return taken
}

// addAround adds the places to a set where a combatant would stand inside another.
func (g *Game) addAround(s *space.Set, a, b table.Who) {
	v := &g.units[b]
	if a == b || v.presence != healthHere {
		return
	}
	if g.span(a) == 1 && g.span(b) == 1 {
		s.Add(v.cell)
		return
	}
	q := g.field.squares
	x, y, z := q.Place(v.cell)
	for dy := 1 - g.span(a); dy < g.span(b); dy++ {
		for dx := 1 - g.span(a); dx < g.span(b); dx++ {
			if c := q.At(x+dx, y+dy, z); c != space.None {
				s.Add(c)
			}
		}
	}
}
