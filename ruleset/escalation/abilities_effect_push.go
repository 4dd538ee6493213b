package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/space"
	"fray/table"
)

// push moves a combatant away from everybody, or into a linked zone that the user names. It is no movement by itself, so
// that nothing is provoked; the Stuck stay where they are (escalation.oa.trigger_move, escalation.cond.stuck).
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
