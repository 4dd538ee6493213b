package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/space"
	"fray/table"
)

// foes returns the combatants of the other side, whatever their health (escalation.side.enemy).
func (g *Game) foes(a table.Who) crowd { return g.sides[1-g.sheets[a].side] }

// friends returns the others of a combatant's side (escalation.side.ally).
func (g *Game) friends(a table.Who) crowd { return g.sides[g.sheets[a].side] &^ only(a) }

// engagedWith returns the enemies that a combatant is engaged with: beside it, and both up (escalation.pos.engaged). It is
// Next To its own side, which hinders it in nothing (escalation.pos.next_to).
func (g *Game) engagedWith(a table.Who) crowd {
	if !g.up.has(a) {
		return 0
	}
	return g.units[a].beside & g.foes(a) & g.up
}

// those returns the members of a crowd that fit.
func those(c crowd, fits func(a table.Who) bool) crowd {
	for m := c; m != 0; m = m.rest() {
		if a := m.first(); !fits(a) {
			c &^= only(a)
		}
	}
	return c
}

// isFree reports whether a combatant is engaged with no enemy (escalation.pos.free).
func (g *Game) isFree(a table.Who) bool { return g.engagedWith(a) == 0 }

// within returns those present in a reach, without the user: nearby includes engaged, far includes both
// (escalation.pos.nearby_includes_engaged, escalation.pos.far, escalation.pos.engaged_targets).
func (g *Game) within(a table.Who, r reach) crowd {
	u := &g.units[a]
	switch r {
	case reachSelf:
		return 0
	case reachEngaged:
		return u.beside & g.present
	case reachNearby:
		return g.at[u.zone] &^ only(a)
	default:
		c := g.at[u.zone] &^ only(a)
		for l := zoneSet(g.links[u.zone]); l != 0; l = l.rest() {
			c |= g.at[l.first()]
		}
		return c
	}
}

// fitting returns the members of a crowd that a filter allows, for a combatant.
func (g *Game) fitting(a table.Who, f filter, c crowd) crowd {
	switch f {
	case aimEnemy:
		return c & g.foes(a)
	case aimAlly:
		return c & g.friends(a)
	case aimAllyOrSelf:
		return c&g.friends(a) | only(a)
	case aimSelf:
		return only(a)
	default:
		return c & (g.sides[sidePCs] | g.sides[sideEnemies])
	}
}

// fits reports whether a filter allows one combatant, for another.
func (g *Game) fits(a table.Who, f filter, target table.Who) bool {
	if f == aimAny {
		return true
	}
	return target >= 0 && g.fitting(a, f, only(target)).has(target)
}

// objectsNear returns the objects in reach: engaged means in the zone (escalation.side.objects).
func (g *Game) objectsNear(a table.Who, r reach) crowd {
	if g.people == table.Who(len(g.units)) || r == reachSelf {
		return 0
	}
	return g.within(a, max(r, reachNearby)) &^ (g.sides[sidePCs] | g.sides[sideEnemies])
}

// join puts two combatants beside each other.
func (g *Game) join(a, b table.Who) {
	g.units[a].beside |= only(b)
	g.units[b].beside |= only(a)
}

// part cuts the links of a combatant with a crowd. Grabs across them end (escalation.disengage.pop_off_ability,
// escalation.cond.grabbed_hold).
func (g *Game) part(t *table.Table, a table.Who, c crowd) {
	c &= g.units[a].beside
	if c == 0 {
		return
	}
	g.units[a].beside &^= c
	for m := c; m != 0; m = m.rest() {
		g.units[m.first()].beside &^= only(a)
	}
	g.letGo(t, a)
}

// letGo ends every grab by or of a combatant that its holder can no longer keep.
func (g *Game) letGo(t *table.Table, a table.Who) {
	g.dropMarks(t, rule.CondGrabbedHold, func(m *mark) bool { return m.grips() && (m.on == a || m.by == a) && !g.gripped(m) })
}

// grips reports whether a mark needs a holder: every grab does, also one that a save can end.
func (m *mark) grips() bool {
	return m.lasts == untilLetGo || m.by >= 0 && m.kind == condGrabbed
}

// gripped reports whether the holder can hold on: up, and beside the other.
func (g *Game) gripped(m *mark) bool {
	return m.by >= 0 && g.up.has(m.by) && g.units[m.on].beside.has(m.by)
}

// enter puts a combatant into a zone, beside nobody.
func (g *Game) enter(a table.Who, z space.Cell) {
	u := &g.units[a]
	g.at[u.zone] &^= only(a)
	u.zone = z
	g.stand(a)
}

// zoneSet is a set of zones, by index.
type zoneSet = crowd
