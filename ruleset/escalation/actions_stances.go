package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// listStances lists the other stances: a Quick action (escalation.action.quick_stance).
func (g *Game) listStances(q *table.Question, a table.Who) {
	sh := &g.sheets[a]
	if len(sh.stances) < 2 {
		return
	}
	q.Family()
	if !g.needSlot(q, a, actQuick) || !g.notHampered(q, a) {
		return
	}
	for i := range sh.stances {
		if i != int(g.units[a].stance) {
			q.List(table.Do(vStance).With(uint8(i + 1)))
		}
	}
}

// changeStance takes another stance (escalation.action.quick_stance).
func (g *Game) changeStance(t *table.Table, a table.Who, o table.Option) {
	g.takeSlot(a, actQuick)
	g.sayTook(t, a, o, rule.ActionQuickStance)
	g.units[a].stance = o.Item - 1
}
