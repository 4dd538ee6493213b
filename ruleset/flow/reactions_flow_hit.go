package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// afterHit opens the window after a hit: one Flow Action per attack; after a Reaction Attack only those that name it.
func (g *Game) afterHit(t *table.Table, s *strike) {
	if g.halted(s.by) {
		return
	}
	if s.reaction {
		g.afterReaction(t, s)
		return
	}
	if s.bare || s.added != flowNone || s.w == nil || g.units[s.by].fp < 2 && len(g.sheets[s.by].abilities) == 0 {
		return
	}
	q := g.ask(t, askAfterHit, rule.FlowactionGeneral, s.by, s.on)
	q.Item, q.Level = s.slot, int8(s.level)
	standing := g.units[s.on].health == healthUp
	q.Family()
	q.Try(table.Do(vOpenVein).At(s.on))
	if q.Need(s.w.category == weaponFinesse, rule.FlowactionOpenVein) {
		g.needHeld(q, s.by, weaponFinesse)
		g.needFlow(q, s.by, flowOpenVein, 2, rule.FlowactionOpenVein)
		q.Need(s.loss >= 1 && standing, rule.FlowactionOpenVein)
		q.Offer()
	}
	q.Try(table.Do(vBodyThrow).At(s.on))
	if q.Need(s.w.category == weaponBrawl && !s.ranged, rule.FlowactionBodyThrow) {
		g.needFlow(q, s.by, flowBodyThrow, 2, rule.FlowactionBodyThrow)
		q.Need(standing && g.distance(s.by, s.on) == 1, rule.FlowactionBodyThrow)
		q.Need(g.units[s.by].used&usedShove == 0, rule.RoundOncePerRound)
		q.Need(g.sheets[s.on].size <= g.sheets[s.by].size, rule.ActionShoveSize)
		q.Offer()
	}
	q.Try(table.Do(vRattle).At(s.on))
	if q.Need(s.w.category == weaponMace, rule.FlowactionRattle) {
		g.needHeld(q, s.by, weaponMace)
		g.needFlow(q, s.by, flowRattle, 3, rule.FlowactionRattle)
		q.Need(s.loss >= 1 && standing, rule.FlowactionRattle)
		q.Offer()
	}
	q.Family()
	if q.Need(s.w.category == weaponAxe && s.own && !s.ranged, rule.FlowactionCarryThrough) {
		g.listCarry(q, s)
	}
	g.listAbilities(q, s.by, s.on, timingHit, s.w.category, 0)
	o, _ := t.OrPass(q, vNone)
	switch o.Verb {
	case vOpenVein:
		g.payFlow(t, s.by, flowOpenVein, 2, rule.FlowactionOpenVein)
		g.afflict(t, s.by, s.on, condBleeding, 2, 0, rule.FlowactionOpenVein)
	case vBodyThrow:
		g.payFlow(t, s.by, flowBodyThrow, 2, rule.FlowactionBodyThrow)
		g.shove(t, s.by, s.on, g.askShoveKind(t, s.by, s.on), rule.FlowactionBodyThrow)
	case vRattle:
		g.rattle(t, s)
	case vCarryThrough:
		g.carryThrough(t, s, o.Who)
	case vInvoke:
		g.invoke(t, s.by, s.on, o, s.level)
	}
}

// listCarry lists the other enemies that Carry Through can strike; like any attack, also enemies that are down
// (flow.attack.action).
func (g *Game) listCarry(q *table.Question, s *strike) {
	for i := range g.units {
		e := table.Who(i)
		if e == s.on || !g.foes(s.by, e) || !g.standsThere(e) {
			continue
		}
		if !q.Explaining() && !g.inReach(s.by, g.units[e].cell) {
			continue
		}
		q.Try(table.Do(vCarryThrough).At(e))
		g.needFlow(q, s.by, flowCarryThrough, 3, rule.FlowactionCarryThrough)
		q.Need(g.inReach(s.by, g.units[e].cell), rule.AttackMeleeReach)
		q.Offer()
	}
}

// rattle has the target roll Endurance against the level of the attack. Unless it ties it loses 2 AP.
func (g *Game) rattle(t *table.Table, s *strike) {
	g.payFlow(t, s.by, flowRattle, 3, rule.FlowactionRattle)
	if g.answered(t, rule.FlowactionRattle, s.by, s.on, s.level, skillEndurance) {
		g.afflict(t, s.by, s.on, condLoseAP, 2, 0, rule.ConditionDazed)
	}
}

// carryThrough makes a second attack with the same axe and hand against another enemy for 0 AP.
func (g *Game) carryThrough(t *table.Table, s *strike, on table.Who) {
	g.payFlow(t, s.by, flowCarryThrough, 3, rule.FlowactionCarryThrough)
	next := g.newStrike(s.by, on, s.slot, false)
	next.bare = true
	g.attack(t, &next)
}
