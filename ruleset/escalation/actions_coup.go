package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// listCoup lists a Coup de Grace on each engaged Helpless enemy: all three actions for a Crit
// (escalation.coup.requirements).
func (g *Game) listCoup(q *table.Question, a table.Who, o table.Option, d *abilityDef) {
	c := g.coupable(a, d)
	if c == 0 {
		g.explainCoup(q, a, o)
		return
	}
	for mode := modeKill; mode <= modeSpare; mode++ {
		q.Try(o.As(mode))
		if !q.Need(g.units[a].slots == 1<<actQuick|1<<actMove|1<<actStandard && !g.suffers(a, condStunned), rule.CoupRequirements) {
			return
		}
		q.OfferCrowd(g.choice(c))
		if c &= g.npcs; !d.attack.fells {
			return
		}
	}
}

// coupable returns the combatants that a Coup de Grace can target.
func (g *Game) coupable(a table.Who, d *abilityDef) crowd {
	c := those(g.units[a].beside&g.foes(a), func(b table.Who) bool { return g.suffers(b, condHelpless) })
	if c != 0 {
		c &= g.legal(a, d)
	}
	return c
}

// explainCoup explains why there is no Coup de Grace on Helpless combatants that are not engaged.
func (g *Game) explainCoup(q *table.Question, a table.Who, o table.Option) {
	if !q.Explaining() {
		return
	}
	for m := g.foes(a) & g.present; m != 0; m = m.rest() {
		if g.suffers(m.first(), condHelpless) {
			q.ListIf(o.At(m.first()), false, rule.CoupRequirements)
		}
	}
}
