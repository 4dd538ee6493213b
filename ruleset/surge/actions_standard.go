package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listStandard lists the standard actions that are no attacks.
func (g *Game) listStandard(q *table.Question, a table.Who) {
	u := &g.units[a]
	q.Family()
	g.needSlot(q, a, actStandard)
	q.Try(table.Do(vDefend))
	q.Need(!u.defending, rule.DefendUse)
	q.Offer()
	if u.stress < g.sheets[a].stressMax && (g.harmed(a) || q.Explaining()) {
		g.listRecover(q, a, vRecover)
	}
	tricked := g.sc.crowd()
	for i := range g.units {
		b := table.Who(i)
		if g.sideOf(b) != g.sideOf(a) && !g.unaware(b) && g.finds(a, b) && g.inCourt(a, b) && g.opens(a, b) {
			tricked.Add(b)
		}
	}
	q.Family()
	g.needSlot(q, a, actStandard)
	q.Try(table.Do(vTrick))
	q.OfferCrowd(tricked)
	g.listAssess(q, a)
}

// listSkill lists a use of a skill that no other action covers, to people only (surge.use.skill).
func (g *Game) listSkill(q *table.Question, a table.Who) {
	if q.ForBots() {
		return
	}
	q.Family()
	g.needSlot(q, a, actStandard)
	q.Try(table.Do(vSkill))
	q.OfferToPeople()
}

// performStandard carries out what listStandard lists.
func (g *Game) performStandard(t *table.Table, a table.Who, o table.Option) {
	switch o.Verb {
	case vDefend:
		g.pay(t, a, o, actStandard, rule.DefendUse)
		g.units[a].defending = true
	case vRecover:
		g.pay(t, a, o, actStandard, rule.RecoverStress)
		g.recover(t, a, o)
	case vTrick:
		g.trick(t, a, o)
	case vAssess:
		g.assess(t, a, o)
	default:
		g.useSkill(t, a, o)
	}
}

// useSkill uses a skill in a way that no other action covers; the GM says what it costs and whether it provokes
// (surge.use.skill).
func (g *Game) useSkill(t *table.Table, a table.Who, o table.Option) {
	kind := g.askAction(t, a, rule.UseSkill)
	if !g.canPay(a, kind) {
		kind = actStandard
	}
	s := g.chooseSkill(t, a, rule.UseSkill, anySkill)
	g.pay(t, a, o, kind, rule.UseSkill)
	if g.rules(t, rule.UseSkill, a, 0, false) && !g.provoke(t, a, rule.UseSkill) {
		return
	}
	c := g.skilled(a, s, rule.UseSkill)
	g.test(t, &c, g.dc(a, dcModerate))
}

// askAction asks the GM which action something takes; the default is standard.
func (g *Game) askAction(t *table.Table, a table.Who, r table.Rule) action {
	q := t.Ask(askAction, r, table.Nobody, table.JustSeat(table.GM))
	q.Target = a
	for k := actStandard; k <= actFree; k++ {
		q.Add(table.Do(vSlot).As(uint8(k)))
	}
	q.SetDefault(table.Do(vSlot))
	return action(t.Choose(q).Mode)
}

// chooseSkill asks a combatant for a skill; the default is the one with the highest rank.
func (g *Game) chooseSkill(t *table.Table, a table.Who, r table.Rule, fits func(s skill) bool) skill {
	return g.chooseWith(t, &check{rule: r, who: a}, false, fits).skill
}

// chooseApproach asks a combatant for the skill of a check, and at once for the Reaction before its dice.
func (g *Game) chooseApproach(t *table.Table, c *check, fits func(s skill) bool) approach {
	return g.chooseWith(t, c, g.atOnce(c.who), fits)
}

func (g *Game) chooseWith(t *table.Table, c *check, atOnce bool, fits func(s skill) bool) approach {
	q := g.askAs(t, askWith, c.rule, c.who)
	g.listSkills(q, c, atOnce, fits)
	if len(q.Groups()) == 0 {
		return approach{skill: noSkill}
	}
	return approachOf(t.Choose(q), atOnce)
}

// listSkills lists the skills of a combatant that fit a check, if it is chosen at once with each Reaction before the dice. The default is
// the one with the highest rank.
func (g *Game) listSkills(q *table.Question, c *check, atOnce bool, fits func(s skill) bool) {
	a, blind, most := c.who, g.unaware(c.who), -1000
	var listed skillSet
	for i := range g.def.skills {
		s := skill(i)
		if !fits(s) || blind && s.mindful() {
			continue
		}
		if rank := g.skill(a, s); rank > most {
			c.skill, most = s, rank
		}
		listed.add(s)
	}
	if most == -1000 {
		return
	}
	with := g.approaches(c, atOnce)
	if listed[0] != 0 {
		with.offer(q, table.Do(vWith), listed[0])
	}
	for k := range listed[1].Count() { // an entry has numbers up to 63
		with.offer(q, table.Do(vWith).Of(int16(64+listed[1].Kth(k))), 0)
	}
	q.SetDefault(table.Do(vWith).Of(int16(c.skill)))
}
