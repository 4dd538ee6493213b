package phase

import "fray/table"

// explainTargets keeps an attack on those it does not reach among the blocked options, with their distance.
func (g *Game) explainTargets(q *table.Question, a table.Who, slot uint8, v table.Verb, out crowd, r table.Rule) {
	if !q.Explaining() {
		return
	}
	arm := g.arm(a, slot)
	most := int(arm.maxRange)
	if !arm.ranged {
		most = g.reachOf(a, arm)
	}
	for ; out != 0; out = out.rest() {
		fact := table.FarBy(g.hexes.Distance(g.units[a].cell, g.cellOf(out.first())), most)
		if fact.Have <= most {
			fact = table.Fact{Of: "is not in sight"}
		}
		q.ExplainAt(table.Do(v).With(slot), out.first(), r, fact)
	}
}
