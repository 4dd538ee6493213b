package flow

import "fray/table"

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

// eventRows returns the table of flow's events, in order. Text is left to textOf where it depends on the outcome.
func eventRows() []table.EventRow {
	return []table.EventRow{
		{Name: "initiative", Text: "{who} rolls initiative: {1}{+0} = {2}"},
		{Name: "dice", Text: "{who} rolls {rule}: {dice} = {0}"},
		{Name: "item"},
		{Name: "opposed", Text: "{who} {level1}[, counted as {shifted}] against {target} {level2}: {winner} wins"},
		{Name: "nothing", Text: "{who}: no effect ({rule})"},
		{Name: "grapple"},
		{Name: "readied", Text: "{who} readies: {readied}[, for when {note}]"},
		{Name: "fired", Text: "{who} acts now, in {target}'s turn"},
		{Name: "lapsed", Text: "{who}'s Readied Action is over"},
		{Name: "shown", Text: "{who} knows what {target} can do"},
		{Name: "object"},
		{Name: "spoke", Text: "{seat} speaks[: {note}]"},
		{Name: "health", Text: "{who} is {health}"},
		{Name: "used", Text: "{who} uses {used}"},
		{Name: "intercepted"},
		{Name: "tumbled"},
		{Name: "scaled", Text: "dmg {0} {scale} = {2}{bonus}"},
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
		return either(e.N[0] == 0, "Surprise Round", "Round {0}")
	case table.Took:
		return "{who}: {deed}"
	case table.Reacted:
		return "{who} reacts: {deed}"
	case table.Hit:
		return "{who} hits {target} ({level0})"
	case table.Missed:
		return either(e.N[1] == 1, "{who}'s attack on {target} does no harm", "{who} misses {target} ({level0})")
	case table.Harmed:
		return either(e.N[2] > 0, "{target} loses {0} HP (armor takes {2}) and has {1}", "{target} loses {0} HP and has {1}")
	case table.Healed:
		return "{target} regains {0} HP and has {1}"
	case table.Gained:
		return "{who}: {meter} {before} -> {2} ({rule})"
	case table.Fell:
		return "{target} goes down"
	case table.Moved:
		return "{who} goes to {cell}"
	case table.Marked:
		return "{target}: {mark}"
	case table.Cleared:
		return "{target} is no longer {condition}"
	case table.Ruled:
		return either(e.Note != "", "The GM decrees: {note}", either(e.N[0] == 1, "The GM rules for {who}: yes ({title})", "The GM rules for {who}: no ({title})"))
	case table.Ended:
		return either(e.N[0] < 0, "The fight ends in a draw", "The fight is over, won by: {side}")
	case evItem:
		return either(e.Option.Verb == vTake, "{who} takes {item} from {target}", "{item} lies at {cell}")
	case evGrapple:
		return either(e.N[0] == 1, "{who} holds {target}", "{who} and {target} are no longer grappled")
	case evObject:
		return either(e.N[2] <= 0, "{thing} is broken", either(e.N[1] != 0, "{thing} is {state}", "{thing} is worked or struck, and has {2} HP"))
	case evIntercepted:
		return either(e.N[0] == 1, "{who} takes the attack in {target}'s place ({level2} against {level1})", "{who} cannot shield {target} ({level2} against {level1})")
	case evTumbled:
		return either(e.N[0] == 1, "{who} tumbles through {target}", "{who} fails to tumble through {target}")
	default:
		return g.book.Events[e.Kind-table.Own].Text
	}
}
