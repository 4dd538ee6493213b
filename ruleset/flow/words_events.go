package flow

import (
	"fray/table"
)

// The events of flow's own.
const (
	evInitiative  = table.Own + iota // Who rolls initiative; N: modifier, die, result
	evDice                           // dice other than a check; N: value
	evItem                           // Who does Option.Verb with item N[0]; Cell where it lies
	evOpposed                        // Who (initiator) against Target; N: won, level, level
	evNothing                        // what Who tried comes to nothing
	evGrapple                        // Who and Target: grappled, or free (N[0] = 0)
	evReadied                        // Who readies Option
	evFired                          // Who's Readied Action is let loose
	evLapsed                         // Who's Readied Action is over
	evShown                          // Target's sheet is shown to Who's side
	evObject                         // object N[0] is in state N[1], or has N[2] HP
	evSpoke                          // a seat (N[0]) speaks
	evHealth                         // Who is dying, stable, dead, up (N[0])
	evUsed                           // Who uses a Flow Action or ability (Option.Also, or Item for abilities) on Target
	evIntercepted                    // Who steps between Target and the attack; N: won
	evTumbled                        // Who through Target; N: won
	evScaled                         // Who's roll of N[0] comes to N[2] by level N[1] on Target; N[3]: a fumbled defence made it three times
)
