package flank

import (
	"fmt"

	"fray/ruleset/text"
	"fray/table"
)

// itemKey names an item by a name that stays: its kind, numbered if its first owner had several, and with the owner's
// name if another combatant holds it; what nobody owned is found.
func (g *Game) itemKey(holder table.Who, i int) string {
	it := &g.items[i]
	key := g.def.itemDefs[it.def].key
	n := 1
	for k := range i {
		if o := g.items[k].owner; g.items[k].def == it.def && o == it.owner {
			n++
		}
	}
	if n > 1 {
		key = fmt.Sprintf("%s-%d", key, n)
	}
	switch {
	case it.owner == holder:
		return key
	case it.owner == table.Nobody:
		return "found-" + key
	default:
		return g.id(it.owner) + "'s-" + key
	}
}

// armKey names an attack that a combatant has ready: by its item, and by its name where the item has several.
func (g *Game) armKey(who table.Who, item uint8) string {
	u := &g.units[who]
	if item == 0 || item > u.armed {
		return ""
	}
	a := u.arms[item-1]
	d := g.attackOf(a)
	if a.item == 0 {
		return d.key
	}
	key := g.itemKey(who, int(a.item-1))
	if own := g.def.itemDefs[g.items[a.item-1].def].key; d.key != own {
		key += "-" + d.key
	}
	return key
}

// itemOf is the item that an option is done with, or -1.
func (g *Game) itemOf(who table.Who, o table.Option) int {
	switch {
	case g.def.verbs[o.Verb].is&verbUsesArm != 0 && o.Item > 0 && o.Item <= g.units[who].armed:
		return int(g.units[who].arms[o.Item-1].item) - 1
	case g.def.verbs[o.Verb].is&verbOnThing != 0:
		return int(o.N)
	default:
		return -1
	}
}

// spellOf returns the ability that an option names, or nil.
func (g *Game) spellOf(who table.Who, o table.Option) *abilityDef {
	switch {
	case o.Verb == vCast && o.Item > 0 && int(o.Item) <= len(g.sheets[who].repertoire):
		return &g.def.abilities[g.sheets[who].repertoire[o.Item-1]-1]
	case o.Verb == vRelease && o.Item > 0:
		return &g.def.abilities[o.Item-1]
	default:
		return nil
	}
}

// thingPart returns what an option is done with, or to which thing, as a key.
func (g *Game) thingPart(q *table.Question, o table.Option, name string) string {
	row := &g.def.verbs[o.Verb]
	switch {
	case name == "item" && row.is&verbUsesArm != 0 && q.Who != table.Nobody:
		return g.armKey(q.Who, o.Item)
	case name == "item":
		return ""
	case row.is&verbOnThing != 0 && int(o.N) < len(g.items) && (o.Verb != vCast || g.spellOf(q.Who, o) != nil):
		return g.itemKey(g.items[o.N].holder, int(o.N))
	}
	if d := g.spellOf(q.Who, o); o.Verb == vCast && d != nil && d.targets == aimObject {
		return g.itemKey(table.Nobody, int(o.N))
	}
	return ""
}

// itemName returns what texts call an item of a holder.
func (g *Game) itemName(holder table.Who, i int) string { return text.Item(g, g.itemKey(holder, i)) }
