package phase

import (
	"fmt"
	"strings"

	"fray/ruleset/text"
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

// itemName returns what texts call an item of a holder.
func (g *Game) itemName(holder table.Who, i int) string { return text.Item(g, g.itemKey(holder, i)) }

// directionNames are the six directions of a throw, by number.
func directionNames() []string {
	return []string{"east", "northeast", "northwest", "west", "southwest", "southeast"}
}

// directionWords are the directions as texts call them.
func directionWords() []string {
	return []string{"east", "north-east", "north-west", "west", "south-west", "south-east"}
}

// slotsKey names the slots of a multipower that a set has, in keys.
func (p *poolDef) slotsKey(set int) string {
	return p.joined(set, "+", func(s *poolSlot) string { return s.key })
}

// slotsName returns what texts call the slots of a multipower that a set has.
func (g *Game) slotsName(a table.Who, pool, set int) string {
	sh := &g.sheets[a]
	return sh.pools[pool].joined(set, " and ", func(s *poolSlot) string {
		if s.attack >= 0 {
			return g.def.attacks[sh.attacks[s.attack]].name
		}
		return g.def.powers[sh.powers[s.power]].name
	})
}

// joined joins the names of the slots that a set has.
func (p *poolDef) joined(set int, between string, name func(*poolSlot) string) string {
	var names []string
	for i := range p.slots {
		if set>>i&1 != 0 {
			names = append(names, name(&p.slots[i]))
		}
	}
	if len(names) == 0 {
		return "nothing"
	}
	return strings.Join(names, between)
}
