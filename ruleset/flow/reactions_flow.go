package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// payFlow pays for a Flow Action and marks it used this round (flow.flowaction.general).
func (g *Game) payFlow(t *table.Table, a table.Who, f flowAction) {
	row := &g.sc.flows[f]
	g.units[a].usedFlow |= 1 << f
	o := table.Do(0).Adding(uint8(f))
	t.TellOption(o, evUsed, row.rule, a, table.Nobody)
	g.gainFP(t, a, -int(row.fp), row.rule)
}

// needFlow states the needs of a stock Flow Action: its FP, and not used this round.
func (g *Game) needFlow(q *table.Question, a table.Who, f flowAction) {
	row := &g.sc.flows[f]
	g.needFP(q, a, f, row.fp, row.rule)
}

// needFP states the needs of a Flow Action of a price.
func (g *Game) needFP(q *table.Question, a table.Who, f flowAction, fp int16, r table.Rule) {
	u := &g.units[a]
	q.NeedLeast(int(u.fp), int(fp), "FP", r)
	q.Need(u.usedFlow>>f&1 == 0, rule.RoundOncePerRound)
}

// needHeld states that a weapon of the Flow Action's category is held; a thrown weapon is not (flow.flowaction.general).
func (g *Game) needHeld(q *table.Question, a table.Who, c category) {
	q.Need(g.holdsCategory(a, c), rule.FlowactionGeneral)
}

// hasFlow reports whether a combatant may have something to use in a window: FP for a Flow Action, or abilities.
func (g *Game) hasFlow(a table.Who) bool { return g.units[a].fp >= 2 || len(g.sheets[a].abilities) > 0 }

// afterReaction opens the window after a Reaction Attack that hit: Hold Off, and abilities that name it.
func (g *Game) afterReaction(t *table.Table, s *strike) {
	if !g.hasFlow(s.by) {
		return
	}
	q := g.ask(t, askAfterReaction, rule.FlowactionGeneral, s.by, s.on)
	q.Item, q.Level = s.slot, int8(s.level)
	if q.Try(table.Do(vHoldOff).At(s.on)); q.Need(s.leaving && s.w.category == weaponPolearm, rule.FlowactionHoldOff) {
		g.needFlow(q, s.by, flowHoldOff)
		q.Need(g.units[s.on].health == healthUp, rule.FlowactionHoldOff)
		q.Offer()
	}
	g.listAbilities(q, s.by, s.on, timingReactionAttackHit, s.w.category, 0)
	g.useWindow(t, q, s, s.level)
}

// afterParry opens the window after a won Parry: Turning Blade with a sword, and abilities.
func (g *Game) afterParry(t *table.Table, s *strike) {
	d := s.on
	if !g.hasFlow(d) {
		return
	}
	q := g.ask(t, askAfterParry, rule.FlowactionTurningBlade, d, s.by)
	g.needFlow(q, d, flowTurningBlade)
	q.Need(g.threatens(d, s.by), rule.FlowactionTurningBlade)
	for _, slot := range [2]uint8{slotMain, slotOff} {
		if w := g.weapon(d, slot); w != nil && w.category == weaponSword {
			q.List(table.Do(vTurningBlade).At(s.by).With(slot))
		}
	}
	g.listAbilities(q, d, s.by, timingAfterParry, weaponNone, 0)
	g.useWindow(t, q, s, degreeNormal)
}

// afterBlock opens the window after a won Block: Wall Bash, and abilities.
func (g *Game) afterBlock(t *table.Table, s *strike) {
	d := s.on
	if !g.hasFlow(d) {
		return
	}
	q := g.ask(t, askAfterBlock, rule.FlowactionWallBash, d, s.by)
	q.Try(table.Do(vWallBash).At(s.by))
	g.needFlow(q, d, flowWallBash)
	q.Need(g.distance(d, s.by) == 1 && g.units[s.by].health == healthUp, rule.FlowactionWallBash)
	q.Need(g.sheets[s.by].size <= g.sheets[d].size, rule.ActionShoveSize)
	q.Offer()
	g.listAbilities(q, d, s.by, timingAfterBlock, weaponNone, 0)
	g.useWindow(t, q, s, degreeNormal)
}

// useWindow asks a combatant what it adds to an attack, and carries it out. An ability is tried at the level given.
func (g *Game) useWindow(t *table.Table, q *table.Question, s *strike, l degree) {
	who, on := q.Who, q.Target
	o, _ := t.OrPass(q, vNone)
	for f := range g.sc.flows {
		if v := g.sc.flows[f].verb; v == o.Verb && v != 0 {
			g.payFlow(t, who, flowAction(f))
		}
	}
	switch o.Verb {
	case vInvoke:
		g.invoke(t, who, on, o, l)
	case vHoldOff:
		s.held = true
	case vTurningBlade:
		g.counter(t, who, on, o.Item, rule.FlowactionTurningBlade)
	case vWallBash:
		g.push(t, who, on, rule.FlowactionWallBash)
	case vOpenVein:
		g.afflict(t, who, on, condBleeding, 2, 0, rule.FlowactionOpenVein)
	case vBodyThrow:
		g.shove(t, who, on, g.askShoveKind(t, who, on), rule.FlowactionBodyThrow)
	case vRattle: // unless the target ties the level of the attack it loses 2 AP
		if g.answered(t, rule.FlowactionRattle, who, on, s.level, skillEndurance) {
			g.afflict(t, who, on, condLoseAP, 2, 0, rule.ConditionDazed)
		}
	case vCarryThrough: // a second attack with the same axe and hand for 0 AP
		next := g.newStrike(who, o.Who, s.slot, false)
		next.bare = true
		g.attack(t, &next)
	}
}
