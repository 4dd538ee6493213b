package surge

// reach is the range of an attack or a power; the first four name the defense too (surge.base.defenses).
type reach uint8

const (
	reachClose reach = iota
	reachRanged
	reachCourt
	reachRumor // of a power: gossip
	reachPersonal
)

func attackKinds() []string  { return []string{"close", "ranged", "court", "rumor"} }
func powerRanges() []string  { return []string{"close", "ranged", "court", "gossip", "personal"} }
func defenseNames() []string { return []string{"parry", "dodge", "composure", "repute"} }

// social reports whether a range is one of words.
func (r reach) social() bool { return r == reachCourt || r == reachRumor }

// favors is the ability that a defense favors, for Appraisal (surge.base.defenses).
func (r reach) favors() ability {
	return [...]ability{abilityStrength, abilityAgility, abilityPoise, abilityPresence}[r]
}

// usual is the skill that an attack of this kind is made with unless it names another.
func (r reach) usual() skill {
	return [...]skill{skillMelee, skillMarksmanship, skillPersuasion, skillGuile, noSkill}[r]
}

// resistance numbers the resistances (surge.base.resistance).
type resistance uint8

const (
	resistFortitude resistance = iota
	resistReflex
	resistWill
	resistToughness
)

func (resistance) names() []string { return resistanceNames() }

func resistanceNames() []string { return []string{"fortitude", "reflex", "will", "toughness"} }

// action is the kind of slot that pays for something.
type action uint8

const (
	actStandard action = iota
	actMove
	actQuick
	actFree
	actReaction
	actNone // where the GM is asked
)

func actionNames() []string { return []string{"standard", "move", "quick", "free", "reaction"} }

// The headings of what a turn offers besides actions: what takes none, what a combatant does better with another skill, and what brings
// nothing.
const (
	headingNone  = "no action"
	headingLower = "with no higher rank"
	headingIdle  = "brings nothing now"
)

// does is what an attack or a power brings about.
type does uint8

const (
	doDamage does = iota
	doAfflict
	doAvert
	doDeflect
	doLuck
	doOther
)

// harms reports whether it is aimed at enemies.
func (x does) harms() bool { return x == doDamage || x == doAfflict }

func effectNames() []string {
	return []string{"damage", "affliction", "avert", "deflect", "luck_control", "other"}
}

// mode is a way to move.
type mode uint8

func modeNames() []string { return []string{"ground", "fly", "swim", "climb", "burrow"} }

const modeCount = 5

// edge numbers the Edges (surge.surge.edge). The first four are those of attack checks by kind.
type edge uint8

const (
	edgeGuard edge = 4 + iota
	edgeHardy
	edgeFleet
	edgeCount
)

func edgeNames() []string {
	return []string{"close_edge", "ranged_edge", "court_edge", "rumor_edge", "guard_edge", "hardy_edge", "fleet_edge"}
}

// attitude is how somebody feels about somebody or something (surge.influence.check).
type attitude int8

func (attitude) names() []string { return attitudeNames() }

const (
	attitudeHostile attitude = iota
	attitudeUnfavorable
	attitudeIndifferent
	attitudeFavorable
	attitudeHelpful
)

func attitudeNames() []string {
	return []string{"hostile", "unfavorable", "indifferent", "favorable", "helpful"}
}

// modifier is what an attitude adds to interaction skill checks.
func (a attitude) modifier() int { return [...]int{-5, -2, 0, 2, 5}[a] }

// difficulty is how a DC is given (surge.base.dc_table).
type difficulty uint8

const (
	dcEasy difficulty = iota
	dcModerate
	dcHard
	dcFixed
)

func difficultyNames() []string { return []string{"easy", "moderate", "hard"} }
