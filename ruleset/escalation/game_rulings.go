package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// ruling asks the GM a question of yes or no; what the program cannot decide comes here.
func (g *Game) ruling(t *table.Table, r table.Rule, who table.Who, deflt bool) bool {
	q := t.Ask(askRuling, r, table.Nobody, table.JustSeat(table.GM))
	q.Target = who
	yes := t.YesNo(q, vYes, vNo, deflt)
	g.tell(t, table.Ruled, r, who, table.Nobody, table.Bit(yes), 1)
	return yes
}

// askCritFail asks the GM for a condition for a round on one whose attack has failed badly
// (escalation.attack.crit_fail_extra).
func (g *Game) askCritFail(t *table.Table, s *strike) {
	c, ok := g.askCondition(t, rule.AttackCritFailExtra, s.by)
	if ok {
		g.addMark(t, g.roundMark(c, s.by, s.by, rule.AttackCritFailExtra), rule.AttackCritFailExtra)
	}
}

// askCondition asks the GM for a condition, or none.
func (g *Game) askCondition(t *table.Table, r table.Rule, who table.Who) (markKind, bool) {
	q := t.Ask(askWhichCondition, r, table.Nobody, table.JustSeat(table.GM))
	q.Target = who
	for c := range condCount {
		if c.harmful() && c != condGrabbed {
			q.Add(table.Do(vCondition).With(uint8(c) + 1))
		}
	}
	o, some := t.OrPass(q, vNone)
	return markKind(o.Item - 1), some
}
