package flow

import (
	"fray/ruleset/flow/rule"
	"fray/space"
	"fray/table"
)

// Modes of drawing: into which hand.
const modeOff uint8 = 1

// listItems lists the use of items (flow.action.draw_sheathe, flow.action.pick_up, flow.cost.draw_sheathe,
// flow.cost.potion).
func (g *Game) listItems(q *table.Question, a table.Who) {
	u := &g.units[a]
	if u.ap < 1 && !q.Explaining() {
		return
	}
	g.ownFamily(q, a)
	for _, slot := range [2]uint8{slotMain, slotOff} {
		i := g.inHand(a, slot)
		if i < 0 || slot == slotOff && u.main == u.off {
			continue
		}
		if !g.grown(i) {
			q.Try(table.Do(vSheathe).With(slot))
			q.NeedLeast(int(u.ap), 1, "AP", rule.CostDrawSheathe)
			q.Offer()
		}
		if g.def.itemDefs[g.items[i].def].potion.given() {
			q.Try(table.Do(vDrink).With(slot))
			q.NeedLeast(int(u.ap), 1, "AP", rule.CostPotion)
			q.Offer()
			g.listFeeds(q, a, slot)
		}
	}
	hands, bag := g.freeHands(a), slotBag
	if hands == 0 && !q.Explaining() || u.bagged == 0 && !g.liesBeside(u.cell) {
		return
	}
	for i := range g.items {
		switch it := &g.items[i]; {
		case it.where == placeGround && g.hexes.Adjoins(u.cell, it.cell):
			g.listPickUp(q, a, i, hands)
		case it.where == placeBag && it.holder == a && bag >= slotBag: // more than an option can name are not listed
			g.listDraw(q, a, i, bag, hands)
			bag++
		}
	}
}

// liesBeside reports whether an item lies in a hex or next to it.
func (g *Game) liesBeside(c space.Cell) bool {
	if g.lies[c] != 0 {
		return true
	}
	for dir := range 6 {
		if n := g.hexes.Step(c, dir); n != space.None && g.lies[n] != 0 {
			return true
		}
	}
	return false
}

// listDraw lists drawing an item from the bag: into the main hand if it is free, or on purpose into the off hand.
func (g *Game) listDraw(q *table.Question, a table.Who, i int, slot uint8, hands int) {
	ap := int(g.units[a].ap)
	q.Try(table.Do(vDraw).With(slot))
	q.NeedLeast(ap, 1, "AP", rule.CostDrawSheathe)
	q.NeedLeast(hands, 1, "free hands", rule.ActionDrawSheathe)
	q.Offer()
	if hands == 2 && g.def.itemDefs[g.items[i].def].hands == 1 {
		q.Try(table.Do(vDraw).With(slot).As(modeOff))
		q.NeedLeast(ap, 1, "AP", rule.CostDrawSheathe)
		q.Offer()
	}
}

// listFeeds lists feeding a potion to an adjacent ally that is Down (flow.damage.healing).
func (g *Game) listFeeds(q *table.Question, a table.Who, slot uint8) {
	for f := range g.crew() {
		if h := g.units[f].health; f == a || g.foes(a, f) || h != healthDying && h != healthStable || g.distance(a, f) > 1 {
			continue
		}
		q.Try(table.Do(vFeed).With(slot).At(f))
		q.NeedLeast(int(g.units[a].ap), 1, "AP", rule.CostPotion)
		q.Offer()
	}
}

// listPickUp lists picking up an item in the own or an adjacent hex, into a free hand (flow.action.pick_up).
func (g *Game) listPickUp(q *table.Question, a table.Who, i, hands int) {
	n := g.lying(i)
	if n == 0 {
		return
	}
	q.Try(table.Do(vPickUp).With(n).To(g.items[i].cell))
	q.NeedLeast(int(g.units[a].ap), 1, "AP", rule.ActionPickUp)
	q.NeedLeast(hands, 1, "free hands", rule.ActionPickUp)
	q.Offer()
}

// lying returns the number of an item in its hex, from 1, or 0 beyond the range of an option.
func (g *Game) lying(i int) uint8 {
	n := uint8(1)
	for k := range i {
		if g.items[k].where == placeGround && g.items[k].cell == g.items[i].cell {
			if n++; n == 0 {
				break
			}
		}
	}
	return n
}

// lyingAt returns the n-th item in a hex, or -1.
func (g *Game) lyingAt(cell int32, n uint8) int {
	for i := range g.items {
		if g.items[i].where == placeGround && g.items[i].cell == cell {
			if n--; n == 0 {
				return i
			}
		}
	}
	return -1
}

// draw takes an item out of the bag (flow.action.draw_sheathe).
func (g *Game) draw(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, 1, rule.ActionDrawSheathe)
	g.takeInHand(a, g.itemIn(a, o.Item), o.Mode == modeOff)
}

// sheathe puts an item into the bag (flow.action.draw_sheathe).
func (g *Game) sheathe(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, 1, rule.ActionDrawSheathe)
	g.items[g.inHand(a, o.Item)].where = placeBag
	g.handle(a)
}

// pickUp provokes first. The item is taken if it is still there and can be taken.
func (g *Game) pickUp(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, 1, rule.ActionPickUp)
	i := g.lyingAt(o.Cell, o.Item)
	g.provoke(t, a, nil, false)
	if g.halted(a) || g.items[i].where != placeGround || g.freeHands(a) == 0 || !g.hexes.Adjoins(g.units[a].cell, o.Cell) {
		g.sayNothing(t, rule.RoundReactionsInterrupt, a)
		return
	}
	g.takeInHand(a, i, false)
}

// drink uses up a potion, on oneself or fed to an ally; it provokes (flow.cost.potion).
func (g *Game) drink(t *table.Table, a table.Who, o table.Option) {
	g.pay(t, a, o, 1, rule.CostPotion)
	i := g.inHand(a, o.Item)
	g.provoke(t, a, nil, false)
	if g.halted(a) || g.items[i].holder != a {
		g.sayNothing(t, rule.RoundReactionsInterrupt, a)
		return
	}
	on := a
	if o.Verb == vFeed {
		on = o.Who
	}
	d := &g.def.itemDefs[g.items[i].def]
	g.items[i].where = placeUsed
	g.handle(a)
	g.heal(t, a, on, g.rollAmount(t, &d.potion, a, rule.CostPotion), rule.CostPotion)
}
