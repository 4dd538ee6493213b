package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

// needManeuver begins a family of maneuvers (flank.maneuver.reach).
func (g *Game) needManeuver(q *table.Question, a table.Who, by payment) {
	g.needs(q, a, priceStandard, by)
	g.needLoose(q, a, rule.ManeuverReach)
	g.needBrave(q, a)
}

// canManeuver reports whether a combatant can use maneuvers at all: else they are listed only to say why not.
func (u *unit) canManeuver() bool { return !u.conds.any(condRestrained.in() | condFrightened.in()) }

// listGrasps lists Grapple and Push.
func (g *Game) listGrasps(q *table.Question, a table.Who, by payment) {
	u := &g.units[a]
	if !q.Explaining() && !u.canManeuver() {
		return
	}
	g.needManeuver(q, a, by)
	q.Need(g.able(a, skillAthletics), rule.ConditionFatiguedSkills)
	g.grasp(a)
	free := &g.sc.hands
	if u.conds.has(condRestrained) || !q.ForBots() {
		free = &g.sc.free
		g.dropHeld(a, free)
	}
	g.offerTargets(q, table.Do(vGrapple), free, false)
	g.offerTargets(q, table.Do(vPush), &g.sc.hands, false)
	for i := range g.items {
		if it := &g.items[i]; !q.ForBots() && it.where == placeGround && !g.itemDefs[it.def].fixed && g.squares.DistanceBetween(u.cell, g.span(a), it.cell, 1) == 1 {
			q.Try(table.Do(vPushThing).Of(int16(i)))
			q.OfferToPeople()
		}
	}
}

// listManeuvers lists Disarm, Sunder and Trip.
func (g *Game) listManeuvers(q *table.Question, a table.Who, by payment) {
	u := &g.units[a]
	if !q.Explaining() && !u.canManeuver() {
		return
	}
	g.grasp(a)
	for i := range u.armed {
		if w := g.attackOf(u.arms[i]); w.melee {
			g.needManeuver(q, a, by)
			g.listWithArm(q, a, i)
		}
	}
}

// dropHeld fills in those that a combatant can take hold of: it has hold of others already, and the Unconscious do not resist.
func (g *Game) dropHeld(a table.Who, free *aims) {
	hands := &g.sc.hands
	*free = *hands
	for b := hands.foes.First(); b != table.Nobody; b = hands.foes.After(b) {
		if g.inGrapple(a, b) {
			free.foes.Drop(b)
		}
	}
	for b := hands.others.First(); b != table.Nobody; b = hands.others.After(b) {
		if g.inGrapple(a, b) || g.units[b].conds.has(condUnconscious) {
			free.others.Drop(b)
		}
	}
}

// listWithArm lists the maneuvers that a melee attack carries.
func (g *Game) listWithArm(q *table.Question, a table.Who, i uint8) {
	to, up := &g.sc.reached[i], &g.sc.upright[i]
	if to.foes.Empty() && (to.others.Empty() || q.ForBots()) && !q.Explaining() {
		return
	}
	strong := g.able(a, skillAthletics)
	if strong || q.Explaining() {
		q.Try(table.Do(vTrip).With(i + 1))
		q.Need(strong, rule.ConditionFatiguedSkills)
		if !up.foes.Empty() || q.Explaining() {
			q.OfferCrowd(&up.foes)
		}
	}
	if strong {
		g.offerOthers(q, table.Do(vTrip).With(i+1), &up.others)
	}
	for k := range g.items {
		it := &g.items[k]
		if it.holder == table.Nobody || it.where > placeBody || !to.foes.Crowd.Has(it.holder) && !to.others.Crowd.Has(it.holder) {
			continue
		}
		if it.where == placeHand {
			q.Try(table.Do(vDisarm).At(it.holder).With(i + 1).Of(int16(k)))
			q.Need(strong, rule.ConditionFatiguedSkills)
			offerTo(q, to.others.Crowd.Has(it.holder))
		}
		if it.hp > 0 {
			q.Try(table.Do(vSunder).At(it.holder).With(i + 1).Of(int16(k)))
			offerTo(q, to.others.Crowd.Has(it.holder))
		}
	}
}

// offerTo offers an option, or offers it to people only.
func offerTo(q *table.Question, people bool) {
	switch {
	case !people:
		q.Offer()
	case !q.ForBots():
		q.OfferToPeople()
	}
}

// grasp finds the targets of maneuvers: within the reach of the hands, and of each arm in melee those that do not lie and all. They hold
// for the scene.
func (g *Game) grasp(a table.Who) {
	sc, u := g.sc, &g.units[a]
	if sc.grasped {
		return
	}
	sc.grasped = true
	natural := int(g.sheets[a].reach)
	g.around(a, &sc.hands, func(d int) bool { return natural > 0 && d <= natural })
	for i := range u.armed {
		if !g.attackOf(u.arms[i]).melee {
			continue
		}
		to, up := &sc.reached[i], &sc.upright[i]
		g.around(a, to, func(d int) bool { return g.armReaches(a, u.arms[i], d) })
		*up = *to
		for _, b := range sc.close {
			if g.units[b].prone {
				up.foes.Drop(b)
				up.others.Drop(b)
			}
		}
	}
}

// maneuver is a maneuver on its way.
type maneuver struct {
	a, b    table.Who
	arm     arm
	thing   int
	grapple bool // part of a Grapple
}

// performManeuver carries out a maneuver, or a contest in a Grapple. Cover ends with it (flank.condition.cover.ends).
func (g *Game) performManeuver(t *table.Table, a table.Who, o table.Option) {
	m := maneuver{a: a, b: o.Who, thing: int(o.N), arm: arm{attack: 1}}
	if o.Item > 0 {
		m.arm = g.armOf(a, o)
	}
	switch o.Verb {
	case vContest:
		g.contest(t, a, o.Who)
		return
	case vPushThing:
		g.pushThing(t, a, int(o.N))
		g.endCover(t, a)
		return
	}
	m.b = g.confuse(t, a, o.Who, func(b table.Who) bool { return g.reachable(a, b, o, m.arm) })
	if m.b != o.Who && (o.Verb == vDisarm || o.Verb == vSunder) {
		m.thing = g.someThing(m.b)
	}
	g.window(t, a, table.Nobody)
	if !g.maneuvers(&m, o.Verb) {
		t.Tell(evNothing, rule.WaitNoTrigger, a, m.b)
		return
	}
	switch o.Verb {
	case vDisarm:
		g.disarm(t, &m)
	case vGrapple:
		g.grapple(t, &m)
	case vPush:
		g.push(t, &m)
	case vSunder:
		g.sunder(t, &m)
	case vTrip:
		g.trip(t, &m)
	}
	g.endCover(t, a)
}

// reachable reports whether a creature could be the target of a maneuver of a Confused one.
func (g *Game) reachable(a, b table.Who, o table.Option, x arm) bool {
	if !g.perceives(a, b) || g.friendlyTo(a, b) || !g.inSight(a, b) {
		return false
	}
	if o.Verb == vGrapple || o.Verb == vPush {
		return g.distance(a, b) <= int(g.sheets[a].reach)
	}
	if (o.Verb == vDisarm || o.Verb == vSunder) && g.someThing(b) < 0 {
		return false
	}
	return g.armReaches(a, x, g.distance(a, b))
}

// someThing returns an object that a creature holds, or -1.
func (g *Game) someThing(b table.Who) int {
	for i := range g.items {
		if it := &g.items[i]; it.holder == b && it.where == placeHand {
			return i
		}
	}
	return -1
}

// maneuvers reports whether a maneuver that was declared is still possible.
func (g *Game) maneuvers(m *maneuver, v table.Verb) bool {
	u := &g.units[m.a]
	if !g.awakeEnough(m.a) || u.conds.has(condFrightened) || u.conds.has(condRestrained) && !m.grapple || !g.present(m.b) {
		return false
	}
	if !g.hasThing(m, v) {
		return false
	}
	if v != vSunder && !g.able(m.a, skillAthletics) {
		return false
	}
	if v == vGrapple || v == vPush {
		return g.perceives(m.a, m.b) && g.distance(m.a, m.b) <= int(g.sheets[m.a].reach)
	}
	return g.perceives(m.a, m.b) && (m.grapple || g.armed(m.a, m.arm) && g.armReaches(m.a, m.arm, g.distance(m.a, m.b)))
}

// hasThing reports whether the target of a maneuver still has the object that it is about: in its hands for a Disarm.
func (g *Game) hasThing(m *maneuver, v table.Verb) bool {
	switch v {
	case vDisarm:
		it := &g.items[m.thing]
		return it.holder == m.b && it.where == placeHand
	case vSunder:
		it := &g.items[m.thing]
		return it.holder == m.b && it.where <= placeBody && it.hp > 0
	default:
		return true
	}
}

// tries rolls [Athletics] against the target's Reflex (check opposed).
func (g *Game) tries(t *table.Table, m *maneuver, r table.Rule) bool {
	var sum total.Sum
	g.skilled(&sum, m.a, skillAthletics)
	return g.against(t, m.a, m.b, &sum, saveReflex, true, r)
}

// disarm makes the target drop what was named (flank.disarm.attempt, flank.disarm.success, flank.disarm.fail).
func (g *Game) disarm(t *table.Table, m *maneuver) {
	if !g.tries(t, m, rule.DisarmAttempt) {
		g.provoked(t, m.a, m.b)
		return
	}
	g.putDown(t, m.thing, g.nearest(m.b, g.units[m.a].cell), rule.DisarmSuccess)
}

// trip knocks the target Prone (flank.trip.attempt, flank.trip.success, flank.trip.fail).
func (g *Game) trip(t *table.Table, m *maneuver) {
	if !g.tries(t, m, rule.TripAttempt) {
		g.provoked(t, m.a, m.b)
		return
	}
	g.knock(t, m.b, m.a)
}

// sunder strikes an object that the target wears or holds (flank.sunder.attempt, flank.sunder.success, flank.sunder.fail).
func (g *Game) sunder(t *table.Table, m *maneuver) {
	s := g.newStrike(m.a, m.b, m.arm, false)
	defer g.sc.strikes.Pop()
	s.how = mannerMelee
	s.position[0], _ = g.positions(t, m.a, m.b)
	var atk total.Sum
	g.attackRoll(&atk, s)
	roll := table.Roll{Rule: rule.SunderAttempt, Who: m.a, Count: 1, Sides: 20}
	s.natural = g.d20(t, &roll, m.a)
	mine := s.natural + atk.Total()
	g.sayCheck(t, m.a, m.b, rule.SunderAttempt, &atk, 0, s.natural, true)
	beaten := g.answers(t, m.a, m.b, mine, saveReflex, true, rule.SunderAttempt) > 0
	if s.natural == 1 || beaten && s.natural != 20 {
		g.provoked(t, m.a, m.b)
		return
	}
	s.critical = s.w.skilled && s.natural >= int(s.w.crit)
	var h harm
	g.rollDamage(t, s, &h)
	g.batter(t, m.a, m.thing, &h, rule.SunderSuccess)
}

// pushThing pushes an object (flank.push.object).
func (g *Game) pushThing(t *table.Table, a table.Who, i int) {
	g.window(t, a, table.Nobody)
	if !g.awakeEnough(a) || g.items[i].where != placeGround {
		return
	}
	d := &g.itemDefs[g.items[i].def]
	if !g.check(t, a, skillAthletics, 10+down(int(d.str)-10, 2), rule.PushObject) {
		g.provoked(t, a, table.Nobody)
		return
	}
	s := shove{a: a, b: table.Nobody, thing: i}
	g.shove(t, &s)
}
