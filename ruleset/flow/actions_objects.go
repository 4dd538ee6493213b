package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// listObjects lists things in reach: those that are free to use, or those for 1 AP (flow.free.door, flow.free.object).
func (g *Game) listObjects(q *table.Question, a table.Who, free bool) {
	u := &g.units[a]
	for i := range g.objects {
		d, o := &g.def.objectDefs[i], &g.objects[i]
		if o.hp <= 0 || !g.hexes.Adjoins(u.cell, d.cell) {
			continue
		}
		q.Family()
		if free {
			g.needFree(q, a)
		}
		switch {
		case d.door && free:
			q.ListIf(table.Do(vOpen).At(table.Thing(i)), o.state == doorClosed, rule.FreeDoor)
			q.ListIf(table.Do(vClose).At(table.Thing(i)), o.state == doorOpen && g.at[d.cell] < 0, rule.FreeDoor)
		case !d.door && d.small == free:
			if !free {
				g.needUnheld(q, a)
				q.NeedLeast(int(u.ap), 1, "AP", rule.FreeObject)
			}
			q.List(table.Do(vOperate).At(table.Thing(i)))
		}
	}
}

// listUses lists the things whose use costs 1 AP.
func (g *Game) listUses(q *table.Question, a table.Who) {
	if len(g.objects) > 0 {
		g.listObjects(q, a, false)
		if g.active != a {
			g.listObjects(q, a, true)
		}
	}
}

// operate opens, closes or works a thing, and the doors it toggles.
func (g *Game) operate(t *table.Table, a table.Who, o table.Option) {
	i := thingIndex(o.Who)
	switch o.Verb {
	case vOpen:
		g.sayTook(t, a, o, rule.FreeDoor)
		g.objects[i].state = doorOpen
	case vClose:
		g.sayTook(t, a, o, rule.FreeDoor)
		g.objects[i].state = doorClosed
	default:
		g.sayTook(t, a, o, rule.FreeObject)
		for _, d := range g.def.objectDefs[i].toggles {
			g.toggle(t, a, int(d))
		}
	}
	g.rewall()
	g.sayObject(t, a, i)
	g.trigger(t, deed{by: a, on: o.Who, uses: true})
}

// toggle opens a closed door, and closes an open one that is clear.
func (g *Game) toggle(t *table.Table, a table.Who, d int) {
	switch o := &g.objects[d]; {
	case o.hp <= 0:
		return
	case o.state != doorOpen:
		o.state = doorOpen
	case g.at[g.def.objectDefs[d].cell] < 0:
		o.state = doorClosed
	}
	g.sayObject(t, a, d)
}

func (g *Game) sayObject(t *table.Table, a table.Who, i int) {
	t.Tell(evObject, rule.FreeObject, a, table.Nobody, i, int(g.objects[i].state), int(g.objects[i].hp))
}
