package escalation

import (
	"cmp"
	"strconv"
	"strings"

	"fray/table"
)

// Describe gives an option's key, label, cost, rule and warnings.
func (g *Game) Describe(q *table.Question, o table.Option) table.Choice {
	c, aim := table.Choice{Key: g.Key(q, o)}, ""
	if o.Verb != vSave {
		aim = c.AimAt(&g.def.cast, o, g.zones.Name)
	}
	g.fill(&c, q, o, aim)
	c.Cost = g.costOf(q, o)
	free := actFree.names()[actFree]
	c.Group, _, _ = strings.Cut(cmp.Or(c.Cost, free), ", ")
	c.Free = c.Cost == "" || c.Cost == free
	c.Rule = g.book.ID(cmp.Or(g.ruleFor(q.Who, o), q.Rule)) // what only answers this question goes by its rule
	c.Warnings = g.warnings(q, o)
	return c
}

// Key returns an option's stable key: the verb and the parts that its row names.
func (g *Game) Key(q *table.Question, o table.Option) string {
	row := g.verbs[o.Verb].VerbRow
	if o.Verb == vCoupUse { // a Coup de Grace like that of the Basic Attack
		row.Name = g.verbs[vCoup].Name
	}
	key := row.OptionKey(func(name string) string { return g.keyPart(q.Who, o, name) })
	if slips(o) {
		key = "disengage:" + key
	}
	return key
}

// slips reports whether an option is a move after a Disengage check.
func slips(o table.Option) bool {
	return o.Mode == modeSlip && (o.Verb == vMove || o.Verb == vBeside || o.Verb == vAway)
}

// keyPart returns a part of the key of an option of a combatant.
func (g *Game) keyPart(a table.Who, o table.Option, name string) string {
	switch name {
	case "who", "target", "door":
		if o.Who != table.Nobody {
			return g.id(o.Who)
		}
	case "other": // a target that is not the user itself
		if o.Who != table.Nobody && o.Who != a {
			return g.id(o.Who)
		}
	case "zone":
		if o.Cell >= 0 {
			return g.zones.ID(o.Cell)
		}
	case "spare", "mode":
		return g.verbs[o.Verb].Modes[o.Mode]
	case "ability":
		return g.own(a, o.Item).key
	case "stance":
		return g.sheets[a].stances[o.Item-1].name
	case "skill":
		if a >= 0 && int(o.Item) <= len(g.sheets[a].skills) {
			return g.sheets[a].skills[o.Item-1].name
		}
		return "other"
	case "condition":
		return conditionNames()[o.Item-1]
	case "reward", "mark":
		return g.itemOrMode(o)
	case "kind":
		if o.Item > 0 {
			return g.kindName(int(o.Item) - 1)
		}
	case "n":
		return strconv.Itoa(int(o.N))
	case "dice":
		if o.N != 0 {
			return strconv.Itoa(int(o.N))
		}
	case "place":
		return strconv.Itoa(int(o.N) + 1)
	}
	return ""
}

// itemOrMode names the condition that a reward brings or a save is against, or what else its mode says.
func (g *Game) itemOrMode(o table.Option) string {
	mode := g.verbs[o.Verb].Modes[o.Mode]
	if mode == "condition" {
		return conditionNames()[o.Item-1]
	}
	return mode
}
