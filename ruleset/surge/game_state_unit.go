package surge

import (
	"fray/space"
	"fray/table"
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

	cond       condSet   `state:"derived"`
	controller table.Who `state:"derived"` // who compels or controls it, or Nobody
	burst      uint8     `state:"derived"` // 1: its Disadvantages count 0; 2: Advantages of enemies against it do
	busyHands  int8      `state:"derived"` // hands that hold something or somebody
	threat     int16     `state:"derived"` // squares that its armed close attacks reach, -1 for none; with words 0
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
	cond   condSet    // the condition that does
}

// trigger says what sets a Readied Action off.
type trigger uint8

func (trigger) names() []string {
	return []string{"", "step-at", "step-reach", "step-range", "attack", "action", "condition", "turn-end", "attack-on"}
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
	triggerAttackOn // an attack on a named target
	triggerCount
)
