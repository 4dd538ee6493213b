package flank

import (
	"fray/ruleset/flank/rule"
	"fray/table"
)

// explainTargets keeps an attack on those it does not reach among the blocked options, with their distance. Those that it would
// reach are kept too where something else keeps the attacker from attacking. Nobody asks why an ally is not attacked.
func (g *Game) explainTargets(q *table.Question, a table.Who, o table.Option, to *aims) {
	if !q.Explaining() {
		return
	}
	for k := range g.units {
		b, other := table.Who(k), &g.sc.others[k]
		if !other.known || other.friend || g.allies(a, b) || to.foes.Crowd.Has(b) || to.others.Crowd.Has(b) {
			continue
		}
		if r, fact := g.outOfReach(a, o, int(other.dist)); r != 0 {
			q.ExplainAt(o, b, r, fact)
		} else {
			q.Try(o.At(b))
			q.Offer()
		}
	}
}

// outOfReach returns why an attack does not reach a creature at a distance, or no rule if only its attacker's state is in the way.
func (g *Game) outOfReach(a table.Who, o table.Option, dist int) (table.Rule, table.Fact) {
	x := g.units[a].arms[o.Item-1]
	w := g.attackOf(x)
	most, r := int(g.reachOf(a, x)), rule.SpaceReach5
	ranged := o.Verb == vThrow || w.manner == mannerRanged
	switch {
	case ranged:
		most, r = int(w.rng), rule.AttackRange
	case w.double || w.minReach > 0:
		r = rule.SpaceReachWeapon
	}
	switch {
	case dist > most:
		return r, table.FarBy(dist, most)
	case !ranged && dist < int(w.minReach):
		return r, table.Fact{Of: "nearer than the weapon can strike"}
	case g.units[a].canStrike():
		return rule.AttackRange, table.Fact{Of: "has no clear way to it"}
	default:
		return 0, table.Fact{}
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
