package escalation

import (
	"strconv"

	"fray/ruleset/setup"
	"fray/table"
)

// fill sets the label and the row of an option as an answer to a question.
func (g *Game) fill(c *table.Choice, q *table.Question, o table.Option, aim string) {
	row := g.verbs[o.Verb].VerbRow
	if slips(o) {
		row.Label = "disengage, then " + row.Label
	}
	row.Fill(c, aim, func(name string) string { return g.labelPart(q, o, name) })
}

// deed returns in words an option that a combatant has taken, or readies.
func (g *Game) deed(a table.Who, o table.Option) string {
	var c table.Choice
	g.fill(&c, &table.Question{Who: a}, o, "")
	return c.Label
}

// labelPart returns a part of the label of an option.
func (g *Game) labelPart(q *table.Question, o table.Option, name string) string {
	a := q.Who
	switch name {
	case "who", "other", "target", "door":
		if o.Who == table.Nobody || name == "other" && o.Who == a {
			return map[string]string{"target": "somebody", "door": "a door"}[name]
		}
		return g.called(o.Who)
	case "zone":
		if o.Cell < 0 {
			return "another zone"
		}
	case "spare":
		if o.Mode == modeSpare {
			return "to knock it out"
		}
	case "ability":
		return g.own(a, o.Item).title
	case "mode":
		return words(g.verbs[o.Verb].Modes[o.Mode])
	case "none":
		return noneLabel(q.Kind)
	case "go":
		if q.Kind == askFrom {
			return "from all of them"
		}
		return "continue"
	case "also":
		return g.alsoLabel(q)
	case "average":
		if o.N > 0 {
			return "average " + strconv.Itoa(int(o.N)) + " of them"
		}
		return "take the average"
	case "secondary":
		return setup.Or(g.sheets[a].secondary, "the secondary")
	case "gift":
		return [...]string{"Advantage on attacks for", "Advantage on saves for", "Disadvantage on attacks against"}[o.Mode]
	case "skill":
		if a < 0 || int(o.Item) > len(g.sheets[a].skills) {
			return "another skill"
		}
		return g.keyPart(a, o, name) + " " + signed(int32(g.sheets[a].skills[o.Item-1].bonus))
	case "reward":
		return g.rewardLabel(o)
	case "when":
		r := readied{when: trigger(o.Mode), whom: o.Who, who: table.Nobody}
		if o.Item > 0 {
			r.kinds = 1 << (o.Item - 1)
		}
		return g.readyText(&r, g.id)
	}
	return g.keyPart(a, o, name)
}

// noneLabel returns what it means to choose nothing.
func noneLabel(k table.Kind) string {
	switch k {
	case askTargets, askBeside, askAmbush:
		return "nobody else"
	case askElsewhere:
		return "stay"
	case askInstead:
		return "give it up"
	case askReadied:
		return "stay ready"
	case askReadyWhat:
		return "ready nothing"
	case askStrike, askIntercept, askReact:
		return "let it pass"
	case askRally:
		return "save against nothing"
	case askRest:
		return "rest no more"
	case askIllWill:
		return "leave it"
	case askWhichCondition:
		return "no condition"
	default:
		return "do nothing"
	}
}

// alsoLabel returns what stands before the name of one more.
func (g *Game) alsoLabel(q *table.Question) string {
	switch {
	case q.Kind == askBeside:
		return "beside"
	case q.Kind == askInstead:
		return "instead"
	case q.Kind == askPopOff:
		return "off"
	case q.Kind == askTargets && g.own(q.Who, q.Item).again:
		return "next"
	default:
		return "also"
	}
}

// rewardLabel returns what a Dicey Move brings.
func (g *Game) rewardLabel(o table.Option) string {
	if o.Mode == rewardNone {
		return "the movement is the reward"
	}
	to := g.called(o.Who)
	switch o.Mode {
	case rewardAttack:
		return "1 Advantage on an attack for " + to
	case rewardDamage:
		return "damage from the surroundings to " + to
	case rewardCondition:
		return conditionNames()[o.Item-1] + " for a round on " + to
	case rewardDoor:
		return "open the locked " + to
	default:
		return "1 Advantage on disengaging for " + to
	}
}
