package phase

import (
	"fray/space"
	"fray/table"
)

// stage is where a fight rests: what the next beat plays.
type stage uint8

func (stage) names() []string {
	return []string{"setup", "phase", "next", "act", "end", "close", "over"}
}

const (
	stageSetup stage = iota // awareness and initiative
	stagePhase              // a Phase begins
	stageNext               // the next slot comes up
	stageAct                // the active combatant takes one action
	stageEnd                // the active combatant's slot ends
	stageClose              // the Phase ends
	stageOver
)

//go:generate go run -C ../.. ./tools/state ruleset/phase

// state is all that changes in a fight: plain data, copied for every branch and every fight of a simulation. tools/state
// generates the code that copies, writes and reads it.
type state struct {
	stage     stage
	turn      int16     // 0 before Turn 1
	phase     int16     // 0 is the Surprise Phase, then 1 to 4
	winner    int8      `state:"zero=-1"` // side, or -1; meaningful when the fight is over
	home      int8      `state:"zero=-1"` // side whose courier has left the map, or -1
	active    table.Who `state:"zero=-1"` // the combatant whose slot it is, or Nobody
	left      budget    // of the slot
	doubt     bool      `state:"derived"` // only hidden combatants keep the fight going: the next beat asks the GM
	conscious crowd     `state:"derived"` // combatants that are up
	ready     crowd     `state:"derived"` // combatants with a readied action
	waiting   crowd     `state:"derived"` // combatants that delay
	there     crowd     `state:"derived"` // combatants on the map, conscious or not; not the dead
	order     []table.Who
	passed    []pair  // movement opportunities of this Phase: on has had its chance at by
	located   []pair  // on has found by, an unseen enemy
	studied   []study // what by has learned of on
	units     []unit
	items     []item
	objects   []object
	shots     []int16 // left in each attack with ammunition, by sheet
	joins     []join
}

// join is a combatant that joined by decree: its definitions are compiled from this again when a state is read.
type join struct {
	sheet string // a setup of one combatant with what it brings, as JSON
	at    space.Cell

	secret table.Crowd // those that were secret when a visible combatant joined
}

// pair is two combatants.
type pair struct{ by, on table.Who }

// study is an analysis of an enemy: its bonus to OCV, or -1 after a failure (phase.move.analyse).
type study struct {
	by, on table.Who
	bonus  int8
}

// budget is what is left of a slot (phase.action.budget).
type budget struct {
	attack  bool
	move    bool
	limited bool // one action only
	fresh   bool // nothing has been done in the slot
	delayed bool // it is a delayed action
	once    once
	toggled uint64 // powers that have been turned on or off, by place on the sheet
	shifted uint64 // multipowers that have been shifted
	skills  uint64 // skills that take no action and have been used
}

// once are the free actions that a slot allows once and that have been used (phase.action.free_limits).
type once uint8

func (once) flags() []string {
	return []string{"brace", "soliloquy", "presence", "casual-strength", "drop-prone", "levels"}
}

const (
	usedBrace once = 1 << iota
	usedSoliloquy
	usedPresence
	usedCasual
	usedProne
	usedLevels
)

// health says how a combatant is.
type health uint8

func (health) names() []string { return []string{"up", "out", "dead", "gone", "hidden"} }

func (h health) String() string { return h.names()[h] }

const (
	healthUp  health = iota
	healthOut        // knocked out
	healthDead
	healthGone   // left the map
	healthHidden // out of the fight until the GM reveals it (docs/decisions/0014-out-of-sight-and-late.md)
)

// there reports whether a combatant is on the map, conscious or not.
func (h health) there() bool { return h <= healthOut }

// doorState is how a door stands.
type doorState uint8

func (doorState) names() []string { return []string{"", "open", "closed", "locked"} }

const (
	doorNone doorState = iota
	doorOpen
	doorClosed
	doorLocked
)

// place is where an item is.
type place uint8

func (place) names() []string { return []string{"in_hand", "worn", "stored", "ground"} }

const (
	placeHand place = iota
	placeWorn
	placeStored
	placeGround
)

type item struct {
	def    uint8
	where  place
	owner  table.Who  `state:"zero=-1"` // the combatant that had it at the start, or Nobody
	holder table.Who  `state:"zero=-1"`
	cell   space.Cell `state:"zero=-1"`
}

type object struct {
	body  int16
	door  doorState
	cell  space.Cell
	rider table.Who `state:"zero=-1"`
}
