package surge

import (
	"cmp"
	"strconv"

	"fray/table"
)

// Describe gives an option's key, label, row, cost, rule, path, area and warnings.
func (g *Game) Describe(q *table.Question, o table.Option) table.Choice {
	who, row := g.doer(q, o), g.rowOf(q, o)
	act := g.actionFor(who, o)
	c := table.Choice{Key: g.Key(q, o), Free: act == actFree || act == actNone}
	switch {
	case act == actFree:
		c.Group = actionNames()[act]
	case act != actNone:
		c.Cost, c.Group = actionNames()[act], actionNames()[act]
	case q.Kind == askTurn:
		c.Group = headingNone
	}
	aim := c.AimAt(&g.def.cast, o, g.cellName)
	if name := folded(o.Verb); name != "" {
		c.Target, aim = "", g.labelPart(q, who, o, name)
	}
	switch o.Verb {
	case vStance:
		aim = strconv.Itoa(int(o.N))
	case vWhen:
		if o.Who == table.Nobody {
			aim = anyEnemy
		}
	case vAbout:
		aim = g.subjectName(o.Who, o.Item)
	case vReady:
		aim = g.readiedName(who, o)
	case vSurge:
		if o.Mode == modeSurgeBoost || o.Mode == modeSurgeEdge { // what is gained stands for the target
			c.Target, aim = "", g.benefitName(o)
		}
	}
	row.Fill(&c, aim, func(name string) string { return g.labelPart(q, who, o, name) })
	c.Rule = g.book.ID(cmp.Or(row.Rule, q.Rule))
	g.describePlace(&c, who, o)
	switch {
	case g.idle(q, o):
		c.Idle, c.Group, c.Warnings = true, headingIdle, append(c.Warnings, headingIdle)
	case g.outranked(q, o):
		c.Idle, c.Group = true, headingLower
	}
	if surges(o) && who >= 0 {
		g.warnFatigue(&c, who)
	}
	return c
}

// folded is the part of a label that many choices of a question differ in, so that they are one row: a skill, a figure, an action.
func folded(v table.Verb) string {
	switch v {
	case vWith:
		return "with"
	case vAgainst:
		return "second"
	case vField:
		return "trait"
	case vTask:
		return "skill"
	case vDoes:
		return "also"
	default:
		return ""
	}
}

// surges reports whether an option uses a Surge, also before the dice of a check.
func surges(o table.Option) bool {
	switch o.Verb {
	case vSurge, vCounter, vDeflect, vBoost, vBurst:
		return true
	case vWith, vAbout, vRun, vKip:
		return before(o.Also) >= beforeBoost
	default:
		return false
	}
}

// warnFatigue says what a further step of fatigue does to a combatant that has some, unless it pays with Destiny (surge.surge.fatigue).
func (g *Game) warnFatigue(c *table.Choice, a table.Who) {
	u := &g.units[a]
	switch n := u.fatigue + u.pending; {
	case n >= 2:
		c.Warnings = append(c.Warnings, "fatigue will incapacitate "+g.called(a)+" at its next turn")
	case n == 1:
		c.Warnings = append(c.Warnings, "fatigue will exhaust "+g.called(a)+" at its next turn")
	}
}

// doer is the combatant whose deeds an option names: in a window the one that answers.
func (g *Game) doer(q *table.Question, o table.Option) table.Who {
	switch o.Verb {
	case vOpportunity, vAct:
		return o.Who
	case vSurge, vDestiny:
		if o.Who >= 0 {
			return o.Who
		}
	case vNamed:
		if q.Kind == askAllyDeed && o.Item > 0 {
			return o.Who
		}
	}
	return actor(q)
}

// Key returns the key of an option.
func (g *Game) Key(q *table.Question, o table.Option) string {
	row, who := g.rowOf(q, o), g.doer(q, o)
	return row.OptionKey(func(name string) string { return g.keyPart(q, who, o, name) })
}

// rowOf returns the row that an option's key and label come from.
func (g *Game) rowOf(q *table.Question, o table.Option) table.VerbRow {
	row := g.def.verbs[o.Verb].VerbRow
	if o.Verb == vPass && o.Who >= 0 && (q.Kind == askOpportunity || q.Kind == askRelease) {
		row.Label, row.Key = "{who}: pass", "{who}"
	}
	return row
}

// actionFor is the action that an option takes.
func (g *Game) actionFor(who table.Who, o table.Option) action {
	act := g.def.verbs[o.Verb].act
	switch {
	case o.Verb == vUse && who >= 0 && o.Item > 0:
		act = g.deed(who, int(o.Item)-1).action
	case o.Verb == vLoad && who >= 0:
		act = g.deed(who, int(o.Item)-1).load
	case o.Verb == vTask && o.Item > 0:
		act = g.def.taskDefs[o.Item-1].action
	case o.Verb == vTool && o.Who < table.Nobody:
		i, _ := table.ThingIndex(o.Who)
		act = g.def.thingDefs[i].use
	}
	return act
}

// draws reports whether an option draws Opportunity Attacks from all that threaten its user.
func (g *Game) draws(who table.Who, o table.Option) bool {
	switch {
	case g.def.verbs[o.Verb].is&verbProvokes != 0:
		return true
	case (o.Verb == vAttack || o.Verb == vUse) && who >= 0 && o.Item > 0:
		d := g.deed(who, int(o.Item)-1)
		return d.reach == reachRanged || d.reach == reachRumor
	case o.Verb == vTask:
		return g.def.taskDefs[o.Item-1].provokes
	default:
		return false
	}
}
