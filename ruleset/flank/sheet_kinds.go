package flank

import "fray/ruleset/flank/rule"

// ability is one of the six abilities (flank.core.ability_modifier).
type ability uint8

const (
	str ability = iota
	dex
	con
	intel
	wis
	cha
	noAbility
)

func abilityNames() []string { return []string{"STR", "DEX", "CON", "INT", "WIS", "CHA"} }

// skill is a skill in brackets of the rules (flank.core.skill_check).
type skill uint8

const (
	athletics skill = iota
	agility
	stealth
	endurance
	alertness
	survival
	deception
	expertise
	literacy
	mechanics
	schooling
	magic // [Magical Aptitude]: the ability is the one that the combatant casts by
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
	case athletics:
		return str
	case agility, stealth:
		return dex
	case endurance:
		return con
	case alertness, survival:
		return wis
	case deception:
		return cha
	case magic:
		return casting
	default:
		return intel
	}
}

// save is a Saving Throw (flank.core.saving_throw).
type save uint8

const (
	fortitude save = iota
	reflex
	will
	noSave
)

func saveNames() []string { return []string{"fortitude", "reflex", "will"} }

// abilityOf returns the ability that a save uses.
func (s save) abilityOf() ability { return [...]ability{fortitude: con, reflex: dex, will: wis}[s] }

// size is a size category (flank.core.size).
type size uint8

const (
	fine size = iota
	diminutive
	tiny
	small
	medium
	large
	huge
	gargantuan
	colossal
)

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

const physical damageType = 0

func damageTypeNames() []string {
	return []string{"physical", "acid", "cold", "electricity", "heat", "sonic", "force", "light", "dark", "poison", "mind"}
}

const (
	acid        damageType = 1
	cold        damageType = 2
	electricity damageType = 3
	heat        damageType = 4
)

// manner is how an attack reaches its target.
type manner uint8

const (
	melee manner = iota
	ranged
	thrown
)

func mannerNames() []string { return []string{"melee", "ranged", "thrown"} }

// feat is a flag that a rule asks for.
type feat uint8

const (
	psion   feat = 1 << iota // casts by Psionic Focus (flank.spell.psionic_focus)
	warrior                  // always threatens, full BAB
	natural                  // has natural weapons, always threatens
	silent                   // cannot be heard
)

func featNames() []string { return []string{"psion", "warrior", "natural", "silent"} }

// going is a kind of movement (flank.move.advance).
type going uint8

const (
	walking going = iota
	flying
	swimming
	climbing
	burrowing
	goingCount
)

func goingNames() []string { return []string{"walk", "fly", "swim", "climb", "burrow"} }

func (going) names() []string { return goingNames() }

// number is a set of the numbers that a bonus counts for.
type number uint32

const (
	toAttack number = 1 << iota
	toDamage
	toAC
	toFortitude
	toReflex
	toWill
	toCL
	toInitiative
	toSkills      // all skills
	firstSkillBit = iota
)

const toSaves = toFortitude | toReflex | toWill

// toSkill is the number of one skill.
func toSkill(s skill) number { return 1 << (firstSkillBit + int(s)) }

// toSave is the number of one save.
func toSave(s save) number { return toFortitude << s }

func (number) flags() []string {
	return append([]string{"attack", "damage", "ac", "fortitude", "reflex", "will", "cl", "initiative", "skills"}, skillNames()...)
}

// numberWords are the words for numbers in files: those of the flags, and saves for all three.
func numberWords() []string { return append(number(0).flags(), "saves") }

// numberOf returns the numbers that the i-th word means.
func numberOf(i int) number {
	if i == len(number(0).flags()) {
		return toSaves
	}
	return 1 << i
}

// sourceName is the name of a bonus: bonuses of one name do not add (flank.core.stacking). Abilities follow the named actions.
type sourceName uint16

const (
	_ sourceName = iota
	byAssist
	byDefend
	byGuard
	byFocus
	byCharge
	byProne
	byPosition
	byOwn // a feat, an item, a decree
	firstAbilityName
)

func (sourceName) names() []string {
	return []string{"", "assist", "defend", "guard", "focus", "charge", "prone", "position", "own"}
}

// sizeRule is cited by what a size adds.
const sizeRule = rule.CoreSize
