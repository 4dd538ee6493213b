package surge

import "fray/table"

// The events of surge.
const (
	evInitiative = table.Own + iota // Who rolls initiative; N: rank, die, result
	evDice                          // Who rolls a die outside of a check; N: value
	evResult                        // a check of Who ends; N: total, DC, degree, whether its roll has said that
	evImproved                      // Who has spent a die on a check of Target; N: total, DC
	evDefense                       // Who's defense against Target is rolled; N: its value
	evEffect                        // Who's effect on Target; N: its value
	evBenefit                       // Who's Stunt on Target does Option; N: degree
	evNothing                       // nothing comes of something that Who did
	evGrab                          // Who and Target: held, restrained, bound, or free (N[0] = 0)
	evAim                           // Who aims at Target; N: ranks, 0 for none
	evAffliction                    // Who's affliction on Target; N: stage, condition
	evDying                         // Who is dying
	evStable                        // Who is no longer dying
	evDeathFail                     // Who fails a death save; N: degrees, in all
	evDead                          // Who dies
	evBroken                        // Target, an object, is damaged; N: degree, total, effect value
	evThing                         // Who does Option.Verb with the object Target
	evReadied                       // Who readies Option
	evReleased                      // Who takes its readied action after what Target did
	evReadyLost                     // Who's readied action is lost
	evDelays                        // Who delays
	evHelped                        // Who has helped Target; N: degree or ranks
	evAnalyzed                      // Who has analyzed Target; N: ranks
	evConcealed                     // Who conceals its style from Target; N: degree
	evLearned                       // Who learns Note about Target
	evStudied                       // Who has studied an object; N: its index, toughness, degree
	evAttitude                      // Who's attitude to Target, or to topic N[1]; N: attitude, topic
	evTopic                         // Who has shifted the talk with Target; N: topic, depth
	evJoins                         // Who joins the enemies of Target
	evOrder                         // Who has ordered Target; N: order
	evPowerEnds                     // Who's power N[0] ends
	evTask                          // Who has worked on task N[0]; N: task, progress, setbacks, degree
	evLeft                          // Who has left; N: how
	evSpoke                         // Who speaks
)

// eventRows returns the table of surge's events, in order. Texts that depend on the outcome are chosen by textOf.
func eventRows() []table.EventRow {
	return []table.EventRow{
		{Name: "initiative", Text: "{who} rolls initiative: {1}{+0} = {2}"},
		{Name: "dice", Text: "{who} rolls {purpose}: {0}"},
		{Name: "result"},
		{Name: "improved", Text: "{who} spends a die: {0}[ against {versus}]"},
		{Name: "defense", Text: "{who}'s defense is {0}"},
		{Name: "effect", Text: "{who}'s effect on {target} is {0}"},
		{Name: "benefit", Text: "{who}'s Stunt on {target}: {deed}"},
		{Name: "nothing", Text: "{who}: no effect ({rule})"},
		{Name: "grab"},
		{Name: "aim"},
		{Name: "affliction"},
		{Name: "dying", Text: "{who} is dying"},
		{Name: "stable", Text: "{who} is no longer dying"},
		{Name: "death-fail", Text: "{who} fails death saves: {1} of 3"},
		{Name: "dead", Text: "{who} is dead"},
		{Name: "broken"},
		{Name: "thing"},
		{Name: "readied", Text: "{who} readies an action: {deed}"},
		{Name: "released", Text: "{who} takes its readied action"},
		{Name: "ready-lost", Text: "{who}'s readied action is lost"},
		{Name: "delays", Text: "{who} delays"},
		{Name: "helped"},
		{Name: "analyzed", Text: "{who} has analyzed {target}'s style: {+0}"},
		{Name: "concealed", Text: "{who} conceals its style from {target} ({0})"},
		{Name: "learned", Text: "{who} learns about {target}: {note}"},
		{Name: "studied", Text: "{who} has studied {object}: toughness {1}[, {note}]"},
		{Name: "attitude", Text: "{who} is {attitude} to {subject}"},
		{Name: "topic", Text: "{who} speaks with {target} about {topic}"},
		{Name: "joins", Text: "{who} turns against {target}"},
		{Name: "order", Text: "{who} orders {target}: {order}"},
		{Name: "power-ends", Text: "{who}'s {power} ends"},
		{Name: "task", Text: "{task}: progress {1} of {goal}, setbacks {2} of {limit}"},
		{Name: "left", Text: "{who} has {presence}"},
		{Name: "spoke", Text: "{who}: {note}"},
	}
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
		return "Round {0}"
	case table.Took:
		return "{who}: {deed}"
	case table.Reacted:
		return either(e.Option.Verb == vSurge, "{deed}", "{who} reacts: {deed}")
	case evResult:
		return either(e.N[3] == 1, "", "{who}: {0} against {1}: {degree2}")
	case evThing:
		return either(e.Option.Verb == vTake, "{who} takes {target}", "{target} falls to the ground")
	case table.Hit:
		return either(e.N[3] == 1, "{who} hits {target} critically ({2} against {1})", "{who} hits {target} ({2} against {1})")
	case table.Missed:
		return "{who} misses {target} ({2} against {1})"
	case table.Harmed:
		return either(e.N[3] == social, "{target} has a social wound of level {0}", "{target} has a wound of level {0}")
	case table.Healed:
		return "{target} recovers"
	case table.Gained:
		return "{who}: {meter} {before} -> {2} ({rule})"
	case table.Fell:
		return "{target} goes down"
	case table.Moved:
		return "{who} goes to {cell}"
	case table.Marked:
		return "{target}: {condition}"
	case table.Cleared:
		return "{target} is no longer {condition}"
	case table.Ruled:
		return either(e.Note != "" && e.Rule == 0, "The GM decrees: {note}", either(e.N[0] == 1, "The GM rules for {who}: yes ({title})[: {note}]", "The GM rules for {who}: no ({title})[: {note}]"))
	case table.Ended:
		return either(e.N[0] < 0, "The encounter ends in a draw", "The encounter is over, won by: {side}")
	case evGrab:
		return either(e.N[0] > 0, "{target} is {grip} by {who}", "{who} no longer holds {target}")
	case evAim:
		return either(e.N[0] > 0, "{who} aims at {target}: {+0}", "{who} no longer aims")
	case evAffliction:
		return either(e.N[0] > 0, "{target} suffers stage {0}: {condition1}", "{target} shakes an affliction off")
	case evBroken:
		fate := either(e.N[0] > 0, "unharmed", either(e.N[0] == -1, "damaged", either(e.N[0] == -2, "broken", "destroyed")))
		return "{target} is " + fate + " ({1} against {2})"
	case evHelped:
		return either(e.Who == e.Target, "{who} has {+0} on attack and skill checks", "{who} helps {target} ({+0})")
	default:
		return g.book.Events[e.Kind-table.Own].Text
	}
}
