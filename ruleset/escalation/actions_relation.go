package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// listRelation lists a relationship die: a free action of a pc, also while Hampered (escalation.relation.use).
func (g *Game) listRelation(q *table.Question, a table.Who) {
	if g.units[a].relations == 0 {
		return
	}
	q.Family()
	if g.needSlot(q, a, actFree) {
		q.List(table.Do(vRelation))
	}
}

// relate rolls a relationship die: 6 is a boon, 5 a boon with a complication. The boon is Advantage on one roll; the GM can
// refuse it, and names the complication.
func (g *Game) relate(t *table.Table, a table.Who, o table.Option) {
	u := &g.units[a]
	g.take(t, a, o, actFree, rule.RelationUse)
	u.relations--
	v := g.rollDice(t, table.Roll{Rule: rule.RelationUse, Who: a, Count: 1, Sides: 6}, 0)
	if v < 5 || !g.ruling(t, rule.RelationUse, a, true) {
		return
	}
	g.addMark(t, mark{
		kind: advAny, lasts: untilNextTurnEnd, once: true, on: a, by: a, turn: a, vs: table.Nobody, value: 1, rule: rule.RelationUse,
	}, rule.RelationUse)
	if v == 5 {
		g.askText(t, askComplication, rule.RelationUse, a)
	}
}

// askText asks the GM for a line of text for the log.
func (g *Game) askText(t *table.Table, k table.Kind, r table.Rule, a table.Who) string {
	q := g.askGM(t, k, r, a)
	q.Text = true
	q.Add(table.Do(vGo))
	t.Choose(q)
	text := t.Note()
	if t.Heard() && text != "" {
		g.say(t, table.NewEvent(table.Ruled, r, a, table.Nobody).Noting(text))
	}
	return text
}
