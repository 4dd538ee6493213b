package flank

import (
	"fmt"
	"strconv"
	"strings"

	"fray/ruleset/flank/rule"
	"fray/ruleset/text"
	"fray/space"
	"fray/table"
)

// Describe gives an option's key, label, row, cost, rule, path, area and warnings.
func (g *Game) Describe(q *table.Question, o table.Option) table.Choice {
	row := &g.def.verbs[o.Verb]
	p := g.priceOf(q, o)
	c := table.Choice{Key: g.Key(q, o), Free: p == priceFree || p == priceNone}
	switch {
	case p != priceNone:
		c.Cost, c.Group = p.String(), p.String()
	case q.Kind == askTurn:
		c.Group = headingNone
	}
	if o.Verb == vCast {
		c.Cost += g.pays(q.Who, g.spellOf(q.Who, o))
	}
	aim := c.AimAt(&g.def.cast, o, g.squares.Name)
	row.Fill(&c, aim, func(name string) string { return g.labelPart(q, o, name) })
	r := row.Rule
	switch {
	case o.Verb == vAttack && o.Mode == modeSecondary || o.Verb == vThrow && o.Mode == modeSecondary:
		r = rule.AttackSecondary
	case o.Verb == vAttack && o.Mode == modeTertiary || o.Verb == vThrow && o.Mode == modeTertiary:
		r = rule.AttackTertiary
	case o.Verb == vDash && o.Mode == modeDashFree:
		r = rule.DashFree
	case o.Verb == vDefend && o.Mode == modeDefendHide:
		r = rule.DefendHide
	case r == 0:
		r = q.Rule
	}
	c.Rule = g.book.ID(r)
	g.describePlace(&c, q, o)
	if g.harmsSide(q.Who, o) {
		c.Warnings = append(c.Warnings, headingHarm)
		if q.Kind == askTurn {
			c.Group = headingHarm
		}
	}
	if heading := g.idleHeading(q, o); heading != "" {
		c.Idle, c.Group = true, heading
	}
	return c
}

// pays is what a casting costs besides the action, in words (flank.spell.cost_sq, flank.spell.cost_component).
func (g *Game) pays(who table.Who, d *abilityDef) string {
	if d == nil || d.order == 0 {
		return ""
	}
	sq, component := g.units[who].sq >= d.order, g.componentFor(who, d) >= 0
	switch {
	case sq && component:
		return fmt.Sprintf(", %d SQ or a component", d.order)
	case component:
		return ", a component"
	default:
		return fmt.Sprintf(", %d SQ", d.order)
	}
}

// harmsSide reports whether an option does harm to a creature of its side.
func (g *Game) harmsSide(who table.Who, o table.Option) bool {
	if who == table.Nobody || o.Who == table.Nobody || o.Who != who && !g.allies(who, o.Who) {
		return false
	}
	if o.Verb == vCast {
		d := g.spellOf(who, o)
		return d != nil && d.harmful && d.targets != aimArea
	}
	return g.def.verbs[o.Verb].is&verbOffensive != 0
}

// priceOf is the action that an option costs: where that of its kind is gone, the Standard Action.
func (g *Game) priceOf(q *table.Question, o table.Option) price {
	p := g.def.verbs[o.Verb].price
	if m := g.modePrice(o); m != priceNone {
		p = m
	}
	if o.Also == payStandard && p == priceReaction {
		return priceStandard
	}
	if q.Kind == askTurn && q.Who != table.Nobody {
		left := g.units[q.Who].left
		if p == priceMove && left&actMove == 0 || p == priceQuick && left&actQuick == 0 {
			return priceStandard
		}
	}
	return p
}

// describePlace adds the path of a movement, that a spell has an area, and what provokes.
func (g *Game) describePlace(c *table.Choice, q *table.Question, o table.Option) {
	who := q.Who
	if who == table.Nobody {
		return
	}
	switch o.Verb {
	case vAdvance, vDash, vTumble, vJump, vOverrun:
		if o.Cell < 0 {
			return
		}
		path := g.pathOf(who, o)
		for _, cell := range path {
			c.Path = append(c.Path, g.squares.Name(cell))
		}
		if o.Verb != vTumble {
			c.Warnings = g.provokers(who, path)
		}
	case vCast:
		d := g.spellOf(who, o)
		if d == nil {
			return
		}
		c.Corner = d.targets == aimArea && d.shape == shapeBurst
		c.Wide = d.targets == aimArea && (o.Cell >= 0 || o.Who != table.Nobody)
		if !g.isCalm(who) {
			c.Warnings = g.warn(who, func(f table.Who) bool { return g.threatens(f, who) })
		}
	}
}

// Area names the cells that the area of a spell covers.
func (g *Game) Area(q *table.Question, o table.Option) []string {
	g.covers(g.sc.shown, q.Who, g.spellOf(q.Who, o), o.Who, o.Cell)
	var out []string
	for cell := range g.sc.shown.Each() {
		out = append(out, g.squares.Name(cell))
	}
	return out
}

// pathOf is the path that a movement would take.
func (g *Game) pathOf(who table.Who, o table.Option) []space.Cell {
	how := g.kindOfMove(who, o)
	switch {
	case o.Verb == vAdvance:
		return g.way(who, how, o.Cell, g.points(who, how), false, nil)
	case o.Verb == vDash && o.Mode == modeDashFree:
		return g.way(who, how, o.Cell, g.freeDash(who, how), true, nil)
	case o.Verb == vTumble:
		return g.way(who, how, o.Cell, g.halfWay(who, how), false, nil)
	default:
		return g.straightTo(who, o.Cell, nil)
	}
}

// provokers warns of those that a path provokes.
func (g *Game) provokers(who table.Who, path []space.Cell) []string {
	if g.isCalm(who) {
		return nil
	}
	var met table.Crowd
	at := g.units[who].cell
	for i := range path {
		for k := range g.units {
			if f := table.Who(k); f != who && g.threatensAt(f, who, at) {
				met.Add(f)
			}
		}
		at = path[i]
	}
	return g.warn(who, met.Has)
}

// warn names those that could react.
func (g *Game) warn(who table.Who, provoked func(f table.Who) bool) []string {
	var out []string
	for k := range g.units {
		if f := table.Who(k); f != who && provoked(f) && g.hasReaction(f) && g.canReact(f) && g.perceives(who, f) {
			out = append(out, "provokes "+g.called(f))
		}
	}
	return out
}

// Key returns the key of an option.
func (g *Game) Key(q *table.Question, o table.Option) string {
	return g.def.verbs[o.Verb].OptionKey(func(name string) string {
		switch name {
		case "who":
			if o.Who == table.Nobody {
				return ""
			}
			return g.id(o.Who)
		case "ability":
			if d := g.spellOf(q.Who, o); d != nil {
				return d.key
			}
			return ""
		case "item", "thing", "theirs":
			return g.thingPart(q, o, name)
		default:
			return strings.ReplaceAll(g.labelPart(q, o, name), " ", "-")
		}
	})
}

// labelPart returns a part of an option's label.
func (g *Game) labelPart(q *table.Question, o table.Option, name string) string {
	row := &g.def.verbs[o.Verb]
	switch name {
	case "who":
		if o.Who != table.Nobody {
			return g.called(o.Who)
		}
	case "cell":
		if o.Cell >= 0 {
			return g.squares.Name(o.Cell)
		}
	case "item", "thing", "theirs":
		return text.Item(g, g.thingPart(q, o, name))
	case "armed":
		if o.Item > 0 && g.armOf(q.Who, o).attack == 1 {
			return "unarmed"
		}
		return "with " + text.Item(g, g.thingPart(q, o, "item"))
	case "kind":
		return g.kindWord(q, o)
	case "price":
		if o.Mode == paySQ {
			return fmt.Sprintf("%d SQ", q.N[0])
		}
		return "with " + g.itemName(q.Who, int(q.N[1]))
	case "object":
		return object(text.Item(g, g.thingPart(q, o, "thing")))
	case "ability":
		if d := g.spellOf(q.Who, o); d != nil {
			return text.Words(d.name)
		}
	case "mode":
		if int(o.Mode) < len(row.Modes) {
			return text.Words(row.Modes[o.Mode])
		}
	case "also":
		if int(o.Also) < len(row.Also) {
			return row.Also[o.Also]
		}
	case "n":
		return strconv.Itoa(int(o.N))
	}
	return ""
}

// kindWord is the kind of movement of an option in words: none for walking. Of a Push and a Pursuit the place is chosen with the kind.
func (g *Game) kindWord(q *table.Question, o table.Option) string {
	how := g.kindOfMove(q.Who, o)
	if q.Kind == askPush || q.Kind == askPursue {
		how = g.kindOf(q.Who, o.Mode)
	}
	return kindNames()[how]
}

// object names a thing on the map in a sentence: "the chest", but "Bo's long knife".
func object(name string) string {
	if name == "" || strings.Contains(name, "'s ") {
		return name
	}
	return "the " + name
}
