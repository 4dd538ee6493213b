package flank

import (
	"fray/space"
	"fray/table"
)

// presence says whether a combatant is in the fight.
type presence uint8

func (presence) names() []string { return []string{"here", "corpse", "yielded", "gone", "hidden"} }

func (p presence) String() string { return p.names()[p] }

const (
	healthHere    presence = iota
	healthCorpse           // dead (flank.condition.dying.corpse)
	healthYielded          // has surrendered (flank.command.action)
	healthGone             // taken out by the GM
	healthHidden           // out of the fight until the GM reveals it (docs/decisions/0014-out-of-sight-and-late.md)
)

// acts are the actions of a turn that a combatant still has.
type acts uint8

func (acts) flags() []string { return []string{"standard", "move", "quick"} }

const (
	actStandard acts = 1 << iota
	actMove
	actQuick
)

// limbs say what Crippled has taken (flank.condition.crippled.movement).
type limbs uint8

func (limbs) flags() []string { return []string{"speed", "arm", "leg"} }

const (
	limbSpeed limbs = 1 << iota
	limbArm
	limbLeg
)

// unit is how a combatant is now.
type unit struct {
	presence   presence
	cell       space.Cell
	going      going // how it keeps its place: walking on ground, flying in the air
	hp         int16
	damage     [6]int16 // of abilities
	sq         int16
	left       acts
	reactions  int8
	waited     bool      // holds a waited action
	waitsFor   table.Who `state:"zero=-1"` // asked only when this one acts; Nobody: always
	begun      bool      // has begun its first turn
	acted      bool      // has taken a free turn in the Surprise Round
	barred     bool      // a tied Grapple: nothing until its own next turn
	prone      bool
	asleep     bool
	focused    bool // Psionic Focus
	mute       bool
	bleed      int16
	starved    int16 // days
	choked     int16 // own turns
	hiding     int16 // the hidden total; meaningful in Cover by hiding
	limbs      limbs
	initiative int16
	bonus      int16         // the Initiative Modifier
	known      uint64        // sides that have been shown its numbers
	conds      condSet       `state:"derived"`
	lent       number        `state:"derived"` // those that lasting bonuses on it count for
	reach      int8          `state:"derived"` // the farthest square that it threatens, in squares; 0 if none
	near       int8          `state:"derived"` // the nearest
	arms       [mostArms]arm `state:"derived"`
	armed      uint8         `state:"derived"` // how many arms are listed
	handsFree  int8          `state:"derived"`
	worn       int16         `state:"derived"` // AC lost with objects that no longer give it
	load       int16         `state:"derived"`
}

// mostArms is how many attacks a combatant has ready at most.
const mostArms = 8

// arm is an attack that is ready: its definition +1, and the item that it is made with +1, or 0.
type arm struct {
	attack uint8
	item   int16
}
