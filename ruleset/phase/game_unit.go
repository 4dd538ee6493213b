package phase

import (
	"fray/space"
	"fray/table"
)

// marks are the conditions of a combatant that need no number, and what it has done in this Phase.
type marks uint32

func (marks) flags() []string {
	return []string{
		"stunned", "prone", "surprised", "awed", "cowed", "forfeited", "stabilized", "halved", "sprinting", "braced", "recovering",
		"block", "dodge", "missile-deflection", "roll-with-a-punch", "resist-knockback", "grab-modifier", "limited-slot", "stepped", "slot-done",
	}
}

const (
	condStunned marks = 1 << iota
	condProne
	condSurprised  // unaware at the start; only in the Surprise Phase
	condAwed       // by a Presence Attack: DCV halved until the lost slot has passed
	condCowed      // has given up
	condForfeited  // its next slot passes
	condStabilized // dying, and loses no BODY
	condHalved     // DCV, until its next slot
	condSprinting  // OCV 0, until its next slot (phase.full.noncombat)
	condBraced     // for accuracy, in this slot
	condRecovering // has started to recover from being Stunned
	condBlocking
	condDodging
	condDeflecting
	condRolling
	condResisting
	condGrabMod     // the modifiers of the Grab it holds by still count (phase.state.grabbed)
	condLimitedSlot // its slot, or its delayed action, is limited
	condStepped     // this Phase
	condSlotDone    // its slot of this Phase has come up
)

// standing are the defenses that last until the next own slot.
const standing = condBlocking | condDodging | condDeflecting | condRolling | condResisting

// untilSlot is what ends when the next own slot comes up (phase.time.cycle).
const untilSlot = standing | condHalved | condSprinting

// unit is how a combatant is now.
type unit struct {
	stun, body, end int16
	score           int16 // initiative
	cell            space.Cell
	health          health
	marks           marks
	unseen          bool // it was removed while it was hidden: nobody else knew of it
	hesitating      int8 // ends of own slots until it ends
	limited         int8 // limited slots to come; -1: all
	paralyzed       int8 // own slots to come; -1: until it is freed
	tries           [3]int8
	used            maneuvers
	moved           int16     // cost of voluntary movement in this Phase
	opportunities   int8      // attacks of opportunity made in this Phase
	levels          int8      // combat levels on OCV
	presence        int8      // Presence Attacks made
	outfit          uint8     // +1; 0 is none
	mount           int16     `state:"zero=-1"` // thing, or -1
	holds           table.Who `state:"zero=-1"` // the combatant that it holds in a Grab, or Nobody
	heldBy          table.Who `state:"zero=-1"`
	on              uint64    // powers, by place on the sheet
	active          uint64    // slots of multipowers
	wait            wait
	ready           readied
	split           split
	haymaker        haymaker
	busy            int8             `state:"derived"` // depth of what it does outside its slot; 0 at rest
	n               [statCount]int16 `state:"derived"` // stats with powers and outfit
	arms            uint64           `state:"derived"` // usable attacks, by place on the sheet
	reach           int16            `state:"derived"` // of its longest usable melee attack
	hands           int8             `state:"derived"` // hands in use
	strongest       [2]uint8         `state:"derived"` // of tactics: usable melee attack, and usable attack of any kind
}

func (u *unit) is(m marks) bool { return u.marks&m != 0 }

func (u *unit) set(m marks) { u.marks |= m }

func (u *unit) clear(m marks) { u.marks &^= m }

// waitKind says how a delaying combatant waits (phase.delay.named_place).
type waitKind uint8

func (waitKind) names() []string { return []string{"", "open", "before"} }

const (
	waitNone waitKind = iota
	waitOpen
	waitBefore
)

// wait is a delay: open, or until the slot of a combatant is about to begin.
type wait struct {
	kind   waitKind
	before table.Who
}

// trigger says what a readied action answers (phase.ready.trigger).
type trigger uint8

func (trigger) names() []string {
	return []string{"", "attacks", "moves", "enters", "does", "begins", "word"}
}

const (
	triggerNone    trigger = iota
	triggerAttacks         // somebody declares an attack, perhaps on a named combatant
	triggerMoves           // somebody declares a movement
	triggerEnters          // somebody enters a hex near the readier
	triggerDoes            // somebody declares a given action
	triggerBegins          // somebody's slot begins
	triggerWord            // the GM says so
)

// group says which combatants a trigger means.
type group uint8

func (group) names() []string { return []string{"any-enemy", "any-ally", "named"} }

const (
	groupEnemy group = iota
	groupAlly
	groupNamed
)

// readied is an action that waits for its trigger.
type readied struct {
	trigger trigger
	group   group
	who     table.Who // of a named one
	victim  table.Who // of whenAttacks: the combatant that is attacked, or Nobody for any
	near    int16     // of whenEnters: hexes
	deed    table.Verb
	target  table.Who    // of the action: a combatant, or Nobody for the one that triggers it
	action  table.Option // its verb and item
}

// split is a full-phase action that has been started with a move action (phase.action.split_full).
type split struct {
	action table.Option
	ripe   bool // it may be completed in this slot
}

// spoil wastes a start that had to be completed in the slot that is over (phase.action.split_full).
func (u *unit) spoil() {
	if u.split.ripe {
		u.split = split{}
	}
}

// haymaker is a Haymaker that has not landed (phase.man.haymaker).
type haymaker struct {
	slot   uint8 // attack; 0 is none
	target table.Who
}
