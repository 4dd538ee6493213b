package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// listAssess lists sizing up the enemies in sight (surge.assess.check).
func (g *Game) listAssess(q *table.Question, a table.Who) {
	seen := g.sc.crowd()
	for i := range g.units {
		if b := table.Who(i); g.foes(a, b) && g.finds(a, b) {
			seen.Add(b)
		}
	}
	g.listWith(q, a, table.Do(vAssess), seen, assesses)
}

// assess sizes an enemy up: Insight, Investigation or a Lore against its passive Deception (surge.assess.check).
func (g *Game) assess(t *table.Table, a table.Who, o table.Option) {
	b, s := o.Who, skill(o.N)
	if s >= skillCount && !g.rules(t, rule.AssessCheck, a, uint8(s), false) {
		g.refused = append(g.refused, o)
		return
	}
	g.pay(t, a, o, actStandard, rule.AssessCheck)
	if !g.provoke(t, a, rule.AssessCheck) || !g.isHere(b) || !g.perceives(a, b) {
		return
	}
	c := g.skilled(a, s, rule.AssessCheck)
	c.on, c.least = b, -barDegrees // which is where a false answer begins too
	deg := g.test(t, &c, g.passive(b, skillDeception))
	g.barAfter(a, b, s, 0, deg)
	if deg < 0 {
		g.misread(t, a, b, deg)
		return
	}
	q := g.askAs(t, askAssess, rule.AssessCheck, a)
	q.N[0] = int32(b)
	q.Add(table.Do(vAnalyze).At(b))
	q.Add(table.Do(vAppraise).At(b))
	if t.Choose(q).Verb == vAnalyze {
		g.analyze(t, a, b, deg)
	} else {
		g.appraise(t, a, b, deg-1)
	}
}

// assesses reports whether a skill can be used for an Assessment; a Lore if the GM allows it (surge.assess.check).
func assesses(s skill) bool { return s == skillInsight || s == skillInvestigation || s >= skillCount }

// misread asks the GM for a false answer after two degrees of failure (surge.assess.fail).
func (g *Game) misread(t *table.Table, a, b table.Who, deg int) {
	if deg > -2 {
		return
	}
	q := t.Ask(askTell, rule.AssessFail, table.Nobody, table.JustSeat(table.GM))
	q.Target, q.Text, q.Secret = b, true, true
	q.Add(table.Do(vYes))
	q.Add(table.Do(vNo))
	q.SetDefault(table.Do(vNo))
	if t.Choose(q).Verb == vYes {
		g.learn(t, a, fact{of: b, what: factTold, note: t.Note()}, rule.AssessAppraisal)
	}
}

// analyze gives Advantage to defense against a style, five ranks at most (surge.assess.analyze).
func (g *Game) analyze(t *table.Table, a, b table.Who, deg int) {
	style := g.sheets[b].template
	i := slices.IndexFunc(g.studied, func(x analysis) bool { return x.by == a && x.template == style })
	if i < 0 {
		i = len(g.studied)
		g.studied = append(g.studied, analysis{by: a, template: style, from: table.Nobody})
	}
	g.studied[i].n = int8(min(5, int(g.studied[i].n)+deg))
	t.Tell(evAnalyzed, rule.AssessAnalyze, a, b, int(g.studied[i].n))
}

// appraise tells a side how an enemy's best attack and defense compare with one's own, and with more degrees the figures
// (surge.assess.appraisal).
func (g *Game) appraise(t *table.Table, a, b table.Who, more int) {
	mine, hers := g.bestAttack(a), g.bestAttack(b)
	own, its := g.bestDefense(a), g.bestDefense(b)
	g.learn(t, a, fact{of: b, what: factCompare, n: [4]int16{
		int16(compare(g.attackValue(b, hers), g.attackValue(a, mine))), int16(compare(g.defenseValue(b, its), g.defenseValue(a, own))),
		int16(g.attackSkill(b, hers).of()), int16(its.favors()),
	}}, rule.AssessAppraisal)
	for known := 0; more > 0 && known != 7; more-- {
		q := g.ask(t, askLearn, rule.AssessAppraisal, a, b)
		for k, v := range [3]table.Verb{vAttackValue, vDefenseValue, vAttackSkill} {
			if known>>k&1 == 0 {
				q.Add(table.Do(v).At(b))
			}
		}
		v := t.Choose(q).Verb
		known |= 1 << (v - vAttackValue)
		value := [3]int{g.attackValue(b, hers), g.defenseValue(b, its), int(g.attackSkill(b, hers))}[v-vAttackValue]
		g.learn(t, a, fact{of: b, what: factAttack + factKind(v-vAttackValue), n: [4]int16{int16(value)}}, rule.AssessAppraisal)
	}
}

// compare is -1, 0 or 1: lower, equal, higher.
func compare(a, b int) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	default:
		return 0
	}
}

// bestAttack is the attack of a combatant with the highest skill rank and standing Advantage; -1 if it has none.
func (g *Game) bestAttack(a table.Who) int {
	best := -1
	for i := range g.deedsOf(a) {
		if d := g.deed(a, i); !d.power && !d.spare && (best < 0 || g.attackValue(a, i) > g.attackValue(a, best)) {
			best = i
		}
	}
	return best
}

// attackValue is the skill rank of an attack with the Advantage that stands.
func (g *Game) attackValue(a table.Who, i int) int {
	if i < 0 {
		return 0
	}
	d := g.deed(a, i)
	c := check{who: a, on: table.Nobody}
	g.stanceOn(&c, &g.units[a], stanceAttacks)
	c.give(rule.SurgeEdge, g.edge(a, edge(d.reach)))
	return g.skill(a, d.skill) + c.up + c.down
}

func (g *Game) attackSkill(a table.Who, i int) skill {
	if i < 0 {
		return g.sheets[a].primary
	}
	return g.deed(a, i).skill
}

// bestDefense is the kind of attack that a combatant defends best against.
func (g *Game) bestDefense(a table.Who) reach {
	best := reachClose
	for r := reachRanged; r <= reachRumor; r++ {
		if g.rankOf(a, traitDefense+trait(r)) > g.rankOf(a, traitDefense+trait(best)) {
			best = r
		}
	}
	return best
}

// defenseValue is a passive defense.
func (g *Game) defenseValue(a table.Who, r reach) int {
	c := check{who: a, on: table.Nobody}
	g.stanceOn(&c, &g.units[a], stanceDefenses)
	return 10 + g.rankOf(a, traitDefense+trait(r)) + g.edge(a, edgeGuard) + c.up + c.down
}

// isStudied reports whether anybody has analyzed a combatant.
func (g *Game) isStudied(a table.Who) bool {
	for i := range g.studied {
		if x := &g.studied[i]; x.template == g.sheets[a].template && g.isHere(x.by) && g.foes(a, x.by) {
			return true
		}
	}
	return false
}
