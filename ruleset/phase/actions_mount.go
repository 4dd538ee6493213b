package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// listMounts lists mounting and dismounting (phase.move.mount).
func (g *Game) listMounts(q *table.Question, a table.Who) {
	u := &g.units[a]
	if u.mount >= 0 {
		if g.try(q, a, table.Do(vDismount)) {
			set := g.sc.goals[7].set
			set.Clear()
			for dir := range 6 {
				if c := g.hexes.Step(u.cell, dir); g.free(a, c) {
					set.Add(c)
				}
			}
			q.OfferCells(set)
		}
		return
	}
	for i := range g.objects {
		if g.def.objectDefs[i].kind != kindMount || g.hexes.Distance(u.cell, g.objects[i].cell) > 1 {
			continue
		}
		if g.try(q, a, table.Do(vMount).At(table.Thing(i))) {
			q.Need(g.mountable(a, i), rule.MoveMount)
			q.Need(!u.is(condProne), rule.StateProne)
			q.Need(u.holds == table.Nobody && u.heldBy == table.Nobody, rule.StateGrabbed)
			q.Offer()
		}
	}
}

// mountable reports whether a mount is alive and free, and its hex has room for a rider.
func (g *Game) mountable(a table.Who, i int) bool {
	o := &g.objects[i]
	return o.body > 0 && o.rider == table.Nobody && (o.cell == g.units[a].cell || g.free(a, o.cell)) && !g.sc.solid.Has(o.cell)
}

// ride mounts or dismounts. It is no movement (phase.move.mount, phase.move.mounted).
func (g *Game) ride(t *table.Table, a table.Who, o table.Option) {
	u := &g.units[a]
	if o.Verb == vDismount {
		if u.mount < 0 || !g.free(a, o.Cell) || g.hexes.Distance(u.cell, o.Cell) != 1 {
			t.Tell(evNothing, rule.AooInterruptedUnable, a, table.Nobody)
			return
		}
		g.dismounted(t, a)
		g.moveTo(t, a, o.Cell, rule.MoveMount)
		g.checkHolds(t, a)
		return
	}
	i := thingIndex(o.Who)
	if u.is(condProne) || u.holds != table.Nobody || u.heldBy != table.Nobody || g.hexes.Distance(u.cell, g.objects[i].cell) > 1 || !g.mountable(a, i) {
		t.Tell(evNothing, rule.AooInterruptedUnable, a, table.Nobody)
		return
	}
	g.moveTo(t, a, g.objects[i].cell, rule.MoveMount)
	u.mount = int16(i)
	g.objects[i].rider = a
	t.Tell(evMounted, rule.MoveMount, a, o.Who, 1)
}

// dismounted parts a rider from its mount, which stays where it is.
func (g *Game) dismounted(t *table.Table, a table.Who) {
	u := &g.units[a]
	if u.mount < 0 {
		return
	}
	i := u.mount
	u.mount = -1
	g.objects[i].rider = table.Nobody
	t.Tell(evMounted, rule.MoveMounted, a, table.Thing(int(i)), 0)
}
