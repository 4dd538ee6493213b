package surge

import (
	"fray/ruleset/surge/rule"
	"fray/space"
	"fray/table"
)

// listHands lists what hands do in a moment: drawing, putting away, picking up, opening (surge.quick.draw,
// surge.quick.manipulate).
func (g *Game) listHands(q *table.Question, a table.Who) {
	hands := g.freeHands(a)
	for i := range g.things {
		th, d := &g.things[i], &g.def.thingDefs[i]
		thing := table.Thing(i)
		switch {
		case th.where == placeGone || th.holder >= 0 && th.holder != a:
		case th.where == placeHeld:
			q.Try(table.Do(vSheathe).At(thing))
			q.Offer()
		case th.where == placeAtHand || th.where == placeStowed && q.Explaining():
			q.Try(table.Do(vDraw).At(thing))
			q.Need(th.where == placeAtHand, rule.QuickDrawStowed)
			q.Need(int(d.hands) <= hands, rule.QuickDraw)
			q.Offer()
		case th.where == placeGround && g.atHandOf(a, th.cell) && !d.heavy:
			verb := vPickUp
			if d.fixture {
				verb = vOperate
			}
			q.Try(table.Do(verb).At(thing))
			q.Need(d.fixture || int(d.hands) <= hands, rule.QuickManipulate)
			q.Offer()
		}
	}
}

// listSwitches lists making another effect of an array the active one (surge.quick.switch).
func (g *Game) listSwitches(q *table.Question, a table.Who) {
	for i := range g.deedsOf(a) {
		d, x := g.deed(a, i), g.arm(a, i)
		if d.array != 0 && !x.active && (!d.spare || x.gained) {
			q.Try(table.Do(vSwitch).With(uint8(i + 1)))
			q.Offer()
		}
	}
}

// atHandOf reports whether a place is within 5 ft of a combatant, or its zone (surge.quick.manipulate).
func (g *Game) atHandOf(a table.Who, c space.Cell) bool {
	if s := g.field.squares; s != nil {
		return s.DistanceBetween(g.units[a].cell, g.span(a), c, 1) <= 1
	}
	return c == g.units[a].cell
}

// listStudy lists learning something about a person or an object (surge.quick.study).
func (g *Game) listStudy(q *table.Question, a table.Who) {
	if g.unaware(a) {
		return
	}
	seen := g.sc.crowd()
	for i := range g.units {
		if b := table.Who(i); g.sideOf(b) != g.sideOf(a) && g.finds(a, b) {
			seen.Add(b)
		}
	}
	g.listWith(q, a, table.Do(vStudy), seen, studies)
	for i := range g.things {
		if g.things[i].where != placeGround || !g.atHandOf(a, g.things[i].cell) {
			continue
		}
		for s := range skill(len(g.def.skills)) {
			if studies(s) {
				q.List(table.Do(vStudy).At(table.Thing(i)).Of(int16(s)))
			}
		}
	}
}

// performQuick carries out what listQuick lists.
func (g *Game) performQuick(t *table.Table, a table.Who, o table.Option) {
	i, _ := table.ThingIndex(o.Who)
	switch o.Verb {
	case vStance:
		g.takeStance(t, a, o)
	case vSwitch:
		g.pay(t, a, o, actQuick, rule.QuickSwitch)
		g.activate(t, a, int(o.Item)-1)
	case vStudy:
		g.study(t, a, o)
	case vOperate:
		g.pay(t, a, o, actQuick, rule.QuickManipulate)
		if g.units[a].presence == healthHere && !(g.things[i].open && g.def.thingDefs[i].blocks && g.at != nil && g.at[g.things[i].cell] >= 0) {
			g.things[i].open = !g.things[i].open
			g.rewall()
			g.loseSight(t)
		}
	default:
		r := rule.QuickDraw
		if o.Verb == vPickUp {
			r = rule.QuickManipulate
		}
		g.pay(t, a, o, actQuick, r)
		g.take(a, i, o.Verb)
	}
}

// take moves an object into a hand or away.
func (g *Game) take(a table.Who, i int, v table.Verb) {
	th := &g.things[i]
	switch v {
	case vSheathe:
		th.where = placeAtHand
	case vStore:
		th.where = placeStowed
	default:
		th.where, th.holder, th.cell = placeHeld, a, space.None
	}
	g.handle(a)
}

// studies reports whether a skill can be used for Study (surge.quick.study).
func studies(s skill) bool {
	return s == skillInsight || s == skillInvestigation || s == skillPerception || s >= skillCount
}

// listWith lists doing something to others with each skill that fits, less the skills that a Surge has to open again
// (surge.surge.retry) and those that the GM has refused in this turn.
func (g *Game) listWith(q *table.Question, a table.Who, o table.Option, targets *crowd, fits func(s skill) bool) {
	if targets.Empty() && !q.Explaining() {
		return
	}
	for i := range g.def.skills {
		s := skill(i)
		if fits(s) && !(s.mindful() && g.unaware(a)) {
			o = o.Of(int16(s))
			q.ListCrowd(o, g.unbarred(a, o, s, targets))
		}
	}
}

// unbarred leaves the targets that a skill has not been barred from, and for which the GM has not refused the option.
func (g *Game) unbarred(a table.Who, o table.Option, s skill, targets *crowd) *crowd {
	if len(g.bars)+len(g.refused) == 0 {
		return targets
	}
	open := g.sc.crowd()
	open.Crowd = targets.Crowd
	for i := range g.bars {
		if b := &g.bars[i]; b.who == a && b.skill == uint8(s) && b.task == 0 {
			open.Drop(b.on)
		}
	}
	for _, r := range g.refused {
		if o.At(r.Who) == r && open.Has(int32(r.Who)) {
			open.Drop(r.Who)
		}
	}
	return open
}

// study makes the check of Study (surge.quick.study).
func (g *Game) study(t *table.Table, a table.Who, o table.Option) {
	b, s := o.Who, skill(o.N)
	g.pay(t, a, o, actQuick, rule.QuickStudy)
	c := g.skilled(a, s, rule.QuickStudy)
	if i, thing := table.ThingIndex(b); thing {
		c.graded = false
		if deg := g.test(t, &c, g.dc(a, dcModerate)); deg > 0 && t.Heard() {
			e := table.NewEvent(evStudied, rule.QuickStudy, a, a, i, int(g.def.thingDefs[i].toughness-g.things[i].worse), deg)
			e.To, e.Note = table.Side(g.def.cast.Combatants[a].Side), g.def.thingDefs[i].purpose
			t.Say(e)
		}
		return
	}
	c.on, c.least = b, -barDegrees
	x := g.skilled(b, skillDeception, rule.QuickStudy)
	x.on, x.graded = a, false
	deg := g.pit(t, &c, &x)
	g.barAfter(a, b, s, 0, deg)
	if deg > 0 {
		g.tell(t, a, b, deg, rule.QuickStudy)
	}
}
