package escalation

import (
	"fray/ruleset/escalation/rule"
	"fray/table"
)

// listStances lists the other stances, for a Quick action (escalation.action.quick_stance).
func (g *Game) listStances(q *table.Question, a table.Who) {
	sh := &g.sheets[a]
	if len(sh.stances) < 2 || !g.mayBegin(q, a, actQuick) {
		return
	}
	for i := range sh.stances {
		if i != int(g.units[a].stance) {
			q.List(table.Do(vStance).With(uint8(i + 1)))
		}
	}
}

// changeStance takes another stance (escalation.action.quick_stance).
func (g *Game) changeStance(t *table.Table, a table.Who, o table.Option) {
	g.take(t, a, o, actQuick, rule.ActionQuickStance)
	g.units[a].stance = o.Item - 1
}

// listDoors lists the doors that can be opened or closed, for a Quick action (escalation.action.quick_door).
func (g *Game) listDoors(q *table.Question, a table.Who) {
	if len(g.doors) == 0 || !g.mayBegin(q, a, actQuick) {
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
		q.ListIf(table.Do(v).At(table.Thing(i)), s != doorLocked, rule.ActionQuickDoor)
	}
}

// moveDoor opens or closes a door (escalation.action.quick_door).
func (g *Game) moveDoor(t *table.Table, a table.Who, o table.Option) {
	g.take(t, a, o, actQuick, rule.ActionQuickDoor)
	s := doorOpen
	if o.Verb == vClose {
		s = doorClosed
	}
	i, _ := table.ThingIndex(o.Who)
	g.setDoor(i, s)
}

// setDoor changes a door, and which zones are linked.
func (g *Game) setDoor(i int, s doorState) {
	g.doors[i] = s
	g.relink()
}

// besideDoor reports whether a whole door leads out of a combatant's zone.
func (g *Game) besideDoor(a table.Who, i int) bool {
	d, z := &g.def.objects[i], g.units[a].zone
	return d.door != doorNone && (z == d.from || z == d.to) && g.units[int(g.people)+i].health == healthUp
}
