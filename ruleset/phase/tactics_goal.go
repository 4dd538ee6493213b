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
	if g.seek(s); s.goal == space.None {
		return o, 0
	}
	way := furthest(g.sc.approach, e.Members)
	if len(way) == 0 {
		return o, 0
	}
	return o.To(way[len(way)-1]), comesFirst - 1000 + 10*g.pathCost(s.a, way) + table.Bit(o.Verb == vWithdraw)*5
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
