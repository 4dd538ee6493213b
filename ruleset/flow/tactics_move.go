package flow

import (
	"fray/space"
	"fray/table"
)

// bestStep takes a shooter that is pressed one hex out of reach, if there is such a hex.
func (g *Game) bestStep(s *scene, steps table.Cells) (table.Option, bool) {
	if steps == nil || !s.shooter || s.pressed == 0 || s.u.ap < 3 {
		return table.Option{}, false
	}
	for dir := range 6 {
		if c := g.hexes.Step(s.u.cell, dir); c >= 0 && steps.Has(c) && !g.dangerous(s.a, c) {
			return table.Do(vStep).To(c), true
		}
	}
	return table.Option{}, false
}

// dangerous reports whether an enemy threatens the hex.
func (g *Game) dangerous(a int16, c space.Cell) bool {
	for i := range g.units {
		if e := int16(i); g.foes(a, e) && g.threatensCell(e, c) {
			return true
		}
	}
	return false
}

// closeIn walks towards the nearest hex from which an enemy can be attacked, when none can be now.
func (g *Game) closeIn(s *scene, moves, walks table.Cells) (table.Option, bool) {
	if s.adjacent && !s.shooter || moves == nil && walks == nil {
		return table.Option{}, false
	}
	if s.u.ap < 1 && walks == nil || moves != nil && walks == nil && s.u.ap == 1 && s.shooter {
		return table.Option{}, false
	}
	goals := g.goals(s)
	to := g.sc.flood.Toward(s.u.cell, goals, g.blockFor(s.sh.side), g.field.Cost)
	if to == space.None {
		return g.closeInPast(s, goals, moves, walks)
	}
	return g.furthest(to, moves, walks)
}

// goals are the free hexes from which an enemy that is up can be reached.
func (g *Game) goals(s *scene) *space.Set {
	goals := g.sc.goals
	goals.Clear()
	reach := int(s.u.reach)
	if s.shooter {
		reach = max(reach, 4)
	}
	for i := range g.units {
		if g.units[i].health == up && g.foes(s.a, int16(i)) {
			g.hexes.AddDisk(goals, g.units[i].cell, reach)
		}
	}
	goals.Subtract(g.sc.walls)
	g.dropOccupied(goals)
	return goals
}

// closeInPast is for a way that enemies or doors close off: as if nobody stood in it.
func (g *Game) closeInPast(s *scene, goals *space.Set, moves, walks table.Cells) (table.Option, bool) {
	to := g.sc.flood.Toward(s.u.cell, goals, g.field.Walls, g.field.Cost)
	if to == space.None {
		return table.Option{}, false
	}
	return g.furthest(to, moves, walks)
}

// furthest goes as far along the way found as the hexes of the Move at hand allow.
func (g *Game) furthest(to space.Cell, moves, walks table.Cells) (table.Option, bool) {
	g.sc.path = g.sc.flood.Path(to, g.sc.path[:0])
	for i := len(g.sc.path) - 1; i >= 0; i-- {
		c := g.sc.path[i]
		if walks != nil && walks.Has(c) {
			return table.Do(vWalk).To(c), true
		}
		if moves != nil && moves.Has(c) {
			return table.Do(vMove).To(c), true
		}
	}
	return table.Option{}, false
}
