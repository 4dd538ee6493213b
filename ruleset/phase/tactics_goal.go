package phase

import (
	"fray/space"
	"fray/table"
)

// runHome is what a courier does with its movement: off the map where it can, else as far towards the nearest edge as it goes. At
// non-combat speed it runs only where nobody can attack it, and nothing is worth a step.
func (g *Game) runHome(s *survey, e *table.Group) (table.Option, int) {
	o := e.Option
	if o.Mode == modeLeave {
		return o, 2*comesFirst + 10
	}
	if e.Members == nil || o.Verb == vStep || o.Verb == vWithdraw && s.pressed == 0 || o.Verb == vNoncombat && g.menaced(s) {
		return o, 0
	}
	goals := g.sc.aims
	goals.CopyFrom(g.edge)
	goals.Subtract(g.sc.solid)
	g.dropOccupied(s.a, goals)
	to := g.sc.flood.Toward(s.u.cell, goals, g.blockFor(s.a), g.groundFor(s.a))
	if to == space.None {
		if to = g.sc.flood.Toward(s.u.cell, goals, g.field.Walls, g.groundFor(s.a)); to == space.None {
			return o, 0
		}
	}
	g.sc.way = g.sc.flood.Path(to, g.sc.way[:0])
	c := furthest(g.sc.way, e.Members)
	if c == space.None {
		return o, 0
	}
	return o.To(c), comesFirst - 1000 + 10*g.sc.flood.Cost(c) + table.Bit(o.Verb == vWithdraw)*5
}

// prized reports whether the fight depends on a combatant.
func (g *Game) prized(e table.Who) bool { return g.vital.has(e) || g.sheets[e].courier }

// stake is how much more an enemy is worth than its like: those on which the fight depends, and those that could attack them
// next.
func (g *Game) stake(a, e table.Who) int {
	if g.prized(e) {
		return 60
	}
	for s := g.vital & g.teams[g.sides[a]]; s != 0; s = s.rest() {
		if g.distance(e, s.first()) <= g.movement(e)/2+int(g.units[e].reach) {
			return 20
		}
	}
	return 0
}
