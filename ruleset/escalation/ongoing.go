package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// ongoing deals all ongoing damage of a combatant at the end of its turn, in the order of application and before any save;
// nothing resists it and nothing doubles it (escalation.turn.end_ongoing, escalation.cond.ongoing).
func (g *Game) ongoing(t *table.Table, a int16) {
	for i := 0; i < len(g.marks) && g.units[a].status <= lastGasp; i++ {
		if m := g.marks[i]; m.kind == isOngoing && m.on == a {
			g.hurt(t, m.by, a, int(m.value), false, rule.CondOngoing)
		}
	}
}
