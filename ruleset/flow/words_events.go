package flow

import (
	"fray/ruleset/text"
	"fray/table"
)

// eventRows returns the table of events by kind: the texts of those that all rulesets have, then flow's. Parts of texts are those
// of [text.OfEvent] and [Game.eventPart]. Where a text has alternatives, the first number chooses.
func eventRows() []table.EventRow {
	return []table.EventRow{
		table.Began:   {Text: "{who}'s turn"},
		table.Round:   {Text: "Surprise Round|Round {0}"},
		table.Took:    {Text: "{who}: {deed}"},
		table.Reacted: {Text: "{who} reacts: {deed}"},
		table.Hit:     {Text: "{who} hits {target} ({level0})"},
		table.Missed:  {Text: "{who} misses {target} ({level0})"},
		table.Harmed:  {Text: "{target} loses {0} HP[ (armor takes {?2})] and has {1}"},
		table.Healed:  {Text: "{target} regains {0} HP and has {1}"},
		table.Gained:  {Text: "{who}: {meter} {before} -> {2} ({rule})"},
		table.Fell:    {Text: "{target} goes down"},
		table.Moved:   {Text: "{who} goes to {cell}"},
		table.Marked:  {Text: "{target}: {mark}"},
		table.Cleared: {Text: "{target} is no longer {condition}"},
		table.Ruled:   {Text: "The GM rules for {who}: no ({title})|The GM rules for {who}: yes ({title})"},
		table.Ended:   {Text: "The fight is over, won by: {side}"},

		evInitiative:  {Name: "initiative", Text: "{who} rolls initiative: {1}{+0} = {2}"},                                        // N: modifier, die, result
		evDice:        {Name: "dice", Text: "{who} rolls {purpose}: {dice}"},                                                      // no check; N: value, count, sides, bonus
		evItem:        {Name: "item", Text: "{item} lies at {cell}"},                                                              // Option.Verb says what Who does with item N[0]
		evOpposed:     {Name: "opposed", Text: "{who} {level1}[, counted as {shifted}] against {target} {level2}: {winner} wins"}, // N: whether Who, the initiator, wins; the degrees; the shift
		evNothing:     {Name: "nothing", Text: "{who}: no effect ({rule})"},
		evGrapple:     {Name: "grapple", Text: "{who} and {target} are no longer grappled|{who} holds {target}"}, // N: 1 for a hold, 0 for its end
		evReadied:     {Name: "readied", Text: "{who} readies: {readied}[, for when {said}]"},                    // Option is what is readied
		evFired:       {Name: "fired", Text: "{who} acts now, in {target}'s turn"},
		evLapsed:      {Name: "lapsed", Text: "{who}'s Readied Action is over"},
		evShown:       {Name: "shown", Text: "{who} knows what {target} can do"},
		evObject:      {Name: "object", Text: "{thing} {now}"}, // N: thing, state, HP
		evSpoke:       {Name: "spoke", Text: "{seat} speaks[: {said}]"},
		evHealth:      {Name: "health", Text: "{who} is {health}"},                                                                                                                    // N: health
		evUsed:        {Name: "used", Text: "{who} uses {used}"},                                                                                                                      // Option.Also is a Flow Action, Option.Item an ability
		evIntercepted: {Name: "intercepted", Text: "{who} cannot shield {target} ({level2} against {level1})|{who} takes the attack in {target}'s place ({level2} against {level1})"}, // N: whether Who wins; the degrees
		evTumbled:     {Name: "tumbled", Text: "{who} fails to tumble through {target}|{who} tumbles through {target}"},                                                               // N: whether Who wins
		evScaled:      {Name: "scaled", Text: "dmg {0} {scale} = {2}{bonus}"},                                                                                                         // N: dice, degree, damage, 1 if a fumbled defense triples it
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
	default:
		return text.Pick(g.def.events[e.Kind].Text, e.N[0])
	}
}
