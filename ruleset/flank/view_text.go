package flank

import (
	"fmt"
	"strconv"
	"strings"

	"fray/ruleset/text"
	"fray/table"
)

// Text returns an event as a sentence. Checks are written as in the ledger: "12+5 = 17 against 15: success".
func (g *Game) Text(e *table.Event) string {
	if e.Kind == table.Rolled {
		return g.rollText(e)
	}
	return table.Expand(g.textOf(e), func(name string) string { return g.eventPart(e, name) })
}

// textOf returns the pattern of an event. Where the outcome changes the sentence, it chooses among several.
func (g *Game) textOf(e *table.Event) string {
	either := func(yes bool, a, b string) string {
		if yes {
			return a
		}
		return b
	}
	switch e.Kind {
	case table.Began:
		return "{who}'s turn"
	case table.Round:
		return either(e.N[0] == 0, "Surprise Round", "Round {0}")
	case table.Took:
		return "{who}: {deed}"
	case table.Reacted:
		return "{who} reacts: {deed}"
	case table.Hit:
		return either(e.N[0] == 2, "{who} hits[ {target}]: critical hit", "{who} hits[ {target}]")
	case table.Missed:
		return "{who} misses[ {target}]"
	case table.Harmed:
		return either(e.Who == table.Nobody, "{target} loses {0} HP, {1} left ({rule}){mods}", "{target} loses {0} HP by {who}, {1} left{mods}")
	case table.Healed:
		return "{target} regains {0} HP, {1} left{mods}"
	case table.Fell:
		return "{target} falls[ by {who}]"
	case table.Moved:
		return "{who} moves to {cell}"
	case table.Gained:
		return "{who}: {meter} {before} -> {2} ({rule})"
	case table.Marked:
		return "{target} is {condition}"
	case table.Cleared:
		return "{target} is no longer {condition}"
	case table.Ruled:
		return either(e.Note != "", "GM: {note}", "GM: {title}")
	case table.Ended:
		return either(e.N[0] < 0, "The fight ends in a draw", "The fight is over, won by: {side}")
	case evDice:
		return either(len(e.Faces) > 0, "{who} rolls {purpose}[, {critical}]: {total}{mods}", "{who}, {purpose}: {0}{mods}")
	case evAgainst:
		return "{who} {1} against {target} {2}: {winner} wins"
	case evItem:
		switch e.Option.Verb {
		case vGive:
			return "{who}: {deed} to {target}"
		case vTake:
			return "{who}: {deed} from {target}"
		default:
			return "{who}: {deed}[ on {target}]"
		}
	case evSpell:
		return [...]string{"{who}'s spell is lost", "{who} casts {ability1}", "{target} counters {who}'s spell"}[e.N[0]]
	case evGrapple:
		return either(e.N[0] == 1, "{who} grapples {target}", "{who} and {target} are no longer in a grapple")
	case evHides:
		return "{who} hides"
	case evWaits:
		return either(e.N[0] == 1, "{who} waits", "{who}'s waited action is lost")
	case evDodges:
		return either(e.N[0] == 1, "{who} steps out of {target}'s way", "{who} is run down by {target}")
	case evLearned:
		return either(e.N[0] == 1, "{who} succeeds[: {note}]", "{who} fails[: {note}]")
	default:
		if i := int(e.Kind - table.Own); i >= 0 && i < len(g.book.Events) {
			return g.book.Events[i].Text
		}
		return ""
	}
}

// eventPart returns a part of an event's sentence.
func (g *Game) eventPart(e *table.Event, name string) string {
	switch name {
	case "cell":
		if e.Cell < 0 {
			return ""
		}
		return g.squares.Name(e.Cell)
	case "deed":
		return g.deed(e)
	case "note":
		if e.Kind == table.Ruled || e.Note == "" {
			return e.Note
		}
		return strconv.Quote(e.Note)
	}
	if name == "who" && e.Who == table.Nobody || name == "target" && e.Target == table.Nobody {
		return ""
	}
	if part, ok := text.OfEvent(g, e, name); ok {
		return part
	}
	return g.ownPart(e, name)
}

// ownPart returns a part that few events have.
func (g *Game) ownPart(e *table.Event, name string) string {
	switch name {
	case "before":
		return strconv.Itoa(int(e.N[2] - e.N[0]))
	case "condition":
		switch int(e.N[0]) {
		case int(condCover):
			return "in cover"
		case condFocused:
			return "psionically focused"
		}
		return g.book.Conditions[e.N[0]].Name
	case "total":
		return text.Total(text.Join(e.Faces, " + ")+addedText(e.N[0]-e.N[1]), e.N[0])
	case "critical":
		if times := int32(e.Option.Item); times > 1 {
			return fmt.Sprintf("%dd%d x%d", e.N[2]/times, e.N[3], times)
		}
	case "mods":
		return g.modsText(e.Mods)
	case "ability0":
		return text.Words(g.def.abilities[e.N[0]].name)
	case "ability1":
		return text.Words(g.def.abilities[e.N[1]].name)
	case "score":
		return abilityNames()[e.N[0]]
	case "numbers":
		return numberText(number(e.N[1]))
	case "source":
		return g.partTitle(e.Rule, uint8(e.N[2]))
	case "action":
		if acts(e.N[0]) == actMove {
			return priceMove.String()
		}
		return priceStandard.String()
	case "thing":
		return g.itemName(g.items[e.N[0]].holder, int(e.N[0]))
	case "state":
		return [...]string{healthHere: "is back", healthCorpse: "is dead", healthYielded: "surrenders", healthGone: "has left the fight", healthHidden: "is hidden"}[e.N[0]]
	case "winner":
		if e.N[0] == 1 {
			return g.called(e.Who)
		}
		return g.called(e.Target)
	}
	return ""
}

// rollText is a d20 with what was added to it.
func (g *Game) rollText(e *table.Event) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %s: %d%+d = %d", g.called(e.Who), g.book.Text(e.Rule).RollTitle(), e.N[3], e.N[1]-e.N[3], e.N[1])
	if e.N[0] != 0 {
		fmt.Fprintf(&b, " against %d: %s", e.N[0], g.Degree(int(e.N[2])))
	}
	return b.String() + g.modsText(e.Mods)
}

// modsText is each modifier of a number with its name, such as " [+3 Strength] [+2 charge bonus]".
func (g *Game) modsText(mods []table.Mod) string {
	var b strings.Builder
	for _, m := range mods {
		if m.Own() {
			fmt.Fprintf(&b, " [%+d %s]", m.Value, g.partTitle(m.Rule, m.Of))
		}
	}
	return b.String()
}

// deed describes the option of an event. The items are in the event, because hands change.
func (g *Game) deed(e *table.Event) string {
	o := e.Option
	row := &g.def.verbs[o.Verb]
	n := int(e.N[0]) - 1
	if e.Kind == evItem {
		n = int(e.N[0])
	}
	item := ""
	if (e.Kind == evItem || row.is&(verbUsesArm|verbOnThing) != 0) && n >= 0 && n < len(g.items) {
		item = g.itemName(e.Who, n)
	}
	mode := ""
	if int(o.Mode) < len(row.Modes) {
		mode = text.Words(row.Modes[o.Mode])
	}
	out, kind := g.deedWords(o.Verb), kindNames()[e.N[1]]
	switch {
	case o.Verb == vCommand || o.Verb == vSearch:
		out = mode
	case o.Verb == vTrace:
		out = row.Also[o.Also] + " step by step"
	case o.Verb == vDash:
		out += " " + mode
	case o.Verb == vAdvance:
	case mode != "" && o.Verb != vKnowledge && o.Verb != vFocus:
		out = mode + " " + out
	case o.Verb == vFocus:
		out += " on " + mode
	}
	thing := row.is&verbUsesArm == 0
	if item != "" && thing {
		out += " " + item
	}
	if o.Who != table.Nobody && o.Who != e.Who {
		out += " " + g.called(o.Who)
	}
	if !thing && row.is&verbOnThing != 0 && int(o.N) < len(g.items) { // what is struck or taken, of somebody or not
		if o.Who != table.Nobody {
			out += ","
		}
		out += " " + g.itemName(o.Who, int(o.N))
	}
	if o.Cell >= 0 {
		out += " to " + g.squares.Name(o.Cell)
	}
	if item != "" && !thing {
		out += " with " + item
	}
	if kind != "" {
		out += " (" + kind + ")"
	}
	return out
}

// deedWords is what a verb is called in the text of an event.
func (g *Game) deedWords(v table.Verb) string {
	switch v {
	case vBreak, vOpportunity:
		return "attack"
	case vLetGo:
		return "let go of"
	case vKnowledge:
		return "recall"
	case vCast:
		return "cast a spell"
	case vPatch:
		return "patch the wound of"
	case vPushThing:
		return "push"
	case vOther:
		return "try something else"
	default:
		return text.Words(g.def.verbs[v].Name)
	}
}

// addedText returns a number that is added to dice: " + 3", " - 1" or nothing.
func addedText(n int32) string {
	switch {
	case n > 0:
		return fmt.Sprintf(" + %d", n)
	case n < 0:
		return fmt.Sprintf(" - %d", -n)
	default:
		return ""
	}
}
