package surge

import (
	"fray/ruleset/surge/rule"
	"fray/space"
	"fray/table"
)

// listQuick lists quick actions (surge.turn.quick_any_point).
func (g *Game) listQuick(q *table.Question, a table.Who) {
	q.Family()
	g.needSlot(q, a, actQuick)
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
	g.listStance(q, a)
	g.listStudy(q, a)
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

// listStance lists trading ranks before an attack (surge.stance.trade, surge.stance.applicable).
func (g *Game) listStance(q *table.Question, a table.Who) {
	u := &g.units[a]
	if g.active != a || g.busy > 0 || u.did&usedAttack != 0 || u.burst&burstOwn != 0 {
		return
	}
	checks, most := g.intended(a)
	if most < 0 {
		return
	}
	for down := stanceAttacks; down <= stanceEffects; down++ {
		if down == stanceAttacks && !checks || down == stanceDefenses && u.cond.has(condDefenseless) || down == stanceEffects && most < 1 {
			continue
		}
		for up := stanceAttacks; up <= stanceEffects; up++ {
			if up != down {
				q.Try(table.Do(vStance).As(uint8(down)).Adding(uint8(up)))
				q.Offer()
			}
		}
	}
}

// takeStance asks for the ranks of a Stance, 1 to 5, and takes it; of an effect at most its rank.
func (g *Game) takeStance(t *table.Table, a table.Who, o table.Option) {
	n := 5
	if category(o.Mode) == stanceEffects {
		_, most := g.intended(a)
		n = min(n, most)
	}
	q := g.askAs(t, askAmount, rule.StanceTrade, a)
	for k := range n {
		q.Add(table.Do(vAmount).Of(int16(k + 1)))
	}
	k := t.Choose(q).N
	g.pay(t, a, o, actQuick, rule.StanceTrade)
	g.units[a].stance = stance{down: category(o.Mode), up: category(o.Also), n: int8(k)}
}

// intended reports whether a combatant can still make an attack this turn: one with an attack check, and the highest rank among
// its effects, -1 if there is no attack left. An unarmed strike or a throw is meant only where there is nothing else.
func (g *Game) intended(a table.Who) (checks bool, most int) {
	if checks, most = g.intendedWith(a, false); most < 0 {
		checks, most = g.intendedWith(a, true)
	}
	return checks, most
}

func (g *Game) intendedWith(a table.Who, makeshift bool) (checks bool, most int) {
	most = -1
	after := g.units[a].slots[actStandard]
	if !g.canPayAfterQuick(a) {
		after--
	}
	for i := range g.deedsOf(a) {
		d := g.deed(a, i)
		if d.makeshift != makeshift || !g.usable(a, i) || d.effect > doAfflict || d.reach == reachPersonal && !d.area {
			continue
		}
		if d.action == actStandard && after < 1 || d.power && !g.canPay(a, d.action) {
			continue
		}
		checks = checks || !d.power || d.check
		most = max(most, g.rankOf(a, g.deedTrait(a, i)))
	}
	return checks, most
}

// canPayAfterQuick reports whether a quick action leaves the standard slot.
func (g *Game) canPayAfterQuick(a table.Who) bool {
	u := &g.units[a]
	return !g.closed(a) && u.slots[actQuick]+u.slots[actMove] > 0
}

// listStudy lists learning something about a person or an object (surge.quick.study).
func (g *Game) listStudy(q *table.Question, a table.Who) {
	if g.units[a].cond.has(condUnaware) {
		return
	}
	seen := g.sc.crowd()
	for i := range g.units {
		if b := table.Who(i); g.foes(a, b) && g.isHere(b) && g.perceives(a, b) {
			seen.Add(b)
		}
	}
	q.Try(table.Do(vStudy))
	q.OfferCrowd(seen)
	for i := range g.things {
		if g.things[i].where == placeGround && g.atHandOf(a, g.things[i].cell) {
			q.Try(table.Do(vStudy).At(table.Thing(i)))
			q.Offer()
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

// study makes the check of Study (surge.quick.study).
func (g *Game) study(t *table.Table, a table.Who, o table.Option) {
	b := o.Who
	s := g.chooseSkill(t, a, rule.QuickStudy, func(s skill) bool {
		return (s == skillInsight || s == skillInvestigation || s == skillPerception || s >= skillCount) && !g.barred(a, b, s, 0)
	})
	if s == noSkill {
		return
	}
	g.pay(t, a, o, actQuick, rule.QuickStudy)
	c := g.skilled(a, s, rule.QuickStudy)
	if i, thing := table.ThingIndex(b); thing {
		if deg := g.test(t, &c, g.dc(a, dcModerate)); deg > 0 && t.Heard() {
			e := table.NewEvent(evStudied, rule.QuickStudy, a, a, i, int(g.def.thingDefs[i].toughness-g.things[i].worse), deg)
			e.To, e.Note = table.Side(g.def.cast.Combatants[a].Side), g.def.thingDefs[i].purpose
			t.Say(e)
		}
		return
	}
	c.on = b
	x := g.skilled(b, skillDeception, rule.QuickStudy)
	x.on, x.graded = a, false
	deg := g.pit(t, &c, &x)
	g.barAfter(a, b, s, 0, deg)
	if deg > 0 {
		g.tell(t, a, b, deg, rule.QuickStudy)
	}
}

// listStored lists taking an object from a pack, putting one away, and lifting something heavy (surge.move.retrieve).
func (g *Game) listStored(q *table.Question, a table.Who) {
	hands := g.freeHands(a)
	for i := range g.things {
		th, d := &g.things[i], &g.def.thingDefs[i]
		switch {
		case th.holder == a && th.where == placeStowed, th.where == placeGround && d.heavy && !d.fixture && g.atHandOf(a, th.cell):
			q.Try(table.Do(vRetrieve).At(table.Thing(i)))
			q.Need(int(d.hands) <= hands, rule.MoveRetrieve)
			q.Offer()
		case th.holder == a && th.where <= placeAtHand && th.where != placeWorn:
			q.Try(table.Do(vStore).At(table.Thing(i)))
			q.Offer()
		case d.heavy && d.fixture && g.atHandOf(a, th.cell):
			q.Try(table.Do(vRetrieve).At(table.Thing(i)))
			q.Offer()
		}
	}
}

// retrieve carries out what listStored lists; Opportunity Attacks come before the object changes place.
func (g *Game) retrieve(t *table.Table, a table.Who, o table.Option) {
	i, _ := table.ThingIndex(o.Who)
	g.pay(t, a, o, actMove, rule.MoveRetrieve)
	th := &g.things[i]
	if !g.provoke(t, a, rule.MoveRetrieve) || th.where == placeGone || th.holder >= 0 && th.holder != a {
		return
	}
	switch {
	case g.def.thingDefs[i].fixture:
		th.open = !th.open
		g.rewall()
	case o.Verb == vStore || int(g.def.thingDefs[i].hands) <= g.freeHands(a):
		g.take(a, i, o.Verb)
	}
}
