package flow

import "fray/table"

// usable is the weapon an item in a hand is, +1, if it can be used as it is held: a weapon in both hands is the main
// hand's, and one that needs both is no weapon in one.
func (g *Game) usable(held int16, hand place) uint8 {
	if held == 0 {
		return 0
	}
	it := &g.items[held-1]
	d := &g.def.itemDefs[it.def]
	if d.category == weaponNone || d.hands == 2 && (it.where != placeBoth || hand == placeOff) {
		return 0
	}
	return it.def + 1
}

// weapon is the weapon in a slot if it can be used as it is held, else nil.
func (g *Game) weapon(a table.Who, slot uint8) *itemDef {
	switch slot {
	case slotMain, slotOff:
		if k := g.units[a].arms[slot-slotMain]; k != 0 {
			return &g.def.itemDefs[k-1]
		}
		return nil
	case slotUnarmed:
		return &g.def.unarmed
	default:
		return nil
	}
}

// holdsCategory reports whether a weapon of the category is held ready (flow.flowaction.general).
func (g *Game) holdsCategory(a table.Who, c category) bool {
	if c == weaponNone || c == weaponBrawl {
		return true
	}
	for _, slot := range [2]uint8{slotMain, slotOff} {
		if w := g.weapon(a, slot); w != nil && w.category == c {
			return true
		}
	}
	return false
}

// slotOf is the slot of a held weapon of the category, or slotNone.
func (g *Game) slotOf(a table.Who, c category) uint8 {
	for _, slot := range [2]uint8{slotMain, slotOff} {
		if w := g.weapon(a, slot); w != nil && w.category == c {
			return slot
		}
	}
	return slotNone
}
