package flank

import (
	"fray/space"
	"fray/table"
)

// stage is where a fight rests: what the next beat plays.
type stage uint8

func (stage) names() []string {
	return []string{"setup", "ambush", "initiative", "turn", "act", "end", "over"}
}

const (
	stageSetup      stage = iota
	stageAmbush           // the next ambusher takes its free turn (flank.turn.surprise_round)
	stageInitiative       // initiative is rolled
	stageTurn             // the next turn begins
	stageAct              // the active combatant takes one action
	stageEnd              // its turn ends
	stageOver
)

//go:generate go run -C ../.. ./tools/state ruleset/flank

// state is all that changes in a fight: plain data, copied for every branch and every fight of a simulation. tools/state
// generates the code that copies, writes and reads it.
type state struct {
	stage    stage
	round    int16
	winner   int8      `state:"zero=-1"` // side, or -1; meaningful when the fight is over
	active   table.Who `state:"zero=-1"` // the combatant whose turn it is, or Nobody
	slot     int16     // place in order of the active combatant
	ambush   bool      // the Surprise Round is being played
	days     int16     // that the GM has let pass and nobody has suffered yet
	doubt    bool      `state:"derived"` // only hidden combatants keep the fight going: the next beat asks the GM
	waiters  int16     `state:"derived"` // how many hold a waited action
	veils    int16     `state:"derived"` // how many are Blind or in Cover: without them all perceive all
	joins    []join
	units    []unit
	order    []table.Who // combatants by initiative
	items    []item
	effects  []effect
	spotted  []table.Crowd // by combatant: those in Cover that it has noticed
	detected []table.Crowd // by combatant that is Blind: those it has detected
	memories []memory
}

// join is a combatant that joined by decree: its definitions are compiled from this again when a state is read.
type join struct {
	sheet  string // a setup of one combatant with what it brings, as JSON
	at     space.Cell
	secret table.Crowd // those that were secret when a visible combatant joined
}

// memory is where a seat last saw a combatant that it does not perceive now.
type memory struct {
	seat uint8
	who  table.Who
	cell space.Cell
}

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

// effect is something that lasts on a combatant.
type effect struct {
	do      lastingKind
	cond    borne
	on      table.Who
	by      table.Who `state:"zero=-1"` // the cause, or Nobody
	against table.Who `state:"zero=-1"` // counts against this one only; Nobody: against all
	nums    number
	value   int16
	name    sourceName
	until   until
	turn    table.Who `state:"zero=-1"` // whose turns end it
	left    int16     // turns of that one until it ends
	dc      int16     // of Restrained: what breaking free takes; 0 is a Grapple
	rule    table.Rule
}

// lastingKind is what an effect is.
type lastingKind uint8

func (lastingKind) names() []string { return []string{"condition", "bonus", "calm"} }

const (
	lastingCondition lastingKind = iota
	lastingBonus
	lastingCalm // provokes nothing (flank.concentrate.success)
)

// until says what ends an effect.
type until uint8

func (until) names() []string { return []string{"fight", "start", "end", "cause"} }

const (
	untilFight until = iota
	untilStart       // the start of a turn of effect.turn, when left has come to 0
	untilEnd         // the end of a turn of effect.turn
	untilCause       // its cause: a Grapple, a place
)

// place is where an item is.
type place uint8

func (place) names() []string { return []string{"held", "worn", "stowed", "ground", "used"} }

const (
	placeHand place = iota
	placeBody
	placeBag
	placeGround
	placeUsedUp
)

type item struct {
	def    uint8
	where  place
	owner  table.Who  `state:"zero=-1"` // the combatant that had it at the start, or Nobody
	holder table.Who  `state:"zero=-1"`
	cell   space.Cell `state:"zero=-1"`
	hp     int16
}
