package surge

import (
	"slices"

	"fray/ruleset/surge/rule"
	"fray/table"
)

// feels is the attitude of a combatant to another, or to a topic (surge.influence.check).
func (g *Game) feels(a, to table.Who, topic uint8) attitude {
	for _, f := range g.feelings {
		if f.of == a && f.to == to && f.topic == topic {
			return f.level
		}
	}
	for _, f := range g.sheets[a].attitudes {
		if f.to == to && f.topic == topic {
			return f.level
		}
	}
	switch {
	case topic != 0 || to < 0:
		return attitudeIndifferent
	case g.foes(a, to):
		return attitudeHostile
	case g.units[a].side == g.units[to].side:
		return attitudeFavorable
	default:
		return attitudeIndifferent
	}
}

// sway moves an attitude by steps, to an end of the scale at most.
func (g *Game) sway(t *table.Table, a, to table.Who, topic uint8, by int) {
	level := attitude(max(int(attitudeHostile), min(int(g.feels(a, to, topic))+by, int(attitudeHelpful))))
	i := slices.IndexFunc(g.feelings, func(f feeling) bool { return f.of == a && f.to == to && f.topic == topic })
	if i < 0 {
		i = len(g.feelings)
		g.feelings = append(g.feelings, feeling{of: a, to: to, topic: topic})
	}
	g.feelings[i].level = level
	t.Tell(evAttitude, rule.InfluenceSuccess, a, to, int(level), int(topic))
}

// regard is what the attitude of a subject adds to an interaction skill check of a combatant, with the topic of the
// conversation (surge.influence.topic).
func (g *Game) regard(a, subject table.Who) int {
	y := g.feels(subject, a, 0).modifier()
	for _, s := range g.shifts {
		if s.of != subject || s.by != a {
			continue
		}
		switch s.depth {
		case 2:
			y = max(y, 0)
		case 3:
			y = max(y, g.feels(subject, table.Nobody, s.topic).modifier(), 0)
		}
	}
	return y
}

// listInfluence lists speaking to a subject at court range: to change an attitude, or to shift the topic
// (surge.influence.check, surge.influence.topic).
func (g *Game) listInfluence(q *table.Question, a table.Who) {
	if g.units[a].cond.has(condUnaware) {
		return
	}
	subjects := g.sc.crowd()
	for i := range g.units {
		b := table.Who(i)
		if b != a && g.isHere(b) && !g.units[b].cond.has(condUnaware) && !g.units[b].cond.has(condIncapacitated) && g.inCourt(a, b) && g.talkable(a, b) {
			subjects.Add(b)
		}
	}
	q.Try(table.Do(vInfluence))
	q.OfferCrowd(subjects)
	if len(g.def.topics) > 0 {
		q.Try(table.Do(vTopic))
		q.OfferCrowd(subjects)
	}
}

// talkable reports whether some interaction skill is open to a combatant on a subject.
func (g *Game) talkable(a, b table.Who) bool {
	return len(g.bars) == 0 || !g.barred(a, b, skillDeception, 0) || !g.barred(a, b, skillIntimidation, 0) || !g.barred(a, b, skillPersuasion, 0)
}

// speaks makes the check of Influence: an interaction skill against the subject's Insight.
func (g *Game) speaks(t *table.Table, a, b table.Who, s skill) int {
	c := g.skilled(a, s, rule.InfluenceCheck)
	c.on = b
	c.give(rule.InfluenceCheck, g.regard(a, b))
	o := g.skilled(b, skillInsight, rule.InfluenceCheck)
	o.on, o.graded = a, false
	return g.pit(t, &c, &o)
}

// influence tries to improve or worsen an attitude of a subject (surge.influence.success, surge.influence.failure).
func (g *Game) influence(t *table.Table, a table.Who, o table.Option) {
	b := o.Who
	q := g.askAs(t, askAbout, rule.InfluenceCheck, a)
	q.N[0] = int32(b)
	for way := range uint8(2) {
		for i := range g.units {
			if c := table.Who(i); c != b && g.units[i].presence != healthHidden && !g.secret(c) {
				q.Add(table.Do(vAbout).As(way).At(c))
			}
		}
		for i := range g.def.topics {
			q.Add(table.Do(vAbout).As(way).With(uint8(i + 1)))
		}
	}
	q.SetDefault(table.Do(vAbout).As(0).At(a))
	x := t.Choose(q)
	s := g.chooseSkill(t, a, rule.InfluenceCheck, func(s skill) bool { return s.talks() && !g.barred(a, b, s, 0) })
	g.pay(t, a, o, actMove, rule.InfluenceCheck)
	if !g.provoke(t, a, rule.InfluenceCheck) || !g.isHere(b) || !g.inCourt(a, b) {
		return
	}
	deg := g.speaks(t, a, b, s)
	g.barAfter(a, b, s, 0, deg)
	steps := swing(deg)
	if x.Mode == 1 {
		steps = -steps
	}
	before := g.feels(b, x.Who, x.Item)
	if steps != 0 {
		g.sway(t, b, x.Who, x.Item, steps)
	}
	if deg <= -2 && x.Mode == 0 && before == attitudeHostile {
		g.outburst(t, a, b)
	}
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
	q.Target, q.N[0] = b, int32(a)
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
	if from <= int(g.slot) {
		g.slot--
	}
	place := slices.Index(g.order, a) + 1
	g.order = slices.Insert(g.order, place, b)
	if place <= int(g.slot) {
		g.slot++
	}
	t.Tell(evJoins, rule.InfluenceHostile, b, a)
}

// shiftTopic moves the conversation to another topic for a while (surge.influence.topic).
func (g *Game) shiftTopic(t *table.Table, a table.Who, o table.Option) {
	b := o.Who
	q := g.askAs(t, askAbout, rule.InfluenceTopic, a)
	q.N[0] = int32(b)
	for i := range g.def.topics {
		q.Add(table.Do(vAbout).With(uint8(i + 1)))
	}
	topic := t.Choose(q).Item
	s := g.chooseSkill(t, a, rule.InfluenceTopic, func(s skill) bool { return s.talks() && !g.barred(a, b, s, 0) })
	g.pay(t, a, o, actMove, rule.InfluenceTopic)
	if !g.provoke(t, a, rule.InfluenceTopic) || !g.isHere(b) || !g.inCourt(a, b) {
		return
	}
	deg := g.speaks(t, a, b, s)
	g.barAfter(a, b, s, 0, deg)
	if deg < 1 {
		return
	}
	depth := int8(1)
	if deg >= 3 {
		depth = 2
	}
	if deg >= 5 {
		depth = 3
	}
	g.shifts = slices.DeleteFunc(g.shifts, func(s shift) bool { return s.of == b && s.by == a })
	g.shifts = append(g.shifts, shift{of: b, by: a, topic: topic, depth: depth, term: g.until(atNextEnd, a)})
	t.Tell(evTopic, rule.InfluenceTopic, a, b, int(topic), int(depth))
}
