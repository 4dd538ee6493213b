package escalation

import "math/bits"

// The sides, in the order in which they act within a band (escalation.bands.pcs_before_enemies).
const (
	pcs uint8 = iota
	enemies
)

func sideNames() []string { return []string{"pcs", "enemies"} }

// band is an initiative band, the fastest first (escalation.bands.order).
type band int8

const (
	veryFast band = iota
	fast
	medium
	slow
	verySlow
	bands
	noBand band = -1
)

func bandNames() []string { return []string{"very_fast", "fast", "medium", "slow", "very_slow"} }

// defense is what an attack is compared with (escalation.attack.defense).
type defense uint8

const (
	ac defense = iota
	pd
	md
	defenses
)

func defenseNames() []string { return []string{"ac", "pd", "md"} }

// damageType is one of the ten types of damage (escalation.damage.types).
type damageType uint8

const (
	acid damageType = iota
	cold
	fire
	force
	lightning
	necrotic
	psychic
	radiant
	thunder
	weapon
	damageTypes
)

func damageTypeNames() []string {
	return []string{"acid", "cold", "fire", "force", "lightning", "necrotic", "psychic", "radiant", "thunder", "weapon"}
}

// typeSet is a set of damage types.
type typeSet uint16

func (s typeSet) has(t damageType) bool { return s>>t&1 != 0 }

// kinds are the types of an ability: melee, ranged, spell, and the words of the classes from firstWord on
// (escalation.ability.type).
type kinds uint32

const (
	kMelee kinds = 1 << iota
	kRanged
	kSpell
	firstWord = 3 // bits before the words of the classes
)

// frequency is how often an ability may be used.
type frequency uint8

const (
	atWill frequency = iota
	perEncounter
	daily
	recharge
)

func frequencyNames() []string { return []string{"at_will", "encounter", "daily", "recharge"} }

// slot is the kind of action something takes (escalation.action.quick, escalation.action.move, escalation.action.standard,
// escalation.action.free, escalation.action.interrupt); a greater one may pay for a lesser among the first three
// (escalation.action.substitute).
type slot uint8

const (
	quick slot = iota
	move
	standard
	free
	interrupt
	noSlot
)

func slotNames() []string { return []string{"quick", "move", "standard", "free", "interrupt"} }

// reach is how far an ability goes (escalation.pos.model).
type reach uint8

const (
	onSelf reach = iota
	engaged
	nearby
	far
)

func reachNames() []string { return []string{"self", "engaged", "nearby", "far"} }

// filter says who may be targeted, or takes part in an event.
type filter uint8

const (
	anEnemy filter = iota
	anAlly
	allyOrSelf
	oneself
	anybody
	theActor  // of a trigger: who did it
	theVictim // of a trigger: to whom it was done
)

func filterNames() []string {
	return []string{"enemy", "ally", "ally_or_self", "self", "any", "actor", "victim"}
}

// provoking says whether an ability lets engaged enemies strike (escalation.ability.provokes).
func provokeNames() []string { return []string{"auto", "yes", "no"} }

// carrying is when an ability moves its user.
type carrying uint8

const (
	stays carrying = iota
	before
	after
)

func carryingNames() []string { return []string{"", "before", "after"} }

// source is what a heal takes: a Recovery of the healed, a free one, or none.
type source uint8

const (
	spend source = iota
	freeRecovery
	noRecovery
)

func sourceNames() []string { return []string{"spend", "free", "none"} }

// damageMode is how five or more damage dice are rolled (escalation.damage.five_dice_choice).
type damageMode uint8

const (
	rollOut damageMode = iota
	averageMany
	multiplyDie
	askMode
)

func damageModeNames() []string { return []string{"roll_out", "average", "multiply", "ask"} }

// status says how a combatant is.
type status uint8

const (
	up status = iota
	dying
	stabilized
	lastGasp
	unconscious
	dead
	out // not on the map: petrified, lost, fled
)

func statusNames() []string {
	return []string{"up", "dying", "stabilized", "last_gasp", "unconscious", "dead", "out"}
}

// outcome is how an attack ends; saves and checks are hit or miss too (escalation.check.attack).
type outcome int8

const (
	critFail outcome = iota
	miss
	hit
	crit
)

func (o outcome) String() string { return [...]string{"Crit Fail", "Miss", "Hit", "Crit"}[o] }

func (s typeSet) count() int { return bits.OnesCount16(uint16(s)) }
