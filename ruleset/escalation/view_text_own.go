package escalation

import (
	"fmt"
	"strconv"

	"fray/ruleset/setup"
	"fray/ruleset/text"
	"fray/table"
)

// eventPart returns a part of the text of an event that only escalation has.
func (g *Game) eventPart(e *table.Event, name string) string {
	switch name {
	case "deed":
		return g.deed(e.Who, e.Option)
	case "hits":
		if degree(e.N[0]) == degreeCrit {
			return "crits"
		}
		return "hits"
	case "number":
		if e.N[1] == meterSecond && e.Who >= 0 {
			return setup.Or(g.sheets[e.Who].secondary, "secondary")
		}
		return g.book.Meters[e.N[1]].Name
	case "moved":
		return g.movedText(e)
	case "lasting":
		return lastsText(e)
	case "ended":
		return g.endedText(e)
	case "for":
		return g.book.Text(e.Rule).RollTitle()
	case "dice":
		return fmt.Sprintf("%dd%d%s", e.N[1], e.N[2], facesText(e.Faces))
	case "added":
		return fmt.Sprintf("%+d", e.N[1]-e.N[0])
	case "mods":
		return g.modsText(e.Mods)
	case "band":
		return text.Words(g.band.names()[e.N[0]])
	case "status":
		return g.healthText(e)
	case "outcome":
		return degree(e.N[0]).String()
	case "ready":
		r := readied{set: true, action: e.Option, when: trigger(e.N[0]), who: table.Who(e.N[1]), target: table.Who(e.N[2]), kinds: kinds(e.N[3])}
		return g.readyTextOf(e.Who, &r, g.called)
	case "ability":
		return g.own(e.Who, e.Option.Item).title
	case "mark":
		return markName(markKind(e.N[0]), e.N[1])
	case "limit":
		return strconv.Itoa(maxMarks)
	default: // rest
		if kind := restKind(e.N[0]); kind != restNone {
			return "The party takes a " + kind.names()[kind] + " rest"
		}
		return "The party takes no Full Rest: nothing changes"
	}
}

// healthText returns the health of a combatant or thing in words.
func (g *Game) healthText(e *table.Event) string {
	s := health(e.N[0])
	switch {
	case s == healthDead && g.sheets[g.inside(e.Who)].object:
		return "broken"
	case s == healthLastGasp:
		return "in its last gasp"
	}
	switch gasp := g.units[g.inside(e.Who)].gasp; {
	case s != healthOut:
		return text.Words(healthNames()[s])
	case gasp == 0:
		return "out of the fight"
	default:
		return "out of the fight: " + g.gaspWord(gasp)
	}
}

// readyTextOf returns a readied action and its trigger in words.
func (g *Game) readyTextOf(a table.Who, r *readied, name func(table.Who) string) string {
	return g.deed(a, r.action) + " " + g.readyText(r, name)
}

// readyText returns the trigger of a readied action in words.
func (g *Game) readyText(r *readied, name func(table.Who) string) string {
	who, target := "any enemy", "anybody"
	if r.who == anyAlly {
		who = "any ally"
	} else if r.who >= 0 {
		who = name(r.who)
	}
	if r.target >= 0 {
		target = name(r.target)
	}
	what := "an ability"
	if r.kinds != 0 {
		what += " of the type " + g.kindText(r.kinds)
	}
	return "when " + who + [...]string{
		triggerMoves: " moves", triggerEngages: " engages " + target, triggerAttacks: " attacks " + target, triggerUses: " uses " + what,
	}[r.when]
}
