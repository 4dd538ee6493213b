package surge

import (
	"fray/ruleset/lasting"
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
	busy     int8      `state:"derived"` // depth of reactions; 0 at rest
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
	return []string{"reacted", "acted", "ran", "tried-run", "tried-stand", "struck", "attacked", "area", "delaying", "helped", "surged", "begun"}
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
	usedHelp                        // assisted on its turn
	usedSurge                       // gained a standard action by Surge on its turn
	usedTurn                        // has had a turn
)

// unit is how a combatant is now.
type unit struct {
	cell       space.Cell
	presence   presence
	side       uint8
	wounds     [2][3]int16 // by kind and level-1 (surge.damage.levels)
	dying      bool
	deathFails int16
	stress     int16
	fatigue    int8
	pending    int8 // fatigue of Surges, not landed
	deferred   int8 // the same, of Surge Resistance while compelled or controlled
	prone      bool
	quickOpen  bool     // the quick slot of its last turn is unspent
	dice       [3]int16 // Destiny, Fate, Corruption
	slots      [3]int8  // standard, move, quick
	did        once
	frees      int8 // free actions of this turn
	feet       int16
	defending  bool
	stance     stance
	aim        int8
	aimAt      table.Who `state:"zero=-1"`
	runStreak  int8
	initiative int16
	edges      [edgeCount]int8 // gained by Surge
	order      order
	ready      readied
	conceals   int8 // ranks that it takes from Analyze: see analysis.less

	cond       condSet   `state:"derived"`
	controller table.Who `state:"derived"` // who compels or controls it, or Nobody
	burst      uint8     `state:"derived"` // 1: its Disadvantages count 0; 2: Advantages of enemies against it do
	busyHands  int8      `state:"derived"` // hands that hold something or somebody
	threat     int16     `state:"derived"` // squares that its armed close attacks reach, -1 for none; with words 0
	down       bool      `state:"derived"` // it was incapacitated when its conditions were last computed
}

// stance is a running Stance (surge.stance.trade).
type stance struct {
	down, up category
	n        int8
}

// category is what a Stance trades.
type category uint8

func (category) names() []string { return []string{"", "attacks", "defenses", "effects"} }

const (
	stanceNone category = iota
	stanceAttacks
	stanceDefenses
	stanceEffects
)

// order is what a commanded combatant is ordered to do (surge.command.use).
type order struct {
	what orderKind
	on   table.Who  `state:"zero=-1"`
	cell space.Cell `state:"zero=-1"`
}

// orderKind is a kind of command.
type orderKind uint8

func (orderKind) names() []string { return orderNames() }

func orderNames() []string { return []string{"", "attack", "go", "guard", "stay", "free"} }

const (
	orderNone orderKind = iota
	orderAttack
	orderGo
	orderGuard
	orderStay
	orderFree
)

// readied is an action that waits for its trigger (surge.ready.declare).
type readied struct {
	verb   table.Verb
	mode   uint8
	item   uint8
	when   trigger
	of     table.Who  `state:"zero=-1"` // who sets it off; Nobody: any enemy
	on     table.Who  `state:"zero=-1"` // the target of the triggering attack; Nobody: any
	cell   space.Cell `state:"zero=-1"`
	action table.Verb // the kind of action that sets it off
	cond   condition
}

// trigger says what sets a Readied Action off.
type trigger uint8

func (trigger) names() []string {
	return []string{"", "step-at", "step-reach", "step-range", "attack", "action", "condition", "turn-end"}
}

const (
	triggerNone      trigger = iota
	triggerStepAt            // ends a step in a named square or zone
	triggerStepReach         // ends a step in the reach of the readied attack, or adjacent
	triggerStepRange         // ends a step in its range
	triggerAttack
	triggerAction
	triggerCondition
	triggerTurnEnd
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

// lasts is a condition with a stated end (surge.trick.effect).
type lasts struct {
	on, by table.Who
	what   condition
	term   term
}

// term is how long something lasts.
type term struct {
	until until
	turn  table.Who `state:"zero=-1"`
	fresh bool      // it began in the turn of turn, whose end does not end it
}

// until says what ends something.
type until uint8

func (until) names() []string { return []string{"usual", "save", "start", "end", "next-end"} }

const (
	atStart   = until(lasting.TurnStart)
	atEnd     = until(lasting.TurnEnd)
	atNextEnd = until(lasting.NextTurnEnd)
	forGood   = until(lasting.Usual) // to the end of the encounter
)

// affliction is an ongoing affliction (surge.affliction.inflict).
type affliction struct {
	on, by     table.Who
	source     int16 // the deed, or below 0: a Stunt
	rank       int8
	resist     resistance
	conds      [3]condition
	stage      int8
	cumulative bool
	stood      bool // its victim has stood up since the stage was set (surge.cond.prone)
}

// grab is one combatant holding another (surge.stunt.grab).
type grab struct {
	by, on table.Who
	stage  int8
	deed   int16
	turn   int32 // the turn in which it was made
}

// boon is Advantage or Disadvantage that one combatant has given another.
type boon struct {
	what    boonKind
	on, by  table.Who
	against table.Who `state:"zero=-1"`
	n       int8      // degrees of Assist and its like, ranks of others
	skill   uint8     // of Assist
	deed    int16     // of Combine: the power
	effect  does      `state:"number"` // of Coordinate
	resist  resistance
	due     bool // the recipient's coming turn has begun
	term    term
}

// boonKind is the rule that a boon comes from.
type boonKind uint8

func (boonKind) names() []string {
	return []string{"gambit", "assist", "aid", "coordinate", "combine", "distract", "edit"}
}

const (
	boonGambit boonKind = iota
	boonAssist
	boonAid
	boonCoordinate
	boonCombine
	boonDistract
	boonEdit
)

// boost is a rank that a combatant has gained for a while.
type boost struct {
	on   table.Who
	what trait `state:"number"`
	n    int8
	term term
}

// trait numbers what Surge can boost: skills, then defenses, resistances, speeds and deeds; and what works likewise.
type trait int16

// The first traits of each kind.
const (
	traitDefense trait = 300 + 10*iota
	traitResist
	traitSpeed
	traitRun
	traitBurstOwn
	traitBurstFoes
	traitPool
	traitDeed trait = 400
)

// analysis is what a combatant has found out by Assessment (surge.assess.analyze).
type analysis struct {
	by       table.Who
	template uint8
	n        int8
	less     int8      // taken away by hiding the style (surge.assess.conceal)
	from     table.Who `state:"zero=-1"` // who hides it
}

// feeling is an attitude that is not what its bearer began with.
type feeling struct {
	of    table.Who
	to    table.Who `state:"zero=-1"`
	topic uint8     // +1; 0: to is meant
	level attitude
}

// shift is a conversation that has been moved to another topic (surge.influence.topic).
type shift struct {
	of, by table.Who
	topic  uint8
	depth  int8 // 1: recorded; 2: a negative attitude is ignored; 3: the topic's attitude counts
	term   term
}

// bar keeps a combatant from trying a skill on a target again (surge.surge.retry).
type bar struct {
	who, on table.Who // on is Nobody for a task
	skill   uint8
	task    uint8 // +1
}

// sustained is a power that its user maintains (surge.turn.free_powers).
type sustained struct {
	by   table.Who
	deed int16
}

// fact is what a side has learned of a combatant of another.
type fact struct {
	side  uint8
	of    table.Who
	what  factKind
	trait trait `state:"number"`
	n     [4]int16
	note  string
}

// factKind is a kind of fact.
type factKind uint8

func (factKind) names() []string {
	return []string{"rank", "attack", "defense", "style", "comparison", "dice", "told"}
}

const (
	factRank    factKind = iota // n: the rank of trait
	factAttack                  // n: the value of its best attack
	factDefense                 // n: that of its best defense
	factStyle                   // n: the skill of its best attack
	factCompare                 // n: attack and defense compared with one's own, and their abilities
	factDice                    // n: dice of the pool trait
	factTold                    // note: what the GM says
)

// ruling is what the GM has ruled: the next question of the same kind offers the same answer.
type ruling struct {
	rule table.Rule
	what uint8
	yes  bool
}
