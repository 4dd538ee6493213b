package flow

import (
	"slices"

	"fray/space"
	"fray/table"
)

// stepsBack reports whether a combatant is a threatened shooter that can shoot after a step.
func (s *scene) stepsBack() bool { return s.shooter && s.pressed > 0 && s.u.ap >= 3 }

// bestStep moves a threatened shooter one hex out of reach, if possible.
func (g *Game) bestStep(s *scene, steps table.Members) (table.Option, bool) {
	if steps == nil || !s.stepsBack() {
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
func (g *Game) dangerous(a table.Who, c space.Cell) bool {
	for e := range g.crew() {
		if g.foes(a, e) && g.threatensCell(e, c) {
			return true
		}
	}
	return false
}

// closeIn walks towards the nearest hex from which an enemy can be attacked, when none can be now.
func (g *Game) closeIn(s *scene, moves, walks table.Members) (table.Option, bool) {
	if s.adjacent && !s.shooter || moves == nil && walks == nil {
		return table.Option{}, false
	}
	if s.u.ap < 1 && walks == nil || moves != nil && walks == nil && s.u.ap == 1 && s.shooter {
		return table.Option{}, false
	}
	goals := g.goals(s)
	to := g.sc.flood.Toward(s.u.cell, goals, g.blockFor(g.sides[s.a]), g.field.Ground)
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
	if s.shooter && g.inSight(s) {
		reach = max(reach, 4)
	}
	for i := range g.units {
		if g.units[i].health == healthUp && g.foes(s.a, table.Who(i)) {
			g.hexes.AddDisk(goals, g.units[i].cell, reach)
		}
	}
	goals.Subtract(g.sc.walls)
	g.dropOccupied(goals)
	goals.Remove(s.u.cell) // from where it stands nothing is worth doing
	return goals
}

// closeInPast finds a way through closed doors and past combatants, or to a thing that opens the locked doors.
func (g *Game) closeInPast(s *scene, goals *space.Set, moves, walks table.Members) (table.Option, bool) {
	walls := g.sc.blocked
	walls.CopyFrom(g.field.Walls)
	for i := range g.objects {
		if o := &g.objects[i]; o.hp > 0 && (o.state == doorLocked || g.def.objectDefs[i].solid) {
			walls.Add(g.def.objectDefs[i].cell)
		}
	}
	to := g.sc.flood.Toward(s.u.cell, goals, walls, g.field.Ground)
	if to == space.None {
		goals.Clear()
		for i := range g.objects {
			if g.opens(i) {
				g.hexes.AddDisk(goals, g.def.objectDefs[i].cell, 1)
			}
		}
		goals.Subtract(walls)
		if to = g.sc.flood.Toward(s.u.cell, goals, walls, g.field.Ground); to == space.None {
			return table.Option{}, false
		}
	}
	return g.furthest(to, moves, walks)
}

// opens reports whether working an object opens a door.
func (g *Game) opens(i int) bool {
	for _, d := range g.def.objectDefs[i].toggles {
		if o := &g.objects[d]; o.hp > 0 && o.state != doorOpen {
			return true
		}
	}
	return false
}

// furthest goes as far along the path as the hexes of the Move allow.
func (g *Game) furthest(to space.Cell, moves, walks table.Members) (table.Option, bool) {
	g.sc.path = g.sc.flood.Path(to, g.sc.path[:0])
	for _, c := range slices.Backward(g.sc.path) {

		if walks != nil && walks.Has(c) {
			return table.Do(vWalk).To(c), true
		}
		if moves != nil && moves.Has(c) {
			return table.Do(vMove).To(c), true
		}
	}
	return table.Option{}, false
}
