package phase

import (
	"fray/ruleset/phase/rule"
	"fray/space"
	"fray/table"
)

// carries reports whether a combatant has an item in hand.
func (g *Game) carries(a table.Who, i int16) bool {
	return g.items[i].holder == a && g.items[i].where == placeHand
}

// putDown leaves an item in a hex: what needs it stops (phase.free.drop_item, phase.man.disarm_contest).
func (g *Game) putDown(t *table.Table, i int, c space.Cell, r table.Rule) {
	it := &g.items[i]
	holder := it.holder
	it.where, it.holder, it.cell = placeGround, table.Nobody, c
	g.refresh(holder)
	if t.Heard() {
		e := table.NewEvent(evItem, r, holder, table.Nobody, i)
		e.Cell, e.Option, e.To = c, table.Do(vDrop), g.audience(holder)
		t.Say(e)
	}
	g.checkHaymaker(t, holder)
}

// dropAll lets everything fall that a combatant has in hand (phase.damage.knocked_out).
func (g *Game) dropAll(t *table.Table, a table.Who) {
	if g.units[a].hands == 0 {
		return
	}
	for i := range g.items {
		if g.carries(a, int16(i)) {
			g.putDown(t, i, g.units[a].cell, rule.DamageKnockedOut)
		}
	}
}

// take puts an item of a combatant somewhere on its body, or one that lies about into its hand.
func (g *Game) take(t *table.Table, a table.Who, i int, where place, verb table.Verb) {
	it := &g.items[i]
	it.holder, it.where, it.cell = a, where, space.None
	g.refresh(a)
	if t.Heard() {
		e := table.NewEvent(evItem, g.def.verbs[verb].Rule, a, table.Nobody, i)
		e.Option = table.Do(verb)
		t.Say(e)
	}
	g.checkHaymaker(t, a)
}

// handsFree reports whether a combatant has the hands that an item needs.
func (g *Game) handsFree(a table.Who, i int) bool {
	return g.units[a].hands+g.def.itemDefs[g.items[i].def].hands <= 2
}

// listItems lists what can be done with the items that a combatant has and that lie within its grasp
// (phase.move.draw_focus, phase.move.pick_up, phase.full.stored_focus, phase.free.drop_item).
func (g *Game) listItems(q *table.Question, a table.Who) {
	u := &g.units[a]
	for i := range g.items {
		it, n := &g.items[i], int16(i+1)
		switch {
		case it.holder == a:
			g.listOwn(q, a, i, it.where, n)
		case it.where == placeGround && g.hexes.Distance(u.cell, it.cell) <= 1:
			if g.try(q, a, table.Do(vPickUp).Of(n)) {
				q.Need(g.handsFree(a, i), rule.MovePickUp)
				q.Offer()
			}
		}
	}
}

// listOwn lists what can be done with an item of the combatant.
func (g *Game) listOwn(q *table.Question, a table.Who, i int, where place, n int16) {
	offer := func(v table.Verb, ok bool, r table.Rule) {
		if g.try(q, a, table.Do(v).Of(n)) {
			q.Need(ok, r)
			q.Offer()
		}
	}
	switch where {
	case placeHand:
		offer(vSheathe, true, 0)
		offer(vDrop, true, 0)
		g.listSplit(q, a, table.Do(vStow).Of(n), true, 0)
	case placeWorn:
		offer(vDraw, g.handsFree(a, i), rule.MoveDrawFocus)
	case placeStored:
		g.listSplit(q, a, table.Do(vRetrieve).Of(n), g.handsFree(a, i), rule.FullStoredFocus)
	default:
	}
}

// listSplit lists a full-phase action that may be split: as a whole, its start, and its completion (phase.action.split_full,
// phase.move.split). It may be started only while nothing else is.
func (g *Game) listSplit(q *table.Question, a table.Who, o table.Option, ok bool, r table.Rule) {
	sp := &g.units[a].split
	if g.try(q, a, o) {
		q.Need(ok, r)
		q.Offer()
	}
	if sp.ripe && sp.action == o {
		if g.try(q, a, o.As(modeComplete)) {
			q.Need(ok, r)
			q.Offer()
		}
	} else if g.try(q, a, o.As(modeStart)) {
		q.Need(ok, r)
		q.Offer()
	}
}

// itemAction carries out what listItems lists, after everything that could interrupt it.
func (g *Game) itemAction(t *table.Table, a table.Who, o table.Option) {
	i := int(o.N) - 1
	it := &g.items[i]
	var lost bool
	switch o.Verb {
	case vDraw, vRetrieve: // nobody takes what is worn or packed away, and nobody fills a hand of its owner
	case vPickUp:
		lost = it.where != placeGround || g.hexes.Distance(g.units[a].cell, it.cell) > 1 || !g.handsFree(a, i)
	default:
		lost = !g.carries(a, int16(i))
	}
	if lost {
		t.Tell(evNothing, rule.AooInterruptedUnable, a, table.Nobody)
		return
	}
	switch o.Verb {
	case vDraw, vRetrieve, vPickUp:
		g.take(t, a, i, placeHand, o.Verb)
	case vSheathe:
		g.take(t, a, i, placeWorn, o.Verb)
	case vStow:
		g.take(t, a, i, placeStored, o.Verb)
	default:
		g.putDown(t, i, g.units[a].cell, rule.FreeDropItem)
	}
}
