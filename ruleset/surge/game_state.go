package surge

import (
	"fray/space"
	"fray/table"
)

// stage is where an encounter rests: what the next beat plays.
type stage uint8

func (stage) names() []string {
	return []string{"setup", "round", "turn", "act", "end", "between", "over"}
}

const (
	stageSetup   stage = iota // initiative
	stageRound                // a round begins
	stageTurn                 // the next combatant's turn begins
	stageAct                  // the active combatant takes one action
	stageEnd                  // the active combatant's turn ends
	stageBetween              // combatants that delay may take their turn now
	stageOver
)

//go:generate go run -C ../.. ./tools/state ruleset/surge

// state is all that changes in an encounter: plain data, copied for every branch and every encounter of a simulation.
// tools/state generates the code that copies, writes and reads it.
type state struct {
	stage    stage
	round    int16
	winner   int8      `state:"zero=-1"` // side, or -1; meaningful when the encounter is over
	active   table.Who `state:"zero=-1"` // the combatant whose turn it is, or Nobody
	slot     int16     // place in order of the last turn
	waiter   int16     // stageBetween: the place in order from which combatants that delay are asked next
	turns    int32     // turns that have begun
	doubt    bool      `state:"derived"` // only hidden combatants keep the encounter going: the next beat asks the GM
	busy     int8      `state:"derived"` // readied actions under way, one inside another; 0 at rest
	move     move
	units    []unit
	order    []table.Who // combatants by initiative
	arms     []arm       // by deed
	things   []thing     // by object
	tasks    []progress  // by task
	states   []lasts     // conditions with a stated end
	ailments []affliction
	grabs    []grab
	boons    []boon
	boosts   []boost
	studied  []analysis
	feelings []feeling
	shifts   []shift
	bars     []bar
	powers   []sustained
	rulings  []ruling
	facts    []fact
	refused  []table.Option // what the GM has refused in this turn
	joins    []join         // combatants that joined by decree, in order
	at       []table.Who    `state:"derived"` // by square: the combatant that stands there, or Nobody
	readies  int16          `state:"derived"` // combatants with a Readied Action
	delays   int16          `state:"derived"` // combatants that delay
}

// join is a combatant that joined by decree: its definitions are compiled from this again when a state is read.
type join struct {
	sheet  string // a setup of one combatant with what it brings, as JSON
	at     space.Cell
	secret table.Crowd // those that were secret when a visible combatant joined
}

// move is the movement that the active combatant is in.
type move struct {
	open   bool
	kind   moveKind
	mode   mode       `state:"number"`
	used   int16      // squares or zones
	near   table.Who  `state:"zero=-1"` // the enemy that Advance and Withdraw are judged by
	exempt table.Who  `state:"zero=-1"` // the grabber that a combatant that escaped does not provoke
	rest   space.Cell `state:"zero=-1"` // the last free place
}

// moveKind says which action pays for a movement, and so its speed and what it provokes.
type moveKind uint8

func (moveKind) names() []string {
	return []string{"", "walk", "squeeze", "crawl", "advance", "withdraw", "escape", "gambit", "sprint", "charge"}
}

const (
	moveNone moveKind = iota
	moveWalk
	moveSqueeze
	moveCrawl
	moveAdvance
	moveWithdraw
	moveEscape
	moveGambit // with a gambit, at -1 speed rank
	moveSprint // with a gambit, at the normal rank
	moveCharge
)

// presence says whether a combatant takes part.
type presence uint8

func (presence) names() []string {
	return []string{"here", "hidden", "dead", "fled", "surrendered"}
}

func (p presence) String() string { return p.names()[p] }

const (
	healthHere presence = iota
	healthHidden
	healthDead
	healthFled
	healthSurrendered
)

// once are things that a combatant has done in this turn, or that it may do once in a turn.
type once uint16

func (once) flags() []string {
	return []string{"reacted", "acted", "ran", "tried-run", "tried-stand", "struck", "attacked", "area", "delaying", "surged", "had-turn"}
}

const (
	usedReaction   once = 1 << iota // took its Reaction of this turn
	usedAction                      // took an action on its turn: it cannot delay
	usedRun                         // succeeded in a Run check on its turn
	usedRunCheck                    // made its Run check
	usedStandCheck                  // tried to stand up in a flash
	usedStrike                      // made an attack check since its turn began (surge.stance.duration)
	usedAttack                      // declared an attack on its turn
	usedArea                        // used an area power since its turn began
	usedDelay                       // waits to take its turn
	usedSurge                       // gained a standard action by Surge on its turn
	usedTurn                        // had its turn of this round before its place moved behind that of the active combatant
)

// arm is how a deed is now.
type arm struct {
	ammo   int16
	loaded bool
	active bool // the one of its array that can be used
	gained bool // brought in by Surge (surge.surge.alternate_effect)
}

// place is where an object is.
type place uint8

func (place) names() []string {
	return []string{"held", "worn", "at_hand", "stowed", "ground", "gone"}
}

const (
	placeHeld place = iota
	placeWorn
	placeAtHand
	placeStowed
	placeGround
	placeGone
)

// thing is how an object is now.
type thing struct {
	where     place
	holder    table.Who  `state:"zero=-1"`
	cell      space.Cell `state:"zero=-1"`
	worse     int8       // ranks of toughness lost
	broken    bool
	destroyed bool
	open      bool // of a fixture
}

// progress is how a task stands.
type progress struct{ done, lost int16 }
