package flank

// number is a set of the numbers that a bonus counts for.
type number uint32

const (
	bonusAttack number = 1 << iota
	bonusDamage
	bonusAC
	bonusFortitude
	bonusReflex
	bonusWill
	bonusCL
	bonusInitiative
	bonusSkills     // all skills
	bonusFirstSkill = iota
)

const bonusSaves = bonusFortitude | bonusReflex | bonusWill

// toSkill is the number of one skill.
func toSkill(s skill) number { return 1 << (bonusFirstSkill + int(s)) }

// toSave is the number of one save.
func toSave(s save) number { return bonusFortitude << s }

func (number) flags() []string {
	return append([]string{"attack", "damage", "ac", "fortitude", "reflex", "will", "cl", "initiative", "skills"}, skillNames()...)
}

// numberWords are the words for numbers in files: those of the flags, and saves for all three.
func numberWords() []string { return append(number(0).flags(), "saves") }

// numberOf returns the numbers that the i-th word means.
func numberOf(i int) number {
	if i == len(number(0).flags()) {
		return bonusSaves
	}
	return 1 << i
}

// sourceName is the name of a bonus: bonuses of one name do not add (flank.core.stacking). Abilities follow the named actions.
type sourceName uint16

const (
	_ sourceName = iota
	nameAssist
	nameDefend
	nameGuard
	nameFocus
	nameCharge
	nameProne
	namePosition
	nameOwn // a feat, an item, a decree
	nameFirstAbility
)

// of returns the source of what has this name: an ability, or 0.
func (n sourceName) of() uint8 {
	if n < nameFirstAbility {
		return 0
	}
	return ofAbility + uint8(n-nameFirstAbility)
}

func (sourceName) names() []string {
	return []string{"", "assist", "defend", "guard", "focus", "charge", "prone", "position", "own"}
}
