package flow

import (
	"fmt"

	"fray/table"
)

// id returns the id of a combatant or a thing.
func (g *Game) id(on table.Who) string { return g.def.cast.ID(on) }

// called returns the name of a combatant or thing in texts.
func (g *Game) called(on table.Who) string { return g.def.cast.Called(on) }

// itemKey names an item for good: its kind, a number if its first owner had several, and the owner's name if another
// combatant holds it. An item without an owner is numbered after the holder's.
func (g *Game) itemKey(holder table.Who, i int) string {
	it := &g.items[i]
	key := g.def.itemDefs[it.def].key
	n := 1
	for k := range i {
		if o := g.items[k].owner; g.items[k].def == it.def && (o == it.owner || it.owner == table.Nobody && o == holder) {
			n++
		}
	}
	if n > 1 {
		key = fmt.Sprintf("%s-%d", key, n)
	}
	if it.owner != holder && it.owner != table.Nobody {
		key = g.id(it.owner) + "'s-" + key
	}
	return key
}

// slotKey names the contents of a slot.
func (g *Game) slotKey(a table.Who, slot uint8) string {
	if slot == slotUnarmed {
		return "unarmed"
	}
	if i := g.itemIn(a, slot); i >= 0 {
		return g.itemKey(a, i)
	}
	return "nothing"
}

// addedKey names a Flow Action or an ability declared with an attack.
func (g *Game) addedKey(f flowAction) string {
	if f >= flowFirstAbility {
		return g.def.abilities[f-flowFirstAbility].key
	}
	return flowActionNames()[f]
}

// hexes says how many.
func hexes(n int16) string {
	if n == 1 {
		return "1 hex"
	}
	return fmt.Sprintf("%d hexes", n)
}
