package flow

import (
	"fray/space"
	"fray/table"
)

// stage is where a fight rests: what the next beat will play.
type stage uint8

const (
	stageSetup stage = iota // surprise and initiative
	stageRound              // a round begins
	stageTurn               // the next combatant's turn begins
	stageAct                // the active combatant takes one action
	stageEnd                // the active combatant's turn ends
	stageRest               // the round ends
	stageOver
)

// state is all that changes in a fight: plain data, copied for every branch and every fight of a simulation.
type state struct {
	stage    stage
	round    int16 // 0 is the Surprise Round
	surprise bool  // the Surprise Round is being played
	winner   int8  // side, or -1; meaningful when over
	active   int16 // whose turn it is, or Nobody
	runner   int16 // who checks for running next, because the GM called for it, or Nobody
	slot     int16 // place in order of the active combatant
	doubt    bool  // a decree left nobody to fight but who is hidden: the next beat asks the GM. Follows from the units
	busy     int8  // how deep in reactions and Readied Actions: only the active combatant's own deeds trigger
	walk     walk
	freeOver bool           // the GM has refused a further free action in this turn
	refused  []table.Option // what the GM has refused a holder in this turn
	units    []unit
	order    []int16 // combatants by initiative
	shifts   []shift // new places from the next round on
	items    []item
	objects  []object
	effects  []effect
	feints   []feint
	tried    []crowd // by combatant: whom it has tried a Knowledge check on
	at       []int16 // by cell: the combatant that stands there, or Nobody
}

// walk is the Move the active combatant is in: hexes it may still go (flow.round.sequential_actions).
type walk struct {
	points int16
	open   bool       // still the same Move
	last   space.Cell // the last free hex it stood in
}

// health says how a combatant is.
type health uint8

const (
	up health = iota
	dying
	stable
	dead
	gone   // left the map
	hidden // outside of the fight until the GM reveals it: neither up nor there (docs/decisions/0014-out-of-sight-and-late.md)
)

// well reports whether somebody is neither down nor gone, in sight or not.
func (h health) well() bool { return h == up || h == hidden }

// away reports whether somebody is not on the map.
func (h health) away() bool { return h >= gone }

// once are the things a combatant may do once a round (flow.round.once_per_round).
type once uint8

const (
	usedFeint once = 1 << iota
	usedShove
	usedStep
	usedReactionFP
	usedBreakFree
	usedGrapple // seized somebody: that pays for this round (flow.action.grapple_attacker)
)

// unit is how a combatant is now.
type unit struct {
	hp, ap, rp, fp int16
	aside          int16 // AP set aside for the Readied Action
	initiative     int16
	cell           space.Cell
	health         health
	used           once
	usedFlow       uint64 // Flow Actions and abilities used this round, by bit
	prone          bool
	surprised      bool // in the Surprise Round without pools and turn
	begun          bool // has had its FP for the start of combat
	acted          bool // has had its turn this round
	flowState      bool
	totalDefense   bool
	spoke          bool
	pinned         bool // compiled from effects
	slowed         bool
	rattled        bool // has lost AP by Rattle, until its AP are set again
	quickened      bool
	ward           int8 // armor from Ward
	moveAP         int8
	freeUsed       int8
	nextAP         int16    // AP modifier for the next round
	holds, heldBy  int16    // grapple
	main, off      int16    // items in hand, +1; 0 is an empty hand
	reach          int16    // compiled from size and weapons in hand
	arms           [2]uint8 // compiled: the weapon usable in main and off hand, its definition +1
	known          uint64   // sides that have been shown its sheet
	ready          readied
}

// trigger says what fires a Readied Action (flow.action.ready_trigger).
type trigger uint8

const (
	noTrigger trigger = iota
	entersReach
	beginsCast
	declaresAttack
	attacksAlly
	usesObject
	freeText
)

// readied is an action that waits for its trigger.
type readied struct {
	trigger trigger
	whom    int16 // the enemy, ally or object that is named; Nobody for any
	action  table.Option
}

// shift moves a combatant directly before another in the order.
type shift struct{ who, before int16 }

// place is where an item is.
type place uint8

const (
	inMain place = iota
	inOff
	inBoth
	inBag
	onGround
	usedUp
)

type item struct {
	def    uint8
	where  place
	owner  int16 // whose it was at the start
	holder int16
	cell   space.Cell
}

type object struct {
	state doorState
	hp    int16
}
