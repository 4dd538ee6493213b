package escalation

import (
	"fray/space"
	"fray/table"
)

// stage is where a fight rests: what the next beat will play.
type stage uint8

const (
	stageCamp  stage = iota // the rest before the fight
	stageSetup              // ambush
	stageRound              // a round begins
	stageNext               // somebody's turn is next
	stageBegin              // the active combatant's turn begins
	stageAct                // the active combatant takes one action
	stageEnd                // the active combatant's turn ends
	stageClose              // the round ends
	stageOver
)

// ending is how a fight ended (escalation.end.victory, escalation.end.defeat, escalation.flee.end).
type ending uint8

const (
	open ending = iota
	victory
	defeat
	fled
	stopped // by the GM, or too long
)

// state is all that changes in a fight: plain data, copied for every branch and every fight of a simulation.
type state struct {
	stage     stage
	ending    ending
	winner    int8 // side, or -1; meaningful when over
	ambushed  bool // the Surprise Round is being played
	fleeAsked bool // somebody has proposed to flee in this turn
	wonAmbush int8 // ambush_start
	die       int8 // the escalation die
	round     int16
	band      band
	half      uint8
	active    int16    // whose turn it is, or Nobody
	nth       int8     // which of the rests before the fight it is, from 0
	resting   restKind // what that rest is; none where it was refused
	rested    bool     // the rest has begun
	camper    int16    // who rests next
	serial    uint16
	chosen    crowd // who acts in the Surprise Round
	up        crowd // combatants that are up
	present   crowd // combatants that are up, dying, stabilized or in their last gasp, and objects that stand
	hiding    crowd // who is up, but out of sight: neither up nor present
	readiers  crowd // who waits with a readied action
	since     int16 // encounters since the last Full Rest
	losses    []string
	units     []unit
	at        []crowd  // by zone: who of those present is there
	links     []uint64 // by zone: the zones that can be entered from it now
	doors     []doorState
	marks     []mark
	running   []running
}

// unit is how a combatant is now.
type unit struct {
	hp          int16
	strain      int16
	recoveries  int16
	power       int16
	second      int16
	relations   int16
	zone        space.Cell
	stance      uint8
	status      status
	band        band
	pending     band // what band becomes at the end of the own turn, or noBand
	slots       uint8
	locked      slot // lost in the next own turn, or noSlot
	free        int8 // self-started free actions of this turn
	fails       int8
	saves       int8 // Death Saves since the last drop
	deep        bool // the first Death Save has 2 Disadvantage
	acted       bool
	begun       bool // something was done this turn: too late to delay
	waits       bool // brought back, and without reactions until its turn
	granted     bool // has been given something in the downtime
	interrupted bool // has used its Interrupt
	ills        ills
	spent       uint64 // own abilities, by place in the list
	beside      crowd
	struck      crowd // whom it has hit this round
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
	action table.Option // its verb and item; whom and where is asked when it is taken
	when   occasion
	who    int16 // who has to do it, or Nobody for any enemy, anyAlly for any ally
	whom   int16 // to whom, or Nobody for anybody
	kinds  kinds // with an ability of one of these types
	round  int16
	band   band
}

// mark is what lasts on somebody: a condition, ongoing damage, Advantage, a bonus.
type mark struct {
	kind   markKind
	what   uint8 // condition, rollKind or statKind
	lasts  lasting
	save   int8
	once   bool  // gone with the first roll it counts for
	fresh  bool  // made on the turn at whose end it would go: it stays for one more
	name   uint8 // the ability it came from, +1
	on, by int16
	turn   int16 // whose turn ends it, or Nobody
	vs     int16 // against whom Advantage counts, or Nobody for all
	value  int16
	types  typeSet
	group  uint16
	rule   table.Rule // what it is cited by where it counts
	round  int16
}

type markKind uint8

const (
	isCondition markKind = iota
	isOngoing
	isAdvantage
	isBonus
)

// running is an ability that is being kept up (escalation.ability.sustain).
type running struct {
	by      int16
	ability uint8 // place in the list of its user
	fresh   bool  // started in this turn
	tried   bool
	kept    bool
}
