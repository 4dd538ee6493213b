package flow

import (
	"fray/space"
	"fray/table"
)

// stage is where a fight rests: what the next beat plays.
type stage uint8 //state:names

const (
	stageSetup stage = iota // surprise and initiative
	stageRound              // a round begins
	stageTurn               // the next combatant's turn begins
	stageAct                // the active combatant takes one action
	stageEnd                // the active combatant's turn ends
	stageRest               // the round ends
	stageOver
)

//go:generate go run -C ../.. ./tools/state ruleset/flow

// state is all that changes in a fight: plain data. tools/state generates the code that copies, writes and reads it.
type state struct {
	stage    stage
	round    int16     // 0 is the Surprise Round
	surprise bool      // the Surprise Round is being played
	winner   int8      `state:"zero=-1"` // side, or -1; meaningful when the fight is over
	active   table.Who `state:"zero=-1"` // the combatant whose turn it is, or Nobody
	runner   table.Who `state:"zero=-1"` // the combatant that checks for running next, because the GM called for it, or Nobody
	slot     int16     // place in order of the active combatant
	doubt    bool      `state:"derived"` // only hidden combatants keep the fight going: the next beat asks the GM
	busy     int8      `state:"derived"` // depth of reactions and Readied Actions: no action in them is a trigger; 0 at rest
	walk     walk
	freeOver bool           // the GM has refused a further free action in this turn
	refused  []table.Option // what the GM has refused a holder in this turn
	joins    []join         // combatants that joined by decree, in order
	units    []unit
	order    []table.Who // combatants by initiative
	shifts   []shift     // new places from the next round on
	items    []item
	objects  []object
	effects  []effect
	feints   []feint
	tried    []table.Crowd // by combatant: the enemies it has tried a Knowledge check on
	at       []table.Who   `state:"derived"` // by cell: the combatant that stands there, or Nobody
	lies     []uint16      `state:"derived"` // by cell: how many items lie there
}

// join is a combatant that joined by decree: its definitions are compiled from this again when a state is read.
type join struct {
	sheet string // a setup of one combatant with what it brings, as JSON
	at    space.Cell

	secret table.Crowd // those that were secret when a visible combatant joined
}

// walk is the Move of the active combatant: the hexes that are left (flow.round.sequential_actions).
type walk struct {
	points int16
	open   bool       // still the same Move
	last   space.Cell // the last free hex it stood in
}

// health says how a combatant is.
type health uint8 //state:names

func (h health) String() string { return h.names()[h] }

const (
	healthUp health = iota
	healthDying
	healthStable
	healthDead
	healthGone   // left the map
	healthHidden // out of the fight until the GM reveals it (docs/decisions/0014-out-of-sight-and-late.md)
)

// well reports whether a combatant is neither down nor gone, hidden or not.
func (h health) well() bool { return h == healthUp || h == healthHidden }

// away reports whether a combatant is not on the map.
func (h health) away() bool { return h >= healthGone }

// once are the actions used of those allowed once a round (flow.round.once_per_round).
type once uint8

func (once) flags() []string {
	return []string{"feint", "shove", "step", "reaction-fp", "break-free", "grapple"}
}

const (
	usedFeint once = 1 << iota
	usedShove
	usedStep
	usedReactionFP
	usedBreakFree
	usedGrapple // grappled an enemy: that pays for this round (flow.action.grapple_attacker)
)

// flowUses are the Flow Actions and abilities used this round, by number.
type flowUses uint64

func (flowUses) flags() []string { return flowActionNames() }

// unit is how a combatant is now.
type unit struct {
	hp, ap, rp, fp int16
	aside          int16 // AP set aside for the Readied Action
	initiative     int16
	cell           space.Cell
	health         health
	used           once
	usedFlow       flowUses
	prone          bool
	surprised      bool // has neither pools nor a turn in the Surprise Round
	begun          bool // has had its FP for the start of combat
	acted          bool // has had its turn this round
	flowState      bool
	totalDefense   bool
	spoke          bool
	pinned         bool `state:"derived"` // from effects, as slowed and ward
	slowed         bool `state:"derived"`
	rattled        bool // has lost AP by Rattle, until its AP are set again
	quickened      bool
	ward           int8 `state:"derived"` // armor from Ward
	moveAP         int8
	freeUsed       int8
	nextAP         int16     // AP modifier for the next round
	holds          table.Who `state:"zero=-1"` // the combatant that it holds in a grapple, or Nobody
	heldBy         table.Who `state:"zero=-1"`
	main, off      int16     `state:"derived"` // items in hand, +1; 0 is an empty hand
	bagged         int16     `state:"derived"` // how many items are in the bag
	reach          int16     `state:"derived"` // from size and weapons in hand
	arms           [2]uint8  `state:"derived"` // the usable weapon in main and off hand, its definition +1
	known          uint64    // sides that have been shown its sheet
	ready          readied
}

// trigger says what fires a Readied Action (flow.action.ready_trigger).
type trigger uint8

func (trigger) names() []string {
	return []string{"", "enters", "casts", "attacks", "attacks-on", "uses", "free"}
}

const (
	triggerNone trigger = iota
	triggerEnters
	triggerCasts
	triggerAttacks
	triggerAttacksAlly
	triggerUses
	triggerFree
)

// readied is an action that waits for its trigger.
type readied struct {
	trigger trigger
	target  table.Who // the enemy, ally or thing that is named; Nobody for any
	action  table.Option
}

// shift moves a combatant directly before another in the order.
type shift struct{ who, before table.Who }

// place is where an item is.
type place uint8 //state:names

const (
	placeMain place = iota
	placeOff
	placeBoth
	placeBag
	placeGround
	placeUsed
)

type item struct {
	def    uint8
	where  place
	owner  table.Who  `state:"zero=-1"` // the combatant that had it at the start, or Nobody
	holder table.Who  `state:"zero=-1"`
	cell   space.Cell `state:"zero=-1"`
}

type object struct {
	state doorState
	hp    int16
}
