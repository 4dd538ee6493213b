package phase

import "fray/table"

// seriesWorth is the worth of a Sweep or a Rapid Fire at the two best targets (phase.full.sweep, phase.full.rapid_fire).
func (g *Game) seriesWorth(s *survey, o table.Option) int {
	arm := g.arm(s.a, o.Item)
	if s.strike.worth == 0 || int(s.u.end) < 2*g.costOf(s.a, arm) || arm.shots >= 0 && g.shots[g.sheets[s.a].ammoAt+int(o.Item-slotFirst)] < 2 {
		return 0
	}
	near := g.within(s.a, arm, s.foes)
	if near.count() < 2 {
		return 0
	}
	first, second := 0, 0
	odds := 0
	for c := near; c != 0; c = c.rest() {
		e := c.first()
		w := g.hitWorth(s.a, e, arm, g.classesOf(s.a, arm), int(arm.manOCV)-2)
		if w > first {
			first, second = w, first
			odds = g.hitChance(s.a, e, arm, int(arm.manOCV)-2, 0)
		} else {
			second = max(second, w)
		}
	}
	if second == 0 {
		return 0
	}
	return first + odds*second/216 - g.incoming(s)*3/10 - 2*g.price(s.a, g.costOf(s.a, arm))
}

// bestTarget names the best targets of a Sweep or a Rapid Fire, two of them; more only where it hits almost always.
func (g *Game) bestTarget(q *table.Question) table.Option {
	a, arm := q.Who, g.arm(q.Who, q.Item)
	best, worth := q.Default(), 0
	penalty := -2 * max(1, int(q.N[0]))
	groups := q.Groups()
	for i := range groups {
		e := &groups[i]
		if e.Option.Verb != vTarget {
			continue
		}
		for k := range e.Members.Count() {
			o := e.Kth(k)
			if g.units[o.Who].health != healthUp || !g.reaches(a, arm, o.Who) {
				continue
			}
			if q.N[0] >= 2 && g.hitChance(a, o.Who, arm, int(arm.manOCV)+penalty, 0) < 195 {
				continue
			}
			if w := g.hitWorth(a, o.Who, arm, g.classesOf(a, arm), int(arm.manOCV)+penalty); w > worth {
				best, worth = o, w
			}
		}
	}
	return best
}

// bestAside steps between two attacks, or beside a readied action, out of the reach of others if that costs nothing.
func (g *Game) bestAside(q *table.Question) table.Option {
	s := g.survey(q.Who)
	groups := q.Groups()
	for i := range groups {
		if e := &groups[i]; e.Option.Verb == vStep && s.shooter {
			if o, w := g.stepAway(&s, e); w > 0 {
				return o
			}
		}
	}
	return q.Default()
}

// bestCharge is a Move By or a Move Through at the quarry, and its worth.
func (g *Game) bestCharge(s *survey, e *table.Group) (table.Option, int) {
	on := g.quarry(s)
	if e.Members == nil || !e.Members.Has(int32(on)) {
		return e.Option, 0
	}
	return e.Option.At(on), g.chargeWorth(s, e.Option.Verb)
}

// quarry is the target of a charge: of the enemies that it sees and that are not too far one on which the fight depends, or the
// nearest one; or Nobody.
func (g *Game) quarry(s *survey) table.Who {
	if !s.hunted {
		s.hunted, s.prey = true, g.hunt(s)
	}
	return s.prey
}

// hunt finds the quarry.
func (g *Game) hunt(s *survey) table.Who {
	o, best, least := g.look(s.a), table.Nobody, g.movement(s.a)+g.reachOf(s.a, &g.attacks[0])
	for c := s.foes; c != 0; c = c.rest() {
		e := c.first()
		d := int(o.far[e])
		if d > least || !o.opens(g, e) {
			continue
		}
		if g.prized(e) {
			return e
		}
		best, least = e, d-1
	}
	return best
}

// chargeWorth is the worth of a Move By or a Move Through at the quarry. They are for those who reach nobody and do not shoot, and now
// and then for others (phase.full.move_by, phase.full.move_through).
func (g *Game) chargeWorth(s *survey, v table.Verb) int {
	if (s.strike.worth > 0 || s.shooter) && !g.inventive(s) || s.u.moved != 0 || s.u.is(condStepped|condProne) {
		return 0
	}
	all, unarmed, on := g.movement(s.a), &g.attacks[0], g.quarry(s)
	cost := g.bodyCost(s.a) + (all+4)/5
	if on == table.Nobody || !g.affords(s.a, cost) {
		return 0
	}
	d := max(1, min(g.distance(s.a, on)-1, all)) // how far it runs
	str := max(0, int(s.u.n[statSTR]))
	if v == vMoveBy {
		run := min(all, d+(all-d)/2)
		classes := str/10 + run/5
		w := g.hitWorth(s.a, on, unarmed, classes, -2)
		if s.nearestAt > g.reachOf(s.a, unarmed) { // it does not end beside the enemy
			w += 10
		}
		return w - 2*g.price(s.a, cost)
	}
	classes := str/5 + d/3
	b := blowOf(unarmed, classes)
	back, _ := g.pastOf(s.a, b)
	odds := g.hitChance(s.a, on, unarmed, -d/5, 0)
	if 2*back >= 10*int(s.u.stun) {
		return 0
	}
	return odds*(g.blowWorth(s.a, on, unarmed, classes)-back/2)/216 - g.incoming(s)/4 - 2*g.price(s.a, g.bodyCost(s.a)+(d+4)/5)
}

// bestGround picks the hex to strike from in a charge, the farthest for speed, and where a Move By ends: far from enemies.
func (g *Game) bestGround(q *table.Question) table.Option {
	groups := q.Groups()
	best, most := q.Default(), -1
	for i := range groups {
		e := &groups[i]
		if e.Members == nil {
			continue
		}
		for k := range e.Members.Count() {
			o := e.Kth(k)
			if n := g.groundWorth(q, o.Cell); n > most {
				best, most = o, n
			}
		}
	}
	return best
}

// groundWorth compares hexes of a charge: from afar for the blow, out of reach for the end.
func (g *Game) groundWorth(q *table.Question, c int32) int {
	if q.Kind == askFrom {
		return g.hexes.Distance(g.units[q.Who].cell, c)
	}
	near := 1 << 20
	for f := g.foesUp(q.Who); f != 0; f = f.rest() {
		near = min(near, g.hexes.Distance(g.units[f.first()].cell, c)-int(g.units[f.first()].reach))
	}
	return near + 100
}
