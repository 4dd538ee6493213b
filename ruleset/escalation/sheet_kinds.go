package escalation

import "math/bits"

// The sides, in the order in which they act within a band (escalation.bands.pcs_before_enemies).
const (
	sidePCs uint8 = iota
	sideEnemies
)

func sideNames() []string { return []string{"pcs", "enemies"} }

// band is an initiative band, the fastest first (escalation.bands.order).
type band int8 //state:names

const (
	bandVeryFast band = iota
	bandFast
	bandMedium
	bandSlow
	bandVerySlow
	bandCount
	bandNone band = -1
)

// defense is what an attack is compared with (escalation.attack.defense).
type defense uint8 //state:names

const (
	defenseAC defense = iota
	defensePD
	defenseMD
	defenseCount
)

// damageType is one of the ten types of damage (escalation.damage.types).
type damageType uint8 //state:names

const (
	damageAcid damageType = iota
	damageCold
	damageFire
	damageForce
	damageLightning
	damageNecrotic
	damagePsychic
	damageRadiant
	damageThunder
	damageWeapon
	damageCount
)

// typeSet is a set of damage types.
type typeSet uint16

func (s typeSet) has(t damageType) bool { return s>>t&1 != 0 }

func (typeSet) flags() []string { return damageAcid.names() }

// damageMode is how five or more damage dice are rolled (escalation.damage.five_dice_choice).
type damageMode uint8 //state:names

const (
	diceRollOut damageMode = iota
	diceAverage
	diceMultiply
	diceAsk
)

// health says how a combatant is.
type health uint8 //state:names

const (
	healthUp health = iota
	healthDying
	healthStabilized
	healthLastGasp
	healthUnconscious
	healthDead
	healthOut      // not on the map: petrified, lost, fled
	healthHidden   // up, but out of sight, and so outside of the fight (game_late.go)
	healthVanished // out, removed while it was hidden: nobody sees that it was there, and it fights in no spirit
)

// String returns the health in a word.
func (s health) String() string {
	if s == healthVanished {
		return healthOut.String()
	}
	return s.names()[s]
}

// away reports whether somebody is out, seen or not.
func (s health) away() bool { return s == healthOut || s == healthVanished }

// healthNames returns the words for health in files and decrees. Hidden combatants have a field instead.
func healthNames() []string { return healthUp.names()[:healthHidden] }

// degree is how an attack ends; saves and checks are hit or miss too (escalation.check.attack).
type degree int8

const (
	degreeCritFail degree = iota
	degreeMiss
	degreeHit
	degreeCrit
)

func (o degree) String() string { return [...]string{"Crit Fail", "Miss", "Hit", "Crit"}[o] }

func (s typeSet) count() int { return bits.OnesCount16(uint16(s)) }
