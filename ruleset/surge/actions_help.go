package surge

import (
	"fray/ruleset/surge/rule"
	"fray/table"
)

// listHelp lists Assist and what may be done in its place (surge.assist.timing, surge.assist.aid).
func (g *Game) listHelp(q *table.Question, a table.Who) {
	near, next, powers := g.sc.crowd(), g.sc.crowd(), g.sc.crowd()
	for i := range g.units {
		b := table.Who(i)
		if g.isFriend(a, b) && g.addresses(a, b) {
			near.Add(b)
			if g.comesNext(a, b) {
				next.Add(b)
				if g.canCombine(a, b) {
					powers.Add(b)
				}
			}
		}
	}
	if near.Empty() && !q.Explaining() {
		return
	}
	q.Family()
	g.needSlot(q, a, actStandard)
	if !q.NeedSo(!near.Empty(), rule.AssistTiming, "no ally can be helped") {
		return
	}
	q.Try(table.Do(vAssist))
	q.OfferCrowd(next)
	q.Try(table.Do(vCombine))
	q.OfferCrowd(powers)
	for i := range g.deedsOf(a) {
		d := g.deed(a, i)
		if d.power || !g.usable(a, i) {
			continue
		}
		foes := g.targets(a, d)
		o := table.Do(vAid).With(uint8(i + 1))
		q.Try(o)
		q.OfferCrowd(foes)
		o.Verb = vDistract
		q.Try(o)
		q.OfferCrowd(foes)
		if g.hasPartner(d, next) {
			q.Try(table.Do(vCoordinate).With(uint8(i + 1)))
			q.OfferCrowd(foes)
		}
	}
}

// comesNext reports whether an ally is the next to act, with nobody between but other possible helpers
// (surge.assist.timing).
func (g *Game) comesNext(a, ally table.Who) bool {
	n := len(g.order)
	for k := 1; k < n; k++ {
		b := g.order[(int(g.slot)+k)%n]
		if b == ally {
			return true
		}
		if g.able(b) && g.units[b].side != g.units[a].side {
			return false
		}
	}
	return false
}

// canCombine reports whether a combatant has a power with the effect of a power of an ally (surge.assist.combine).
func (g *Game) canCombine(a, b table.Who) bool {
	for i := range g.deedsOf(b) {
		if g.combines(a, b, i) {
			return true
		}
	}
	return false
}

// combines reports whether a combatant can raise the effect of an ally's power.
func (g *Game) combines(a, b table.Who, i int) bool {
	theirs := g.deed(b, i)
	if !theirs.power || theirs.source == "" || !g.usable(b, i) || g.lore(theirs.source) == noSkill {
		return false
	}
	for k := range g.deedsOf(a) {
		if d := g.deed(a, k); d.power && d.effect == theirs.effect && g.usable(a, k) {
			return true
		}
	}
	return false
}

// lore is the Lore of a power source, or noSkill.
func (g *Game) lore(source string) skill {
	for i := int(skillCount); i < len(g.def.skills); i++ {
		if g.def.skills[i] == lorePrefix+source {
			return skill(i)
		}
	}
	return noSkill
}

// help carries out what listHelp lists.
func (g *Game) help(t *table.Table, a table.Who, o table.Option) {
	switch o.Verb {
	case vAssist:
		g.assist(t, a, o)
	case vCombine:
		g.combine(t, a, o)
	default:
		g.aid(t, a, o)
	}
}

// assist helps an ally with a skill check of its coming turn (surge.assist.check).
func (g *Game) assist(t *table.Table, a table.Who, o table.Option) {
	c := check{rule: rule.AssistCheck, who: a, graded: true}
	m := g.chooseApproach(t, &c, anySkill)
	g.pay(t, a, o, actStandard, rule.AssistCheck)
	c = g.skilled(a, m.skill, rule.AssistCheck)
	c.by(m)
	g.give(t, boon{what: boonAssist, on: o.Who, by: a, against: table.Nobody, skill: uint8(m.skill)}, g.test(t, &c, 10))
}

// give notes what a helper has given.
func (g *Game) give(t *table.Table, b boon, deg int) {
	b.n = int16(deg)
	b.term.turn = table.Nobody
	if b.what == boonAid || b.what == boonDistract {
		b.term = g.until(atStart, b.by)
	}
	if g.active == b.on {
		b.due = true
	}
	g.boons = append(g.boons, b)
	if t.Heard() {
		t.Tell(evHelped, rule.AssistMany, b.by, b.on, deg)
	}
}
