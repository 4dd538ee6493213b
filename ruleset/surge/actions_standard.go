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
	tricked, sized := g.sc.crowd(), g.sc.crowd()
	for i := range g.units {
		b := table.Who(i)
		if !g.around(b, aroundFoe|aroundSeen) {
			continue
		}
		if g.around(b, aroundCourt) && !g.units[b].cond.has(condUnaware) && g.opens(a, b, anySkill) {
			tricked.Add(b)
		}
		if g.opens(a, b, assesses) {
			sized.Add(b)
		}
	}
	q.Family()
	g.needSlot(q, a, actStandard)
	q.Try(table.Do(vTrick))
	q.OfferCrowd(tricked)
	q.Try(table.Do(vAssess))
	q.OfferCrowd(sized)
	if !q.ForBots() {
		q.Try(table.Do(vSkill))
		q.OfferToPeople()
	}
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
	s := g.chooseSkill(t, a, rule.UseSkill, func(skill) bool { return true })
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
	q := g.askAs(t, askWith, r, a)
	best := noSkill
	for i := range g.def.skills {
		s := skill(i)
		if !fits(s) || s.mindful() && g.units[a].cond.has(condUnaware) {
			continue
		}
		q.Add(table.Do(vWith).Of(int16(s)))
		if best == noSkill || g.skill(a, s) > g.skill(a, best) {
			best = s
		}
	}
	if best == noSkill {
		return noSkill
	}
	q.SetDefault(table.Do(vWith).Of(int16(best)))
	return skill(t.Choose(q).N)
}

// trick tries to give an enemy a lesser condition: one skill against the better of two others of the same group
// (surge.trick.check, surge.trick.effect).
func (g *Game) trick(t *table.Table, a table.Who, o table.Option) {
	b := o.Who
	s := g.chooseSkill(t, a, rule.TrickCheck, func(s skill) bool { return !g.barred(a, b, s, 0) })
	if s == noSkill {
		return
	}
	first := g.chooseSkill(t, a, rule.TrickCheck, func(x skill) bool { return x.of().group() == s.of().group() })
	second := g.chooseSkill(t, a, rule.TrickCheck, func(x skill) bool {
		return x.of().group() == s.of().group() && x.of() != first.of()
	})
	g.pay(t, a, o, actStandard, rule.TrickCheck)
	if g.skill(b, second) > g.skill(b, first) {
		first = second
	}
	c := g.skilled(a, s, rule.TrickCheck)
	c.on, c.graded = b, false
	against := g.skilled(b, first, rule.TrickCheck)
	against.on, against.graded = a, false
	deg := g.pit(t, &c, &against)
	g.barAfter(a, b, s, 0, deg)
	if deg < 0 {
		return
	}
	q := g.askAs(t, askCondition, rule.TrickEffect, a)
	q.N[0] = int32(b)
	for x := range firstModerate {
		if !g.sheets[b].immune.has(x) {
			q.Add(table.Do(vCondition).As(uint8(x)))
		}
	}
	if len(q.Groups()) > 0 {
		g.trip(t, a, b, condition(t.Choose(q).Mode), g.until(atNextEnd, a))
	}
}

// anySkill fits every skill.
func anySkill(skill) bool { return true }

// barred reports whether a combatant needs a Surge to try a skill on a target, or on a task, again (surge.surge.retry).
func (g *Game) barred(a, on table.Who, s skill, task uint8) bool {
	for _, b := range g.bars {
		if b.who == a && b.on == on && b.skill == uint8(s) && b.task == task {
			return true
		}
	}
	return false
}

// barDegrees is by how many degrees a skill must fail to be barred (surge.surge.retry).
const barDegrees = 2

// barAfter bars a skill on a target after two degrees of failure or more.
func (g *Game) barAfter(a, on table.Who, s skill, task uint8, deg int) {
	if deg <= -barDegrees && !g.barred(a, on, s, task) {
		g.bars = append(g.bars, bar{who: a, on: on, skill: uint8(s), task: task})
	}
}
