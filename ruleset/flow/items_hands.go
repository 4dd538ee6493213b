package flow

import "fray/table"

// Slots say with what an attack is made: numbers of Option.Item.
const (
	slotNone    uint8 = iota
	slotUnarmed       // fists, feet, elbows: never taken away (flow.attack.unarmed)
	slotMain
	slotOff
	slotBag // slotBag+i is the i-th item in the bag
)

// bodyReach returns the Reach of a size: 1, and 1 more for each category above Medium (flow.reach.by_size).
func bodyReach(s size) int16 { return int16(max(s, sizeMedium)) }

// handle derives hands, bag and Reach: the highest of the body and of the weapons in hand (flow.reach.highest,
// flow.reach.by_weapon).
func (g *Game) handle(a table.Who) {
	u := &g.units[a]
	u.main, u.off, u.bagged = 0, 0, 0
	for i := range g.items {
		it := &g.items[i]
		if it.holder != a {
			continue
		}
		n := int16(i + 1)
		switch it.where {
		case placeMain:
			u.main = n
		case placeOff:
			u.off = n
		case placeBoth:
			u.main, u.off = n, n
		case placeBag:
			u.bagged++
		default:
		}
	}
	u.reach, u.arms = g.sheets[a].bodyReach, [2]uint8{g.usable(u.main, placeMain), g.usable(u.off, placeOff)}
	for _, slot := range [2]uint8{slotMain, slotOff} {
		if w := g.weapon(a, slot); w != nil && !w.ranged {
			u.reach = max(u.reach, w.reach)
		}
	}
}

// inHand returns the item in a slot's hand, or -1.
func (g *Game) inHand(a table.Who, slot uint8) int {
	switch slot {
	case slotMain:
		return int(g.units[a].main) - 1
	case slotOff:
		return int(g.units[a].off) - 1
	default:
		return -1
	}
}

// grown reports whether an item is a natural weapon, part of the body: it is never let go (flow.action.disarm_drop).
func (g *Game) grown(i int) bool { return g.def.itemDefs[g.items[i].def].category == weaponNatural }

// freeHands counts the empty hands.
func (g *Game) freeHands(a table.Who) int {
	n := 0
	if g.units[a].main == 0 {
		n++
	}
	if g.units[a].off == 0 {
		n++
	}
	return n
}

// takeInHand puts an item into a free hand, the main one first, or into both (flow.action.draw_sheathe,
// flow.action.disarm_hard).
func (g *Game) takeInHand(a table.Who, i int, off bool) {
	it, u := &g.items[i], &g.units[a]
	g.lift(it)
	it.holder, it.cell = a, table.Nowhere
	switch {
	case g.def.itemDefs[it.def].hands == 2 && u.main == 0 && u.off == 0:
		it.where = placeBoth
	case u.main == 0 && !(off && u.off == 0):
		it.where = placeMain
	default:
		it.where = placeOff
	}
	g.handle(a)
}

// lift counts an item out of the hex where it lies, if it lies in one.
func (g *Game) lift(it *item) {
	if it.where == placeGround {
		g.lies[it.cell]--
	}
}

// putDown leaves an item in a hex (flow.free.drop, flow.action.disarm_drop).
func (g *Game) putDown(t *table.Table, i int, cell int32, r table.Rule) {
	it := &g.items[i]
	holder := it.holder
	g.lift(it)
	it.where, it.holder, it.cell = placeGround, table.Nobody, cell
	g.lies[cell]++
	if holder != table.Nobody {
		g.handle(holder)
	}
	if t.Heard() {
		t.Say(table.NewEvent(evItem, r, holder, table.Nobody, i).In(cell).With(table.Do(vDrop)))
	}
}

// bagItem returns the k-th item in a combatant's bag, or -1.
func (g *Game) bagItem(a table.Who, k int) int {
	for i := range g.items {
		if it := &g.items[i]; it.holder == a && it.where == placeBag {
			if k == 0 {
				return i
			}
			k--
		}
	}
	return -1
}

// itemIn returns the item of a slot, or -1.
func (g *Game) itemIn(a table.Who, slot uint8) int {
	if slot >= slotBag {
		return g.bagItem(a, int(slot-slotBag))
	}
	return g.inHand(a, slot)
}
