package flow

import (
	"fmt"
	"strings"

	"fray/ruleset/flow/rule"
	"fray/table"
)

// id is how a target is called in keys and texts: a combatant or an object.
func (g *Game) id(on int16) string {
	switch {
	case on < table.Nobody:
		return g.def.objectDefs[objectIndex(on)].id
	case on == table.Nobody:
		return "nobody"
	default:
		return g.def.cast.Combatants[on].ID
	}
}

// itemKey names an item so that the name stays: its kind, numbered if its first owner had more of it, and with the
// owner's name if it is somebody else's. What was nobody's is numbered after the holder's own.
func (g *Game) itemKey(holder int16, i int) string {
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

// slotKey names what is in a slot of a combatant.
func (g *Game) slotKey(a int16, slot uint8) string {
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
	if f >= firstAbility {
		return g.def.abilities[f-firstAbility].key
	}
	return flowActionNames()[f]
}

// Describe gives an option's key, label, cost, rule, path and warnings.
func (g *Game) Describe(q *table.Question, o table.Option) table.Choice {
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
	d := g.costOf(q, who, o)
	c.Cost, c.Group = d.text(), d.group()
	r := g.ruleFor(o)
	if r == 0 { // what only answers this question goes by its rule
		r = q.Rule
	}
	c.Rule = g.book.ID(r)
	return c
}

// words turns a verb's key into plain words.
func words(key string) string { return strings.ReplaceAll(key, "-", " ") }

// describeVerb fills in what key and label have beyond the verb.
func (g *Game) describeVerb(c *table.Choice, who int16, o table.Option) {
	add := func(part, label string) { c.Key, c.Label = c.Key+":"+part, c.Label+" "+label }
	switch o.Verb {
	case vAttack, vThrow, vDisarm:
		item := g.slotKey(who, o.Item)
		switch o.Verb {
		case vAttack:
			c.Key, c.Label = "attack:"+c.Target+":"+item, "attack "+c.Target+" with "+item
		case vThrow:
			c.Key, c.Label = "throw:"+c.Target+":"+item, "throw "+item+" at "+c.Target
		default:
			theirs := g.slotKey(o.Who, o.Also)
			c.Key, c.Label = "disarm:"+c.Target+":"+item+":"+theirs, "disarm "+c.Target+" of "+theirs+" with "+item
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
			add(c.Cell, "at "+c.Cell)
		} else if o.Who != who {
			add(c.Target, "on "+c.Target)
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
		add(c.Cell, "for "+c.Target+" at "+c.Cell)
	case vTumble:
		add(c.Target, "through "+c.Target)
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
		add(c.Target+":"+g.slotKey(who, o.Item), g.slotKey(who, o.Item)+" to "+c.Target)
		c.Warnings = g.provokers(who, true)
	case vReactionAttack, vTurningBlade:
		add(g.slotKey(who, o.Item), "on "+c.Target+" with "+g.slotKey(who, o.Item))
	default:
		g.describeRest(c, who, o, add)
	}
}

func (g *Game) describeRest(c *table.Choice, who int16, o table.Option, add func(part, label string)) {
	switch o.Verb {
	case vFeint:
		s := [...]string{modeMelee: "melee", modeDeception: "deception"}[o.Mode]
		add(c.Target+":"+s, "at "+c.Target+" with "+s)
	case vShove:
		s := [...]string{modePush: "push", modeProne: "prone"}[o.Mode]
		add(c.Target+":"+s, c.Target+" "+s)
	case vGrapple, vKnow, vOperate, vOpen, vClose, vCarryThrough:
		add(c.Target, c.Target)
	case vSurprised:
		c.Key, c.Label = "surprised:"+c.Target, c.Target+" is surprised"
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
		whom = g.id(o.Who)
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
		c.Key += ":" + whom
	}
}

// describePath fills in the way of a Move and whose reach it leaves.
func (g *Game) describePath(c *table.Choice, a int16, o table.Option) {
	points := int(g.walk.points)
	if o.Verb == vMove {
		points = g.speed(a)
	}
	from := g.units[a].cell
	for _, to := range g.way(a, o.Cell, points) {
		for i := range g.units {
			if e := int16(i); g.foes(a, e) && g.threatensCell(e, from) {
				c.Warnings = append(c.Warnings, fmt.Sprintf("leaves %s's reach at %s: provokes", g.id(e), g.hexes.Name(from)))
			}
		}
		c.Path = append(c.Path, g.hexes.Name(to))
		from = to
	}
}

// provokers warns of the enemies that threaten somebody about to do what provokes.
func (g *Game) provokers(a int16, provokes bool) []string {
	var out []string
	if !provokes || a < 0 {
		return nil
	}
	for i := range g.units {
		if e := int16(i); g.foes(a, e) && g.threatens(e, a) {
			out = append(out, fmt.Sprintf("within %s's reach: provokes", g.id(e)))
		}
	}
	return out
}

// price is what an option costs.
type price struct{ ap, rp, fp int }

func (p price) text() string {
	var parts []string
	for _, x := range []struct {
		n    int
		unit string
	}{{p.ap, "AP"}, {p.rp, "RP"}, {p.fp, "FP"}} {
		if x.n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", x.n, x.unit))
		}
	}
	return strings.Join(parts, ", ")
}

func (p price) group() string {
	if p == (price{}) {
		return "free"
	}
	return p.text()
}

// costOf is the price of an option, as the rules code charges it.
func (g *Game) costOf(q *table.Question, who int16, o table.Option) price {
	switch o.Verb {
	case vAttack, vThrow, vDisarm:
		p := price{ap: 2}
		switch f := flowAction(o.Also); {
		case o.Verb == vDisarm || f == noFlowAction:
		case f == pinningShot:
			p.fp = 3
		case f == snapShot:
			p = price{ap: 1, fp: 2}
		default:
			d := &g.def.abilities[f-firstAbility]
			p.ap, p.fp = p.ap+int(d.ap), int(d.fp)
		}
		return p
	case vCast, vUse, vInvoke:
		d := g.ability(o)
		return price{int(d.ap), int(d.rp), int(d.fp)}
	case vMove, vStep, vTumble, vStand, vDraw, vSheathe, vPickUp, vDrink, vFeed, vFeint, vFlowState:
		return price{ap: 1}
	case vShove:
		return price{ap: 1}
	case vGrapple, vBreakFree:
		return price{ap: 2}
	case vTotalDefense:
		return price{ap: 3}
	case vSurge, vRattle, vCarryThrough:
		return price{fp: 3}
	case vSecondGuard, vTurningBlade, vOpenVein, vBodyThrow, vHoldOff, vWallBash:
		return price{fp: 2}
	case vDodge, vParry, vBlock, vReactionAttack:
		return price{rp: 1}
	case vRiposte, vIntercept:
		return price{rp: 2}
	case vReady:
		if o.Also != 0 {
			return price{ap: int(g.apToReady(o))}
		}
	case vOperate:
		if !g.def.objectDefs[objectIndex(o.Who)].small {
			return price{ap: 1}
		}
	case vYes:
		if q.Kind == askUpkeep {
			return price{ap: 2}
		}
	}
	return price{}
}

// ruleFor is the rule an option goes by.
func (g *Game) ruleFor(o table.Option) table.Rule {
	rules := [verbCount]table.Rule{vEnd: rule.TurnRepeatOrEnd, vAttack: rule.AttackAction, vThrow: rule.WeaponTable, vDisarm: rule.ActionDisarm,
		vMove: rule.CostMove, vWalk: rule.MovePath, vStep: rule.ActionStep, vTumble: rule.ActionTumble, vStand: rule.ActionStandUp,
		vDraw: rule.ActionDrawSheathe, vSheathe: rule.ActionDrawSheathe, vDrop: rule.FreeDrop, vPickUp: rule.ActionPickUp,
		vDrink: rule.CostPotion, vFeed: rule.DamageHealing, vFeint: rule.ActionFeint, vFlowState: rule.ActionFlowState,
		vGrapple: rule.ActionGrapple, vLetGo: rule.ActionGrappleAttacker, vBreakFree: rule.ActionGrappleDefender, vReady: rule.ActionReady,
		vShove: rule.ActionShove, vTotalDefense: rule.ActionTotalDefense, vSurge: rule.FlowactionSurge,
		vSecondGuard: rule.FlowactionSecondGuard, vKnow: rule.FreeKnowledge, vSpeak: rule.FreeList, vOperate: rule.FreeObject,
		vOpen: rule.FreeDoor, vClose: rule.FreeDoor, vLeave: rule.CombatEnd, vDodge: rule.ReactionDodge, vParry: rule.ReactionParry,
		vBlock: rule.ReactionBlock, vRiposte: rule.ReactionRiposte, vIntercept: rule.ReactionIntercept,
		vReactionAttack: rule.ReactionAttack, vTurningBlade: rule.FlowactionTurningBlade, vOpenVein: rule.FlowactionOpenVein,
		vBodyThrow: rule.FlowactionBodyThrow, vRattle: rule.FlowactionRattle, vCarryThrough: rule.FlowactionCarryThrough,
		vHoldOff: rule.FlowactionHoldOff, vWallBash: rule.FlowactionWallBash, vWhen: rule.ActionReadyTrigger, vSurprised: rule.SurpriseWhen}
	switch o.Verb {
	case vCast, vUse, vInvoke:
		return g.ability(o).ruleOf()
	case vAttack:
		if o.Also == uint8(pinningShot) {
			return rule.FlowactionPin
		}
		if o.Also == uint8(snapShot) {
			return rule.FlowactionSnapShot
		}
	}
	return rules[o.Verb]
}

// Key is the key of Describe without what only people need.
func (g *Game) Key(q *table.Question, o table.Option) string {
	if o.Verb == vMove || o.Verb == vWalk {
		return verbNames()[o.Verb] + ":" + g.hexes.Name(o.Cell)
	}
	return g.Describe(q, o).Key
}
