package escalation

import (
	"fmt"
	"strconv"

	"fray/ruleset/setup"
	"fray/ruleset/text"
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

// deed returns an option in words.
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
		return g.zones.Name(o.Cell)
	case "spare":
		if o.Mode == modeSpare {
			return "to knock it out"
		}
	case "ability":
		return g.own(a, o.Item).title
	case "mode":
		return text.Words(g.verbs[o.Verb].Modes[o.Mode])
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
		return fmt.Sprintf("%s %+d", g.keyPart(a, o, name), g.sheets[a].skills[o.Item-1].bonus)
	case "reward":
		return table.Expand(rewardRows()[o.Mode].label, func(name string) string { return g.labelPart(q, o, name) })
	case "when":
		r := readied{when: trigger(o.Mode), target: o.Who, who: table.Nobody}
		if o.Item > 0 {
			r.kinds = 1 << (o.Item - 1)
		}
		return g.readyText(&r, g.called)
	}
	return g.keyPart(a, o, name)
}

// noneLabel returns the label of choosing nothing.
func noneLabel(k table.Kind) string {
	return setup.Or(map[table.Kind]string{
		askTargets:        "nobody else",
		askBeside:         "nobody else",
		askAmbush:         "nobody else",
		askElsewhere:      "stay",
		askInstead:        "give it up",
		askReadied:        "stay ready",
		askReadyWhat:      "ready nothing",
		askStrike:         "let it pass",
		askIntercept:      "let it pass",
		askReact:          "let it pass",
		askRally:          "save against nothing",
		askRest:           "rest no more",
		askIllWill:        "leave it",
		askWhichCondition: "no condition",
	}[k], "do nothing")
}

// alsoLabel returns what stands before the name of one more target.
func (g *Game) alsoLabel(q *table.Question) string {
	if q.Kind == askTargets && g.own(q.Who, q.Item).again {
		return "next"
	}
	return setup.Or(map[table.Kind]string{askBeside: "beside", askInstead: "instead", askPopOff: "off"}[q.Kind], "also")
}
