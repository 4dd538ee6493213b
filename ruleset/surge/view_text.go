package surge

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"fray/ruleset/text"
	"fray/table"
)

// Text returns an event as a sentence.
func (g *Game) Text(e *table.Event) string {
	if e.Kind == table.Rolled {
		return g.rollText(e)
	}
	return table.Expand(g.textOf(e), func(name string) string { return g.eventPart(e, name) })
}

// eventPart returns a part of an event's sentence.
func (g *Game) eventPart(e *table.Event, name string) string {
	switch name {
	case "deed":
		return g.deedText(e)
	case "cell":
		return g.cellName(e.Cell)
	case "before":
		return strconv.Itoa(int(e.N[2] - e.N[0]))
	case "condition":
		return conditionNames()[e.N[0]]
	case "condition1":
		return conditionNames()[e.N[1]]
	case "degree2":
		return g.Degree(int(e.N[2]))
	case "versus":
		if e.N[1] == anyDC {
			return ""
		}
		return strconv.Itoa(int(e.N[1]))
	case "grip":
		return gripNames()[e.N[0]]
	case "object":
		return g.called(table.Thing(int(e.N[0])))
	case "attitude":
		return attitudeNames()[e.N[0]]
	case "subject":
		return g.subjectName(e.Target, uint8(e.N[1]))
	case "topic":
		return words(g.def.topics[e.N[0]-1])
	case "order":
		return orderNames()[e.N[0]]
	case "power":
		return g.def.deeds[e.N[0]].name
	case "task":
		return g.def.taskDefs[e.N[0]].name
	case "goal":
		return strconv.Itoa(int(g.def.taskDefs[e.N[0]].goal))
	case "limit":
		return strconv.Itoa(int(g.def.taskDefs[e.N[0]].limit))
	case "presence":
		return presence(e.N[0]).String()
	}
	part, _ := text.OfEvent(g, e, name)
	return part
}

// deedText says what an option of an event does.
func (g *Game) deedText(e *table.Event) string {
	q := table.Question{Kind: askTurn, Who: e.Who, Target: table.Nobody}
	return g.Describe(&q, e.Option).Label
}

// rollText is a check with its die and modifiers.
func (g *Game) rollText(e *table.Event) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %s: %d%+d", g.called(e.Who), g.book.Text(e.Rule).RollTitle(), e.Die, e.N[3])
	for _, m := range e.Mods {
		if m.Own() {
			fmt.Fprintf(&b, " [%+d: %s]", m.Value, cmp.Or(g.ModTitle(m), g.book.Text(m.Rule).Title))
		}
	}
	fmt.Fprintf(&b, " = %d", e.N[1])
	if e.N[0] > 0 {
		fmt.Fprintf(&b, " against %d: %s", e.N[0], g.Degree(int(e.N[2])))
	}
	return b.String()
}
