package escalation

import "fray/table"

// Best picks a sensible option by rules of thumb: the greedy bot. Worth is counted in tenths of a hit point.
func (g *Game) Best(q *table.Question) table.Option {
	switch q.Kind {
	case askTurn, askReadied, askReact:
		return g.bestAction(q)
	case askNext:
		return g.bestNext(q)
	case askTargets, askInstead:
		return g.bestMore(q)
	case askIntercept:
		return g.bestIntercept(q)
	case askSpirit:
		return q.Kth(0)
	default:
		return q.Default()
	}
}

// comesFirst is added to the worth of options that cost nothing of the attack: they come first.
const comesFirst = 10000

// bestAction returns the option with the highest worth, or ends the turn, or does nothing on another's.
func (g *Game) bestAction(q *table.Question) table.Option {
	s := g.look(q.Who)
	best, worth := table.Do(vNone), 0
	if q.Kind == askTurn {
		best = table.Do(vEnd)
	}
	groups := q.Groups()
	for i := range groups {
		e := &groups[i]
		if e.ForPeople || e.Option.Mode == modeSpare && (e.Option.Verb == vAttack || e.Option.Verb == vUse) {
			continue
		}
		if o, w := g.bestOf(&s, e); w > worth {
			best, worth = o, w
		}
	}
	return best
}

// sight is the situation that a decision is based on, computed once.
type sight struct {
	a        table.Who
	u        *unit
	sh       *sheet
	engaged  crowd
	shooter  bool // its Basic Attack shoots
	shy      bool // it shoots or casts by trade, and wants nobody beside it
	standard bool // its Standard action is there
	risk     int  // what shooting costs now: the Opportunity Attacks of those it is engaged with
}

// look returns the situation of a combatant.
func (g *Game) look(a table.Who) sight {
	s := sight{a: a, u: &g.units[a], sh: &g.sheets[a], engaged: g.engagedWith(a)}
	if d := g.basicOf(a); d != nil {
		s.shooter = d.shoots
	}
	s.shy = s.sh.shy
	s.standard = g.units[a].has(actStandard)
	for c := s.engaged; c != 0; c = c.rest() {
		if b := c.first(); g.mayStrike(b) {
			d := g.meleeBasicOf(b)
			s.risk += g.mean(&d.attack.hit, b, a) * g.hitChance(b, a, d.attack) / 216
		}
	}
	return s
}

// bestOf returns the best option of an entry, and its worth.
func (g *Game) bestOf(s *sight, e *table.Group) (table.Option, int) {
	o := e.Option
	switch o.Verb {
	case vAttack, vUse, vCoup, vCoupUse:
		return g.bestUse(s, e)
	case vBeside:
		return g.bestApproach(s, e)
	case vMove:
		return g.bestZone(s, e)
	case vDisengage:
		return o, g.disengageWorth(s)
	case vRally:
		return o, g.rallyWorth(s)
	case vStabilize:
		return e.Kth(0), 60
	case vGrant:
		return e.Kth(0), 120
	case vSustain:
		return o, comesFirst + 60
	case vStance:
		return o, g.stanceWorth(s, o)
	case vOpen:
		return o, g.passWorth(s, 5)
	case vRelation:
		return o, g.relationWorth(s)
	}
	return o, 0
}

// bestNext has melee fighters go first, in front of the others.
func (g *Game) bestNext(q *table.Question) table.Option {
	all := crowdOf(q.Groups()[0].Members)
	if first := g.front(all & g.up); first != 0 {
		all = first
	}
	return table.Do(vNext).At(all.first())
}

// relationWorth returns the worth of a relationship die: once, before the attack of the turn.
func (g *Game) relationWorth(s *sight) int {
	if !s.standard || s.engaged == 0 || g.lies(s.a, advAny, 0) {
		return 0
	}
	return comesFirst + 1
}
