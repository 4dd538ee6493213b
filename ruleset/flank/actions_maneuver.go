package flank

import (
	"fray/ruleset/flank/rule"
	"fray/ruleset/total"
	"fray/table"
)

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
