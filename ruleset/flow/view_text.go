package flow

import (
	"fmt"
	"strconv"
	"strings"

	"fray/ruleset/flow/rule"
	"fray/ruleset/text"
	"fray/table"
)

// Text returns an event as a sentence. Checks are written as in the ledger: "T60: 24 = Hard".
func (g *Game) Text(e *table.Event) string {
	if e.Kind == table.Rolled {
		return g.rollText(e)
	}
	return text.Event(g, e, g.textOf(e), g.eventPart)
}

// eventPart returns a part of an event's sentence that only flow has.
func (g *Game) eventPart(e *table.Event, name string) string {
	switch name {
	case "cell":
		return g.hexes.Name(e.Cell)
	case "deed":
		return g.deed(e)
	case "level0", "level1", "level2":
		return degree(e.N[name[5]-'0']).String()
	case "dice":
		return text.Total(text.Join(e.Faces, " + ")+signedPart(e.N[3]), e.N[0])
	case "said":
		if e.Note != "" {
			return strconv.Quote(e.Note)
		}
	case "before":
		return strconv.Itoa(int(e.N[2] - e.N[0]))
	case "mark":
		return g.marked(ailment(e.N[0]), e.N[1])
	case "condition":
		return g.book.Conditions[e.N[0]].Called()
	case "health":
		return health(e.N[0]).String()
	case "item":
		holder := e.Target
		if e.Option.Verb != vTake {
			holder = table.Nobody
		}
		return g.itemName(holder, int(e.N[0]))
	case "thing":
		return g.called(table.Thing(int(e.N[0])))
	case "now":
		switch {
		case e.N[2] <= 0:
			return "is broken"
		case e.N[1] != 0:
			return "is " + doorNone.names()[e.N[1]]
		default:
			return fmt.Sprintf("is worked or struck, and has %d HP", e.N[2])
		}
	case "readied":
		return text.Words(g.book.VerbName(table.Verb(e.Option.Also)))
	case "used":
		if e.Option.Verb == vInvoke {
			return text.Words(g.ability(e.Option).name)
		}
		return text.Words(flowActionNames()[e.Option.Also])
	case "winner":
		if e.N[0] == 1 {
			return g.called(e.Who)
		}
		return g.called(e.Target)
	case "shifted":
		if e.N[3] > 0 {
			return min(degree(e.N[1])+degree(e.N[3]), degreeCritical).String()
		}
	case "scale":
		if e.N[3] == 1 {
			return "Triple"
		}
		return degree(e.N[1]).String()
	case "bonus":
		if len(e.Mods) > 0 {
			return fmt.Sprintf(" [%+d: damage bonus]", e.Mods[0].Value)
		}
	}
	return ""
}

// rollText is a check with its dice and modifiers.
func (g *Game) rollText(e *table.Event) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %s: T%d: %d = %s", g.called(e.Who), g.book.Text(e.Rule).RollTitle(), e.N[0], e.N[1], degree(e.N[2]))
	if len(e.Faces) > 1 {
		name := "adv"
		if e.N[3] < 0 {
			name = "dis"
		}
		fmt.Fprintf(&b, " (%s %d", name, e.Faces[0])
		for _, f := range e.Faces[1:] {
			fmt.Fprintf(&b, " t%d", f)
		}
		fmt.Fprintf(&b, " = %d)", e.N[1])
	}
	for _, m := range e.Mods {
		switch {
		case m.Rule == rule.CheckSkillCheck, m.Fate != table.Counts: // the rating of the skill
		case m.Dice:
			word := "Advantage"
			if m.Value < 0 {
				word = "Disadvantage"
			}
			fmt.Fprintf(&b, " [%s: %s]", word, g.book.Text(m.Rule).Title)
		default:
			fmt.Fprintf(&b, " [%+d: %s]", m.Value, g.book.Text(m.Rule).Title)
		}
	}
	return b.String()
}

// signedPart is " +2", or nothing for 0.
func signedPart(n int32) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf(" %+d", n)
}

// marked is a condition with its value, as people read it.
func (g *Game) marked(do ailment, value int32) string {
	switch do {
	case condBleeding, condPoison, condWard:
		return fmt.Sprintf("%s %d", g.book.Conditions[do].Called(), value)
	case condLoseAP:
		return fmt.Sprintf("loses %d AP", value)
	case condNextAP:
		return fmt.Sprintf("%d AP more next round", value)
	default:
		return g.book.Conditions[do].Called()
	}
}
