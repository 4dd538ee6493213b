package phase

import "fray/space"

// seek finds the goal and the way there, once. A courier wants to leave the map. Others want to stand where they can attack an enemy on which
// the fight depends, if they can be there in two slots, or else any enemy.
func (g *Game) seek(s *survey) {
	if s.aimed {
		return
	}
	s.aimed = true
	goals, prizes := g.sc.aims, g.prizes(s.foes)
	switch {
	case s.sh.courier:
		goals.CopyFrom(g.edge)
		g.head(s, goals, 0)
	case s.foes == 0:
		s.goal = space.None
	case prizes == 0:
		if s.goal = g.beeline(s); s.goal != space.None {
			s.open, s.goalCost = true, len(g.sc.approach)
		} else {
			g.aim(s, s.foes)
		}
	default:
		if g.aim(s, prizes); s.goal == space.None || s.goalCost > 2*g.movement(s.a) {
			g.aim(s, s.foes)
		}
	}
}

// aim heads for where one of these enemies can be attacked. Nobody knows where an enemy is that is invisible or in the dark, unless it has
// been located.
func (g *Game) aim(s *survey, on crowd) {
	goals, reach := g.sc.aims, g.aimReach(s)
	goals.Clear()
	for c := on; c != 0; c = c.rest() {
		if e := c.first(); g.visible(s.a, e) || g.hasLocated(s.a, e) {
			g.hexes.AddDisk(goals, g.units[e].cell, reach)
		}
	}
	g.head(s, goals, reach)
}

// head makes the nearest of these hexes the goal: by a way that is free, by one through closed doors where it is shorter although each
// takes a move action to open, or, if there is neither, past doors and things. From the goal an enemy has to be in reach and in sight, if reach
// is more than 1.
func (g *Game) head(s *survey, goals *space.Set, reach int) {
	goals.Subtract(g.sc.solid)
	g.dropOccupied(s.a, goals)
	s.goal = space.None
	if goals.Empty() {
		return
	}
	blocked := g.blockFor(s.a)
	if g.route(s, goals, blocked, reach); g.unbar(blocked) {
		g.route(s, goals, blocked, reach)
	}
	if s.goal == space.None {
		g.route(s, goals, g.field.Walls, reach)
	}
}

// unbar takes the closed doors out of what is blocked, and reports whether there are any.
func (g *Game) unbar(blocked *space.Set) bool {
	some := false
	for i := range g.objects {
		if o := &g.objects[i]; g.blocks(i) && o.door == doorClosed && g.def.objectDefs[i].kind == kindDoor {
			blocked.Remove(o.cell)
			some = true
		}
	}
	return some
}

// route takes the cheapest way to one of these hexes, if it is cheaper than the way there is. A thing in the way costs half a movement.
func (g *Game) route(s *survey, goals, blocked *space.Set, reach int) {
	to := g.nearestSight(s, goals, blocked, reach)
	if to == space.None {
		return
	}
	cost, free := g.sc.flood.Cost(to), true
	g.sc.way = g.sc.flood.Path(to, g.sc.way[:0])
	for _, c := range g.sc.way {
		if g.sc.solid.Has(c) {
			cost += (g.movement(s.a) + 1) / 2
			free = false
		}
	}
	if s.goal == space.None || cost < s.goalCost {
		s.goal, s.goalCost, s.open = to, cost, free
		g.sc.approach, g.sc.way = g.sc.way, g.sc.approach
	}
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

// prizes returns those of these enemies on which the fight depends.
func (g *Game) prizes(foes crowd) crowd {
	out := foes & g.vital
	for c := foes; c != 0; c = c.rest() {
		if g.sheets[c.first()].courier {
			out |= only(c.first())
		}
	}
	return out
}
