package flank

import "fray/table"

// bestRuling answers where nobody in particular is asked: observers identify spells of foes that they could counter.
func (g *Game) bestRuling(q *table.Question) table.Option {
	if q.Kind != askIdentify {
		return q.Default()
	}
	for i := range q.Groups() {
		o := q.Groups()[i].Option
		if o.Verb == vRecognize && g.foes(o.Who, q.Actor) && g.units[o.Who].sq > 0 && len(g.sheets[o.Who].repertoire) > 0 {
			return o
		}
	}
	return q.Groups()[0].Option
}

// poorChance is in how many of 20 throws an Opportunity Attack must hit to be better than a Pursuit.
const poorChance = 9

// bestStrike picks the attack that deals most, else what is listed first. A fighter whose blow would hardly hit pursues.
func (g *Game) bestStrike(q *table.Question) table.Option {
	best := scored{option: q.Groups()[0].Option}
	hits := 0
	for i := range q.Groups() {
		o := q.Groups()[i].Option
		if q.Groups()[i].ForPeople || o.Verb != vOpportunity && o.Verb != vAttack {
			continue
		}
		s := inGrip(q.Who, o.Who, g.armOf(q.Who, o), g.attackOf(g.armOf(q.Who, o)), false)
		n := g.chance(&s)
		hits = max(hits, n)
		best.take(o, 1+n*g.blow(&s, g.power(&s)))
	}
	chases := !g.ranges(q.Who)
	for i := range q.Groups() {
		if o := q.Groups()[i].Option; o.Verb == vPursue && chases && hits < poorChance {
			return o
		}
	}
	if best.option.Verb == vPursue {
		return q.Default()
	}
	return best.option
}

// bestAnswer counters a spell of a foe, else strikes at the caster.
func (g *Game) bestAnswer(q *table.Question) table.Option {
	if !g.foes(q.Who, q.Actor) {
		return q.Default()
	}
	for i := range q.Groups() {
		if o := q.Groups()[i].Option; o.Verb == vCounter && !q.Groups()[i].ForPeople {
			return o
		}
	}
	return g.bestStrike(q)
}

// bestHold maintains a Grapple with the weaker, and ends one with the stronger.
func (g *Game) bestHold(q *table.Question) table.Option {
	if g.passive(q.Who, skillAthletics) < g.passive(q.Target, skillAthletics) {
		return table.Do(vFreeBoth)
	}
	return table.Do(vMaintain)
}

// bestHandling takes up a weapon while there is none at hand, or a bow for a foe in the air: what is in the hands makes room for it.
func (g *Game) bestHandling(q *table.Question) table.Option {
	if g.mustShoot(q.Who) {
		return g.bestBow(q)
	}
	if !g.unarmed(q.Who) {
		return q.Default()
	}
	for i := range q.Groups() {
		o := q.Groups()[i].Option
		if (o.Verb == vDraw || o.Verb == vPickUp) && len(g.def.itemDefs[g.items[o.N].def].attacks) > 0 {
			return o
		}
	}
	return q.Default()
}

// bestBow draws a weapon that shoots, or stows what is in the hands until there is room for one.
func (g *Game) bestBow(q *table.Question) table.Option {
	best := q.Default()
	for i := range q.Groups() {
		switch o := q.Groups()[i].Option; {
		case o.Verb == vDraw && g.shoots(int(o.N)):
			return o
		case o.Verb == vStow:
			best = o
		}
	}
	return best
}
