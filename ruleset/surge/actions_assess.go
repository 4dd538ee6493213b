package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// assess sizes an enemy up: Insight, Investigation or a Lore against its passive Deception (surge.assess.check).
func (g *Game) assess(t *table.Table, a table.Who, o table.Option) {
	b := o.Who
	s := g.chooseSkill(t, a, rule.AssessCheck, func(s skill) bool {
		return (s == skillInsight || s == skillInvestigation || s >= skillCount && g.skill(a, s) > 0) && !g.barred(a, b, s, 0)
	})
	if s == noSkill {
		return
	}
	if s >= skillCount && !g.rules(t, rule.AssessCheck, a, uint8(s), false) {
		if !slices.Contains(g.refused, o) {
			g.refused = append(g.refused, o)
		}
		return
	}
	g.pay(t, a, o, actStandard, rule.AssessCheck)
	if !g.provoke(t, a, rule.AssessCheck) || !g.isHere(b) || !g.perceives(a, b) {
		return
	}
	c := g.skilled(a, s, rule.AssessCheck)
	c.on = b
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
		q := g.askAs(t, askLearn, rule.AssessAppraisal, a)
		q.N[0] = int32(b)
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

// conceal hides the style of a combatant from those that have analyzed it (surge.assess.conceal).
func (g *Game) conceal(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, actMove, rule.AssessConceal)
	s := skill(o.N)
	c := g.skilled(a, s, rule.AssessConceal)
	g.before(t, &c)
	g.throw(t, &c, 0)
	raises := 5 * c.raises
	for i := range g.studied {
		x := &g.studied[i]
		if x.template != g.sheets[a].template || !g.isHere(x.by) {
			continue
		}
		by := skillInsight
		if g.skill(x.by, skillPerception) > g.skill(x.by, skillInsight) {
			by = skillPerception
		}
		against := g.skilled(x.by, by, rule.AssessConceal)
		against.on = a
		g.throw(t, &against, 0)
		g.improveBoth(t, &c, &against, raises)
		deg := degree(c.total, against.total+raises)
		switch {
		case c.die == 20 && against.die != 20:
			deg = step(deg, 1)
		case against.die == 20 && c.die != 20:
			deg = step(deg, -1)
		}
		if deg = g.coup(t, a, &c, shifted(deg, c.raises)); deg > 0 {
			x.less, x.from = int8(min(deg, 5)), a
			t.Tell(evConcealed, rule.AssessConceal, a, x.by, deg)
		}
	}
}

// unconceal ends what hides the style of a combatant.
func (g *Game) unconceal(a table.Who) {
	for i := range g.studied {
		if g.studied[i].from == a {
			g.studied[i].less, g.studied[i].from = 0, table.Nobody
		}
	}
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

// tell reveals fields of a combatant to a side: ranks, resources or conditions, as its user picks (surge.quick.study,
// surge.destiny.inspiration).
func (g *Game) tell(t *table.Table, a, on table.Who, n int, r table.Rule) {
	for ; n > 0; n-- {
		q := g.ask(t, askLearn, r, a, on)
		for i := range g.def.skills {
			q.Add(table.Do(vField).At(on).Of(int16(i)))
		}
		for i := range trait(4) {
			q.Add(table.Do(vField).At(on).Of(int16(traitDefense + i)))
			q.Add(table.Do(vField).At(on).Of(int16(traitResist + i)))
		}
		for i := range trait(3) {
			q.Add(table.Do(vField).At(on).Of(int16(traitPool + i)))
		}
		tr := trait(t.Choose(q).N)
		if tr >= traitPool && tr < traitDeed {
			g.learn(t, a, fact{of: on, what: factDice, trait: tr, n: [4]int16{g.units[on].dice[tr-traitPool]}}, r)
		} else {
			g.learn(t, a, fact{of: on, what: factRank, trait: tr, n: [4]int16{int16(g.rankOf(on, tr))}}, r)
		}
	}
}

// learn notes what the side of a combatant has learned, and tells it.
func (g *Game) learn(t *table.Table, a table.Who, f fact, r table.Rule) {
	side := g.def.cast.Combatants[a].Side
	f.side = uint8(side)
	i := slices.IndexFunc(g.facts, func(x fact) bool {
		return x.side == f.side && x.of == f.of && x.what == f.what && x.trait == f.trait
	})
	if i < 0 {
		g.facts = append(g.facts, f)
	} else {
		g.facts[i] = f
	}
	if t.Heard() {
		e := table.NewEvent(evLearned, r, a, f.of)
		e.To, e.Note = table.Side(side), g.factText(&f)
		t.Say(e)
	}
}
