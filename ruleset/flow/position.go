package flow

import (
	"fray/space"
	"fray/table"
)

// crew returns the number of combatants: they are numbered from 0.
func (g *Game) crew() table.Who { return table.Who(len(g.units)) }

// foes reports whether two combatants are on different sides.
func (g *Game) foes(a, b table.Who) bool { return g.sides[a] != g.sides[b] }

// distance between two combatants in hexes (flow.map.hex).
func (g *Game) distance(a, b table.Who) int {
	return g.hexes.Distance(g.units[a].cell, g.units[b].cell)
}

// threatensCell reports whether a combatant threatens a hex, whatever its RP: up, not held, in Reach without a wall
// (flow.threat.definition, flow.attack.melee_reach).
func (g *Game) threatensCell(a table.Who, c space.Cell) bool {
	u := &g.units[a]
	if u.health != healthUp || u.heldBy >= 0 {
		return false
	}
	d := g.hexes.Distance(u.cell, c)
	return d >= 1 && d <= int(u.reach) && (d == 1 || g.sees(u.cell, c))
}

func (g *Game) threatens(a, b table.Who) bool { return g.threatensCell(a, g.units[b].cell) }

// sees reports whether there is a line of sight between two hexes (flow.map.line_of_sight).
func (g *Game) sees(a, b space.Cell) bool {
	return !g.def.opaque && !g.def.doors || g.hexes.Sight(a, b, g.sc.opaque)
}

// inReach reports whether a could strike at a hex with a melee attack (flow.reach.definition).
func (g *Game) inReach(a table.Who, c space.Cell) bool {
	u := &g.units[a]
	d := g.hexes.Distance(u.cell, c)
	return d >= 1 && d <= int(u.reach) && (d == 1 || g.sees(u.cell, c))
}

// gangsUp reports whether another ally of a threatens b (flow.gangup).
func (g *Game) gangsUp(a, b table.Who) bool {
	if !g.threatens(a, b) {
		return false
	}
	for x := range g.crew() {
		if x != a && !g.foes(a, x) && x != b && g.threatens(x, b) {
			return true
		}
	}
	return false
}

// rangePenalty returns the modifier of a shot, and whether the target is in range (flow.range.value, flow.range.penalty).
func rangePenalty(rating, distance, rng int) (int, bool) {
	steps := (distance+rng-1)/rng - 1
	penalty := -10 * steps
	return penalty, steps <= 0 || rating+penalty > 0
}

// blockFor returns the hexes that a side cannot enter (flow.move.through_enemies, flow.move.through_allies,
// flow.map.terrain).
func (g *Game) blockFor(side uint8) *space.Set {
	b := g.sc.blocked
	b.CopyFrom(g.sc.walls)
	for i := range g.units {
		if u := &g.units[i]; u.health == healthUp && g.sides[i] != side {
			b.Add(u.cell)
		}
	}
	return b
}

// around returns the hexes next to a cell that fit, in a set of the scratch.
func (g *Game) around(at space.Cell, fits func(c space.Cell) bool) *space.Set {
	g.sc.steps.Clear()
	for dir := range 6 {
		if c := g.hexes.Step(at, dir); c != space.None && fits(c) {
			g.sc.steps.Add(c)
		}
	}
	return g.sc.steps
}

// free reports whether a combatant could stand in a hex: passable and nobody up in it (flow.move.end_hex).
func (g *Game) free(c space.Cell) bool {
	return c != space.None && !g.sc.walls.Has(c) && g.at[c] < 0
}

// dropOccupied removes from a set the hexes in which a combatant stands.
func (g *Game) dropOccupied(s *space.Set) {
	for i := range g.units {
		if u := &g.units[i]; u.health == healthUp {
			s.Remove(u.cell)
		}
	}
}
