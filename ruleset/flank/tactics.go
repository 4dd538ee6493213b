package flank

import "fray/table"

// Best picks an option by rules of thumb: the greedy bot. In a turn it scores every option that it knows a use for, takes the
// best one, and ends the turn when nothing is of use any more.
func (g *Game) Best(q *table.Question) table.Option {
	if q.Who == table.Nobody {
		return g.bestRuling(q)
	}
	switch q.Kind {
	case askTurn, askWaited:
		return g.bestAction(q)
	case askReaction, askGrappleAct:
		return g.bestStrike(q)
	case askCounter:
		return g.bestAnswer(q)
	case askContest:
		return g.bestHold(q)
	case askEquip:
		return g.bestHandling(q)
	default:
		return q.Default()
	}
}

// bestRuling answers where nobody in particular is asked: observers identify spells that they could counter.
func (g *Game) bestRuling(q *table.Question) table.Option {
	if q.Kind != askIdentify {
		return q.Default()
	}
	for i := range q.Groups() {
		o := q.Groups()[i].Option
		if o.Verb == vRecognize && (g.units[o.Who].sq > 0 && len(g.sheets[o.Who].repertoire) > 0) {
			return o
		}
	}
	return q.Groups()[0].Option
}

// scored is an option with what it is worth.
type scored struct {
	option table.Option
	worth  int
}

// take keeps the better of two options.
func (s *scored) take(o table.Option, worth int) {
	if worth > s.worth {
		s.option, s.worth = o, worth
	}
}

// bestAction picks what to do in a turn, or with a waited action, for which only what hurts a foe is worth it.
func (g *Game) bestAction(q *table.Question) table.Option {
	a := q.Who
	best := scored{option: q.Default()}
	near := g.canHurt(q)
	for i := range q.Groups() {
		gr := &q.Groups()[i]
		if gr.ForPeople || gr.Len() == 0 {
			continue
		}
		switch v := gr.Option.Verb; {
		case v == vAttack || v == vThrow || v == vCharge:
			g.scoreAttacks(a, gr, near, &best)
		case v == vCast:
			g.scoreSpell(a, gr, &best)
		case q.Kind == askTurn && g.def.verbs[v].is&verbMoves != 0:
			if !near {
				g.scoreMove(a, gr, &best)
			}
		case q.Kind == askTurn:
			g.scoreOther(a, gr, near, &best)
		}
	}
	return best.option
}

// canHurt reports whether a question lists an attack on a foe.
func (g *Game) canHurt(q *table.Question) bool {
	for i := range q.Groups() {
		gr := &q.Groups()[i]
		if v := gr.Option.Verb; (v == vAttack || v == vThrow) && !gr.ForPeople && gr.Len() > 0 {
			return true
		}
	}
	return false
}

// bestStrike picks the attack that deals most, else what is listed first.
func (g *Game) bestStrike(q *table.Question) table.Option {
	best := scored{option: q.Groups()[0].Option}
	for i := range q.Groups() {
		o := q.Groups()[i].Option
		if q.Groups()[i].ForPeople || o.Verb != vOpportunity && o.Verb != vAttack {
			continue
		}
		s := strike{by: q.Who, on: o.Who, arm: g.armOf(q.Who, o), thing: -1, how: mannerMelee, grapple: true}
		s.w = g.attackOf(s.arm)
		best.take(o, 1+g.expected(&s))
	}
	if best.option.Verb == vPursue && g.ranges(q.Who) {
		return q.Default()
	}
	return best.option
}

// bestAnswer counters a spell of order 1 or more, else strikes at the caster.
func (g *Game) bestAnswer(q *table.Question) table.Option {
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

// bestHandling takes up a weapon while there is none at hand.
func (g *Game) bestHandling(q *table.Question) table.Option {
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
