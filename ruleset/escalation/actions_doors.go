package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// listDoors lists the doors of the zone that can be opened or closed: a Quick action
// (escalation.action.quick_door).
func (g *Game) listDoors(q *table.Question, a table.Who) {
	if len(g.doors) == 0 {
		return
	}
	q.Family()
	if !g.needSlot(q, a, actQuick) || !g.notHampered(q, a) {
		return
	}
	for i, s := range g.doors {
		if !g.besideDoor(a, i) {
			continue
		}
		v := vOpen
		if s == doorOpen {
			v = vClose
		}
		q.Try(table.Do(v).At(table.Thing(i)))
		q.Need(s != doorLocked, rule.ActionQuickDoor)
		q.Offer()
	}
}

// moveDoor opens or closes a door (escalation.action.quick_door).
func (g *Game) moveDoor(t *table.Table, a table.Who, o table.Option) {
	g.takeSlot(a, actQuick)
	g.sayTook(t, a, o, rule.ActionQuickDoor)
	s := doorOpen
	if o.Verb == vClose {
		s = doorClosed
	}
	i, _ := table.ThingIndex(o.Who)
	g.setDoor(i, s)
}

// setDoor changes a door, and with it which zones are linked.
func (g *Game) setDoor(i int, s doorState) {
	g.doors[i] = s
	g.relink()
}

// isLocked reports whether a locked door stands before somebody, whole: a stunt may open it, or an attack break it
// (escalation.action.quick_door).
func (g *Game) isLocked(a table.Who, i int) bool {
	return g.doors[i] == doorLocked && g.besideDoor(a, i)
}

// besideDoor reports whether a door leads out of somebody's zone and still stands.
func (g *Game) besideDoor(a table.Who, i int) bool {
	d, z := &g.def.objects[i], g.units[a].zone
	return d.door != doorNone && (z == d.from || z == d.to) && g.units[int(g.people)+i].health == healthUp
}
