package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// listInfluence lists speaking to a subject at court range: to change an attitude, or to shift the topic
// (surge.influence.check, surge.influence.topic).
func (g *Game) listInfluence(q *table.Question, a table.Who) {
	if g.unaware(a) {
		return
	}
	subjects := g.sc.crowd()
	for i := range g.units {
		b := table.Who(i)
		if b != a && g.isHere(b) && g.inCourt(a, b) && !g.unaware(b) && !g.units[b].cond.has(condIncapacitated) {
			subjects.Add(b)
		}
	}
	g.listWith(q, a, table.Do(vInfluence), subjects, skill.talks)
	if len(g.def.topics) > 0 {
		g.listWith(q, a, table.Do(vTopic), subjects, skill.talks)
	}
}

// speaks makes the check of Influence: an interaction skill against the subject's Insight.
func (g *Game) speaks(t *table.Table, a, b table.Who, m approach) int {
	c := g.skilled(a, m.skill, rule.InfluenceCheck)
	c.on, c.scale = b, swing
	c.by(m)
	c.give(rule.InfluenceCheck, g.regard(a, b))
	o := g.skilled(b, skillInsight, rule.InfluenceCheck)
	o.on, o.graded = a, false
	return g.pit(t, &c, &o)
}

// influence tries to improve or worsen an attitude of a subject (surge.influence.success, surge.influence.failure).
func (g *Game) influence(t *table.Table, a table.Who, o table.Option) {
	b := o.Who
	g.pay(t, a, o, actMove, rule.InfluenceCheck)
	if !g.provoke(t, a, rule.InfluenceCheck) || !g.isHere(b) || !g.addresses(a, b) {
		return
	}
	x, m := g.chooseWords(t, a, b, skill(o.N), rule.InfluenceCheck)
	deg := g.speaks(t, a, b, m)
	g.barAfter(a, b, m.skill, 0, deg)
	steps := swing(deg)
	if x.Mode == modeWorsen {
		steps = -steps
	}
	before := g.feels(b, x.Who, x.Item)
	if steps != 0 {
		g.sway(t, b, x.Who, x.Item, steps)
	}
	if deg <= -2 && x.Mode == modeImprove && before == attitudeHostile {
		g.outburst(t, a, b)
	}
}

// What speaking to a subject is for: the mode of what it is about.
const (
	modeImprove = iota
	modeWorsen
	modeShift
)

// chooseWords asks what a combatant speaks to a subject about, and what for, and at once for the Reaction before the dice. The default is to improve the attitude to the one who speaks.
func (g *Game) chooseWords(t *table.Table, a, b table.Who, s skill, r table.Rule) (o table.Option, m approach) {
	q := g.askAs(t, askAbout, r, a)
	q.N[0], q.N[3] = int32(b), int32(g.regard(a, b))
	c := check{rule: rule.InfluenceCheck, who: a, on: b, trait: trait(s), skill: s, graded: true}
	atOnce := g.atOnce(a)
	with := g.approaches(&c, atOnce)
	if r == rule.InfluenceTopic {
		g.listSubjects(q, b, with, table.Do(vAbout).As(modeShift))
		q.SetDefault(table.Do(vAbout).With(1).As(modeShift))
	} else {
		g.listSubjects(q, b, with, table.Do(vAbout).As(modeImprove))
		g.listSubjects(q, b, with, table.Do(vAbout).As(modeWorsen))
		q.SetDefault(table.Do(vAbout).At(a).As(modeImprove))
	}
	o = t.Choose(q)
	return o, approachOf(o.Of(int16(s)), atOnce)
}

// listSubjects lists what a subject may be spoken to about: other combatants, except where the topic shifts, and topics.
func (g *Game) listSubjects(q *table.Question, subject table.Who, with approaches, o table.Option) {
	for i := range g.units {
		if x := table.Who(i); o.Mode != modeShift && x != subject && !g.secret(x) {
			g.listAbout(q, subject, with, o.At(x))
		}
	}
	for i := range g.def.topics {
		g.listAbout(q, subject, with, o.With(uint8(i+1)))
	}
}

// listAbout lists what words are about with each Reaction before the dice; where they can bring nothing, with none.
func (g *Game) listAbout(q *table.Question, subject table.Who, with approaches, o table.Option) {
	if g.vain(subject, o) {
		with = approaches{open: 1 << beforeNothing}
	}
	with.offer(q, o, 0)
}

// vain reports whether words can only move an attitude the wrong way: it is at an end of the scale already.
func (g *Game) vain(subject table.Who, o table.Option) bool {
	feels := g.feels(subject, o.Who, o.Item)
	return o.Mode == modeImprove && feels == attitudeHelpful || o.Mode == modeWorsen && feels == attitudeHostile
}

// swing is by how many steps a degree moves an attitude in the declared direction.
func swing(deg int) int {
	switch {
	case deg >= 5:
		return 3
	case deg >= 3:
		return 2
	case deg >= 1:
		return 1
	case deg <= -4:
		return -2
	case deg <= -2:
		return -1
	default:
		return 0
	}
}

// outburst asks the GM what a hostile subject does whose attitude would worsen (surge.influence.hostile).
func (g *Game) outburst(t *table.Table, a, b table.Who) {
	neutral := int8(g.units[b].side) == g.neutral
	q := t.Ask(askHostile, rule.InfluenceHostile, table.Nobody, table.JustSeat(table.GM))
	q.Target = b
	if g.canReact(b) {
		q.Add(table.Do(vHostile))
	}
	if neutral {
		q.Add(table.Do(vInterfere))
	}
	q.Add(table.Do(vPass))
	q.SetDefault(table.Do(vHostile))
	if neutral {
		q.SetDefault(table.Do(vInterfere))
	}
	switch t.Choose(q).Verb {
	case vHostile:
		g.lashOut(t, b, a)
	case vInterfere:
		g.joinSide(t, b, a)
	}
}

// lashOut lets a subject make a close or a court attack on the combatant that spoke to it, as its Reaction.
func (g *Game) lashOut(t *table.Table, b, a table.Who) {
	q := g.ask(t, askOpportunity, rule.InfluenceHostile, b, a)
	q.Actor, q.Aim = a, b
	for i := range g.deedsOf(b) {
		d := g.deed(b, i)
		if !d.power && (d.reach == reachClose || d.reach == reachCourt) && g.usable(b, i) && g.within(d, b, a) {
			q.Add(table.Do(vOpportunity).At(b).With(uint8(i + 1)))
		}
	}
	o := table.Do(vPass).At(b)
	q.Add(o)
	if len(q.Groups()) == 1 {
		return
	}
	if o = t.Choose(q); o.Verb == vOpportunity {
		g.opportunity(t, b, a, o)
	}
}

// joinSide has a neutral subject join the enemies of a combatant, with a place in the order after it.
func (g *Game) joinSide(t *table.Table, b, a table.Who) {
	for i := range g.def.cast.Sides {
		if side := int8(i); side != g.neutral && side != g.odds && side != int8(g.units[a].side) {
			g.units[b].side = uint8(side)
			break
		}
	}
	from := slices.Index(g.order, b)
	g.order = slices.Delete(g.order, from, from+1)
	had := from <= int(g.slot)
	if had {
		g.slot--
	}
	place := slices.Index(g.order, a) + 1
	g.order = slices.Insert(g.order, place, b)
	switch {
	case place <= int(g.slot):
		g.slot++
	case had:
		g.units[b].did |= usedTurn
	}
	t.Tell(evJoins, rule.InfluenceHostile, b, a)
}
