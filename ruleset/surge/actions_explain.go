package surge

import "fray/table"

// explainTargets keeps an attack on enemies that it does not reach among the blocked options, with their distance.
func (g *Game) explainTargets(q *table.Question, a table.Who, d *deed, o table.Option, to *crowd) {
	if !q.Explaining() {
		return
	}
	most := int(d.range_)
	if d.reach == reachClose {
		most = int(d.close)
	}
	for i := range g.units {
		b := table.Who(i)
		if !g.foes(a, b) || !g.finds(a, b) || to.Crowd.Has(b) {
			continue
		}
		fact := table.FarBy(g.gap(a, b), most)
		if fact.Have <= most {
			fact = table.Fact{}
		}
		q.ExplainAt(o, b, d.rule(), fact)
	}
}

// noAction is the fact that a slot for an action is not left.
func noAction(k action) string {
	switch k {
	case actStandard:
		return "no Standard Action left"
	case actMove:
		return "no Move Action left"
	case actQuick:
		return "no Quick Action left"
	default:
		return "no Reaction left"
	}
}
