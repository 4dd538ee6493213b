package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// provoke asks enemies in turn for an Opportunity Attack, until the target cannot continue (escalation.oa.attack,
// escalation.oa.unlimited, escalation.oa.timing, escalation.pos.engaged_move).
func (g *Game) provoke(t *table.Table, on table.Who, some crowd, r table.Rule) {
	for side := range g.sides {
		for c := some & g.sides[side]; c != 0; c = c.rest() {
			b := c.first()
			if !g.canContinue(on) {
				return
			}
			if g.mayStrike(b) && g.engagedWith(on).has(b) {
				g.askStrike(t, b, on, r)
			}
		}
	}
}

// mayStrike reports whether a combatant can make Opportunity Attacks: it can react, is in a melee stance, and not Grabbed
// (escalation.oa.melee_stance, escalation.cond.grabbed_no_oa).
func (g *Game) mayStrike(b table.Who) bool {
	return g.mayReact(b) && !g.units[b].ills.has(condGrabbed) && g.meleeBasicOf(b) != nil
}

// askStrike offers one Opportunity Attack: a Basic Melee Attack as a free action.
func (g *Game) askStrike(t *table.Table, b, on table.Who, r table.Rule) {
	q := g.ask(t, askStrike, r, b)
	q.Target, q.Actor = on, on
	q.Add(table.Do(vStrike).At(on))
	if g.npcs.has(on) && g.meleeBasicOf(b).attack.fells {
		q.Add(table.Do(vStrike).At(on).As(modeSpare))
	}
	q.Add(table.Do(vNone))
	q.SetDefault(table.Do(vStrike).At(on))
	o := t.Choose(q)
	if o.Verb == vNone {
		return
	}
	g.tellOption(t, o, table.Reacted, rule.OaAttack, b, on)
	u := g.sc.uses.Push(use{by: b, d: g.meleeBasicOf(b), spared: o.Mode == modeSpare, bound: true, n: 1, rolled: -1})
	u.targets[0] = on
	g.carryOut(t, u)
	g.sc.uses.Pop()
}

// intercepted asks for an Intercept of a move that engages an ally, and returns the first that stops it
// (escalation.intercept.trigger, escalation.intercept.stops, escalation.intercept.no_chain, escalation.pos.free_intercept).
func (g *Game) intercepted(t *table.Table, w *walk) table.Who {
	foes := g.foes(w.by)
	sought := w.beside & foes &^ g.units[w.by].beside // not those it stays beside
	if sought == 0 {
		return table.Nobody
	}
	for c := g.at[g.units[w.by].zone] & foes & w.free & g.up; c != 0; c = c.rest() {
		b := c.first()
		if sought&^only(b) == 0 || !g.mayIntercept(b, w.by) {
			continue
		}
		q := g.ask(t, askIntercept, rule.InterceptTrigger, b)
		q.Target, q.Actor, q.N[0] = w.by, w.by, int32((sought &^ only(b)).first())
		q.Add(table.Do(vIntercept).At(w.by))
		if _, stops := t.OrPass(q, vNone); stops {
			g.tellOption(t, table.Do(vIntercept).At(w.by), table.Reacted, rule.InterceptTrigger, b, w.by)
			return b
		}
	}
	return table.Nobody
}

// mayIntercept reports whether a combatant can Intercept another: Free, neither Stuck nor Hampered, flying if the other
// flies (escalation.pos.engaged_no_intercept, escalation.cond.flying, escalation.cond.stuck).
func (g *Game) mayIntercept(b, mover table.Who) bool {
	i := g.units[b].ills
	return g.mayReact(b) && g.isFree(b) && !i.has(condStuck) && !i.has(condHampered) && (i.has(condFlying) || !g.units[mover].ills.has(condFlying))
}
