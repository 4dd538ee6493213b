package flow

import (
	"fray/ruleset/text"
	"fray/table"
)

// The events of flow.
const (
	evInitiative  = table.Own + iota // Who rolls initiative; N: modifier, die, result
	evDice                           // Who rolls dice other than a check; N: value, dice, sides, bonus
	evItem                           // Who does Option.Verb with item N[0]; Cell is where it lies
	evOpposed                        // Who (initiator) against Target; N: won, level, level, shift
	evNothing                        // what Who tried has no effect
	evGrapple                        // Who and Target: grappled, or free (N[0] = 0)
	evReadied                        // Who readies Option
	evFired                          // Who's Readied Action happens in Target's turn
	evLapsed                         // Who's Readied Action is over
	evShown                          // Target's sheet is shown to Who's side
	evObject                         // Who works or strikes thing N[0]; N: thing, state, HP
	evSpoke                          // seat N[0] speaks
	evHealth                         // Who is up, dying, stable, dead or gone (N[0])
	evUsed                           // Who uses a Flow Action or ability: Option.Also, or Option.Item for abilities
	evIntercepted                    // Who steps between Target and the attack; N: won, level, level
	evTumbled                        // Who through Target; N: won
	evScaled                         // Who's roll of N[0] becomes N[2] by level N[1] on Target; N[3]: tripled by a fumbled defense
)

// eventRows returns the table of flow's events, in order. Parts of texts are those of [text.OfEvent] and [Game.eventPart];
// where a pattern has alternatives, the first number chooses.
func eventRows() []table.EventRow {
	return []table.EventRow{
		{Name: "initiative", Text: "{who} rolls initiative: {1}{+0} = {2}"},
		{Name: "dice", Text: "{who} rolls {rule}: {dice} = {0}"},
		{Name: "item", Text: "{item} lies at {cell}"},
		{Name: "opposed", Text: "{who} {level1}[, counted as {shifted}] against {target} {level2}: {winner} wins"},
		{Name: "nothing", Text: "{who}: no effect ({rule})"},
		{Name: "grapple", Text: "{who} and {target} are no longer grappled|{who} holds {target}"},
		{Name: "readied", Text: "{who} readies: {readied}[, for when {said}]"},
		{Name: "fired", Text: "{who} acts now, in {target}'s turn"},
		{Name: "lapsed", Text: "{who}'s Readied Action is over"},
		{Name: "shown", Text: "{who} knows what {target} can do"},
		{Name: "object", Text: "{thing} {now}"},
		{Name: "spoke", Text: "{seat} speaks[: {said}]"},
		{Name: "health", Text: "{who} is {health}"},
		{Name: "used", Text: "{who} uses {used}"},
		{Name: "intercepted", Text: "{who} cannot shield {target} ({level2} against {level1})|{who} takes the attack in {target}'s place ({level2} against {level1})"},
		{Name: "tumbled", Text: "{who} fails to tumble through {target}|{who} tumbles through {target}"},
		{Name: "scaled", Text: "dmg {0} {scale} = {2}{bonus}"},
	}
}

// sharedTexts returns the patterns of the events that all rulesets have, as eventRows does.
func sharedTexts() [table.Own]string {
	return [table.Own]string{
		table.Began:   "{who}'s turn",
		table.Round:   "Surprise Round|Round {0}",
		table.Took:    "{who}: {deed}",
		table.Reacted: "{who} reacts: {deed}",
		table.Hit:     "{who} hits {target} ({level0})",
		table.Missed:  "{who} misses {target} ({level0})",
		table.Harmed:  "{target} loses {0} HP[ (armor takes {?2})] and has {1}",
		table.Healed:  "{target} regains {0} HP and has {1}",
		table.Gained:  "{who}: {meter} {before} -> {2} ({rule})",
		table.Fell:    "{target} goes down",
		table.Moved:   "{who} goes to {cell}",
		table.Marked:  "{target}: {mark}",
		table.Cleared: "{target} is no longer {condition}",
		table.Ruled:   "The GM rules for {who}: no ({title})|The GM rules for {who}: yes ({title})",
		table.Ended:   "The fight is over, won by: {side}",
	}
}

// textOf returns the pattern of an event.
func (g *Game) textOf(e *table.Event) string {
	switch {
	case e.Kind == table.Missed && e.N[1] == 1:
		return "{who}'s attack on {target} does no harm"
	case e.Kind == table.Ruled && e.Note != "":
		return "The GM decrees: {note}"
	case e.Kind == table.Ended && e.N[0] < 0:
		return "The fight ends in a draw"
	case e.Kind == evItem && e.Option.Verb == vTake:
		return "{who} takes {item} from {target}"
	case e.Kind < table.Own:
		return text.Pick(sharedTexts()[e.Kind], e.N[0])
	default:
		return text.Pick(g.book.Events[e.Kind-table.Own].Text, e.N[0])
	}
}
