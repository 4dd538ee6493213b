package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// listRelation: a pc may use a relationship die as a free action on its turn, also while Hampered
// (escalation.relation.use).
func (g *Game) listRelation(q *table.Question, a table.Who) {
	if g.units[a].relations == 0 {
		return
	}
	q.Family()
	if !g.needSlot(q, a, actFree) {
		return
	}
	q.List(table.Do(vRelation))
}

// relate spends a relationship die: 6 is a boon, 5 a boon with a complication. The GM may refuse the boon, which is
// Advantage on one roll, and say what the complication is.
func (g *Game) relate(t *table.Table, a table.Who, o table.Option) {
	u := &g.units[a]
	g.takeSlot(a, actFree)
	g.sayTook(t, a, o, rule.RelationUse)
	u.relations--
	roll := table.Roll{Rule: rule.RelationUse, Who: a, Count: 1, Sides: 6}
	v := t.Roll(&roll)
	g.sayDice(t, &roll, v, 0)
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

// askText asks the GM for a line of text, which goes into the log, and returns it.
func (g *Game) askText(t *table.Table, k table.Kind, r table.Rule, a table.Who) string {
	q := t.Ask(k, r, table.Nobody, table.JustSeat(table.GM))
	q.Target, q.Text = a, true
	q.Add(table.Do(vGo))
	t.Choose(q)
	text := t.Note()
	if t.Heard() && text != "" {
		e := table.NewEvent(table.Ruled, r, a, table.Nobody)
		e.Note = text
		g.say(t, e)
	}
	return text
}
