package flank

import "fray/ruleset/flank/rule"

// ability is one of the six abilities (flank.core.ability_modifier).
type ability uint8

const (
	scoreSTR ability = iota
	scoreDEX
	scoreCON
	scoreINT
	scoreWIS
	scoreCHA
	scoreNone
)

func abilityNames() []string { return []string{"STR", "DEX", "CON", "INT", "WIS", "CHA"} }

// skill is a skill in brackets of the rules (flank.core.skill_check).
type skill uint8

const (
	skillAthletics skill = iota
	skillAgility
	skillStealth
	skillEndurance
	skillAlertness
	skillSurvival
	skillDeception
	skillExpertise
	skillLiteracy
	skillMechanics
	skillSchooling
	skillMagic // [Magical Aptitude]: the ability is the one that the combatant casts by
	skillCount
)

func skillNames() []string {
	return []string{
		"athletics", "agility", "stealth", "endurance", "alertness", "survival", "deception", "expertise", "literacy", "mechanics",
		"schooling", "magical_aptitude",
	}
}

// abilityOf returns the ability that a skill uses; casting is that of [Magical Aptitude].
func (s skill) abilityOf(casting ability) ability {
	switch s {
	case skillAthletics:
		return scoreSTR
	case skillAgility, skillStealth:
		return scoreDEX
	case skillEndurance:
		return scoreCON
	case skillAlertness, skillSurvival:
		return scoreWIS
	case skillDeception:
		return scoreCHA
	case skillMagic:
		return casting
	default:
		return scoreINT
	}
}

// save is a Saving Throw (flank.core.saving_throw).
type save uint8

const (
	saveFortitude save = iota
	saveReflex
	saveWill
	saveNone
)

func saveNames() []string { return []string{"fortitude", "reflex", "will"} }

// abilityOf returns the ability that a save uses.
func (s save) abilityOf() ability {
	return [...]ability{saveFortitude: scoreCON, saveReflex: scoreDEX, saveWill: scoreWIS}[s]
}

// size is a size category, by its place in [sizeNames] (flank.core.size).
type size uint8

func sizeNames() []string {
	return []string{"fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal"}
}

// modifier returns what a size adds to attack rolls and AC.
func (s size) modifier() int { return [...]int{8, 4, 2, 1, 0, -1, -2, -4, -8}[s] }

// span returns how many squares a size fills on a side.
func (s size) span() int { return [...]int{1, 1, 1, 1, 1, 2, 3, 4, 6}[s] }

// reach returns the natural reach of a size in squares.
func (s size) reach() int { return s.span() }

// damageType is what kind of damage something does; types behind sonic are an encounter's.
type damageType uint8

const (
	damagePhysical damageType = 0
	damageKinds    damageType = 11 // how many there are
)

// of is the type as the source of a part of a number.
func (k damageType) of() uint8 { return ofKind + uint8(k) }

func damageTypeNames() []string {
	return []string{"physical", "acid", "cold", "electricity", "heat", "sonic", "force", "light", "dark", "poison", "mind"}
}

const (
	damageAcid        damageType = 1
	damageCold        damageType = 2
	damageElectricity damageType = 3
	damageHeat        damageType = 4
)

// manner is how an attack reaches its target.
type manner uint8

const (
	mannerMelee manner = iota
	mannerRanged
	mannerThrown
)

func mannerNames() []string { return []string{"melee", "ranged", "thrown"} }

// feat is a flag that a rule asks for.
type feat uint8

const (
	featPsion   feat = 1 << iota // casts by Psionic Focus (flank.spell.psionic_focus)
	featWarrior                  // always threatens, full BAB
	featNatural                  // has natural weapons, always threatens
	featSilent                   // cannot be heard
)

func featNames() []string { return []string{"psion", "warrior", "natural", "silent"} }

// going is a kind of movement (flank.move.advance).
type going uint8

const (
	goingWalk going = iota
	goingFly
	goingSwim
	goingClimb
	goingBurrow
	goingCount
)

func goingNames() []string { return []string{"walk", "fly", "swim", "climb", "burrow"} }

func (going) names() []string { return goingNames() }

// sizeRule is cited by what a size adds.
const sizeRule = rule.CoreSize
