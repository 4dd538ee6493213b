package flow

import (
	"fmt"
	"strings"

	"fray/table"
)

// Text is an event in a sentence. Checks are written as in the ledger: "T60: 24 = Hard".
func (g *Game) Text(e *table.Event) string {
	who, whom := g.id(e.Who), g.id(e.Whom)
	switch e.Kind {
	case table.Rolled:
		return g.rollText(e)
	case table.Began:
		return fmt.Sprintf("%s's turn", who)
	case table.Round:
		if e.N[0] == 0 {
			return "Surprise Round"
		}
		return fmt.Sprintf("Round %d", e.N[0])
	case table.Took:
		return fmt.Sprintf("%s: %s", who, g.deed(e))
	case table.Reacted:
		return fmt.Sprintf("%s reacts: %s", who, g.deed(e))
	case table.Hit:
		return fmt.Sprintf("%s hits %s (%s)", who, whom, level(e.N[0]))
	case table.Missed:
		if e.N[1] == 1 {
			return fmt.Sprintf("%s's attack on %s does no harm", who, whom)
		}
		return fmt.Sprintf("%s misses %s (%s)", who, whom, level(e.N[0]))
	case table.Harmed:
		if e.N[2] > 0 {
			return fmt.Sprintf("%s loses %d HP (armor takes %d) and has %d", whom, e.N[0], e.N[2], e.N[1])
		}
		return fmt.Sprintf("%s loses %d HP and has %d", whom, e.N[0], e.N[1])
	case table.Healed:
		return fmt.Sprintf("%s regains %d HP and has %d", whom, e.N[0], e.N[1])
	case table.Fell:
		return fmt.Sprintf("%s goes down", whom)
	case table.Moved:
		return fmt.Sprintf("%s goes to %s", who, g.hexes.Name(e.Cell))
	case table.Marked:
		return fmt.Sprintf("%s: %s", whom, marked(ailment(e.N[0]), e.N[1]))
	case table.Cleared:
		return fmt.Sprintf("%s is no longer %s", whom, condition(ailment(e.N[0])))
	case table.Ruled:
		return g.ruledText(e, who)
	case table.Ended:
		if e.N[0] < 0 {
			return "The fight ends in a draw"
		}
		return fmt.Sprintf("The fight is over: %s wins", g.def.cast.Sides[e.N[0]])
	default:
		return g.ownText(e, who, whom)
	}
}

func (g *Game) ruledText(e *table.Event, who string) string {
	if e.Note != "" {
		return "The GM decrees: " + e.Note
	}
	answer := "no"
	if e.N[0] == 1 {
		answer = "yes"
	}
	return fmt.Sprintf("The GM rules for %s: %s (%s)", who, answer, g.book.Text(e.Rule).Title)
}

// rollText is a check with its dice and modifiers.
func (g *Game) rollText(e *table.Event) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %s: T%d: %d = %s", g.id(e.Who), g.book.Text(e.Rule).Title, e.N[0], e.N[1], level(e.N[2]))
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

// ownText is an event of flow's own in a sentence.
func (g *Game) ownText(e *table.Event, who, whom string) string {
	switch e.Kind {
	case evInitiative:
		return fmt.Sprintf("%s rolls initiative: %d%+d = %d", who, e.N[1], e.N[0], e.N[2])
	case evDice:
		return fmt.Sprintf("%s rolls %s: %s", who, strings.ToLower(g.book.Text(e.Rule).Title), diceText(e))
	case evPool:
		return fmt.Sprintf("%s: %+d %s (%d), %s", who, e.N[0], [...]string{"AP", "RP", "FP"}[e.N[1]], e.N[2], strings.ToLower(g.book.Text(e.Rule).Title))
	case evItem:
		if e.Option.Verb == vTake {
			return fmt.Sprintf("%s takes %s from %s", who, g.itemKey(e.Whom, int(e.N[0])), whom)
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
		return fmt.Sprintf("%s readies: %s", who, words(verbNames()[e.Option.Also]))
	case evFired:
		return fmt.Sprintf("%s acts now, in %s's turn", who, whom)
	case evLapsed:
		return fmt.Sprintf("%s's Readied Action is over", who)
	case evShown:
		return fmt.Sprintf("%s knows what %s can do", who, whom)
	case evObject:
		return g.objectText(e)
	case evSpoke:
		return fmt.Sprintf("%s speaks", g.def.cast.Seats[e.N[0]])
	case evHealth:
		return fmt.Sprintf("%s is %s", who, healthNames()[e.N[0]])
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

func diceText(e *table.Event) string {
	var parts []string
	for _, f := range e.Faces {
		parts = append(parts, fmt.Sprint(f))
	}
	text := strings.Join(parts, " + ")
	if e.N[3] != 0 {
		text += fmt.Sprintf(" %+d", e.N[3])
	}
	return fmt.Sprintf("%s = %d", text, e.N[0])
}

// deed is what an event's option says somebody does. The items are in the event, because hands change.
func (g *Game) deed(e *table.Event) string {
	o, text := e.Option, words(verbNames()[e.Option.Verb])
	switch o.Verb {
	case vCast, vUse, vInvoke:
		text += " " + words(g.ability(o).name)
	case vReady:
		return text + " " + words(verbNames()[o.Also])
	}
	if o.Who != table.Nobody && o.Who != e.Who {
		text += " " + g.id(o.Who)
	}
	switch {
	case o.Cell < 0:
	case o.Verb == vMove || o.Verb == vWalk || o.Verb == vStep:
		text += " to " + g.hexes.Name(o.Cell)
	default:
		text += " at " + g.hexes.Name(o.Cell)
	}
	if e.N[1] > 0 {
		text += " of " + g.itemKey(o.Who, int(e.N[1]-1))
	}
	switch {
	case e.N[0] > 0:
		text += " with " + g.itemKey(e.Who, int(e.N[0]-1))
	case o.Item == slotUnarmed && usesSlot(o.Verb):
		text += " unarmed"
	}
	if o.Also != 0 && (o.Verb == vAttack || o.Verb == vThrow) {
		text += " adding " + words(g.addedKey(flowAction(o.Also)))
	}
	return text
}

// usesSlot reports whether an option's Item is a slot.
func usesSlot(v table.Verb) bool {
	switch v {
	case vAttack, vThrow, vDisarm, vDraw, vSheathe, vDrop, vDrink, vFeed, vReactionAttack, vRiposte, vTurningBlade:
		return true
	default:
		return false
	}
}

// doing makes an event of an option, with the items it names.
func (g *Game) doing(k table.EventKind, r table.Rule, who, whom int16, o table.Option) table.Event {
	e := event(k, r, who, whom)
	e.Option = o
	if usesSlot(o.Verb) {
		e.N[0] = int32(g.itemIn(who, o.Item) + 1)
	}
	if o.Verb == vDisarm {
		e.N[1] = int32(g.inHand(o.Who, o.Also) + 1)
	}
	if o.Verb == vPickUp {
		e.N[0] = int32(g.lyingAt(o.Cell, o.Item) + 1)
	}
	return e
}

func marked(do ailment, value int32) string {
	switch do {
	case bleeding, poison, ward:
		return fmt.Sprintf("%s %d", condition(do), value)
	case loseAP:
		return fmt.Sprintf("loses %d AP", value)
	case nextAP:
		return fmt.Sprintf("%d AP more next round", value)
	default:
		return condition(do)
	}
}

func condition(do ailment) string {
	return [...]string{"bleeding", "poisoned", "prone", "pinned", "slowed", "warded", "quick", "rattled", "quickened", "", "", "", ""}[do]
}

func healthNames() []string { return []string{"up", "dying", "stable", "dead", "gone"} }
