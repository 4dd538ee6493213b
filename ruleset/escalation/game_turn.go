package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/ruleset/lasting"
	"fray/table"
)

// beginTurn asks for a delay if the start of the turn would change something, then starts the turn. Otherwise delay is one
// of its options (escalation.delay.declare).
func (g *Game) beginTurn(t *table.Table) {
	a := g.active
	if g.units[a].health == healthUp && g.units[a].band < bandVerySlow && !g.nothingStarts(a) {
		q := g.ask(t, askDelay, rule.DelayDeclare, a)
		g.listDelay(q, a)
		q.AddDefault(table.Do(vAct))
		if o := t.Choose(q); o.Verb == vDelay {
			g.delay(t, a, o)
			return
		}
		g.startTurn(t, a)
		g.units[a].begun = true
		return
	}
	g.startTurn(t, a)
}

// nothingStarts reports whether the start of a combatant's turn changes nothing.
func (g *Game) nothingStarts(a table.Who) bool {
	u := &g.units[a]
	return !u.ready.set && !u.interrupted && !u.waits && !g.anyMark(func(m *mark) bool { return m.turn == a && m.lasts == untilTurnStart })
}

// startTurn runs the start of a turn, or its replacement for the fallen (escalation.turn.budget, escalation.turn.interrupt,
// escalation.ready.expires, escalation.duration.one_round).
func (g *Game) startTurn(t *table.Table, a table.Who) {
	u := &g.units[a]
	t.BeginTurn(a, int(g.round))
	g.tell(t, table.Began, rule.TurnBudget, a, table.Nobody, int(g.round))
	u.interrupted, u.waits, u.free = false, false, 0
	g.lapse(t, a)
	g.endMarks(t, lasting.TurnStarts, a, rule.DurationOneRound)
	for i := range g.running {
		if r := &g.running[i]; r.by == a {
			r.fresh, r.tried, r.kept = false, false, false
		}
	}
	u.slots = 1<<actQuick | 1<<actMove | 1<<actStandard
	if u.locked != actNone { // gone for a readied action of the last round (escalation.ready.next_round_slot)
		u.slots &^= 1 << u.locked
	}
	g.stage = stageAct
	switch u.health {
	case healthUp:
	case healthDying, healthStabilized, healthLastGasp:
		g.saveFromDeath(t, a)
	default:
		g.fightInSpirit(t, a)
		g.endMarks(t, lasting.TurnEnds, a, rule.TurnEndSaves)
		u.acted, u.slots = true, 0
		g.stage, g.active = stageNext, table.Nobody
	}
}

// endTurn runs the end of a turn in its fixed order (escalation.turn.end_ongoing, escalation.turn.end_saves,
// escalation.ability.sustain, escalation.ready.next_round_band).
func (g *Game) endTurn(t *table.Table) {
	a := g.active
	u := &g.units[a]
	if u.health <= healthLastGasp {
		g.ongoing(t, a)
	}
	if u.health <= healthLastGasp {
		g.endSaves(t, a)
	}
	g.endRunning(t, a)
	g.endMarks(t, lasting.TurnEnds, a, rule.TurnEndSaves)
	if u.pending != bandNone {
		g.setBand(t, a, u.pending, rule.ReadyNextRoundBand)
		u.pending = bandNone
	}
	u.locked, u.slots, u.acted, u.begun = actNone, 0, true, false
	g.stage, g.active = stageNext, table.Nobody
}

// setBand moves a combatant to another initiative band.
func (g *Game) setBand(t *table.Table, a table.Who, b band, r table.Rule) {
	if g.units[a].band == b {
		return
	}
	g.units[a].band = b
	g.tell(t, evBand, r, a, table.Nobody, int(b))
}

// listDelay lists the slower bands for a delay (escalation.delay.declare).
func (g *Game) listDelay(q *table.Question, a table.Who) {
	u := &g.units[a]
	q.Family()
	if !q.NeedSo(!u.begun, rule.DelayDeclare, "has begun to act") {
		return
	}
	for b := u.band + 1; b < bandCount; b++ {
		q.List(table.Do(vDelay).As(uint8(b)))
	}
	if u.band == bandVerySlow && q.Explaining() {
		q.ListIf(table.Do(vDelay).As(uint8(bandVerySlow)), false, rule.DelayDeclare)
	}
}

// delay moves a turn to a slower band for good. A readied action lapses (escalation.delay.band_set,
// escalation.delay.no_interrupt).
func (g *Game) delay(t *table.Table, a table.Who, o table.Option) {
	g.sayTook(t, a, o, rule.DelayBandSet)
	g.lapse(t, a)
	g.setBand(t, a, band(o.Mode), rule.DelayBandSet)
	g.units[a].slots = 0
	g.stage, g.active = stageNext, table.Nobody
}
