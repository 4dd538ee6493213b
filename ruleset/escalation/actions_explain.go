package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// explainTargets keeps an ability on those it cannot target now among the blocked options, with where they are.
func (g *Game) explainTargets(q *table.Question, a table.Who, o table.Option, d *abilityDef, legal crowd) {
	if !q.Explaining() {
		return
	}
	near := g.within(a, d.reach)
	for c := g.fitting(a, d.filter, g.present&^only(a)) &^ legal; c != 0; c = c.rest() {
		b := c.first()
		switch zone := g.units[b].zone; {
		case near.has(b): // a charge goes out of a grab neither
			q.ExplainAt(o, b, rule.CondGrabbedHold, table.Fact{})
		case zone == g.units[a].zone:
			q.ExplainAt(o, b, g.whyNobody(d), table.Fact{Of: "is not engaged"})
		default:
			q.ExplainAt(o, b, g.whyNobody(d), table.Fact{Of: "is in " + g.zones.Name(zone)})
		}
	}
}
