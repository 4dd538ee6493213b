package flow

// skill numbers the ratings of a sheet.
type skill uint8 //state:names

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

// size is a size category; the order is that of the ledger (flow.reaction.parry_larger).
type size int8 //state:names

const (
	sizeSmall size = iota
	sizeMedium
	sizeLarge
	sizeHuge
)

// category is what kind of weapon an item is; it decides which Flow Actions it opens (flow.weapon.table).
type category uint8 //state:names

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

// timing says when an ability may be used.
type timing uint8 //state:names

const (
	timingTurn timing = iota
	timingDeclared
	timingAfterHit
	timingAfterParry
	timingAfterBlock
	timingReactionWindow
	timingReactionAttackHit
	timingPassive
)

// shape says target an ability is aimed at.
type shape uint8 //state:names

const (
	shapeSingle shape = iota // an enemy (of a helpful ability: an ally)
	shapeArea
	shapeAlly
	shapeSelf
)

// doorState is how a door stands.
type doorState uint8 //state:names

const (
	doorNone doorState = iota
	doorOpen
	doorClosed
	doorLocked
)
