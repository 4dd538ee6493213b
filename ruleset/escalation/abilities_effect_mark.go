package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// mark lays a lasting effect on a combatant: a condition, ongoing damage, a bonus or Advantage.
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
