package table

// EventKind says what happened. The kinds below Own are shared by all rulesets, so that hosts can count and draw them;
// from Own on each ruleset numbers its own.
type EventKind uint8

// The shared kinds of events, and what their numbers mean.
const (
	Rolled  EventKind = iota // N: target number, value, degree; Faces and Mods itemise it
	Began                    // a turn of Who begins; N: round
	Round                    // a round begins; N: its number
	Took                     // Who takes an action, which is Option
	Hit                      // Who hits Target; N: degree
	Missed                   // Who misses Target; N: degree
	Harmed                   // Target loses N[0] hit points by Who, and has N[1] left; N[2] is what armor took
	Healed                   // Target regains N[0] hit points by Who, and has N[1]
	Fell                     // Target is out of the fight by Who
	Moved                    // Who goes to Cell; N: from
	Gained                   // Who gains (or loses) N[0] of meter N[1], and has N[2]
	Marked                   // Target gets condition N[0] of value N[1] by Who
	Cleared                  // Target loses condition N[0]
	Reacted                  // Who reacts to Target by Option
	Ruled                    // the GM ruled; Note says what
	Ended                    // the fight is over; N: winner's side, -1 for a draw
	Own                      // the first kind of a ruleset's own
)

// Event is one thing that happened, as numbers; text is made from it when somebody reads. Faces and Mods belong to the
// table and are overwritten by the next roll: a listener that keeps them copies them.
type Event struct {
	Kind   EventKind
	To     Audience
	Rule   Rule
	Who    Who
	Target Who
	Option Option
	Cell   int32
	N      [4]int32
	Crowd  Crowd // several combatants that it is about, such as those in an area
	Die    int8  // the natural die behind it, 0 where none counts
	Faces  []int32
	Mods   []Mod
	Note   string
}

// Listener hears events.
type Listener interface{ Hear(e *Event) }
