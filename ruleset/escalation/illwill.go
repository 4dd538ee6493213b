package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// listIllWill offers to aim at an ally what is meant for enemies. What may be done is asked and confirmed by a question of
// its own; bots never do it (escalation.side.allies_as_targets).
func (g *Game) listIllWill(q *table.Question, a int16) {
	if g.present&g.friends(a) == 0 || g.units[a].slots == 0 {
		return
	}
	q.Family()
	q.Try(table.Do(vIllWill))
	q.OfferReserved()
}

// illWill asks which attack is made on which ally.
func (g *Game) illWill(t *table.Table, a int16) {
	q := g.ask(t, askIllWill, rule.SideAlliesAsTargets, a)
	if d := g.basicOf(a); d != nil {
		q.Family()
		if g.needSlot(q, a, standard) && g.needManner(q, a, d) {
			q.Try(table.Do(vAttack))
			q.OfferCrowd(g.choice(g.harmable(a, d)))
		}
	}
	for i, n := range g.sheets[a].list {
		d := &g.def.abilities[n]
		if d.trigger != nil || d.filter != anEnemy {
			continue
		}
		q.Family()
		if g.needAbility(q, a, uint8(i+1), d) {
			q.Try(table.Do(vUse).With(uint8(i + 1)))
			q.OfferCrowd(g.choice(g.harmable(a, d)))
		}
	}
	q.Add(table.Do(vNone))
	q.SetDefault(table.Do(vNone))
	if o := t.Choose(q); o.Verb != vNone {
		g.performUse(t, a, o)
	}
}

// harmable are the allies in reach of what is meant for enemies: for a melee attack those it stands next to.
func (g *Game) harmable(a int16, d *abilityDef) crowd {
	return g.friends(a) & g.within(a, d.reach)
}

// illTargets are the allies that an attack aimed at one of them may still be aimed at.
func (g *Game) illTargets(u *use) crowd {
	if u.d.filter != anEnemy || !g.friends(u.by).has(u.targets[0]) {
		return 0
	}
	return g.harmable(u.by, u.d)
}
