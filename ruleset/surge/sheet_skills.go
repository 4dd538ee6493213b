package surge

import "fray/table"

// skill numbers the ranks of a sheet. Lores of named subjects follow the skills of the list, in the order of the
// encounter (surge.base.skills).
type skill uint8

const (
	skillAthletics skill = iota
	skillMight
	skillMelee
	skillAcrobatics
	skillDexterity
	skillMarksmanship
	skillReaction
	skillStealth
	skillEndurance
	skillInvestigation
	skillInsight
	skillIntuition
	skillPerception
	skillDiscipline
	skillIntimidation
	skillPersuasion
	skillDeception
	skillGuile
	skillWits
	skillCount // the first Lore
)

// maxSkills is how many skills an encounter has at most.
const maxSkills = 120

// noSkill stands for no skill where one may be named.
const noSkill skill = 255

func skillNames() []string {
	return []string{
		"athletics", "might", "melee", "acrobatics", "dexterity", "marksmanship", "reaction", "stealth", "endurance", "investigation",
		"insight", "intuition", "perception", "discipline", "intimidation", "persuasion", "deception", "guile", "wits",
	}
}

// ability is what a skill belongs to; three of them make a group (surge.base.skills).
type ability uint8

const (
	abilityStrength ability = iota
	abilityAgility
	abilityStamina
	abilityIntellect
	abilityAwareness
	abilityResolve
	abilityPresence
	abilityCunning
	abilityPoise
)

func (a ability) String() string {
	return [...]string{"Strength", "Agility", "Stamina", "Intellect", "Awareness", "Resolve", "Presence", "Cunning", "Poise"}[a]
}

// group is the ability group: Physical, Mental or Social.
func (a ability) group() uint8 { return uint8(a) / 3 }

// of is the ability that a skill belongs to; a Lore belongs to Intellect.
func (s skill) of() ability {
	switch {
	case s <= skillMelee:
		return abilityStrength
	case s <= skillStealth:
		return abilityAgility
	case s == skillEndurance:
		return abilityStamina
	case s == skillInvestigation || s >= skillCount:
		return abilityIntellect
	case s <= skillPerception:
		return abilityAwareness
	case s == skillDiscipline:
		return abilityResolve
	case s <= skillPersuasion:
		return abilityPresence
	case s <= skillGuile:
		return abilityCunning
	default:
		return abilityPoise
	}
}

// talks reports whether a skill is an interaction skill.
func (s skill) talks() bool {
	return s == skillDeception || s == skillIntimidation || s == skillPersuasion
}

// skillSet is a set of skills.
type skillSet [(maxSkills + 63) / 64]table.Bits

func (x *skillSet) add(s skill)      { x[s>>6] |= 1 << (s & 63) }
func (x *skillSet) has(s skill) bool { return x[s>>6]>>(s&63)&1 != 0 }

// mindful reports whether the unaware cannot use a skill (surge.cond.immobile).
func (s skill) mindful() bool {
	return s.talks() || s == skillInsight || s == skillIntuition || s == skillPerception || s == skillInvestigation
}
