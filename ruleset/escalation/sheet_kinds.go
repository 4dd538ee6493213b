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

func (band) names() []string { return []string{"very_fast", "fast", "medium", "slow", "very_slow"} }

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

func (typeSet) flags() []string { return damageTypeNames() }

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
	out      // not on the map: petrified, lost, fled
	hidden   // up, but out of sight, and so outside of the fight (game_hide.go)
	vanished // out, removed while it was hidden: nobody sees that it was there, and it fights in no spirit
)

func (status) names() []string {
	return []string{"up", "dying", "stabilized", "last_gasp", "unconscious", "dead", "out", "hidden", "vanished"}
}

// String is the status in a word.
func (s status) String() string {
	if s == vanished {
		return out.String()
	}
	return s.names()[s]
}

// away reports whether somebody is out, seen or not.
func (s status) away() bool { return s == out || s == vanished }

// statusNames are the words for the status in files and decrees. Hidden combatants have a field instead.
func statusNames() []string { return up.names()[:hidden] }

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
