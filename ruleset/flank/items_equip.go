package flank

import (
	"slices"

	"fray/ruleset/flank/rule"
	"fray/table"
)

// hasThings reports whether there is anything that an Equip could draw, stow or pick up.
func (g *Game) hasThings(a table.Who) bool {
	if len(g.things(a)) > 0 {
		return true
	}
	u, span := &g.units[a], g.span(a)
	for i := range g.items {
		if (span > 1 || g.items[i].cell == u.cell) && u.handsFree >= g.itemDefs[g.items[i].def].hands && g.liesWith(a, i) {
			return true
		}
	}
	return false
}

// handedThings reports whether an ally has anything in hand that an Equip could take.
func (g *Game) handedThings(a table.Who) bool {
	for i := range g.items {
		if g.units[a].handsFree >= g.itemDefs[g.items[i].def].hands && g.handedTo(a, i) {
			return true
		}
	}
	return false
}

// handedTo reports whether an item is in the hand of a creature that a combatant can exchange items with.
func (g *Game) handedTo(a table.Who, i int) bool {
	it := &g.items[i]
	return it.holder != table.Nobody && it.where == placeHand && g.exchanges(a, it.holder)
}

// liesWith reports whether an object lies in a combatant's squares and can be picked up.
func (g *Game) liesWith(a table.Who, i int) bool {
	it := &g.items[i]
	return it.where == placeGround && !g.itemDefs[it.def].solid && g.share(g.units[a].cell, g.span(a), it.cell, 1)
}

// equip draws, stows, wears, picks up and exchanges any number of items, each once (flank.equip.action).
func (g *Game) equip(t *table.Table, a table.Who) {
	g.window(t, a, table.Nobody)
	for done := g.sc.handled[:0]; g.awakeEnough(a); {
		q := g.ask(t, askEquip, rule.EquipAction, a, table.Nobody)
		for i := range g.items {
			if !has(done, int16(i)) {
				g.listEquip(q, a, i)
			}
		}
		o, acts := t.OrPass(q, vDone)
		if !acts {
			return
		}
		done = append(done, o.N)
		g.sc.handled = done
		g.handleItem(t, a, o)
	}
}

func has(list []int16, n int16) bool {
	return slices.Contains(list, n)
}

// listEquip lists what can be done with one item.
func (g *Game) listEquip(q *table.Question, a table.Who, i int) {
	it, u := &g.items[i], &g.units[a]
	d := &g.itemDefs[it.def]
	n := int16(i)
	q.Family()
	fits := u.handsFree >= d.hands
	switch {
	case it.holder == a && it.where == placeHand:
		q.Add(table.Do(vStow).Of(n))
		q.Add(table.Do(vWear).Of(n))
		for k := range g.units {
			if b := table.Who(k); g.exchanges(a, b) {
				q.Add(table.Do(vGive).At(b).Of(n))
			}
		}
	case it.holder == a && it.where <= placeBag:
		q.Try(table.Do(vDraw).Of(n))
		q.Need(fits, rule.CoreHands)
		q.Offer()
		if it.where == placeBag {
			q.Add(table.Do(vWear).Of(n))
		} else {
			q.Add(table.Do(vStow).Of(n))
		}
	case it.where == placeGround && g.liesWith(a, i):
		q.Try(table.Do(vPickUp).Of(n))
		q.Need(fits, rule.CoreHands)
		q.Offer()
	case g.handedTo(a, i):
		q.Try(table.Do(vTake).At(it.holder).Of(n))
		q.Need(fits, rule.CoreHands)
		q.Offer()
	}
}

// exchanges reports whether a combatant can exchange items with another: an adjacent ally that is awake.
func (g *Game) exchanges(a, b table.Who) bool {
	return a != b && g.awake(b) && g.allies(a, b) && g.distance(a, b) <= 1 && g.perceives(a, b) && g.inSight(a, b)
}

// handleItem carries out one part of an Equip. An ally is asked for its consent.
func (g *Game) handleItem(t *table.Table, a table.Who, o table.Option) {
	i := int(o.N)
	switch o.Verb {
	case vDraw, vPickUp:
		g.give(t, i, a, placeHand, o.Verb)
	case vWear:
		g.give(t, i, a, placeBody, o.Verb)
	case vStow:
		g.give(t, i, a, placeBag, o.Verb)
	case vTake:
		if g.consents(t, a, o.Who) {
			g.give(t, i, a, placeHand, o.Verb)
		}
	case vGive:
		if !g.consents(t, a, o.Who) {
			return
		}
		where := placeBag
		if g.units[o.Who].handsFree >= g.itemDefs[g.items[i].def].hands {
			where = placeHand
		}
		g.give(t, i, o.Who, where, o.Verb)
	}
}

// consents asks an ally whether it exchanges items.
func (g *Game) consents(t *table.Table, a, b table.Who) bool {
	q := g.ask(t, askConsent, rule.EquipAction, b, a)
	return t.YesNo(q, vYes, vNo, true)
}
