package flank

import "fray/table"

// The events of flank.
const (
	evInitiative = table.Own + iota // Who rolls initiative; N: modifier, die, result
	evDice                          // Who rolls dice other than a d20 check; N: sum, of it the dice, how many, sides; Option.Item: by how much their number was multiplied; Mods are the rest
	evCheck                         // Who's d20; N: number to reach, total, success, kind of the check
	evAgainst                       // Who's total against Target's; N: won, total, total
	evItem                          // Who does Option.Verb with item N[0]; Target gets or loses it
	evObject                        // Who strikes object N[0]; N: object, damage, HP left
	evNothing                       // what Who tried has no effect
	evCasts                         // which spell Who casts, to its seat; N: ability
	evIdentified                    // Who identifies the spell of Target; N: ability
	evSpell                         // what became of Who's spell; N: ability, outcome
	evGrapple                       // Who and Target: grappled, or free (N[0] = 0)
	evHides                         // Who hides
	evSpots                         // Who notices Target
	evShown                         // Target's numbers are shown to Who's side
	evSpoke                         // seat N[0] speaks
	evWaits                         // Who keeps its Standard Action, or has lost it (N[0] = 0)
	evState                         // Who is here, a corpse, has surrendered, is gone (N[0])
	evAbility                       // Target takes N[1] damage to ability N[0]
	evBonus                         // Target gets N[0] on numbers N[1] from source N[2] by Who
	evStops                         // Who's movement ends at Cell
	evDodges                        // Who steps out of Target's way (N[0] = 1)
	evLoses                         // Who loses the action N[0] of the turn
	evLearned                       // Who recalls what Note says, or nothing (N[0] = 0)
)

// eventRows returns the table of flank's events, in order. Text is left to textOf where it depends on the outcome.
func eventRows() []table.EventRow {
	return []table.EventRow{
		{Name: "initiative", Text: "{who} rolls initiative: {1}{+0} = {2}"},
		{Name: "dice"},
		{Name: "check"},
		{Name: "against"},
		{Name: "item"},
		{Name: "object", Text: "{who} deals {1} to {thing}: {2} HP left{mods}"},
		{Name: "nothing", Text: "{who}: no effect ({rule})"},
		{Name: "casts", Text: "{who}'s spell: {ability0}"},
		{Name: "identified", Text: "{who} recognizes {ability0}"},
		{Name: "spell"},
		{Name: "grapple"},
		{Name: "hides"},
		{Name: "spots", Text: "{who} has noticed {target}"},
		{Name: "shown", Text: "{who} knows what {target} can do"},
		{Name: "spoke", Text: "{seat} speaks[: {note}]"},
		{Name: "waits"},
		{Name: "state", Text: "{who} {state}"},
		{Name: "ability", Text: "{target} takes {1} damage to {score}{mods}"},
		{Name: "bonus", Text: "{target}: {+0} on {numbers} ({source})"},
		{Name: "stops", Text: "{who} stops at {cell}"},
		{Name: "dodges"},
		{Name: "loses", Text: "{who} loses its {action}"},
		{Name: "learned"},
	}
}
