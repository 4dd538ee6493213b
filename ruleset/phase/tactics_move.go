package phase

import (
	"slices"

	"fray/space"
	"fray/table"
)

// bestMove returns where a movement leads best, and its worth.
func (g *Game) bestMove(s *survey, e *table.Group) (table.Option, int) {
	o := e.Option
	if s.sh.courier {
		return g.runHome(s, e)
	}
	if e.Members == nil || s.foes == 0 {
		return o, 0
	}
	switch o.Verb {
	case vStep:
		return g.bestStep(s, e)
	case vWithdraw:
		return g.bestRetreat(s, e)
	case vHalf:
		if s.shooter && s.bestNow > 0 || s.victim != table.Nobody {
			return g.bestDistance(s, e)
		}
	default:
		if s.bestNow > 0 {
			return o, 0
		}
	}
	return g.approach(s, e)
}

// bestStep is the 1-hex step: out of reach for those who shoot, into reach for those who strike. It costs nothing.
func (g *Game) bestStep(s *survey, e *table.Group) (table.Option, int) {
	if s.shooter {
		return g.stepAway(s, e)
	}
	if s.bestNow > 0 || !g.left.attack {
		return e.Option, 0
	}
	arm := g.arm(s.a, s.arm)
	reach := g.reachOf(s.a, arm)
	for c := s.foes; c != 0; c = c.rest() {
		on := c.first()
		if g.distance(s.a, on) != reach+1 {
			continue
		}
		for dir := range 6 {
			if to := g.hexes.Step(s.u.cell, dir); to >= 0 && g.hexes.Distance(to, g.units[on].cell) <= reach && e.Members.Has(to) && g.clear(to, g.units[on].cell) {
				return e.Option.To(to), comesFirst + 10
			}
		}
	}
	return e.Option, 0
}

// stepAway leaves the reach of all enemies, if one step can, and not towards the brink.
func (g *Game) stepAway(s *survey, e *table.Group) (table.Option, int) {
	if s.pressed == 0 {
		return e.Option, 0
	}
	for dir := range 6 {
		if to := g.hexes.Step(s.u.cell, dir); to >= 0 && e.Members.Has(to) && !g.dangerous(s, to) && !g.brink(to, 2) {
			return e.Option.To(to), comesFirst + 10
		}
	}
	return e.Option, 0
}

// dangerous reports whether an enemy threatens a hex.
func (g *Game) dangerous(s *survey, c space.Cell) bool {
	for f := s.foes; f != 0; f = f.rest() {
		if g.threatens(f.first(), c) {
			return true
		}
	}
	return false
}

// bestDistance is the half move after the attack of those who shoot: away from enemies that could come, if nobody can strike at
// them for it. It needs a move action that nothing else is for.
func (g *Game) bestDistance(s *survey, e *table.Group) (table.Option, int) {
	if !s.shooter || g.left.attack || s.pressed != 0 || s.nearestAt > 6 || g.arm(s.nearest, g.bestArm(s.nearest, true)).ranged {
		return e.Option, 0
	}
	best, most := e.Option, s.nearestAt
	for k := range e.Members.Count() {
		c := e.Members.Kth(k)
		if d := g.hexes.Distance(c, g.units[s.nearest].cell); d > most && !g.brink(c, 3) && g.clear(c, g.units[s.nearest].cell) {
			best, most = e.Option.To(c), d
		}
	}
	if most == s.nearestAt {
		return e.Option, 0
	}
	return best, 8
}

// bestRetreat withdraws with few STUN left, as far as it goes, to take a Recovery (phase.full.withdraw).
func (g *Game) bestRetreat(s *survey, e *table.Group) (table.Option, int) {
	if !s.low || s.u.n[statCannotRecover] > 0 || s.bestNow > 110 || g.movement(s.a) <= g.movement(s.nearest) {
		return e.Option, 0
	}
	best, most := e.Option, 0
	for k := range e.Members.Count() {
		c := e.Members.Kth(k)
		if d := g.hexes.Distance(c, g.units[s.nearest].cell); d > most && !g.brink(c, 2) {
			best, most = e.Option.To(c), d
		}
	}
	return best, s.incoming / 2
}

// approach goes towards the nearest hex from which an enemy can be attacked, when none can be now: by the move that leaves an
// attack, else by the longer one, and at non-combat speed only where enemies are far.
func (g *Game) approach(s *survey, e *table.Group) (table.Option, int) {
	o := e.Option
	if s.bestNow > 0 || s.engaged || s.pressed != 0 && !s.shooter && o.Verb != vHalf || s.u.health != healthUp {
		return o, 0
	}
	to := g.aim(s)
	if to == space.None {
		return o, 0
	}
	cost := g.sc.flood.Cost(to)
	c := g.furthest(to, e.Members)
	if c == space.None {
		return o, 0
	}
	switch half := (g.movement(s.a) + 1) / 2; o.Verb {
	case vHalf:
		if c == to {
			return o.To(c), 90
		}
		return o.To(c), 20
	case vFull:
		if cost > half {
			return o.To(c), 40
		}
		return o, 0
	default: // at non-combat speed
		if s.nearestAt > 2*g.movement(s.a)+4 && s.incoming == 0 {
			return o.To(c), 50
		}
		return o, 0
	}
}

// aim finds the nearest hex from which an enemy can be attacked, by a way that is free or, if there is none, past doors and
// things. The flood holds the way. Nobody knows where an enemy is that is invisible or in the dark, unless it has been located.
func (g *Game) aim(s *survey) space.Cell {
	goals := g.sc.aims
	goals.Clear()
	reach := int(s.u.reach)
	if s.shooter {
		reach = max(reach, min(4, int(g.arm(s.a, s.arm).maxRange)))
	}
	for c := s.foes; c != 0; c = c.rest() {
		if e := c.first(); g.visible(s.a, e) || g.hasLocated(s.a, e) {
			g.hexes.AddDisk(goals, g.units[e].cell, reach)
		}
	}
	goals.Subtract(g.sc.solid)
	g.dropOccupied(s.a, goals)
	for c := goals.First(); reach > 1 && c != space.None; c = goals.Next(c) {
		if !g.inSight(s, c, reach) {
			goals.Remove(c)
		}
	}
	if to := g.sc.flood.Toward(s.u.cell, goals, g.blockFor(s.a), g.groundFor(s.a)); to != space.None {
		return to
	}
	return g.sc.flood.Toward(s.u.cell, goals, g.field.Walls, g.groundFor(s.a))
}

// inSight reports whether an enemy is in reach and in sight of a hex.
func (g *Game) inSight(s *survey, c space.Cell, reach int) bool {
	for f := s.foes; f != 0; f = f.rest() {
		if at := g.units[f.first()].cell; g.hexes.Distance(c, at) <= reach && g.clear(c, at) {
			return true
		}
	}
	return false
}

// furthest returns the last hex of the way to a hex that a movement can end in, or None.
func (g *Game) furthest(to space.Cell, ends table.Members) space.Cell {
	g.sc.way = g.sc.flood.Path(to, g.sc.way[:0])
	for _, c := range slices.Backward(g.sc.way) {
		if ends.Has(c) {
			return c
		}
	}
	return space.None
}
