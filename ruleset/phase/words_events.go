package phase

import (
	"fray/ruleset/phase/rule"
	"fray/table"
)

// The events of phase.
const (
	evInitiative = table.Own + iota // Who's score; N: CV, Lightning Reflexes, score
	evDice                          // Who rolls dice other than a check; N: value, dice, BODY or -1, how they are read
	evContest                       // Who against Target by Strength; N: won, BODY, BODY
	evKnockback                     // Target would be thrown by Who; N: hexes, below 0 for none
	evDying                         // Who is dying
	evWakes                         // Who comes round; N: STUN, END
	evParried                       // Who has parried Target's attack
	evHaymaker                      // Who's Haymaker on Target is on its way
	evLost                          // Who has lost what N[0] says: a Haymaker, a readied action, a wait; N[1] is 1 where it no longer reaches Target
	evNothing                       // what Who tried has no effect
	evGrab                          // Who and Target: N[0] is 1 for a hold, 0 for its end
	evReadied                       // Who readies Option; N: trigger, group, distance, verb; Target is a named one
	evFired                         // Who takes its readied action in what Target does
	evWaits                         // Who waits, for the slot of Target or openly
	evPlace                         // Who's place is now before Target, or the last; N: place
	evPasses                        // Who's slot passes
	evLevels                        // Who divides its levels; N: OCV, DCV
	evItem                          // Who does Option.Verb with item N[0]; Cell is where it lies
	evObject                        // Target, a thing, is hurt; N: door state, BODY, BODY lost
	evWorked                        // Who works Target, a thing, by Option; N: door state
	evPower                         // Who's power N[0] is on (N[1] = 1) or off
	evShifted                       // Who shifts multipower N[0] to the slots N[1]
	evImpressed                     // Target is impressed by Who; N: level, margin
	evStudied                       // Who has analyzed Target; N: bonus, -1 for a failure
	evLocated                       // Who has located Target
	evMounted                       // Who is on (N[0] = 1) or off Target, a mount
	evDressed                       // Who wears outfit N[0]
	evLeft                          // Who has left the map
	evPostTurn                      // the Post-Turn of Turn N[0]
)

// What evLost says is lost.
const (
	lostHaymaker = iota
	lostReady
	lostWait
)

// eventRows returns the table of phase's events, in order. Text is left to textOf where it depends on the outcome.
func eventRows() []table.EventRow {
	return []table.EventRow{
		{Name: "initiative", Text: "{who}'s Initiative is {2}"},
		{Name: "dice"},
		{Name: "contest"},
		{Name: "knockback"},
		{Name: "dying", Text: "{who} is dying"},
		{Name: "wakes", Text: "{who} comes round with {0} STUN and {1} END, prone"},
		{Name: "parried", Text: "{who} stops {target}'s attack ({rule})"},
		{Name: "haymaker", Text: "{who}'s Haymaker on {target} lands at its next slot"},
		{Name: "lost", Text: "{who} loses its {lost}[: {cause}]"},
		{Name: "nothing"},
		{Name: "grab"},
		{Name: "readied", Text: "{who} readies: {deed}, for when {trigger}[ ({note})]"},
		{Name: "fired", Text: "{who} takes its readied action, before what {target} does"},
		{Name: "waits"},
		{Name: "place"},
		{Name: "passes"},
		{Name: "levels", Text: "{who} has {levels} on OCV and {1} on DCV"},
		{Name: "item"},
		{Name: "object"},
		{Name: "worked"},
		{Name: "power"},
		{Name: "shifted", Text: "{who} shifts its multipower to {slots}"},
		{Name: "impressed", Text: "{target} is {level} ({who}, by {1})"},
		{Name: "studied"},
		{Name: "located", Text: "{who} has located {target}"},
		{Name: "mounted"},
		{Name: "dressed", Text: "{who} wears {outfit}"},
		{Name: "left", Text: "{who} has left the fight"},
		{Name: "post-turn", Text: "Post-Turn of Turn {0}"},
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
		return "{who}'s slot"
	case table.Round:
		return either(e.N[0] == 0, "Surprise Phase", "Turn {1}, Phase {2} ({3} seconds)")
	case table.Took:
		return "{who}: {deed}[ - {note}]"
	case table.Reacted:
		return "{who} reacts: {deed}"
	case table.Hit:
		return "{who} hits {target}"
	case table.Missed:
		return "{who} misses {target}"
	case table.Harmed:
		return either(e.N[2] > 0, "{target} loses {0} STUN (defenses stop {2}) and has {1}", "{target} loses {0} STUN and has {1}")
	case table.Gained:
		return gainedText(e.Rule)
	case table.Fell:
		return either(e.N[0] == int32(healthDead), "{target} is dead", "{target} is knocked out")
	case table.Moved:
		return "{who} goes to {cell}"
	case table.Marked:
		return "{target}: {condition}"
	case table.Cleared:
		return "{target} is no longer {condition}"
	case table.Ruled:
		return either(e.Note != "", "The GM decrees: {note}", either(e.N[0] == 1, "The GM rules for {who}: yes ({title})", "The GM rules for {who}: no ({title})"))
	case table.Ended:
		return either(e.N[0] < 0, "The fight ends in a draw", "The fight is over, won by: {side}")
	case evDice:
		return diceText(e)
	case evContest:
		return either(e.N[0] == 1, "{who} wins by Strength against {target}, BODY {1} to {2}", "{who} does not win by Strength against {target}, BODY {1} to {2}")
	case evKnockback:
		return either(e.N[0] < 0, "no Knockback for {target} ({0})", either(e.N[0] == 0, "{target} is knocked down (Knockback 0)", "{target} is thrown (Knockback {0})"))
	case evGrab:
		return either(e.N[0] == 1, "{who} holds {target}", "{who} no longer holds {target}")
	case evNothing:
		return g.nothingText(e)
	case evPasses:
		return passesText(e.Rule)
	case evWaits:
		return either(e.Target >= 0, "{who} waits until just before {target}'s slot", "{who} waits")
	case evPlace:
		return either(e.Target >= 0, "{who} now acts before {target}", "{who} now acts last")
	case evItem:
		return g.itemText(e)
	case evObject:
		return either(e.N[1] <= 0, "{target} is destroyed", "{target} loses {2} BODY and has {1}")
	case evWorked:
		return either(e.Option.Verb == vPush, "{who} pushes {target} to {cell}", "{who}: {target} is {door}")
	case evPower:
		return either(e.N[1] == 1, "{who} turns {power} on", "{who}'s {power} is off")
	case evStudied:
		return either(e.N[0] > 0, "{who} has found {target}'s weaknesses: +{0} OCV", "{who} learns nothing of {target}")
	case evMounted:
		return either(e.N[0] == 1, "{who} is mounted on {target}", "{who} is no longer on {target}")
	default:
		return g.book.Events[e.Kind-table.Own].Text
	}
}

// gainedText returns the pattern of a change of a meter: why it changed, where no event before says so.
func gainedText(r table.Rule) string {
	const change = "{who}: {meter} {before} -> {2}"
	switch r {
	case rule.DamageEndurance, rule.DamageDefences, rule.DamageKnockback, rule.DamageKnockbackCollision:
		return change
	case rule.FreePowerToggle:
		return change + " (for a power that is on)"
	case rule.TimePostTurnRecovery:
		return change + " (a Recovery in the Post-Turn)"
	case rule.FullRecovery, rule.DamageKoRecovery:
		return change + " (a Recovery)"
	case rule.DamageDying:
		return change + " (dying)"
	default:
		return change + " ({rule})"
	}
}

// passesText returns the pattern of a slot that passes.
func passesText(r table.Rule) string {
	switch r {
	case rule.AbortLostPhase:
		return "{who}'s slot passes: it has aborted"
	case rule.InitRetained, rule.StateIncapacitated:
		return "{who}'s slot passes: it cannot act"
	case rule.FullRecoverStunned:
		return "{who}'s slot passes: it recovers from being Stunned"
	default:
		return "{who}'s slot passes ({rule})"
	}
}

// nothingText returns the pattern of what cannot be carried out any more.
func (g *Game) nothingText(e *table.Event) string {
	switch e.Rule {
	case rule.ReadyInterruptContinue, rule.FullSweep, rule.FullRapidFire:
		return "{who} can no longer attack {target}"
	case rule.FreePresence:
		return "{who} impresses nobody"
	case rule.ManDisarmContest:
		return "{target} no longer holds what {who} reaches for"
	default:
		return "{who} can no longer do that"
	}
}

// itemText returns the pattern of what happened with an item.
func (g *Game) itemText(e *table.Event) string {
	switch e.Option.Verb {
	case vSheathe:
		return "{who} puts {item} away"
	case vStow:
		return "{who} packs {item} away"
	case vDrop:
		return "{item} lies at {cell}"
	default:
		return "{who} has {item} in hand"
	}
}

// diceText says what dice are rolled for, how they are read, and what that makes.
func diceText(e *table.Event) string {
	switch {
	case e.N[2] >= 0 && e.Rule == rule.DamageKnockback:
		return "{who} rolls damage of the throw: {total}, BODY {2}"
	case e.N[2] >= 0:
		return "{who} rolls {purpose}: {total}, BODY {2}"
	case e.N[3] == rolledOneMore:
		return "{who} rolls {purpose}: {dice} + 1 = {0}"
	case e.N[3] == rolledHalf:
		return "{who} rolls half a die of {purpose}: half of {dice} = {0}"
	case e.N[3] == rolledMultiplier:
		return "{who} rolls the STUN multiplier: {dice} - 1, at least 1 = {0}"
	default:
		return "{who} rolls {purpose}: {total}"
	}
}
