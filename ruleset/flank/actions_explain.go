package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// explainTargets keeps an attack on those it does not reach among the blocked options, with their distance.
func (g *Game) explainTargets(q *table.Question, a table.Who, o table.Option, to *aims) {
	if !q.Explaining() {
		return
	}
	x := g.units[a].arms[o.Item-1]
	w := g.attackOf(x)
	most, r := int(g.reachOf(a, x)), rule.SpaceReach5
	switch {
	case o.Verb == vThrow || w.manner == mannerRanged:
		most, r = int(w.rng), rule.AttackRange
	case w.double:
		r = rule.SpaceReachWeapon
	}
	for k := range g.units {
		b, other := table.Who(k), &g.sc.others[k]
		if !other.known || other.friend || to.foes.Crowd.Has(b) || to.others.Crowd.Has(b) {
			continue
		}
		fact := table.FarBy(int(other.dist), most)
		if fact.Have <= most {
			fact = table.Fact{Of: "has no clear way to it"}
		}
		q.ExplainAt(o, b, r, fact)
	}
}

// noAction is the fact that an action of a price is not left.
func noAction(p price) string {
	switch p {
	case priceMove:
		return "no Move Action left"
	case priceQuick:
		return "no Quick Action left"
	default:
		return "no Standard Action left"
	}
}
