package flow

import (
	"fray/ruleset/flow/rule"
	"fray/table"
)

// Modes of drawing: into which hand.
const modeOff uint8 = 1

// listItems lists drawing, sheathing, picking up, drinking and feeding (flow.action.draw_sheathe, flow.action.pick_up,
// flow.cost.draw_sheathe, flow.cost.potion).
func (g *Game) listItems(q *table.Question, a int16) {
	u := &g.units[a]
	if u.ap < 1 && !q.Explaining() {
		return
	}
	q.Family()
	g.needUnheld(q, a)
	q.Need(u.ap >= 1, rule.CostDrawSheathe)
	for _, slot := range [2]uint8{slotMain, slotOff} {
		i := g.inHand(a, slot)
		if i < 0 || slot == slotOff && u.main == u.off {
			continue
		}
		q.Try(table.Do(vSheathe).With(slot))
		q.Offer()
		if g.def.itemDefs[g.items[i].def].potion.given() {
			q.Try(table.Do(vDrink).With(slot))
			q.Offer()
			g.listFeeds(q, a, slot)
		}
	}
	hands, bag := g.freeHands(a), slotBag
	for i := range g.items {
		switch it := &g.items[i]; {
		case it.where == onGround && g.hexes.Distance(u.cell, it.cell) <= 1:
			g.listPickUp(q, i, hands)
		case it.where == inBag && it.holder == a && bag >= slotBag: // more than an option can name are not listed
			g.listDraw(q, i, bag, hands)
			bag++
		}
	}
}

// listDraw lists drawing an item from the bag: into the main hand if it is free, or on purpose into the off hand.
func (g *Game) listDraw(q *table.Question, i int, slot uint8, hands int) {
	q.Try(table.Do(vDraw).With(slot))
	q.Need(hands >= 1, rule.ActionDrawSheathe)
	q.Offer()
	if hands == 2 && g.def.itemDefs[g.items[i].def].hands == 1 {
		q.Try(table.Do(vDraw).With(slot).As(modeOff))
		q.Offer()
	}
}

// listFeeds: a potion may be fed to an adjacent ally that is Down (flow.damage.healing).
func (g *Game) listFeeds(q *table.Question, a int16, slot uint8) {
	for i := range g.units {
		f := int16(i)
		if h := g.units[f].health; f == a || g.foes(a, f) || h != dying && h != stable || g.distance(a, f) > 1 {
			continue
		}
		q.Try(table.Do(vFeed).With(slot).At(f))
		q.Offer()
	}
}

// listPickUp: an item that lies in one's own or an adjacent hex, into a free hand (flow.action.pick_up).
func (g *Game) listPickUp(q *table.Question, i, hands int) {
	n := g.lying(i)
	if n == 0 {
		return
	}
	q.Try(table.Do(vPickUp).With(n).To(g.items[i].cell))
	q.Need(hands >= 1, rule.ActionPickUp)
	q.Offer()
}

// lying numbers the items in one hex from 1, so that an option can name one; 0 is for those beyond its range.
func (g *Game) lying(i int) uint8 {
	n := uint8(1)
	for k := range i {
		if g.items[k].where == onGround && g.items[k].cell == g.items[i].cell {
			if n++; n == 0 {
				break
			}
		}
	}
	return n
}

// lyingAt is the n-th item in a hex, or -1.
func (g *Game) lyingAt(cell int32, n uint8) int {
	for i := range g.items {
		if g.items[i].where == onGround && g.items[i].cell == cell {
			if n--; n == 0 {
				return i
			}
		}
	}
	return -1
}

// performItem carries out what listItems lists.
func (g *Game) performItem(t *table.Table, a int16, o table.Option) {
	switch o.Verb {
	case vDraw:
		g.pay(t, a, o, 1, rule.ActionDrawSheathe)
		g.takeInHand(a, g.itemIn(a, o.Item), o.Mode == modeOff)
	case vSheathe:
		g.pay(t, a, o, 1, rule.ActionDrawSheathe)
		i := g.inHand(a, o.Item)
		g.items[i].where = inBag
		g.handle(a)
	case vPickUp:
		g.pickUp(t, a, o)
	case vDrink, vFeed:
		g.drink(t, a, o)
	}
}

// pickUp provokes first; then the item is taken if all is as it was.
func (g *Game) pickUp(t *table.Table, a int16, o table.Option) {
	g.pay(t, a, o, 1, rule.ActionPickUp)
	i := g.lyingAt(o.Cell, o.Item)
	g.provoke(t, a, nil, false)
	if g.units[a].health != up || g.items[i].where != onGround || g.freeHands(a) == 0 {
		g.sayNothing(t, rule.RoundReactionsInterrupt, a)
		return
	}
	g.takeInHand(a, i, false)
}

// drink uses up a potion, on oneself or fed to an ally; it provokes (flow.cost.potion).
func (g *Game) drink(t *table.Table, a int16, o table.Option) {
	g.pay(t, a, o, 1, rule.CostPotion)
	i := g.inHand(a, o.Item)
	g.provoke(t, a, nil, false)
	if g.units[a].health != up || g.items[i].holder != a {
		g.sayNothing(t, rule.RoundReactionsInterrupt, a)
		return
	}
	on := a
	if o.Verb == vFeed {
		on = o.Who
	}
	d := &g.def.itemDefs[g.items[i].def]
	g.items[i].where = usedUp
	g.handle(a)
	g.heal(t, a, on, g.rollAmount(t, &d.potion, a, rule.CostPotion), rule.CostPotion)
}

// holds reports whether a combatant has an item in its hands.
func (g *Game) holds(a, i int16) bool {
	u := &g.units[a]
	return i >= 0 && (u.main == i+1 || u.off == i+1)
}

// listDisarm lists a Disarm for each item an enemy holds: 2 AP, at most one's own size, in the Threat Range
// (flow.action.disarm, flow.action.disarm_size, flow.action.disarm_drop).
func (g *Game) listDisarm(q *table.Question, a, e int16, slot uint8) {
	u, v := &g.units[a], &g.units[e]
	if v.main == 0 && v.off == 0 {
		return
	}
	q.Family()
	g.needUnheld(q, a)
	q.Need(u.ap >= 2, rule.ActionDisarm)
	q.Need(g.threatens(a, e), rule.ActionDisarm)
	q.Need(g.sheets[e].size <= g.sheets[a].size, rule.ActionDisarmSize)
	for _, theirs := range [2]uint8{slotMain, slotOff} {
		if g.inHand(e, theirs) < 0 || theirs == slotOff && v.main == v.off {
			continue
		}
		q.Try(table.Do(vDisarm).With(slot).At(e).Adding(theirs))
		q.Offer()
	}
}

// disarmed drops the item that was named: the target chooses on a Normal Success, the attacker on better ones
// (flow.action.disarm_normal, flow.action.disarm_hard, flow.action.disarm_major, flow.action.disarm_critical).
func (g *Game) disarmed(t *table.Table, s *strike) {
	rules := [...]table.Rule{normal: rule.ActionDisarmNormal, hard: rule.ActionDisarmHard, major: rule.ActionDisarmMajor, critical: rule.ActionDisarmCritical}
	r := rules[s.level]
	if s.level == normal {
		g.putDown(t, int(s.wanted), g.askDropWhere(t, s), r)
		return
	}
	cells := g.sc.steps
	cells.Clear()
	g.hexes.AddDisk(cells, g.units[s.on].cell, int(s.level))
	cells.Subtract(g.sc.walls)
	for i := range g.units { // open: also without anybody who lies there
		if u := &g.units[i]; u.health != gone {
			cells.Remove(u.cell)
		}
	}
	q := t.Ask(askDisarmed, r, s.by, table.Only(g.sheets[s.by].seat))
	q.Whom, q.Level = s.on, int8(s.level)
	q.Family()
	q.Try(table.Do(vTake))
	q.Need(g.freeHands(s.by) >= 1, r)
	q.Offer()
	q.Family()
	q.Try(table.Do(vPut))
	q.OfferCells(cells)
	if q.Count() == 0 {
		g.putDown(t, int(s.wanted), g.units[s.on].cell, r)
		return
	}
	q.SetDefault(q.Kth(0))
	if o := t.Choose(q); o.Verb == vPut {
		g.putDown(t, int(s.wanted), o.Cell, r)
		return
	}
	g.takeOver(t, s.by, int(s.wanted), r)
}

// takeOver takes an item out of somebody's hands into one free hand, though it may need two to be used
// (flow.action.disarm_hard).
func (g *Game) takeOver(t *table.Table, a int16, i int, r table.Rule) {
	it, u := &g.items[i], &g.units[a]
	from := it.holder
	it.holder, it.where = a, inMain
	if u.main != 0 {
		it.where = inOff
	}
	g.handle(from)
	g.handle(a)
	if t.Heard() {
		e := event(evItem, r, a, from, i)
		e.Option = table.Do(vTake)
		t.Say(e)
	}
}

// askDropWhere asks the target of a Disarm for an adjacent hex; by default the one farthest from the attacker.
func (g *Game) askDropWhere(t *table.Table, s *strike) int32 {
	at, from := g.units[s.on].cell, g.units[s.by].cell
	cells, best := g.sc.steps, table.Nowhere
	cells.Clear()
	for dir := range 6 {
		c := g.hexes.Step(at, dir)
		if c < 0 || g.sc.walls.Has(c) {
			continue
		}
		cells.Add(c)
		if best < 0 || g.hexes.Distance(c, from) > g.hexes.Distance(best, from) {
			best = c
		}
	}
	if best < 0 {
		return at
	}
	q := t.Ask(askDropWhere, rule.ActionDisarmNormal, s.on, table.Only(g.sheets[s.on].seat))
	q.Whom = s.by
	q.Family()
	q.Try(table.Do(vPut))
	q.OfferCells(cells)
	q.SetDefault(table.Do(vPut).To(best))
	return t.Choose(q).Cell
}
