package surge

import (
	"fray/space"
	"fray/table"
)

// errand goes to the place that the objective asks for, whatever there is to do on the way.
func (g *Game) errand(p *plan) (table.Option, bool) {
	if x := &g.def.goal; x.what != goalReach || x.side != g.units[p.a].side || x.subject >= 0 && x.subject != p.a {
		return table.Option{}, false
	}
	if o := table.Do(vRun); g.units[p.a].fatigue == 0 && g.canPay(p.a, actMove) && p.has(sectionFree, o) {
		return o, true
	}
	if g.zoned() {
		return g.nearer(p, func(c int32) int { return g.toGoal(c) }, g.toGoal(g.units[p.a].cell))
	}
	goal := g.sc.hold
	goal.Clear()
	for _, c := range g.def.goal.cells {
		goal.Add(c)
	}
	return g.follow(p, goal, true)
}

// approach closes in on the enemies: into reach of one, or as near as possible.
func (g *Game) approach(p *plan) (table.Option, bool) {
	u := &g.units[p.a]
	if u.slots[actStandard] == 0 || u.did&usedAttack != 0 {
		return table.Option{}, false
	}
	if o, ok := g.creep(p); ok {
		return o, true
	}
	if g.zoned() {
		least := func(c int32) int {
			best := 1 << 20
			for i := range g.units {
				if b := table.Who(i); g.foes(p.a, b) && g.standing(b) {
					best = min(best, g.distanceAt(p.a, c, b))
				}
			}
			return best
		}
		return g.nearer(p, least, least(u.cell))
	}
	goal, seen := g.sc.hold, false
	goal.Clear()
	for i := range g.units {
		if b := table.Who(i); g.foes(p.a, b) && g.standing(b) {
			g.addReach(goal, p.a, b)
			seen = seen || g.spots(p.a, b)
		}
	}
	return g.follow(p, goal, seen)
}

// addReach adds the squares from which a combatant reaches another at close quarters.
func (g *Game) addReach(goal *space.Set, a, b table.Who) {
	s := g.field.squares
	if g.span(a) == 1 {
		s.AddWithin(goal, g.units[b].cell, g.span(b), 1, g.closest(a))
		return
	}
	x, y, z := s.Place(g.units[b].cell)
	r := g.closest(a)
	for row := y - g.span(a) + 1 - r; row < y+g.span(b)+r; row++ {
		for col := x - g.span(a) + 1 - r; col < x+g.span(b)+r; col++ {
			if c := s.At(col, row, z); c != space.None && s.Fits(c, g.span(a)) && g.distanceAt(a, c, b) <= r {
				goal.Add(c)
			}
		}
	}
}

// closest is the reach of a combatant's best armed close attack in squares, 1 at least.
func (g *Game) closest(a table.Who) int { return max(1, int(g.units[a].threat)) }

// creep advances a careful step towards an enemy that threatens the combatant from beyond its own reach.
func (g *Game) creep(p *plan) (table.Option, bool) {
	if g.zoned() || !g.pressed(p.a) {
		return table.Option{}, false
	}
	x := p.walks(vAdvance)
	if x == nil {
		return table.Option{}, false
	}
	best, now := table.Option{}, g.nearestFoe(p.a, g.units[p.a].cell)
	for k := range x.Len() {
		o := x.Kth(k)
		if d := g.nearestFoe(p.a, o.Cell); d < now {
			best, now = o, d
		}
	}
	return best, best.Verb != 0
}

// nearestFoe is the distance of the nearest enemy that stands from a place.
func (g *Game) nearestFoe(a table.Who, at space.Cell) int {
	best := 1 << 20
	for i := range g.units {
		if b := table.Who(i); g.foes(a, b) && g.standing(b) {
			best = min(best, g.distanceAt(a, at, b))
		}
	}
	return best
}

// toGoal is the distance of a zone from the nearest that has to be reached.
func (g *Game) toGoal(c int32) int {
	best := 1 << 20
	for _, x := range g.def.goal.cells {
		best = min(best, g.field.zones.Distance(c, x))
	}
	return best
}

// nearer is the zone to go to that is nearest by a measure, if it is nearer than now.
func (g *Game) nearer(p *plan, measure func(c int32) int, now int) (table.Option, bool) {
	best := table.Option{}
	for _, v := range [...]table.Verb{vWalk, vMove} {
		x := p.walks(v)
		for k := 0; x != nil && k < x.Len(); k++ {
			o := x.Kth(k)
			if d := measure(o.Cell); d < now {
				best, now = o, d
			}
		}
	}
	return best, best.Verb != 0
}
