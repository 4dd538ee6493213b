package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// payFlow pays a Flow Action and marks it used this round (flow.flowaction.general).
func (g *Game) payFlow(t *table.Table, a int16, f flowAction, fp int, r table.Rule) {
	u := &g.units[a]
	u.usedFlow |= 1 << f
	if t.Heard() {
		e := event(evUsed, r, a, table.Nobody)
		e.Option.Also = uint8(f)
		t.Say(e)
	}
	if fp > 0 {
		g.gainFP(t, a, -fp, r)
	}
}

// needFlow states what every Flow Action needs: its FP, and not having been used this round.
func (g *Game) needFlow(q *table.Question, a int16, f flowAction, fp int16, r table.Rule) {
	u := &g.units[a]
	q.Need(u.fp >= fp, r)
	q.Need(u.usedFlow>>f&1 == 0, rule.RoundOncePerRound)
}

// afterHit opens the window after a hit: one Flow Action per attack, none on a Reaction Attack but those that name it.
func (g *Game) afterHit(t *table.Table, s *strike) {
	if g.units[s.by].health != up {
		return
	}
	if s.reaction {
		g.afterReaction(t, s)
		return
	}
	if s.bare || s.added != noFlowAction || s.w == nil || g.units[s.by].fp < 2 && len(g.sheets[s.by].abilities) == 0 {
		return
	}
	q := t.Ask(askAfterHit, rule.FlowactionGeneral, s.by, table.Only(g.sheets[s.by].seat))
	q.Whom, q.Item, q.Level = s.on, s.slot, int8(s.level)
	standing := g.units[s.on].health == up
	q.Family()
	q.Try(table.Do(vOpenVein).At(s.on))
	if q.Need(s.w.category == finesse, rule.FlowactionOpenVein) {
		g.needFlow(q, s.by, openVein, 2, rule.FlowactionOpenVein)
		q.Need(s.loss >= 1 && standing, rule.FlowactionOpenVein)
		q.Offer()
	}
	q.Try(table.Do(vBodyThrow).At(s.on))
	if q.Need(s.w.category == brawl && !s.ranged, rule.FlowactionBodyThrow) {
		g.needFlow(q, s.by, bodyThrow, 2, rule.FlowactionBodyThrow)
		q.Need(standing && g.distance(s.by, s.on) == 1, rule.FlowactionBodyThrow)
		q.Need(g.units[s.by].used&usedShove == 0, rule.RoundOncePerRound)
		q.Need(g.sheets[s.on].size <= g.sheets[s.by].size, rule.ActionShoveSize)
		q.Offer()
	}
	q.Try(table.Do(vRattle).At(s.on))
	if q.Need(s.w.category == mace, rule.FlowactionRattle) {
		g.needFlow(q, s.by, rattle, 3, rule.FlowactionRattle)
		q.Need(s.loss >= 1 && standing, rule.FlowactionRattle)
		q.Offer()
	}
	q.Family()
	if q.Need(s.w.category == axe && s.own && !s.ranged, rule.FlowactionCarryThrough) {
		g.listCarry(q, s)
	}
	g.listAbilities(q, s.by, s.on, afterHit, s.w.category, 0)
	if q.Count() == 0 {
		return
	}
	q.Add(table.Do(vNone))
	q.SetDefault(table.Do(vNone))
	o := t.Choose(q)
	switch o.Verb {
	case vOpenVein:
		g.payFlow(t, s.by, openVein, 2, rule.FlowactionOpenVein)
		g.afflict(t, s.by, s.on, bleeding, 2, 0, rule.FlowactionOpenVein)
	case vBodyThrow:
		g.payFlow(t, s.by, bodyThrow, 2, rule.FlowactionBodyThrow)
		g.shove(t, s.by, s.on, g.askShoveKind(t, s.by, s.on), rule.FlowactionBodyThrow)
	case vRattle:
		g.rattle(t, s)
	case vCarryThrough:
		g.carryThrough(t, s, o.Who)
	case vInvoke:
		g.invoke(t, s.by, s.on, o, s.level)
	}
}

// listCarry lists the other enemies that Carry Through can strike.
func (g *Game) listCarry(q *table.Question, s *strike) {
	for i := range g.units {
		e := int16(i)
		if e == s.on || !g.foes(s.by, e) || g.units[e].health != up && !(q.Explaining() && g.standsThere(e)) {
			continue
		}
		if !q.Explaining() && !g.inReach(s.by, g.units[e].cell) {
			continue
		}
		q.Try(table.Do(vCarryThrough).At(e))
		g.needFlow(q, s.by, carryThrough, 3, rule.FlowactionCarryThrough)
		q.Need(g.inReach(s.by, g.units[e].cell), rule.AttackMeleeReach)
		q.Need(g.units[e].health == up, rule.FlowactionCarryThrough)
		q.Offer()
	}
}

// rattle has the target roll Endurance against the level of the attack; if it does not tie it loses 2 AP.
func (g *Game) rattle(t *table.Table, s *strike) {
	g.payFlow(t, s.by, rattle, 3, rule.FlowactionRattle)
	c := g.plain(s.on, endurance, rule.FlowactionRattle)
	l := g.roll(t, &c)
	won := opposed(s.level, l, 0)
	g.sayOpposed(t, rule.FlowactionRattle, s.by, s.on, won, s.level, l, 0)
	if won {
		g.afflict(t, s.by, s.on, loseAP, 2, 0, rule.ConditionDazed)
	}
}

// carryThrough is a second attack with the same axe and hand against another enemy for 0 AP.
func (g *Game) carryThrough(t *table.Table, s *strike, on int16) {
	g.payFlow(t, s.by, carryThrough, 3, rule.FlowactionCarryThrough)
	next := g.newStrike(s.by, on, s.slot, false)
	next.bare = true
	g.attack(t, &next)
}

// afterReaction opens the window after a Reaction Attack that hit: Hold Off, and abilities that name it.
func (g *Game) afterReaction(t *table.Table, s *strike) {
	u := &g.units[s.by]
	if u.fp < 2 && len(g.sheets[s.by].abilities) == 0 {
		return
	}
	q := t.Ask(askAfterReaction, rule.FlowactionGeneral, s.by, table.Only(g.sheets[s.by].seat))
	q.Whom, q.Item, q.Level = s.on, s.slot, int8(s.level)
	q.Family()
	if q.Try(table.Do(vHoldOff).At(s.on)); q.Need(s.leaving && s.w.category == polearm, rule.FlowactionHoldOff) {
		g.needFlow(q, s.by, holdOff, 2, rule.FlowactionHoldOff)
		q.Need(g.units[s.on].health == up, rule.FlowactionHoldOff)
		q.Offer()
	}
	g.listAbilities(q, s.by, s.on, reactionAttackHit, s.w.category, 0)
	if q.Count() == 0 {
		return
	}
	q.Add(table.Do(vNone))
	q.SetDefault(table.Do(vNone))
	switch o := t.Choose(q); o.Verb {
	case vHoldOff:
		g.payFlow(t, s.by, holdOff, 2, rule.FlowactionHoldOff)
		s.held = true
	case vInvoke:
		g.invoke(t, s.by, s.on, o, s.level)
	}
}

// afterParry opens the window after a won Parry: Turning Blade with a sword, and abilities.
func (g *Game) afterParry(t *table.Table, s *strike) {
	d := s.on
	if g.units[d].fp < 2 && len(g.sheets[d].abilities) == 0 {
		return
	}
	q := t.Ask(askAfterParry, rule.FlowactionTurningBlade, d, table.Only(g.sheets[d].seat))
	q.Whom = s.by
	q.Family()
	q.Try(table.Do(vTurningBlade).At(s.by).With(g.slotOf(d, sword)))
	if q.Need(g.slotOf(d, sword) != slotNone, rule.FlowactionTurningBlade) {
		g.needFlow(q, d, turningBlade, 2, rule.FlowactionTurningBlade)
		q.Need(g.threatens(d, s.by), rule.FlowactionTurningBlade)
		q.Offer()
	}
	g.listAbilities(q, d, s.by, afterParry, noWeapon, 0)
	if q.Count() == 0 {
		return
	}
	q.Add(table.Do(vNone))
	q.SetDefault(table.Do(vNone))
	switch o := t.Choose(q); o.Verb {
	case vTurningBlade:
		g.payFlow(t, d, turningBlade, 2, rule.FlowactionTurningBlade)
		g.counter(t, d, s.by, o.Item, rule.FlowactionTurningBlade)
	case vInvoke:
		g.invoke(t, d, s.by, o, normal)
	}
}

// afterBlock opens the window after a won Block: Wall Bash, and abilities.
func (g *Game) afterBlock(t *table.Table, s *strike) {
	d := s.on
	if g.units[d].fp < 2 && len(g.sheets[d].abilities) == 0 {
		return
	}
	q := t.Ask(askAfterBlock, rule.FlowactionWallBash, d, table.Only(g.sheets[d].seat))
	q.Whom = s.by
	q.Family()
	q.Try(table.Do(vWallBash).At(s.by))
	g.needFlow(q, d, wallBash, 2, rule.FlowactionWallBash)
	q.Need(g.distance(d, s.by) == 1 && g.units[s.by].health == up, rule.FlowactionWallBash)
	q.Need(g.sheets[s.by].size <= g.sheets[d].size, rule.ActionShoveSize)
	q.Offer()
	g.listAbilities(q, d, s.by, afterBlock, noWeapon, 0)
	if q.Count() == 0 {
		return
	}
	q.Add(table.Do(vNone))
	q.SetDefault(table.Do(vNone))
	switch o := t.Choose(q); o.Verb {
	case vWallBash:
		g.payFlow(t, d, wallBash, 2, rule.FlowactionWallBash)
		g.push(t, d, s.by, rule.FlowactionWallBash)
	case vInvoke:
		g.invoke(t, d, s.by, o, normal)
	}
}
