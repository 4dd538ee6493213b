package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// ruling asks the GM a yes-or-no question about what the program cannot decide.
func (g *Game) ruling(t *table.Table, r table.Rule, who table.Who, deflt bool) bool {
	q := g.askGM(t, askRuling, r, who)
	yes := t.YesNo(q, vYes, vNo, deflt)
	g.tell(t, table.Ruled, r, who, table.Nobody, table.Bit(yes), 1)
	return yes
}

// askCritFail asks the GM for a condition on an attacker with a Crit Fail (escalation.attack.crit_fail_extra).
func (g *Game) askCritFail(t *table.Table, s *strike) {
	if c, ok := g.askCondition(t, rule.AttackCritFailExtra, s.by); ok {
		g.addMark(t, g.roundMark(c, s.by, s.by, rule.AttackCritFailExtra), rule.AttackCritFailExtra)
	}
}

// askCondition asks the GM for a condition, or none.
func (g *Game) askCondition(t *table.Table, r table.Rule, who table.Who) (markKind, bool) {
	q := g.askGM(t, askWhichCondition, r, who)
	for c := range condCount {
		if c.harmful() && c != condGrabbed {
			q.Add(table.Do(vCondition).With(uint8(c) + 1))
		}
	}
	o, some := t.OrPass(q, vNone)
	return markKind(o.Item - 1), some
}
