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
	if !g.keepsAway(s) || g.arm(s.nearest, g.bestArm(s.nearest, true)).ranged {
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

// keepsAway reports whether a combatant shoots, has attacked, and has enemies near that do not threaten it.
func (g *Game) keepsAway(s *survey) bool {
	return s.shooter && !g.left.attack && s.pressed == 0 && s.nearestAt <= 6
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
	return best, g.incoming(s) / 2
}

// approach goes towards the nearest hex from which an enemy can be attacked, when none can be now: by the move that leaves an
// attack, else by the longer one, and at non-combat speed only where enemies are far.
func (g *Game) approach(s *survey, e *table.Group) (table.Option, int) {
	o := e.Option
	if s.bestNow > 0 || g.engaged(s) || s.pressed != 0 && !s.shooter && o.Verb != vHalf || s.u.health != healthUp {
		return o, 0
	}
	if !s.aimed {
		s.aimed = true
		if s.goal = g.aim(s); s.goal != space.None {
			s.goalCost, g.sc.approach = g.sc.flood.Cost(s.goal), g.sc.flood.Path(s.goal, g.sc.approach)
		}
	}
	worth := 20
	switch o.Verb {
	case vHalf:
	case vFull:
		if worth = 40; s.goalCost <= (g.movement(s.a)+1)/2 {
			return o, 0
		}
	default: // at non-combat speed
		if worth = 50; s.nearestAt <= 2*g.movement(s.a)+4 || g.incoming(s) != 0 {
			return o, 0
		}
	}
	if s.goal == space.None {
		return o, 0
	}
	c := g.paced(s.a, o.Verb, g.sc.approach)
	if c == space.None {
		return o, 0
	}
	if o.Verb == vHalf && c == s.goal {
		worth = 90
	}
	return o.To(c), worth
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
	if to := g.nearestSight(s, goals, g.blockFor(s.a), reach); to != space.None {
		return to
	}
	return g.nearestSight(s, goals, g.field.Walls, reach)
}

// nearestSight finds the nearest of these hexes that has an enemy in reach and in sight. Mostly that is the nearest of all; else
// the hexes without one are dropped.
func (g *Game) nearestSight(s *survey, goals, blocked *space.Set, reach int) space.Cell {
	ground := g.groundFor(s.a)
	to := g.sc.flood.Toward(s.u.cell, goals, blocked, ground)
	if to == space.None || reach <= 1 || g.inSight(s, to, reach) {
		return to
	}
	for c := goals.First(); c != space.None; c = goals.Next(c) {
		if !g.inSight(s, c, reach) {
			goals.Remove(c)
		}
	}
	return g.sc.flood.Toward(s.u.cell, goals, blocked, ground)
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

// paced returns the last hex of a cheapest way that a half move, a full move or a non-combat move can end in, or None. What each
// hex of such a way costs is known without a search for all hexes that the movement reaches.
func (g *Game) paced(a table.Who, v table.Verb, way []space.Cell) space.Cell {
	least, most, ground := 1, g.allowance(a, v), g.groundFor(a)
	if v == vFull {
		least = g.allowance(a, vHalf) + 1
	}
	last, cost := space.None, 0
	for i, c := range way {
		if cost += ground.Cost(c); !g.enterable(a, c) || cost > most && (v != vFull || i > 0) { // a full move goes one hex at any price
			break
		}
		if cost >= least && g.free(a, c) {
			last = c
		}
	}
	return last
}

// furthest returns the last hex of a way that a movement can end in, or None.
func furthest(way []space.Cell, ends table.Members) space.Cell {
	for _, c := range slices.Backward(way) {
		if ends.Has(c) {
			return c
		}
	}
	return space.None
}
