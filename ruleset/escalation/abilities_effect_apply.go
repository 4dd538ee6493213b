package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/space"
	"fray/table"
)

// apply applies one effect to one combatant. Its value looks at that combatant.
func (g *Game) apply(t *table.Table, x *context, e *effectDef, on table.Who) {
	r := x.d.ruleOr(rule.AbilityEntry)
	s := x.scene
	s.on = on
	value := func() int { return g.amountOf(t, &e.value, x.by, s, r) }
	if g.sheets[on].object && e.do != doDamage {
		return // only damage (escalation.side.objects)
	}
	switch e.do {
	case doBonus, doReduce:
		if e.do == doReduce || e.lasts == untilAttack {
			g.swingBy(t, x, e, on, value())
			return
		}
		g.mark(t, x, e, on, value)
	case doCondition, doOngoing, doAdvantage:
		g.mark(t, x, e, on, value)
	case doDamage:
		g.hurt(t, x.by, on, g.rollDamage(t, &e.value, x.by, s), x.spares(on), r)
	case doHeal:
		g.healWith(t, x.by, on, &e.value, e.from, s, r)
	case doPopOff:
		most := 127
		if e.value.given() {
			most = value()
		}
		g.popOffSome(t, on, most, rule.DisengagePopOffAbility)
	case doPush:
		g.push(t, x, e, on)
	case doLastGasp:
		g.startGasp(t, x.by, on, e.how, e.also, x.d.name)
	case doPower, doSecondary:
		g.gainPower(t, on, e.do, value(), r)
	case doSave:
		g.saveNow(t, on, table.Mod{Rule: r, Of: x.d.name, Value: int16(value())})
	case doEnd:
		what := e.what
		g.dropMarks(t, r, func(m *mark) bool { return m.on == on && m.kind == what })
	}
}

// spares reports whether the effects belong to an attack that knocks out: all its damage does (escalation.hp.knock_out).
func (x *context) spares(on table.Who) bool {
	return x.strike != nil && x.strike.spared && x.strike.on == on
}

// gainPower adds to Power or the secondary resource, or subtracts (escalation.ability.secondary_power).
func (g *Game) gainPower(t *table.Table, on table.Who, do verb, n int, r table.Rule) {
	points, most, meter := &g.units[on].power, g.sheets[on].powerMax, meterPower
	if do == doSecondary {
		points, most, meter = &g.units[on].second, g.sheets[on].secondMax, meterSecond
	}
	was := *points
	*points = int16(min(max(int(was)+n, 0), int(most)))
	g.sayGained(t, on, meter, int(*points-was), int(*points), r)
}

// saveNow has a combatant save at once against one effect of its choice that a save ends.
func (g *Game) saveNow(t *table.Table, on table.Who, bonus table.Mod) {
	var few [usualSavings]saving
	due := g.savings(on, few[:0], false)
	if len(due) == 0 {
		return
	}
	k := 0
	if len(due) > 1 {
		k = g.askSaveOrder(t, on, due)
	}
	g.saveAgainst(t, on, due[k], bonus)
}

// mark puts a lasting effect on a combatant: a condition, ongoing damage, a bonus or Advantage.
func (g *Game) mark(t *table.Table, x *context, e *effectDef, on table.Who, value func() int) {
	m := mark{kind: e.what, lasts: e.lasts, save: e.save, name: x.d.name, on: on, by: x.by, turn: table.Nobody, vs: table.Nobody}
	m.rule = x.d.ruleOr(rule.AttackOtherBonuses)
	if e.group > 0 {
		m.group = x.group<<3 | uint16(e.group&7)
	}
	if e.lasts == untilTurnEnd || e.lasts == untilNextTurnEnd {
		m.turn = x.by
		if e.whose == toTarget {
			m.turn = on
		}
	}
	switch e.do {
	case doCondition:
	case doOngoing:
		m.kind, m.value, m.types = condOngoing, int16(max(0, value())), e.types
		if m.value == 0 {
			return
		}
	case doBonus:
		m.value = int16(value())
	default:
		m.value, m.once = int16(value()), !e.every
		if e.versus { // between the user's side and the target
			if m.vs = x.on; on == x.on {
				m.vs = x.by
			}
		}
	}
	g.addMark(t, m, m.rule)
}

// push moves a combatant away from all others, or into a linked zone that the user names. It provokes nothing, and does not
// move the Stuck (escalation.oa.trigger_move, escalation.cond.stuck).
func (g *Game) push(t *table.Table, x *context, e *effectDef, on table.Who) {
	u := &g.units[on]
	if u.ills.has(condStuck) {
		g.sayNothing(t, rule.CondStuck, on)
		return
	}
	was := u.zone
	to := was
	switch zones := zoneSet(g.links[u.zone]); {
	case e.how != pushToZone || zones == 0:
	case zones.count() == 1:
		to = space.Cell(zones.first())
	default:
		q := g.ask(t, askPush, x.d.ruleOr(rule.AbilityEntry), x.by)
		q.Target = on
		q.ListCells(table.Do(vPush), g.choice(zones))
		to = t.Choose(q).Cell
	}
	g.part(t, on, u.beside)
	if to != was {
		g.enter(on, to)
	}
	g.sayMoved(t, on, was, x.d.ruleOr(rule.AbilityEntry))
}

// How a push goes.
const (
	pushAway uint8 = iota
	pushToZone
)
