package escalation

import (
	"fray/ruleset/lasting"
	"fray/table"
)

// addMark puts a mark on a combatant.
func (g *Game) addMark(t *table.Table, m mark, r table.Rule) {
	if !g.bears(&m) {
		return
	}
	if len(g.marks) >= maxMarks {
		g.tell(t, evFull, r, m.by, m.on, int(m.kind), int(m.value))
		return
	}
	could := g.units[m.on].ready.set && g.stillReady(m.on)
	term := lasting.Begin(lasting.Until(m.lasts), m.turn, m.by, g.active, g.round)
	m.turn, m.round, m.fresh = term.Turn, term.Round, term.Fresh
	g.marks = append(g.marks, m)
	if m.kind.isCondition() {
		g.units[m.on].ills |= 1 << m.kind
	}
	g.tellOption(t, table.Do(vNone).With(m.name), table.Marked, r, m.by, m.on, int(m.kind), int(m.value), int(m.lasts), int(m.save))
	if could && !g.stillReady(m.on) {
		g.lapse(t, m.on) // it can no longer take that action (escalation.ready.expires)
	}
}

// bears reports whether a combatant can bear a mark: no object, and not out of the fight. A grab needs its holder beside it,
// a sustained mark its sustainer (escalation.side.objects, escalation.cond.grabbed_hold, escalation.ability.sustain).
func (g *Game) bears(m *mark) bool {
	switch {
	case g.sheets[m.on].object, g.units[m.on].health > healthLastGasp && !g.hiding.has(m.on):
		return false
	case m.grips():
		return g.gripped(m)
	case m.lasts == untilDropped:
		return g.keepsUp(m.by, m.name)
	default:
		return true
	}
}

// maxMarks is the limit for all marks together. A further one has no effect, which an event says.
const maxMarks = 500

// dropMark removes the i-th mark and derives what follows.
func (g *Game) dropMark(t *table.Table, i int, r table.Rule) {
	m := g.marks[i]
	g.marks = append(g.marks[:i], g.marks[i+1:]...)
	if m.kind.isCondition() {
		if !g.anyMark(func(x *mark) bool { return x.on == m.on && x.kind == m.kind }) { // else another stays (escalation.cond.stacking)
			g.units[m.on].ills &^= 1 << m.kind
		}
	}
	g.tellOption(t, table.Do(vNone).With(m.name), table.Cleared, r, m.by, m.on, int(m.kind), int(m.value))
}

// anyMark reports whether a mark fits.
func (g *Game) anyMark(fits func(m *mark) bool) bool {
	for i := range g.marks {
		if fits(&g.marks[i]) {
			return true
		}
	}
	return false
}

// dropMarks removes the marks that fit.
func (g *Game) dropMarks(t *table.Table, r table.Rule, fits func(m *mark) bool) {
	for i := 0; i < len(g.marks); {
		if fits(&g.marks[i]) {
			g.dropMark(t, i, r)
			continue
		}
		i++
	}
}

// endMarks ends the marks that last to a moment.
func (g *Game) endMarks(t *table.Table, at lasting.Moment, a table.Who, r table.Rule) {
	if !g.anyMark(func(m *mark) bool { return m.turn == a }) {
		return
	}
	g.dropMarks(t, r, func(m *mark) (ends bool) {
		ends, m.fresh = m.term().Pass(at, a, g.round)
		return ends
	})
}

// takeTokens adds a combatant's Advantage on a kind of roll, against a combatant or Nobody. Advantage that counts once is
// used up (escalation.dicey.reward_attack).
func (g *Game) takeTokens(t *table.Table, c *check, a table.Who, k markKind, against table.Who) {
	counts := func(m *mark) bool {
		return m.on == a && m.kind.isAdvantage() && (m.vs < 0 || m.vs == against) && (m.kind == k || m.kind == advAny && k != advAttacked)
	}
	used := false
	for i := range g.marks {
		if m := &g.marks[i]; counts(m) {
			c.add(table.Mod{Rule: m.rule, Of: m.name, Value: m.value, Dice: true})
			used = used || m.once
		}
	}
	if used {
		g.dropMarks(t, c.rule, func(m *mark) bool { return m.once && counts(m) })
	}
}

// addBonuses adds the bonuses to a number to a check, or to what it has to reach, and returns their sum. Of one ability only the
// highest counts (escalation.attack.other_bonuses).
func (g *Game) addBonuses(c *check, a table.Who, k markKind, against bool) int {
	sum := 0
	for i := range g.marks {
		m := &g.marks[i]
		if m.on != a || !m.counts(k) {
			continue
		}
		part := table.Mod{Rule: m.rule, Of: m.name, Value: m.value, Against: against}
		if x := g.outdone(i, k); x != nil {
			part.Fate, part.By = table.Weaker, x.rule
		} else {
			sum += int(m.value)
		}
		if c != nil {
			c.add(part)
		}
	}
	return sum
}

// counts reports whether a bonus changes a number.
func (m *mark) counts(k markKind) bool {
	return m.kind == k || m.kind == bonusDefenses && (k == bonusAC || k == bonusPD || k == bonusMD)
}

// outdone returns the bonus of the same name that counts in place of the i-th mark, or nil.
func (g *Game) outdone(i int, k markKind) *mark {
	m := &g.marks[i]
	for j := range g.marks {
		x := &g.marks[j]
		if j == i || m.name == 0 || x.on != m.on || x.name != m.name || !x.counts(k) {
			continue
		}
		if x.value > m.value || x.value == m.value && j < i {
			return x
		}
	}
	return nil
}

// grabbers returns the combatants that hold a combatant (escalation.cond.grabbed_hold).
func (g *Game) grabbers(a table.Who) crowd {
	var c crowd
	if !g.units[a].ills.has(condGrabbed) {
		return c
	}
	for i := range g.marks {
		if m := &g.marks[i]; m.on == a && m.kind == condGrabbed && m.by >= 0 {
			c |= only(m.by)
		}
	}
	return c
}
