package surge

import (
	"fray/space"
	"fray/table"
)

// rushReach is how near to its target a charge has to end.
func (g *Game) rushReach(d *deed) int {
	switch {
	case g.zoned():
		return 0
	case d.reach == reachCourt:
		return int(g.field.talk)
	default:
		return int(d.close)
	}
}

// stepsTo is how many steps of a charge it takes until the attack reaches a target at a distance; 0: that is too near or too far
// (surge.charge.move).
func (g *Game) stepsTo(gap int, d *deed, far int) int {
	reach := g.rushReach(d)
	if gap <= g.adjacent() || gap-far > reach {
		return 0
	}
	if need := max(1, gap-reach); need <= far {
		return need
	}
	return 0
}

// rushes is how many steps the path of a charge has that rush finds for the combatant that chooses, or 0, without the
// path: each step lowers the distance by one, so the path is a shortest way to its end, which is so many squares off at most along
// each axis.
func (g *Game) rushes(a, b table.Who, d *deed, far int) int {
	gap := g.gap(a, b)
	need := g.stepsTo(gap, d, far)
	if need == 0 {
		return 0
	}
	if g.zoned() {
		return len(g.wayByZones(g.units[a].cell, g.units[b].cell))
	}
	s := g.field.squares
	g.ranges(a, need)
	end := gap - need
	x, y, z := s.Place(g.units[b].cell)
	fromX, fromY, _ := s.Place(g.units[a].cell)
	for row := max(y-g.span(a)+1-end, fromY-need); row < min(y+g.span(b)+end, fromY+need+1); row++ {
		for col := max(x-g.span(a)+1-end, fromX-need); col < min(x+g.span(b)+end, fromX+need+1); col++ {
			c := s.At(col, row, z)
			if c != space.None && g.sc.flood.Cells().Has(c) && g.distanceAt(a, c, b) == end && g.sc.flood.Cost(c) == need && g.fits(a, c) {
				return need
			}
		}
	}
	return 0
}

// rush is the path of a charge: each step lowers the distance to the target by one, as near to the straight line as possible,
// until the attack reaches it. Empty: there is none (surge.charge.move).
func (g *Game) rush(a, b table.Who, d *deed, far int) []space.Cell {
	need := g.stepsTo(g.distance(a, b), d, far)
	if need == 0 {
		return nil
	}
	if g.zoned() {
		return g.wayByZones(g.units[a].cell, g.units[b].cell)
	}
	g.sc.path = g.sc.path[:0]
	g.sc.dead.Clear()
	if !g.rushStep(a, b, g.units[a].cell, need) {
		return nil
	}
	return g.sc.path
}

// rushStep finds the steps of a charge from a place, so many, and puts them into the path. Places from which there are none are
// remembered, so that each is searched once.
func (g *Game) rushStep(a, b table.Who, at space.Cell, need int) bool {
	if need == 0 {
		return g.fits(a, at)
	}
	s := g.field.squares
	gap := g.distanceAt(a, at, b)
	goal := s.Middle(g.units[b].cell, g.span(b))
	start := s.Middle(g.units[a].cell, g.span(a))
	for range s.Directions() {
		best, least := -1, 0
		for dir := range s.Directions() {
			c := s.Step(at, dir)
			if c == space.None || g.sc.dead.Has(c) || g.distanceAt(a, c, b) != gap-1 || !g.enterable(a, c) {
				continue
			}
			m := s.Middle(c, g.span(a))
			off := (m.X-start.X)*(goal.Y-start.Y) - (m.Y-start.Y)*(goal.X-start.X)
			if off *= off; best < 0 || off < least {
				best, least = dir, off
			}
		}
		if best < 0 {
			return false
		}
		c := s.Step(at, best)
		n := len(g.sc.path)
		g.sc.path = append(g.sc.path, c)
		if g.rushStep(a, b, c, need-1) {
			return true
		}
		g.sc.path = g.sc.path[:n]
		g.sc.dead.Add(c)
	}
	return false
}

// enterable reports whether a combatant may pass a place.
func (g *Game) enterable(a table.Who, c space.Cell) bool {
	s := g.field.squares
	if !s.Fits(c, g.span(a)) {
		return false
	}
	x, y, z := s.Place(c)
	for dy := range g.span(a) {
		for dx := range g.span(a) {
			at := s.At(x+dx, y+dy, z)
			e := g.at[at]
			if g.sc.walls.Has(at) || g.field.tight.Has(at) || e >= 0 && e != a && g.foes(a, e) && g.able(e) {
				return false
			}
		}
	}
	return true
}
