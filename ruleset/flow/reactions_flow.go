package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// payFlow pays for a Flow Action and marks it used this round (flow.flowaction.general).
func (g *Game) payFlow(t *table.Table, a table.Who, f flowAction, fp int, r table.Rule) {
	u := &g.units[a]
	u.usedFlow |= 1 << f
	if t.Heard() {
		e := table.NewEvent(evUsed, r, a, table.Nobody)
		e.Option.Also = uint8(f)
		t.Say(e)
	}
	if fp > 0 {
		g.gainFP(t, a, -fp, r)
	}
}

// needFlow states the needs of each Flow Action: its FP, and not used this round.
func (g *Game) needFlow(q *table.Question, a table.Who, f flowAction, fp int16, r table.Rule) {
	u := &g.units[a]
	q.Need(u.fp >= fp, r)
	q.Need(u.usedFlow>>f&1 == 0, rule.RoundOncePerRound)
}

// needHeld states that a weapon of the Flow Action's category is held; a thrown weapon is not (flow.flowaction.general).
func (g *Game) needHeld(q *table.Question, a table.Who, c category) {
	q.Need(g.holdsCategory(a, c), rule.FlowactionGeneral)
}

// afterReaction opens the window after a Reaction Attack that hit: Hold Off, and abilities that name it.
func (g *Game) afterReaction(t *table.Table, s *strike) {
	u := &g.units[s.by]
	if u.fp < 2 && len(g.sheets[s.by].abilities) == 0 {
		return
	}
	q := g.ask(t, askAfterReaction, rule.FlowactionGeneral, s.by, s.on)
	q.Item, q.Level = s.slot, int8(s.level)
	q.Family()
	if q.Try(table.Do(vHoldOff).At(s.on)); q.Need(s.leaving && s.w.category == weaponPolearm, rule.FlowactionHoldOff) {
		g.needFlow(q, s.by, flowHoldOff, 2, rule.FlowactionHoldOff)
		q.Need(g.units[s.on].health == healthUp, rule.FlowactionHoldOff)
		q.Offer()
	}
	g.listAbilities(q, s.by, s.on, timingReactionHit, s.w.category, 0)
	switch o, _ := t.OrPass(q, vNone); o.Verb {
	case vHoldOff:
		g.payFlow(t, s.by, flowHoldOff, 2, rule.FlowactionHoldOff)
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
	q := g.ask(t, askAfterParry, rule.FlowactionTurningBlade, d, s.by)
	q.Family()
	g.needFlow(q, d, flowTurningBlade, 2, rule.FlowactionTurningBlade)
	q.Need(g.threatens(d, s.by), rule.FlowactionTurningBlade)
	for _, slot := range [2]uint8{slotMain, slotOff} {
		if w := g.weapon(d, slot); w != nil && w.category == weaponSword {
			q.Try(table.Do(vTurningBlade).At(s.by).With(slot))
			q.Offer()
		}
	}
	g.listAbilities(q, d, s.by, timingParry, weaponNone, 0)
	switch o, _ := t.OrPass(q, vNone); o.Verb {
	case vTurningBlade:
		g.payFlow(t, d, flowTurningBlade, 2, rule.FlowactionTurningBlade)
		g.counter(t, d, s.by, o.Item, rule.FlowactionTurningBlade)
	case vInvoke:
		g.invoke(t, d, s.by, o, degreeNormal)
	}
}

// afterBlock opens the window after a won Block: Wall Bash, and abilities.
func (g *Game) afterBlock(t *table.Table, s *strike) {
	d := s.on
	if g.units[d].fp < 2 && len(g.sheets[d].abilities) == 0 {
		return
	}
	q := g.ask(t, askAfterBlock, rule.FlowactionWallBash, d, s.by)
	q.Family()
	q.Try(table.Do(vWallBash).At(s.by))
	g.needFlow(q, d, flowWallBash, 2, rule.FlowactionWallBash)
	q.Need(g.distance(d, s.by) == 1 && g.units[s.by].health == healthUp, rule.FlowactionWallBash)
	q.Need(g.sheets[s.by].size <= g.sheets[d].size, rule.ActionShoveSize)
	q.Offer()
	g.listAbilities(q, d, s.by, timingBlock, weaponNone, 0)
	switch o, _ := t.OrPass(q, vNone); o.Verb {
	case vWallBash:
		g.payFlow(t, d, flowWallBash, 2, rule.FlowactionWallBash)
		g.push(t, d, s.by, rule.FlowactionWallBash)
	case vInvoke:
		g.invoke(t, d, s.by, o, degreeNormal)
	}
}
