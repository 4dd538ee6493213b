package flow

import (
	"fmt"

	"fray/ruleset/text"
	"fray/table"
)

// deed returns the option of an event in words. The event has the items, because hands change.
func (g *Game) deed(e *table.Event) string {
	o, deed := e.Option, text.Words(g.book.VerbName(e.Option.Verb))
	switch o.Verb {
	case vCast, vUse, vInvoke:
		deed += " " + text.Words(g.ability(o).name)
	case vReady:
		return deed + " " + text.Words(g.book.VerbName(table.Verb(o.Also)))
	}
	if o.Who != table.Nobody && o.Who != e.Who {
		deed += " " + g.called(o.Who)
	}
	switch {
	case o.Cell < 0:
	case o.Verb == vMove || o.Verb == vWalk || o.Verb == vStep:
		deed += " to " + g.hexes.Name(o.Cell)
	default:
		deed += " at " + g.hexes.Name(o.Cell)
	}
	if e.N[1] > 0 {
		deed += " of " + g.itemName(o.Who, int(e.N[1]-1))
	}
	switch {
	case e.N[0] > 0:
		deed += " with " + g.itemName(e.Who, int(e.N[0]-1))
	case o.Item == slotUnarmed && g.def.verbs[o.Verb].is&verbUsesSlot != 0:
		deed += " unarmed"
	}
	if o.Also != 0 && (o.Verb == vAttack || o.Verb == vThrow) {
		deed += " adding " + text.Words(g.addedKey(flowAction(o.Also)))
	}
	return deed
}

// doing makes an event of an option, with the items it names.
func (g *Game) doing(k table.EventKind, r table.Rule, who, target table.Who, o table.Option) table.Event {
	e := table.NewEvent(k, r, who, target)
	e.Option = o
	if g.def.verbs[o.Verb].is&verbUsesSlot != 0 {
		e.N[0] = int32(g.itemIn(who, o.Item) + 1)
	}
	if o.Verb == vDisarm {
		e.N[1] = int32(g.inHand(o.Who, o.Also) + 1)
	}
	if o.Verb == vPickUp {
		e.N[0] = int32(g.lyingAt(o.Cell, o.Item) + 1)
	}
	return e
}

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

// itemName returns what texts call an item of a holder.
func (g *Game) itemName(holder table.Who, i int) string { return text.Item(g, g.itemKey(holder, i)) }

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
