package phase

import (
	"fmt"
	"strings"

	"fray/table"
)

// id returns the id of a combatant or a thing.
func (g *Game) id(on table.Who) string { return g.def.cast.ID(on) }

// called returns what texts call a combatant or a thing.
func (g *Game) called(on table.Who) string { return g.def.cast.Called(on) }

// itemKey names an item by a name that stays: its kind, numbered if its first owner had several, and with the owner's name if
// another combatant holds it. An item without an owner is numbered after the holder's own.
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

// directionNames are the six directions of a throw, by number.
func directionNames() []string {
	return []string{"east", "northeast", "northwest", "west", "southwest", "southeast"}
}

// slotNames names the slots of a multipower that a set has.
func (p *poolDef) slotNames(set int) string {
	var keys []string
	for i, s := range p.slots {
		if set>>i&1 != 0 {
			keys = append(keys, s.key)
		}
	}
	if len(keys) == 0 {
		return "nothing"
	}
	return strings.Join(keys, "+")
}
