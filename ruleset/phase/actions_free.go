package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// listFree lists the free actions and the step, which cost nothing of the budget (phase.action.free_with_budget,
// phase.action.free_limits).
func (g *Game) listFree(q *table.Question, a table.Who) {
	u := &g.units[a]
	if !g.paid() {
		g.listStep(q, a)
		g.listLevels(q, a)
		if u.haymaker.slot != slotNone {
			q.Family()
			q.Try(table.Do(vGiveUp))
			q.Offer()
		}
	}
	g.once(q, a, vBrace, usedBrace)
	if g.once(q, a, vDropProne, usedProne) {
		q.Need(!u.is(condProne) && u.mount < 0, rule.FreeDropProne)
		q.Offer()
	}
	if u.holds != table.Nobody && g.try(q, a, table.Do(vLetGo)) {
		q.Offer()
	}
	g.listCasual(q, a)
	g.once(q, a, vPresence, usedPresence)
	g.once(q, a, vSoliloquy, usedSoliloquy)
}

// once begins a free action that a slot allows once. Those without further conditions are offered at once.
func (g *Game) once(q *table.Question, a table.Who, v table.Verb, m once) bool {
	if !g.try(q, a, table.Do(v)) || !q.Need(g.paid() || g.left.once&m == 0, rule.ActionFreeLimits) {
		return false
	}
	if v == vDropProne || v == vCasual {
		return true
	}
	q.Offer()
	return true
}

// listLevels lists the ways to divide the combat levels, once a slot before anything else (phase.attack.combat_levels).
func (g *Game) listLevels(q *table.Question, a table.Who) {
	n := g.sheets[a].levels
	if n == 0 {
		return
	}
	q.Family()
	if !q.NeedSo(g.left.once&usedLevels == 0, rule.AttackCombatLevels, "has divided them") || !q.NeedSo(g.mayLevel(a), rule.AttackCombatLevels, "has acted in the slot") {
		return
	}
	for i := range n + 1 {
		if int8(i) != g.units[a].levels {
			q.Try(table.Do(vLevels).Of(i))
			q.Offer()
		}
	}
}

// mayLevel reports whether a combatant has combat levels and has not divided them or acted in this slot.
func (g *Game) mayLevel(a table.Who) bool {
	return g.sheets[a].levels > 0 && g.left.once&usedLevels == 0 && (g.left.fresh || g.left.delayed && g.left.attack && g.left.move)
}

// listCasual lists the uses of Casual Strength: against a hold, or against what is beside the combatant
// (phase.free.casual_strength).
func (g *Game) listCasual(q *table.Question, a table.Who) {
	u := &g.units[a]
	if u.heldBy != table.Nobody && g.once(q, a, vCasual, usedCasual) {
		q.Offer()
	}
	for i := range g.objects {
		if g.breakable(i) && g.hexes.Distance(u.cell, g.objects[i].cell) == 1 && g.try(q, a, table.Do(vCasual).At(table.Thing(i))) {
			q.Need(g.paid() || g.left.once&usedCasual == 0, rule.ActionFreeLimits)
			q.Offer()
		}
	}
}

// freeEffect carries out a free action, which takes no time, and counts it (phase.action.free_time).
func (g *Game) freeEffect(t *table.Table, a table.Who, o table.Option) {
	u := &g.units[a]
	use := func(m once) {
		if g.own(a) {
			g.left.once |= m
		}
	}
	switch o.Verb {
	case vBrace:
		use(usedBrace)
		u.set(condBraced | condHalved)
	case vSoliloquy:
		use(usedSoliloquy) // the words are in the declaration
	case vPresence:
		use(usedPresence)
		g.presence(t, a)
	case vCasual:
		use(usedCasual)
		g.casual(t, a, o.Who)
	case vDropProne:
		use(usedProne)
		g.fallProne(t, a, rule.FreeDropProne)
	case vLetGo:
		g.release(t, a, rule.StateGrabbed)
	case vGiveUp:
		g.loseHaymaker(t, a, rule.ManHaymakerLost)
	}
}

// casual uses half of the Strength, to escape or on a thing (phase.free.casual_strength).
func (g *Game) casual(t *table.Table, a, on table.Who) {
	half := max(0, int(g.units[a].n[statSTR])) / 2
	if on == table.Nobody {
		if g.units[a].heldBy != table.Nobody {
			g.breakOut(t, a, half)
		}
		return
	}
	if i := thingIndex(on); g.breakable(i) && g.hexes.Distance(g.units[a].cell, g.objects[i].cell) == 1 {
		g.breakThing(t, i, g.bodyOf(t, rule.FreeCasualStrength, a, half/5), rule.FreeCasualStrength)
	}
}
