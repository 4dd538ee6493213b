package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// askReaction offers a combatant the abilities that an event triggers, of which it can use one (escalation.action.interrupt,
// escalation.ability.action).
func (g *Game) askReaction(t *table.Table, b table.Who, h *happening) {
	if g.sc.reactions >= maxReactions {
		return
	}
	q := g.ask(t, askReact, rule.ActionInterrupt, b)
	q.Target, q.N[0], q.N[1] = g.outside(h.who), int32(h.on), int32(h.target)
	q.Actor, q.Aim = q.Target, g.outside(h.target)
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
		g.tell(t, evLooms, rule.ActionInterrupt, h.who, h.target, h.strike.harm)
	}
	o, some := t.OrPass(q, vNone)
	if !some {
		return
	}
	g.sc.reactions++
	u := g.sc.uses.Push(use{by: b, d: g.own(b, o.Item), place: o.Item, spared: o.Mode == modeSpare, event: h, n: 1, rolled: -1})
	u.targets[0] = g.inside(o.Who)
	g.tellOption(t, o, table.Reacted, u.d.ruleOr(rule.ActionInterrupt), b, h.who)
	g.askTargets(t, u)
	g.pay(t, u)
	g.carryOut(t, u)
	g.sc.uses.Pop()
}

// listReaction lists a triggered ability with its targets.
func (g *Game) listReaction(q *table.Question, b table.Who, o table.Option, d *abilityDef, h *happening) {
	switch d.filter {
	case aimActor, aimVictim:
		target := h.who
		if d.filter == aimVictim {
			target = h.target
		}
		if target < 0 || target == b && d.attack != nil { // nobody attacks itself
			return
		}
		q.ListIf(o.At(g.outside(target)), target == b || (g.within(b, d.reach)|g.objectsNear(b, d.reach)).has(target), g.whyNobody(d))
		if d.attack != nil && d.attack.fells && g.npcs.has(target) && g.foes(b).has(target) {
			q.ListIf(o.As(modeSpare).At(target), g.within(b, d.reach).has(target), g.whyNobody(d))
		}
	default:
		g.listTargets(q, b, o, d)
	}
}

// setOff reports whether an event triggers an ability.
func (g *Game) setOff(t *table.Table, tr *triggerDef, b table.Who, h *happening) bool {
	if !h.on.covers(tr.on) {
		return false
	}
	if tr.kinds != 0 && (h.d == nil || tr.kinds&h.d.kinds == 0) {
		return false
	}
	if !g.fits(b, tr.who, h.who) || !g.fits(b, tr.target, h.target) {
		return false
	}
	s := scene{on: h.target}
	if h.strike != nil {
		s = h.strike.scene()
	}
	return g.holds(t, &tr.cond, b, s)
}

// hurt subtracts hit points other than by an attack roll, and opens reactions.
func (g *Game) hurt(t *table.Table, by, on table.Who, loss int, spared bool, r table.Rule) {
	b := g.lose(t, by, on, loss, spared, false, r)
	g.aftermath(t, happening{who: by, target: on}, b, loss)
}

// aftermath opens reactions to damage: damaged, Staggered, dropped (escalation.check.attack step 10).
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
