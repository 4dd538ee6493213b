package flow

import (
	"fmt"
	"strconv"
	"strings"

	"fray/table"
)

// Text returns an event as a sentence. Checks are written as in the ledger: "T60: 24 = Hard".
func (g *Game) Text(e *table.Event) string {
	if e.Kind == table.Rolled {
		return g.rollText(e)
	}
	return table.Expand(g.textOf(e), func(name string) string { return g.eventPart(e, name) })
}

// eventPart returns a part of an event's sentence. "0" is the first number of the event, "+0" the same with its sign,
// "level0" the same as a degree of success.
func (g *Game) eventPart(e *table.Event, name string) string {
	if i := strings.TrimPrefix(strings.TrimPrefix(name, "level"), "+"); len(i) == 1 && i >= "0" && i <= "3" {
		n := e.N[i[0]-'0']
		switch name[0] {
		case 'l':
			return degree(n).String()
		case '+':
			return fmt.Sprintf("%+d", n)
		}
		return strconv.Itoa(int(n))
	}
	switch name {
	case "who":
		return g.called(e.Who)
	case "target":
		return g.called(e.Target)
	case "cell":
		return g.hexes.Name(e.Cell)
	case "title":
		return g.book.Text(e.Rule).Title
	case "rule":
		return strings.ToLower(g.book.Text(e.Rule).Title)
	case "deed":
		return g.deed(e)
	case "dice":
		return diceText(e)
	case "side":
		return g.def.cast.Sides[e.N[0]]
	case "seat":
		return g.def.cast.Seats[e.N[0]]
	case "note":
		if e.Kind == table.Ruled || e.Note == "" {
			return e.Note
		}
		return strconv.Quote(e.Note)
	default:
		return g.ownPart(e, name)
	}
}

// ownPart returns a part that few events have.
func (g *Game) ownPart(e *table.Event, name string) string {
	switch name {
	case "meter":
		return g.book.Meters[e.N[1]].Name
	case "before":
		return strconv.Itoa(int(e.N[2] - e.N[0]))
	case "mark":
		return marked(ailment(e.N[0]), e.N[1])
	case "condition":
		return condition(ailment(e.N[0]))
	case "health":
		return health(e.N[0]).String()
	case "item":
		holder := e.Target
		if e.Option.Verb != vTake {
			holder = table.Nobody
		}
		return g.itemKey(holder, int(e.N[0]))
	case "thing":
		return g.called(table.Thing(int(e.N[0])))
	case "state":
		return doorState(0).names()[e.N[1]]
	case "readied":
		return words(g.book.VerbName(table.Verb(e.Option.Also)))
	case "used":
		if e.Option.Verb == vInvoke {
			return words(g.ability(e.Option).name)
		}
		return words(flowActionNames()[e.Option.Also])
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
	fmt.Fprintf(&b, "%s, %s: T%d: %d = %s", g.called(e.Who), g.book.Text(e.Rule).Title, e.N[0], e.N[1], degree(e.N[2]))
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
		if m.Dice {
			word := "Advantage"
			if m.Value < 0 {
				word = "Disadvantage"
			}
			fmt.Fprintf(&b, " [%s: %s]", word, g.book.Text(m.Rule).Title)
		} else {
			fmt.Fprintf(&b, " [%+d: %s]", m.Value, g.book.Text(m.Rule).Title)
		}
	}
	return b.String()
}

// diceText is the dice of a roll that is no check, with what is added to them.
func diceText(e *table.Event) string {
	var parts []string
	for _, f := range e.Faces {
		parts = append(parts, strconv.Itoa(int(f)))
	}
	text := strings.Join(parts, " + ")
	if e.N[3] != 0 {
		text += fmt.Sprintf(" %+d", e.N[3])
	}
	return text
}

// marked is a condition with its value, as people read it.
func marked(do ailment, value int32) string {
	switch do {
	case condBleeding, condPoison, condWard:
		return fmt.Sprintf("%s %d", condition(do), value)
	case condLoseAP:
		return fmt.Sprintf("loses %d AP", value)
	case condNextAP:
		return fmt.Sprintf("%d AP more next round", value)
	default:
		return condition(do)
	}
}

// condition is an ailment as people read it.
func condition(do ailment) string {
	row := conditionRows()[do]
	if row.Label != "" {
		return row.Label
	}
	return row.Name
}
