package escalation

import (
	"fray/space"
	"fray/table"
)

//go:generate go run -C ../.. ./tools/state ruleset/escalation

// stage is where a fight rests: what the next beat plays.
type stage uint8 //state:names

const (
	stageCamp  stage = iota // the rest before the fight
	stageSetup              // ambush
	stageRound              // a round begins
	stageNext               // the next combatant is chosen
	stageBegin              // the active combatant's turn begins
	stageAct                // the active combatant takes one action
	stageEnd                // the active combatant's turn ends
	stageClose              // the round ends
	stageOver
)

// ending is how a fight ended (escalation.end.victory, escalation.end.defeat, escalation.flee.end).
type ending uint8 //state:names

const (
	endNone ending = iota
	endVictory
	endDefeat
	endFled
	endStopped // by the GM, or after too many rounds
)

// state is all that changes in a fight: plain data. tools/state generates the code that copies, writes and reads it.
type state struct {
	joins     []join // combatants that have joined, in order
	stage     stage
	ending    ending
	winner    int8 `state:"zero=-1"` // side, or -1; meaningful when over
	ambushed  bool // the Surprise Round is being played
	fleeAsked bool // a player has proposed to flee in this turn
	wonAmbush int8 // ambush_start
	die       int8 // the escalation die
	round     int16
	band      band
	half      uint8
	active    table.Who `state:"zero=-1"` // whose turn it is, or Nobody
	nth       int8      // place among the rests before the fight, from 0
	resting   restKind  // kind of that rest; none where it was refused
	rested    bool      // the rest has begun
	camper    table.Who // the next combatant to rest
	serial    uint16
	chosen    crowd `state:"number"`  // the combatants that act in the Surprise Round
	up        crowd `state:"derived"` // combatants that are up
	present   crowd `state:"derived"` // combatants that are up, Dying, Stabilized or in their last gasp, and objects that stand
	hiding    crowd `state:"derived"` // combatants that are up, but out of sight: neither up nor present
	readiers  crowd `state:"derived"` // combatants with a readied action
	since     int16 // encounters since the last Full Rest
	losses    []string
	units     []unit
	at        []crowd  `state:"derived"` // by zone: those present that are there
	links     []uint64 `state:"derived"` // by zone: the zones that can be entered from it now
	doors     []doorState
	marks     []mark
	running   []running
}

// join is a combatant that joined by decree. Its definitions are compiled from it again when a state is read.
type join struct {
	sheet  string // a setup of one combatant with its abilities, as JSON
	secret crowd  `state:"number"` // those that were secret when a visible combatant joined
}

// unit is a combatant or object as it is now.
type unit struct {
	hp          int16
	strain      int16
	recoveries  int16
	power       int16
	second      int16
	relations   int16
	zone        space.Cell
	stance      uint8
	health      health `state:"name=status"`
	band        band
	pending     band // the band from the end of the own turn on, or noBand
	slots       slots
	locked      slot // lost in the next own turn, or actNone
	free        int8 // self-started free actions of this turn
	fails       int8
	saves       int8 // Death Saves since the last drop
	deep        bool // the first Death Save has 2 Disadvantage
	acted       bool
	begun       bool   // something was done this turn: too late to delay
	waits       bool   // brought back, and without reactions until its turn
	granted     bool   // it has had its grant in the downtime
	interrupted bool   // it has used its Interrupt
	ills        ills   `state:"derived"`
	spent       uint64 // own abilities, by place in the list
	beside      crowd  `state:"number"`
	struck      crowd  `state:"number"` // the combatants that it has hit this round
	gaspHP      int16
	gasp        uint8 // what the fourth failure brings
	ready       readied
}

func (u *unit) has(s slot) bool { return u.slots>>s&1 != 0 }

// readied is an action that waits for its trigger (escalation.ready.declare).
type readied struct {
	set    bool
	slot   slot
	better bool         // a better slot has paid for it (escalation.action.substitute)
	action table.Option // its verb and item; target and place are asked when it is taken
	when   trigger
	who    table.Who // the combatant that triggers it, or Nobody for any enemy, anyAlly for any ally
	target table.Who `state:"name=whom"` // the target of that combatant's deed, or Nobody for any
	kinds  kinds     // with an ability of one of these types
	round  int16
	band   band
}

// mark is a lasting effect on a combatant: a condition, ongoing damage, Advantage, a bonus.
type mark struct {
	kind  markKind
	lasts until
	save  int8
	once  bool  // it ends with the first roll that it counts for
	fresh bool  // made on the turn at whose end it would go: it stays for one more
	name  uint8 // the ability that it came from, from 1
	on    table.Who
	by    table.Who `state:"zero=-1"`
	turn  table.Who `state:"zero=-1"` // the combatant whose turn ends it, or Nobody
	vs    table.Who `state:"zero=-1"` // the combatant against which Advantage counts, or Nobody for all
	value int16
	types typeSet
	group uint16
	rule  table.Rule // cited where the mark counts
	round int16
}

// running is an ability that is sustained (escalation.ability.sustain).
type running struct {
	by      table.Who
	ability uint8 // place in the list of its user
	fresh   bool  // started in this turn
	tried   bool
	kept    bool
}
