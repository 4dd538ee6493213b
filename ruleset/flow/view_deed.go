package flow

import (
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
		deed += " of " + g.itemKey(o.Who, int(e.N[1]-1))
	}
	switch {
	case e.N[0] > 0:
		deed += " with " + g.itemKey(e.Who, int(e.N[0]-1))
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
