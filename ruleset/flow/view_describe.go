package flow

import (
	"fray/table"
)

// Describe gives an option's key, label, cost, rule, path, area and warnings.
func (g *Game) Describe(q *table.Question, o table.Option) table.Choice {
	c := g.describe(q, o)
	c.Area = g.areaOf(o)
	return c
}

// describe is Describe without the area, which only people need.
func (g *Game) describe(q *table.Question, o table.Option) table.Choice {
	who := q.Who
	verb := verbNames()[o.Verb]
	c := table.Choice{Key: verb, Label: words(verb)}
	if o.Who != table.Nobody {
		c.Target = g.id(o.Who)
	}
	if o.Cell >= 0 {
		c.Cell = g.hexes.Name(o.Cell)
	}
	g.describeVerb(&c, who, o)
	d := g.costOf(q, o)
	c.Cost, c.Group = d.text(), d.group()
	r := g.ruleFor(o)
	if r == 0 { // what only answers this question goes by its rule
		r = q.Rule
	}
	c.Rule = g.book.ID(r)
	return c
}

// describeVerb fills in what key and label have beyond the verb.
func (g *Game) describeVerb(c *table.Choice, who int16, o table.Option) {
	add := func(part, label string) { c.Key, c.Label = c.Key+":"+part, c.Label+" "+label }
	whom := g.called(o.Who)
	switch o.Verb {
	case vAttack, vThrow, vDisarm:
		item := g.slotKey(who, o.Item)
		switch o.Verb {
		case vAttack:
			c.Key, c.Label = "attack:"+c.Target+":"+item, "attack "+whom+" with "+item
		case vThrow:
			c.Key, c.Label = "throw:"+c.Target+":"+item, "throw "+item+" at "+whom
		default:
			theirs := g.slotKey(o.Who, o.Also)
			c.Key, c.Label = "disarm:"+c.Target+":"+item+":"+theirs, "disarm "+whom+" of "+theirs+" with "+item
			return
		}
		if o.Also != 0 {
			added := g.addedKey(flowAction(o.Also))
			add(added, "adding "+words(added))
		}
		c.Warnings = g.provokers(who, o.Verb == vThrow || g.weapon(who, o.Item) != nil && g.weapon(who, o.Item).ranged)
	case vCast, vUse:
		d := g.ability(o)
		c.Key, c.Label = c.Key+":"+d.key, c.Label+" "+words(d.name)
		if d.shape == area {
			if o.Cell >= 0 {
				add(c.Cell, "at "+c.Cell)
			}
		} else if o.Who != who {
			add(c.Target, "on "+whom)
		}
		c.Warnings = g.provokers(who, d.provokes)
	case vMove, vWalk:
		if o.Cell >= 0 { // else it is blocked altogether
			add(c.Cell, "to "+c.Cell)
			g.describePath(c, who, o)
		}
	case vStep, vPut:
		if o.Cell >= 0 {
			add(c.Cell, "to "+c.Cell)
		}
	case vIntercept:
		if o.Cell >= 0 {
			add(c.Cell, "for "+whom+" at "+c.Cell)
		}
	case vTumble:
		add(c.Target, "through "+whom)
	case vDraw, vSheathe, vDrop, vDrink, vRiposte:
		item := g.slotKey(who, o.Item)
		with := item
		if o.Verb == vRiposte {
			with = "with " + item
		}
		add(item, with)
		if o.Verb == vDraw && o.Mode == modeOff {
			add("off", "into the off hand")
		}
		c.Warnings = g.provokers(who, o.Verb == vDrink)
	case vPickUp:
		i := g.lyingAt(o.Cell, o.Item)
		add(g.itemKey(who, i), g.itemKey(who, i))
		c.Warnings = g.provokers(who, true)
	case vFeed:
		add(c.Target+":"+g.slotKey(who, o.Item), g.slotKey(who, o.Item)+" to "+whom)
		c.Warnings = g.provokers(who, true)
	case vReactionAttack, vTurningBlade:
		add(g.slotKey(who, o.Item), "on "+whom+" with "+g.slotKey(who, o.Item))
	default:
		g.describeRest(c, who, o, add)
	}
}

func (g *Game) describeRest(c *table.Choice, who int16, o table.Option, add func(part, label string)) {
	whom := g.called(o.Who)
	switch o.Verb {
	case vFeint:
		s := [...]string{modeMelee: "melee", modeDeception: "deception"}[o.Mode]
		add(c.Target+":"+s, "at "+whom+" with "+s)
	case vShove:
		s := [...]string{modePush: "push", modeProne: "prone"}[o.Mode]
		add(c.Target+":"+s, whom+" "+s)
	case vGrapple, vKnow, vOperate, vOpen, vClose, vCarryThrough:
		add(c.Target, whom)
	case vSurprised:
		c.Key, c.Label = "surprised:"+c.Target, whom+" is surprised"
	case vStand:
		c.Label, c.Warnings = "stand up", g.provokers(who, true)
	case vEnd:
		c.Label = "end turn"
	case vSpeak:
		if o.Mode != 0 {
			add(g.def.cast.Seats[o.Mode], "("+g.def.cast.Seats[o.Mode]+")")
		}
	case vSkill:
		add(skillNames()[o.Mode], skillNames()[o.Mode])
	case vReady:
		g.describeReady(c, who, o)
	case vWhen:
		g.describeWhen(c, o)
	case vInvoke:
		d := g.ability(o)
		c.Key, c.Label = "use:"+d.key, "use "+words(d.name)
	case vOver:
		c.Label = "it is over"
	case vReveal:
		add(c.Target, whom+" at "+c.Cell)
	case vNone:
		c.Label = "do nothing"
	}
}

func (g *Game) describeReady(c *table.Choice, who int16, o table.Option) {
	if o.Also == 0 {
		c.Label = "ready an action"
		return
	}
	v := table.Verb(o.Also)
	c.Key, c.Label = verbNames()[v], words(verbNames()[v])
	switch v {
	case vAttack, vThrow, vDisarm:
		c.Key, c.Label = c.Key+":"+g.slotKey(who, o.Item), c.Label+" with "+g.slotKey(who, o.Item)
	case vCast, vUse:
		c.Key, c.Label = c.Key+":"+g.ability(o).key, c.Label+" "+words(g.ability(o).name)
	}
}

func (g *Game) describeWhen(c *table.Choice, o table.Option) {
	whom := "any enemy"
	if o.Who != table.Nobody {
		whom = g.called(o.Who)
	}
	switch trigger(o.Mode) {
	case entersReach:
		c.Key, c.Label = "enters", "when "+whom+" enters my reach"
	case beginsCast:
		c.Key, c.Label = "casts", "when "+whom+" begins to cast"
	case declaresAttack:
		c.Key, c.Label = "attacks", "when "+whom+" declares an attack"
	case attacksAlly:
		c.Key, c.Label = "attacks-on", "when an attack on "+whom+" is declared"
	case usesObject:
		c.Key, c.Label = "uses", "when "+whom+" is used"
	default:
		c.Key, c.Label = "free", "when the GM says so"
	}
	if o.Who != table.Nobody {
		c.Key += ":" + c.Target
	}
}

// Key is the key of Describe without what only people need.
func (g *Game) Key(q *table.Question, o table.Option) string {
	if (o.Verb == vMove || o.Verb == vWalk) && o.Cell >= 0 {
		return verbNames()[o.Verb] + ":" + g.hexes.Name(o.Cell)
	}
	return g.describe(q, o).Key
}
