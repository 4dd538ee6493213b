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
		if g.friends(a, b) && g.isHere(b) && g.inCourt(a, b) {
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
	if !q.Need(!near.Empty(), rule.AssistTiming) {
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
		foes := g.sc.crowd()
		g.targets(foes, a, d)
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
	s := g.chooseSkill(t, a, rule.AssistCheck, func(skill) bool { return true })
	g.pay(t, a, o, actStandard, rule.AssistCheck)
	c := g.skilled(a, s, rule.AssistCheck)
	g.give(t, boon{what: boonAssist, on: o.Who, by: a, against: table.Nobody, skill: uint8(s)}, g.test(t, &c, 10))
}

// give notes what a helper has given.
func (g *Game) give(t *table.Table, b boon, deg int) {
	b.n = int8(max(-100, min(deg, 100)))
	b.term.turn = table.Nobody
	if b.what == boonAid || b.what == boonDistract {
		b.term = g.until(atStart, b.by)
	}
	if g.active == b.on {
		b.due = true
	}
	g.boons = append(g.boons, b)
	g.units[b.by].did |= usedHelp
	if t.Heard() {
		t.Tell(evHelped, rule.AssistMany, b.by, b.on, deg)
	}
}

// aid makes an attack check that helps an ally against an enemy: Aid and Distract against a Moderate DC, Coordinate against
// the enemy's defense (surge.assist.aid, surge.assist.coordinate, surge.assist.distract).
func (g *Game) aid(t *table.Table, a table.Who, o table.Option) {
	deed := int(o.Item) - 1
	d := g.deed(a, deed)
	ally := g.chooseAlly(t, a, o)
	b := boon{what: boonAid, on: ally, by: a, against: o.Who}
	r := rule.AssistAid
	switch o.Verb {
	case vDistract:
		b.what, r = boonDistract, rule.AssistDistract
	case vCoordinate:
		b.what, r, b.effect, b.resist = boonCoordinate, rule.AssistCoordinate, d.effect, d.resist
	}
	if ally == table.Nobody {
		return
	}
	g.pay(t, a, o, actStandard, r)
	g.units[a].did |= usedStrike | usedAttack
	g.spoils(t, a, o.Who)
	c := g.attackCheck(a, o.Who, d)
	c.rule, c.graded = r, true
	var deg int
	if b.what == boonCoordinate {
		deg = g.coordinated(t, &c, a, o.Who, d)
	} else {
		deg = g.test(t, &c, g.dc(a, dcModerate))
	}
	g.endAim(t, a, o.Who)
	g.give(t, b, deg)
}

// coordinated is an attack check against a defense that does nothing itself: a natural 20 below the defense counts S1, a
// natural 1 that reaches it F1.
func (g *Game) coordinated(t *table.Table, c *check, a, on table.Who, d *deed) int {
	g.before(t, c)
	s := g.sc.strike()
	*s = strike{by: a, on: on, d: d, raises: c.raises}
	known := g.measure(s)
	dc := s.defense + 5*c.raises
	if !known {
		g.throw(t, c, 0)
		g.guard(t, s)
		dc = s.defense + 5*c.raises
	} else {
		g.throw(t, c, dc)
	}
	g.sc.release(s)
	g.improve(t, c, dc)
	deg := degree(c.total, dc)
	switch {
	case c.die == 20:
		deg = max(deg, 1)
	case c.die == 1:
		deg = min(deg, -1)
	}
	return g.coup(t, c.who, c, shifted(deg, c.raises))
}

// chooseAlly asks which ally an Aid, a Distract or a Coordinate is for.
func (g *Game) chooseAlly(t *table.Table, a table.Who, o table.Option) table.Who {
	q := g.askAs(t, askTarget, rule.AssistAid, a)
	d := g.deed(a, int(o.Item)-1)
	for i := range g.units {
		b := table.Who(i)
		if !g.friends(a, b) || !g.isHere(b) || !g.inCourt(a, b) {
			continue
		}
		if o.Verb == vCoordinate && (!g.comesNext(a, b) || !g.sharesEffect(b, d)) {
			continue
		}
		q.Add(table.Do(vNamed).At(b))
	}
	if len(q.Groups()) == 0 {
		return table.Nobody
	}
	return t.Choose(q).Who
}

// hasPartner reports whether one of these allies has an attack with the effect and the resistance of another.
func (g *Game) hasPartner(d *deed, allies *crowd) bool {
	for b := allies.First(); b != table.Nobody; b = allies.After(b) {
		if g.sharesEffect(b, d) {
			return true
		}
	}
	return false
}

// sharesEffect reports whether a combatant has an attack with the effect and the resistance of another.
func (g *Game) sharesEffect(b table.Who, d *deed) bool {
	for i := range g.deedsOf(b) {
		if x := g.deed(b, i); x.effect == d.effect && x.resist == d.resist && g.usable(b, i) {
			return true
		}
	}
	return false
}

// combine raises the effect of an ally's power by a Lore, or by the primary skill where both powers have one source
// (surge.assist.combine, surge.assist.combine_primary).
func (g *Game) combine(t *table.Table, a table.Who, o table.Option) {
	b := o.Who
	q := g.askAs(t, askAllyDeed, rule.AssistCombine, a)
	q.N[0] = int32(b)
	for i := range g.deedsOf(b) {
		if g.combines(a, b, i) {
			q.Add(table.Do(vNamed).At(b).With(uint8(i + 1)))
		}
	}
	i := int(t.Choose(q).Item) - 1
	theirs := g.deed(b, i)
	lore, own := g.lore(theirs.source), false
	for k := range g.deedsOf(a) {
		d := g.deed(a, k)
		own = own || d.power && d.effect == theirs.effect && d.source == theirs.source && g.usable(a, k)
	}
	s := g.chooseSkill(t, a, rule.AssistCombinePrimary, func(s skill) bool { return s == lore || own && s == g.sheets[a].primary })
	g.pay(t, a, o, actStandard, rule.AssistCombine)
	c := g.skilled(a, s, rule.AssistCombine)
	g.give(t, boon{what: boonCombine, on: b, by: a, against: table.Nobody, deed: g.sheets[b].first + int16(i)}, g.test(t, &c, g.dc(a, dcHard)))
}
