package phase

import (
	"slices"

	"fray/ruleset/phase/rule"
	"fray/space"
	"fray/table"
)

// travel carries out a movement that is paid for: readied actions, the skill check, and hex by hex the attacks of opportunity
// (phase.aoo.interrupt).
func (g *Game) travel(t *table.Table, m *journey) {
	g.sc.depth++
	defer func() { g.sc.depth-- }()
	m.say(g, t)
	if !g.setOut(t, m) {
		return
	}
	for i, c := range m.path {
		if !g.goOn(t, m, i, c) {
			return
		}
	}
}

// setOut declares a movement: readied actions answer it, and a skill check may avoid attacks of opportunity. It reports
// whether the combatant still moves.
func (g *Game) setOut(t *table.Table, m *journey) bool {
	a := m.who
	g.triggered(t, deed{by: a, verb: m.verb, moves: true, on: table.Nobody})
	if !g.onItsWay(m) {
		return false
	}
	u := &g.units[a]
	g.unsteady(t, a)
	m.safe = g.isSafe(t, m)
	if m.verb == vStep {
		u.set(condStepped)
	}
	return true
}

// isSafe reports whether nobody gets an attack of opportunity from a movement: it does not provoke, or a skill check avoids it.
// Where no enemy threatens its way, one can come up to it only by a readied action.
func (g *Game) isSafe(t *table.Table, m *journey) bool {
	p := g.provocation(m.who, table.Do(m.verb))
	if p == provokeNever {
		return true
	}
	by := g.wouldProvoke(m.who, m.path)
	if by == 0 {
		return g.ready == 0
	}
	return !g.mayProvoke(t, m.who, m.verb) || g.avoids(t, m.who, p, by)
}

// onItsWay reports whether a combatant can still move along its way.
func (g *Game) onItsWay(m *journey) bool {
	if m.verb == vCrawl {
		u := &g.units[m.who]
		return g.able(m.who) && u.is(condProne) && u.holds == table.Nobody && u.heldBy == table.Nobody
	}
	return g.freeToMove(m.who)
}

// wouldProvoke returns the enemies whose threatened hexes a combatant would leave on its way, as things stand.
func (g *Game) wouldProvoke(a table.Who, way []space.Cell) crowd {
	var out crowd
	for s := g.foesUp(a); s != 0; s = s.rest() {
		e := s.first()
		u := &g.units[e]
		if !g.alert(e) || !g.mayStrike(e) || g.hasPassed(a, e) {
			continue
		}
		from := g.units[a].cell
		for _, c := range way {
			d := g.hexes.Distance(u.cell, from)
			if d <= int(u.reach) && (d <= 1 || g.clear(u.cell, from)) && g.wouldSee(e, a, from) {
				out |= only(e)
				break
			}
			from = c
		}
	}
	return out
}

// wouldSee reports whether an enemy would see a combatant in a hex.
func (g *Game) wouldSee(e, a table.Who, c space.Cell) bool {
	return g.units[a].n[statInvisible] <= 0 && (!g.gloomy || g.units[e].n[statDarkSight] > 0 || !g.dark.Has(c))
}

// goOn leaves a hex and enters the next: first the attacks of opportunity for leaving it, then the readied actions for
// entering. It reports whether the movement continues (phase.aoo.moving_out, phase.aoo.interrupted_unable).
func (g *Game) goOn(t *table.Table, m *journey, i int, to space.Cell) bool {
	a := m.who
	u := &g.units[a]
	from := u.cell
	if g.barred(m, i, to) {
		return false
	}
	if !m.safe {
		g.provoke(t, a, g.threateners(a, true), m.path[i:], rule.AooMovingOut)
		if !g.onItsWay(m) || u.cell != from || !g.there.has(a) || g.barred(m, i, to) {
			return false
		}
	}
	if m.verb != vStep {
		u.moved = int16(min(int(u.moved)+g.stepCost(a, to), 20000))
	}
	if to == space.None {
		g.withdraw(t, a, rule.TimeCombatEnd)
		if g.sheets[a].courier {
			g.home = int8(g.sides[a])
		}
		return false
	}
	g.moveTo(t, a, to, g.def.verbs[m.verb].Rule)
	g.entered(t, a, to)
	return g.onItsWay(m) && u.cell == to
}

// barred reports whether something has come into the way: a hex that the mover does not leave is no opportunity.
func (g *Game) barred(m *journey, i int, to space.Cell) bool {
	return to != space.None && (!g.enterable(m.who, to) || i == len(m.path)-1 && !g.free(m.who, to))
}

// withdraw takes a combatant off the map: it is out of the fight (phase.time.combat_end).
func (g *Game) withdraw(t *table.Table, a table.Who, r table.Rule) {
	u := &g.units[a]
	u.health = healthGone
	g.count(a)
	t.Muted(func() { g.disable(t, a, r) })
	g.escapeFrom(t, a, rule.StateGrabbed)
	if u.mount >= 0 {
		g.objects[u.mount].rider = table.Nobody
		g.objects[u.mount].body = 0
		u.mount = -1
	}
	g.leaveOrder(a)
	if t.Heard() {
		e := table.NewEvent(evLeft, r, a, table.Nobody)
		t.Say(e)
	}
}

// leaveOrder takes a combatant out of the order for good.
func (g *Game) leaveOrder(a table.Who) {
	if i := slices.Index(g.order, a); i >= 0 {
		g.order = slices.Delete(g.order, i, i+1)
	}
	g.openWaits(a)
}

// openWaits makes waits for the slot of a combatant open ones: it has left the fight (phase.delay.named_place).
func (g *Game) openWaits(a table.Who) {
	for i := range g.units {
		if w := &g.units[i].wait; w.kind == waitBefore && w.before == a {
			*w = wait{kind: waitOpen}
		}
	}
}
