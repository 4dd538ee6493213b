package escalation

// kinds are the types of an ability: melee, ranged, spell, and the words of the classes from firstWord on
// (escalation.ability.type).
type kinds uint32

const (
	kindMelee kinds = 1 << iota
	kindRanged
	kindSpell
	kindFirstWord = 3 // bits before the words of the classes
)

func (kinds) flags() []string { return []string{"melee", "ranged", "spell"} }

// frequency is how often an ability may be used.
type frequency uint8 //state:names

const (
	freqAtWill frequency = iota
	freqEncounter
	freqDaily
	freqRecharge
)

// slot is the kind of action something takes (escalation.action.quick, escalation.action.move, escalation.action.standard,
// escalation.action.free, escalation.action.interrupt); a greater one may pay for a lesser among the first three
// (escalation.action.substitute).
type slot uint8 //state:names

const (
	actQuick slot = iota
	actMove
	actStandard
	actFree
	actInterrupt
	actNone
)

// slots is a set of actions.
type slots uint8

func (slots) flags() []string { return actQuick.names() }

// reach is how far an ability goes (escalation.pos.model).
type reach uint8 //state:names

const (
	reachSelf reach = iota
	reachEngaged
	reachNearby
	reachFar
)

// filter says which combatants may be targeted, or take part in an event.
type filter uint8 //state:names

const (
	aimEnemy filter = iota
	aimAlly
	aimAllyOrSelf
	aimSelf
	aimAny
	aimActor  // the combatant that set a trigger off
	aimVictim // the target of the trigger
)

// provokeNames say whether an ability lets engaged enemies strike (escalation.ability.provokes).
func provokeNames() []string { return []string{"auto", "yes", "no"} }

// carrying is when an ability moves its user.
type carrying uint8 //state:names

const (
	moveNone carrying = iota
	moveBefore
	moveAfter
)

// source is what a heal takes: a Recovery of the healed, a free one, or none.
type source uint8

const (
	recoverySpend source = iota
	recoveryFree
	recoveryNone
)

func sourceNames() []string { return []string{"spend", "free", "none"} }
