package flow

import (
	"fmt"
	"strconv"
	"strings"

	"fray/table"
)

// ownText is an event of flow's own in a sentence.
func (g *Game) ownText(e *table.Event, who, whom string) string {
	switch e.Kind {
	case evInitiative:
		return fmt.Sprintf("%s rolls initiative: %d%+d = %d", who, e.N[1], e.N[0], e.N[2])
	case evDice:
		return fmt.Sprintf("%s rolls %s: %s", who, strings.ToLower(g.book.Text(e.Rule).Title), diceText(e))
	case evScaled:
		l := level(e.N[1]).String()
		if e.N[3] == 1 {
			l = "Triple"
		}
		bonus := ""
		if len(e.Mods) > 0 {
			bonus = fmt.Sprintf(" [%+d: damage bonus]", e.Mods[0].Value)
		}
		return fmt.Sprintf("dmg %d %s = %d%s", e.N[0], l, e.N[2], bonus)
	case evItem:
		if e.Option.Verb == vTake {
			return fmt.Sprintf("%s takes %s from %s", who, g.itemKey(e.Target, int(e.N[0])), whom)
		}
		return fmt.Sprintf("%s lies at %s", g.itemKey(table.Nobody, int(e.N[0])), g.hexes.Name(e.Cell))
	case evOpposed:
		return g.opposedText(e, who, whom)
	case evNothing:
		return fmt.Sprintf("%s: it comes to nothing (%s)", who, strings.ToLower(g.book.Text(e.Rule).Title))
	case evGrapple:
		if e.N[0] == 0 {
			return fmt.Sprintf("%s and %s are no longer grappled", who, whom)
		}
		return fmt.Sprintf("%s holds %s", who, whom)
	case evReadied:
		return fmt.Sprintf("%s readies: %s%s", who, words(verbNames()[e.Option.Also]), quoted(", for when ", e.Note))
	case evFired:
		return fmt.Sprintf("%s acts now, in %s's turn", who, whom)
	case evLapsed:
		return who + "'s Readied Action is over"
	case evShown:
		return fmt.Sprintf("%s knows what %s can do", who, whom)
	case evObject:
		return g.objectText(e)
	case evSpoke:
		return g.def.cast.Seats[e.N[0]] + " speaks" + quoted(": ", e.Note)
	case evHealth:
		return fmt.Sprintf("%s is %s", who, health(e.N[0]))
	case evUsed:
		return fmt.Sprintf("%s uses %s", who, g.usedName(e))
	case evIntercepted:
		if e.N[0] == 1 {
			return fmt.Sprintf("%s takes the attack in %s's place (%s against %s)", who, whom, level(e.N[2]), level(e.N[1]))
		}
		return fmt.Sprintf("%s cannot shield %s (%s against %s)", who, whom, level(e.N[2]), level(e.N[1]))
	case evTumbled:
		if e.N[0] == 1 {
			return fmt.Sprintf("%s tumbles through %s", who, whom)
		}
		return fmt.Sprintf("%s fails to tumble through %s", who, whom)
	default:
		return ""
	}
}

// quoted is what somebody said in words of their own, if anything.
func quoted(before, note string) string {
	if note == "" {
		return ""
	}
	return before + strconv.Quote(note)
}

func (g *Game) usedName(e *table.Event) string {
	if e.Option.Verb == vInvoke {
		return words(g.ability(e.Option).name)
	}
	return words(flowActionNames()[e.Option.Also])
}

func (g *Game) opposedText(e *table.Event, who, whom string) string {
	shifted := ""
	if e.N[3] > 0 {
		shifted = fmt.Sprintf(", counted as %s", min(level(e.N[1])+level(e.N[3]), critical))
	}
	winner := whom
	if e.N[0] == 1 {
		winner = who
	}
	return fmt.Sprintf("%s %s%s against %s %s: %s wins", who, level(e.N[1]), shifted, whom, level(e.N[2]), winner)
}

func (g *Game) objectText(e *table.Event) string {
	d := &g.def.objectDefs[e.N[0]]
	switch {
	case e.N[2] <= 0:
		return d.name + " is broken"
	case d.door:
		return fmt.Sprintf("%s is %s", d.name, [...]string{"", "open", "closed", "locked"}[e.N[1]])
	default:
		return fmt.Sprintf("%s is worked or struck, and has %d HP", d.name, e.N[2])
	}
}
