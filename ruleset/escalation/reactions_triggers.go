package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// askReaction offers a combatant its abilities that what happens sets off; it uses one of them at most
// (escalation.action.interrupt, escalation.ability.action).
func (g *Game) askReaction(t *table.Table, b table.Who, h *happening) {
	if g.sc.reactions >= maxReactions {
		return
	}
	q := g.ask(t, askReact, rule.ActionInterrupt, b)
	q.Target, q.N[0], q.N[1] = g.outside(h.who), int32(h.on), int32(h.whom)
	for i, n := range g.sheets[b].list {
		d := &g.def.abilities[n]
		if d.trigger == nil || !g.setOff(t, d.trigger, b, h) {
			continue
		}
		q.Family()
		if d.action == actInterrupt {
			q.Need(!g.units[b].interrupted && g.active != b, rule.TurnInterrupt)
		}
		if g.needPrice(q, b, uint8(i+1), d) && g.needManner(q, b, d) {
			g.listReaction(q, b, table.Do(vUse).With(uint8(i+1)), d, h)
		}
	}
	if len(q.Groups()) == 0 {
		return
	}
	if h.on == momentHarm {
		g.tell(t, evLooms, rule.ActionInterrupt, h.who, h.whom, h.strike.harm)
	}
	o, some := t.OrPass(q, vNone)
	if !some {
		return
	}
	g.sc.reactions++
	u := g.sc.uses.push(use{by: b, d: g.own(b, o.Item), place: o.Item, spared: o.Mode == modeSpare, event: h, n: 1, rolled: -1})
	u.targets[0] = g.inside(o.Who)
	g.tellOption(t, o, table.Reacted, u.d.ruleOr(rule.ActionInterrupt), b, h.who)
	g.askTargets(t, u)
	g.pay(t, u)
	g.carryOut(t, u)
	g.sc.uses.n--
}

// listReaction lists a triggered ability at those it may be aimed at.
func (g *Game) listReaction(q *table.Question, b table.Who, o table.Option, d *abilityDef, h *happening) {
	switch d.filter {
	case aimActor, aimVictim:
		whom := h.who
		if d.filter == aimVictim {
			whom = h.whom
		}
		if whom < 0 || whom == b && d.attack != nil { // nobody attacks itself
			return
		}
		q.Try(o.At(g.outside(whom)))
		q.Need(whom == b || (g.within(b, d.reach)|g.objectsNear(b, d.reach)).has(whom), g.whyNobody(d))
		q.Offer()
		if d.attack != nil && d.attack.fells && g.npcs.has(whom) && g.foes(b).has(whom) {
			q.Try(o.As(modeSpare).At(whom))
			q.Need(g.within(b, d.reach).has(whom), g.whyNobody(d))
			q.Offer()
		}
	default:
		g.listTargets(q, b, o, d)
	}
}

// setOff reports whether what happens is what an ability waits for.
func (g *Game) setOff(t *table.Table, tr *triggerDef, b table.Who, h *happening) bool {
	if !h.on.covers(tr.on) {
		return false
	}
	if tr.kinds != 0 && (h.d == nil || tr.kinds&h.d.kinds == 0) {
		return false
	}
	if !g.fits(b, tr.who, h.who) || !g.fits(b, tr.whom, h.whom) {
		return false
	}
	s := scene{on: h.whom}
	if h.strike != nil {
		s = h.strike.scene()
	}
	return g.holds(t, &tr.cond, b, s)
}

// hurt takes hit points off somebody otherwise than by an attack roll, and lets others react. Spared are those whose
// attacker wanted to knock them out.
func (g *Game) hurt(t *table.Table, by, on table.Who, loss int, spared bool, r table.Rule) {
	b := g.lose(t, by, on, loss, spared, false, r)
	g.aftermath(t, happening{who: by, whom: on}, b, loss)
}

// aftermath lets others react to damage that was taken: to having been damaged, to Staggered, to dropping
// (escalation.check.attack step 10).
func (g *Game) aftermath(t *table.Table, h happening, b blow, loss int) {
	if !g.stirs() || loss <= 0 {
		return
	}
	h.on = momentDamaged
	g.react(t, h)
	if b.staggers {
		h.on = momentStaggered
		g.react(t, h)
	}
	if b.fells {
		h.on = momentDropped
		g.react(t, h)
	}
}
