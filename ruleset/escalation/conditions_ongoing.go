package escalation

import (
	"slices"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// ongoing deals all ongoing damage of a combatant at the end of its turn, in the order of application and before any save;
// nothing resists it and nothing doubles it (escalation.turn.end_ongoing, escalation.cond.ongoing). What one instance
// brings about may end other marks, so all are noted first.
func (g *Game) ongoing(t *table.Table, a table.Who) {
	var few [usualSavings]mark
	due := few[:0]
	for i := range g.marks {
		if m := &g.marks[i]; m.kind == condOngoing && m.on == a {
			due = append(due, *m)
		}
	}
	for i := range due {
		if m := &due[i]; g.units[a].health <= healthLastGasp && slices.Contains(g.marks, *m) {
			g.hurt(t, m.by, a, int(m.value), false, rule.CondOngoing)
		}
	}
}
