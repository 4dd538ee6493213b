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
	if s.bare || s.added != flowNone || s.w == nil || !g.hasFlow(s.by) {
		return
	}
	q := g.ask(t, askAfterHit, rule.FlowactionGeneral, s.by, s.on)
	q.Item, q.Level = s.slot, int8(s.level)
	standing := g.units[s.on].health == healthUp
	q.Family()
	q.Try(table.Do(vOpenVein).At(s.on))
	if q.Need(s.w.category == weaponFinesse, rule.FlowactionOpenVein) {
		g.needHeld(q, s.by, weaponFinesse)
		g.needFlow(q, s.by, flowOpenVein)
		q.Need(s.loss >= 1 && standing, rule.FlowactionOpenVein)
		q.Offer()
	}
	q.Try(table.Do(vBodyThrow).At(s.on))
	if q.Need(s.w.category == weaponBrawl && !s.ranged, rule.FlowactionBodyThrow) {
		g.needFlow(q, s.by, flowBodyThrow)
		q.Need(standing && g.distance(s.by, s.on) == 1, rule.FlowactionBodyThrow)
		q.Need(g.units[s.by].used&usedShove == 0, rule.RoundOncePerRound)
		q.Need(g.sheets[s.on].size <= g.sheets[s.by].size, rule.ActionShoveSize)
		q.Offer()
	}
	q.Try(table.Do(vRattle).At(s.on))
	if q.Need(s.w.category == weaponMace, rule.FlowactionRattle) {
		g.needHeld(q, s.by, weaponMace)
		g.needFlow(q, s.by, flowRattle)
		q.Need(s.loss >= 1 && standing, rule.FlowactionRattle)
		q.Offer()
	}
	q.Family()
	if q.Need(s.w.category == weaponAxe && s.own && !s.ranged, rule.FlowactionCarryThrough) {
		g.listCarry(q, s)
	}
	g.listAbilities(q, s.by, s.on, timingAfterHit, s.w.category, 0)
	g.useWindow(t, q, s, s.level)
}

// listCarry lists the other enemies in reach of Carry Through, also those that are down (flow.attack.action).
func (g *Game) listCarry(q *table.Question, s *strike) {
	for e := range g.crew() {
		if e == s.on || !g.foes(s.by, e) || !g.standsThere(e) {
			continue
		}
		if !q.Explaining() && !g.inReach(s.by, g.units[e].cell) {
			continue
		}
		q.Try(table.Do(vCarryThrough).At(e))
		g.needFlow(q, s.by, flowCarryThrough)
		q.Need(g.inReach(s.by, g.units[e].cell), rule.AttackMeleeReach)
		q.Offer()
	}
}
