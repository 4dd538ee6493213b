package escalation

import (
	"math/bits"

	"fray/ruleset/escalation/rule"
	"fray/table"
)

// listIllWill offers to target an ally, if one is in reach. A separate question asks how; bots never do it
// (escalation.side.allies_as_targets).
func (g *Game) listIllWill(q *table.Question, a table.Who) {
	if q.ForBots() || g.present&g.friends(a) == 0 {
		return
	}
	some := false
	var quiet table.Question // it lists nothing: only what is legal counts
	g.eachIllWill(&quiet, a, func(table.Option, crowd) (more bool) {
		some = true
		return false
	})
	q.Family()
	q.Try(table.Do(vIllWill))
	q.NeedSo(some, rule.SideAlliesAsTargets, "no ally can be attacked")
	q.OfferToPeople()
}

// illWill asks for the attack and the ally.
func (g *Game) illWill(t *table.Table, a table.Who, _ table.Option) {
	q := g.ask(t, askIllWill, rule.SideAlliesAsTargets, a)
	g.eachIllWill(q, a, func(o table.Option, on crowd) (more bool) {
		q.ListCrowd(o, g.choice(on))
		return true
	})
	if o, some := t.OrPass(q, vNone); some {
		g.performUse(t, a, o)
	}
}

// eachIllWill gives the attacks on enemies that a combatant can use now, each with the allies in reach, until give reports false.
func (g *Game) eachIllWill(q *table.Question, a table.Who, give func(o table.Option, on crowd) (more bool)) {
	if d := g.basicOf(a); d != nil {
		q.Family()
		if c := g.harmable(a, d); c != 0 && g.needSlot(q, a, actStandard) && g.needManner(q, a, d) && !give(table.Do(vAttack), c) {
			return
		}
	}
	sh := &g.sheets[a]
	for left := sh.harms; left != 0; left &= left - 1 {
		i := bits.TrailingZeros64(left)
		d := &g.def.abilities[sh.list[i]]
		q.Family()
		if c := g.harmable(a, d); c != 0 && g.needAbility(q, a, uint8(i+1), d) && !give(table.Do(vUse).With(uint8(i+1)), c) {
			return
		}
	}
}

// harmable returns the allies in reach of an ability against enemies; for a melee attack those it is Next To.
func (g *Game) harmable(a table.Who, d *abilityDef) crowd {
	return g.friends(a) & g.within(a, d.reach)
}

// illTargets returns the allies that an attack on an ally can still target.
func (g *Game) illTargets(u *use) crowd {
	if u.d.filter != aimEnemy || !g.friends(u.by).has(u.targets[0]) {
		return 0
	}
	return g.harmable(u.by, u.d)
}
