package flow

// skill numbers the ratings of a sheet.
type skill uint8

const (
	skillMelee skill = iota
	skillRanged
	skillCasting
	skillAgility
	skillAthletics
	skillEndurance
	skillDeception
	skillKnowledge
	skillNone
)

func skillNames() []string {
	return []string{"melee", "ranged", "casting", "agility", "athletics", "endurance", "deception", "knowledge"}
}

// size is a size category; the order is that of the ledger (flow.reaction.parry_larger).
type size int8

const (
	sizeSmall size = iota
	sizeMedium
	sizeLarge
	sizeHuge
)

func sizeNames() []string { return []string{"small", "medium", "large", "huge"} }

// category is what kind of weapon an item is; it decides which Flow Actions it opens (flow.weapon.table).
type category uint8

const (
	weaponNone category = iota
	weaponSword
	weaponFinesse
	weaponBrawl
	weaponMace
	weaponAxe
	weaponPolearm
	weaponBow
	weaponCrossbow
	weaponShield
	weaponNatural
)

func categoryNames() []string {
	return []string{"", "sword", "finesse", "brawl", "mace", "axe", "polearm", "bow", "crossbow", "shield", "natural"}
}

// timing says when an ability may be used.
type timing uint8

const (
	timingTurn timing = iota
	timingDeclared
	timingHit
	timingParry
	timingBlock
	timingReaction
	timingReactionHit
	timingPassive
)

func timingNames() []string {
	return []string{"turn", "declared", "after_hit", "after_parry", "after_block", "reaction_window", "reaction_attack_hit", "passive"}
}

// shape says target an ability is aimed at.
type shape uint8

const (
	shapeSingle shape = iota // an enemy (of a helpful ability: an ally)
	shapeArea
	shapeAlly
	shapeSelf
)

func shapeNames() []string { return []string{"single", "area", "ally", "self"} }

// doorState is how a door stands.
type doorState uint8

func (doorState) names() []string { return []string{"", "open", "closed", "locked"} }

const (
	doorNone doorState = iota
	doorOpen
	doorClosed
	doorLocked
)
