package flow

import "fray/table"

// usable returns the weapon of an item as it is held, +1: in both hands it is the main hand's, and a two-handed one needs
// both.
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

// weapon returns the usable weapon in a slot, or nil.
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

// slotOf returns the slot of a held weapon of the category, or slotNone.
func (g *Game) slotOf(a table.Who, c category) uint8 {
	for _, slot := range [2]uint8{slotMain, slotOff} {
		if w := g.weapon(a, slot); w != nil && w.category == c {
			return slot
		}
	}
	return slotNone
}
