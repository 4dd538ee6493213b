package flow

// skill numbers the ratings of a sheet.
type skill uint8

const (
	melee skill = iota
	ranged
	casting
	agility
	athletics
	endurance
	deception
	knowledge
	noSkill
)

func skillNames() []string {
	return []string{"melee", "ranged", "casting", "agility", "athletics", "endurance", "deception", "knowledge"}
}

// size is a size category; the order is that of the ledger (flow.reaction.parry_larger).
type size int8

const (
	small size = iota
	medium
	large
	huge
)

func sizeNames() []string { return []string{"small", "medium", "large", "huge"} }

// category is what kind of weapon an item is; it decides which Flow Actions it opens (flow.weapon.table).
type category uint8

const (
	noWeapon category = iota
	sword
	finesse
	brawl
	mace
	axe
	polearm
	bow
	crossbow
	shield
	natural
)

func categoryNames() []string {
	return []string{"", "sword", "finesse", "brawl", "mace", "axe", "polearm", "bow", "crossbow", "shield", "natural"}
}

// timing says when an ability may be used.
type timing uint8

const (
	onTurn timing = iota
	declared
	afterHit
	afterParry
	afterBlock
	reactionWindow
	reactionAttackHit
	passive
)

func timingNames() []string {
	return []string{"turn", "declared", "after_hit", "after_parry", "after_block", "reaction_window", "reaction_attack_hit", "passive"}
}

// shape says target an ability is aimed at.
type shape uint8

const (
	single shape = iota // an enemy (of a helpful ability: an ally)
	area
	ally
	self
)

func shapeNames() []string { return []string{"single", "area", "ally", "self"} }

// doorState is how a door stands.
type doorState uint8

func (doorState) names() []string { return []string{"", "open", "closed", "locked"} }

const (
	notDoor doorState = iota
	open
	closed
	locked
)
