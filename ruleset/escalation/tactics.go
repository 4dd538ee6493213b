package escalation

import "fray/table"

// Best picks a sensible option by rules of thumb: the greedy bot. Worth is counted in tenths of a hit point.
func (g *Game) Best(q *table.Question) table.Option {
	switch q.Kind {
	case askTurn, askReadied:
		return g.bestAction(q)
	case askTargets, askBeside:
		return g.bestMore(q)
	case askInstead:
		return table.Do(vAlso).At(g.weakest(q.Who, q.Groups()[0].Cells))
	case askReact:
		return g.bestReaction(q)
	case askIntercept:
		return g.bestIntercept(q)
	case askSpirit:
		return q.Kth(0)
	case askElsewhere:
		return q.Default()
	default:
		return q.Default()
	}
}

// bestAction takes the option of most worth; if nothing is worth anything it closes in, or ends the turn.
func (g *Game) bestAction(q *table.Question) table.Option {
	a := q.Who
	s := g.look(a)
	best, worth := table.Do(vEnd), 0
	if q.Kind == askReadied {
		best = table.Do(vNone)
	}
	groups := q.Groups()
	for i := range groups {
		e := &groups[i]
		if e.Reserved || e.Option.Mode == modeSpare && (e.Option.Verb == vAttack || e.Option.Verb == vUse) {
			continue
		}
		if o, w := g.bestOf(&s, e); w > worth {
			best, worth = o, w
		}
	}
	return best
}

// sight is what a decision of the turn is made from, looked at once.
type sight struct {
	a        int16
	u        *unit
	sh       *sheet
	engaged  crowd
	shooter  bool // its basic attack shoots
	standard bool // its Standard action is there
}

func (g *Game) look(a int16) sight {
	s := sight{a: a, u: &g.units[a], sh: &g.sheets[a], engaged: g.engagedWith(a)}
	if d := g.basicOf(a); d != nil {
		s.shooter = d.shoots
	}
	s.standard = g.units[a].has(standard)
	return s
}

// bestOf is the best option of an entry, and what it is worth.
func (g *Game) bestOf(s *sight, e *table.Group) (table.Option, int) {
	o := e.Option
	switch o.Verb {
	case vAttack, vUse, vCoup, vCoupUse:
		return g.bestUse(s, e)
	case vBeside:
		return g.bestApproach(s, e)
	case vMove:
		return g.bestZone(s, e)
	case vRally:
		return o, g.rallyWorth(s)
	case vStabilize:
		return e.Kth(0), 90
	case vGrant:
		return e.Kth(0), 120
	case vSustain:
		return o, 60
	case vStance:
		return o, g.stanceWorth(s, o)
	case vOpen:
		if s.engaged == 0 && g.within(s.a, far)&g.foes(s.a)&g.up == 0 {
			return o, 5
		}
	case vRelation:
		return o, 3
	}
	return o, 0
}

// rallyWorth: when hurt, and there is a Recovery left.
func (g *Game) rallyWorth(s *sight) int {
	missing := int(s.sh.hpMax - s.u.hp)
	if s.u.recoveries == 0 || 3*missing < 2*int(s.sh.hpMax) {
		return 0
	}
	heals := int(s.sh.recovery.count)*int((s.sh.recovery.sides+1)/2) + int(s.sh.recovery.bonus)
	return 8 * min(missing, heals)
}

// stanceWorth: a melee stance when engaged, a ranged one when nobody is near enough to strike.
func (g *Game) stanceWorth(s *sight, o table.Option) int {
	to := &s.sh.stances[o.Item-1]
	switch {
	case !s.standard || to.ranged == s.shooter:
		return 0
	case s.engaged != 0 && !to.ranged:
		return 30
	case s.engaged == 0 && to.ranged && g.within(s.a, to.reach)&g.foes(s.a)&g.up != 0 && g.at[s.u.zone]&g.foes(s.a)&g.up == 0:
		return 30
	default:
		return 0
	}
}
