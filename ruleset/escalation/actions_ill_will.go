package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// listIllWill offers to aim at an ally what is meant for enemies, if there is something and an ally in reach of it. What may
// be done is asked and confirmed by a separate question; bots never do it (escalation.side.allies_as_targets).
func (g *Game) listIllWill(q *table.Question, a table.Who) {
	if g.present&g.friends(a) == 0 {
		return
	}
	some := false
	var quiet table.Question // it lists nothing: only what is legal counts
	g.eachIllWill(&quiet, a, func(table.Option, crowd) { some = true })
	q.Family()
	q.Try(table.Do(vIllWill))
	q.Need(some, rule.SideAlliesAsTargets)
	q.OfferToPeople()
}

// illWill asks which attack is made on which ally.
func (g *Game) illWill(t *table.Table, a table.Who) {
	q := g.ask(t, askIllWill, rule.SideAlliesAsTargets, a)
	g.eachIllWill(q, a, func(o table.Option, on crowd) {
		q.ListCrowd(o, g.choice(on))
	})
	if o, some := t.OrPass(q, vNone); some {
		g.performUse(t, a, o)
	}
}

// eachIllWill gives the attacks and abilities meant for enemies that a combatant can use now, each with the allies in reach
// of it, if there are any.
func (g *Game) eachIllWill(q *table.Question, a table.Who, give func(o table.Option, on crowd)) {
	if d := g.basicOf(a); d != nil {
		q.Family()
		if g.needSlot(q, a, actStandard) && g.needManner(q, a, d) {
			if c := g.harmable(a, d); c != 0 {
				give(table.Do(vAttack), c)
			}
		}
	}
	for i, n := range g.sheets[a].list {
		d := &g.def.abilities[n]
		if d.trigger != nil || d.filter != aimEnemy {
			continue
		}
		q.Family()
		if g.needAbility(q, a, uint8(i+1), d) {
			if c := g.harmable(a, d); c != 0 {
				give(table.Do(vUse).With(uint8(i+1)), c)
			}
		}
	}
}

// harmable are the allies in reach of what is meant for enemies: for a melee attack those it stands next to.
func (g *Game) harmable(a table.Who, d *abilityDef) crowd {
	return g.friends(a) & g.within(a, d.reach)
}

// illTargets are the allies that an attack aimed at one of them may still be aimed at.
func (g *Game) illTargets(u *use) crowd {
	if u.d.filter != aimEnemy || !g.friends(u.by).has(u.targets[0]) {
		return 0
	}
	return g.harmable(u.by, u.d)
}
