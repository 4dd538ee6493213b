package flow

import (
	"cmp"

	"fray/ruleset/flow/rule"
	"fray/ruleset/text"
	"fray/table"
)

// Describe gives an option's key, label, row, cost, rule, path, area and warnings.
func (g *Game) Describe(q *table.Question, o table.Option) table.Choice {
	who, row, cost := q.Who, g.rowOf(o), g.costOf(q, o)
	c := table.Choice{
		Key: g.Key(q, o), Cost: cost.text(), Group: cost.group(), Free: cost == (price{}), Wide: g.isArea(o),
	}
	aim := c.AimAt(&g.def.cast, o, g.hexes.Name)
	row.Fill(&c, aim, func(name string) string { return g.labelPart(who, o, name) })
	c.Rule = g.book.ID(cmp.Or(g.ruleOf(o), q.Rule))          // an answer to this question alone has the question's rule
	if (o.Verb == vMove || o.Verb == vWalk) && o.Cell >= 0 { // else all of it is blocked
		g.describePath(&c, who, o)
	} else {
		c.Warnings = g.provokers(who, g.provokes(who, o))
	}
	return c
}

// Key returns the key of an option.
func (g *Game) Key(q *table.Question, o table.Option) string {
	row := g.rowOf(o)
	return row.OptionKey(func(name string) string { return g.keyPart(q.Who, o, name) })
}

// rowOf returns the row of an option's key and label. A trigger, an ability of a window and a Readied Action have another
// word than their verb.
func (g *Game) rowOf(o table.Option) table.VerbRow {
	row := g.def.verbs[o.Verb].VerbRow
	switch {
	case o.Verb == vWhen:
		return whenRow(trigger(o.Mode))
	case o.Verb == vInvoke:
		row.Name = g.book.VerbName(vUse)
	case o.Verb == vReady && o.Also != 0:
		row.Name = g.book.VerbName(table.Verb(o.Also))
		row.Label = text.Words(row.Name) + "[ with {item}][ {ability}]"
	}
	return row
}

// keyPart returns a part of an option's key.
func (g *Game) keyPart(who table.Who, o table.Option, name string) string {
	if o.Who != table.Nobody && (name == "who" || name == "target" && g.aimed(who, o)) {
		return g.id(o.Who)
	}
	switch name {
	case "who", "target":
		return ""
	case "item", "theirs", "lying":
		return g.thingPart(who, o, name)
	case "also":
		return g.addedKey(flowAction(o.Also))
	case "ability":
		if a := g.abilityOf(o); a != nil {
			return a.key
		}
		return ""
	default:
		return g.labelPart(who, o, name)
	}
}

// labelPart returns a part of an option's label.
func (g *Game) labelPart(who table.Who, o table.Option, name string) string {
	switch name {
	case "who":
		if o.Who == table.Nobody {
			return "any enemy"
		}
		return g.called(o.Who)
	case "target":
		if g.aimed(who, o) {
			return g.called(o.Who)
		}
	case "cell", "area":
		if o.Cell >= 0 {
			return g.hexes.Name(o.Cell)
		}
	case "item", "theirs", "lying":
		return text.Item(g, g.thingPart(who, o, name))
	case "also":
		return text.Words(g.addedKey(flowAction(o.Also)))
	case "ability":
		if a := g.abilityOf(o); a != nil {
			return text.Words(a.name)
		}
	case "mode":
		return g.def.verbs[o.Verb].Modes[o.Mode]
	case "seat":
		if o.Mode != 0 {
			return g.def.cast.Seats[o.Mode]
		}
	}
	return ""
}

// thingPart returns what an option is done with, or to which item, as a key.
func (g *Game) thingPart(who table.Who, o table.Option, name string) string {
	switch {
	case name == "theirs":
		return g.slotKey(o.Who, o.Also)
	case name == "lying":
		return g.itemKey(who, g.lyingAt(o.Cell, o.Item))
	case g.def.verbs[g.doneBy(o)].is&verbUsesSlot != 0 && o.Item != 0:
		return g.slotKey(who, o.Item)
	default:
		return ""
	}
}

// doneBy returns the verb that an option carries out: of a Readied Action the one that is readied.
func (g *Game) doneBy(o table.Option) table.Verb {
	if o.Verb == vReady && o.Also != 0 {
		return table.Verb(o.Also)
	}
	return o.Verb
}

// abilityOf returns the ability that an option uses, or nil.
func (g *Game) abilityOf(o table.Option) *abilityDef {
	switch g.doneBy(o) {
	case vCast, vUse, vInvoke:
		return g.ability(o)
	default:
		return nil
	}
}

// aimed reports whether an ability is aimed at another combatant.
func (g *Game) aimed(who table.Who, o table.Option) bool {
	return o.Who != who && g.ability(o).shape != shapeArea
}

// provokes reports whether an option draws Reaction Attacks (flow.reaction.attack_triggers).
func (g *Game) provokes(who table.Who, o table.Option) bool {
	switch o.Verb {
	case vAttack:
		w := g.weapon(who, o.Item)
		return w != nil && w.ranged
	case vThrow:
		return true
	case vCast, vUse:
		return g.ability(o).provokes
	default:
		return g.def.verbs[o.Verb].is&verbProvokes != 0
	}
}

// ruleOf returns the rule that an ability cites: its own, or that of its kind.
func (g *Game) ruleOf(o table.Option) table.Rule {
	if a := g.abilityOf(o); a != nil && o.Verb != vReady {
		return a.ruleOf()
	}
	switch {
	case o.Verb == vAttack && flowAction(o.Also) == flowPinningShot:
		return rule.FlowactionPin
	case o.Verb == vAttack && flowAction(o.Also) == flowSnapShot:
		return rule.FlowactionSnapShot
	default:
		return g.def.verbs[o.Verb].Rule
	}
}
