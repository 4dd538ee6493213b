package flank

import "fray/table"

type abilityDef struct {
	key, name string
	source    sourceName // of the effects that it has
	rule      table.Rule
	order     int16
	school    string
	dc        int16 // 0 follows from the caster
	rng       int16 // in squares
	targets   targeting
	count     int8 // of targets
	shape     shape
	radius    int16 // in squares
	own       bool  // the area includes its center
	attack    bool
	attackBy  manner
	save      save
	half      bool
	damage    []damagePart
	heals     amount
	effects   []effectDef
	harmful   bool
	magic     bool
}

// targeting says at what an ability is aimed.
type targeting uint8

const (
	aimCreature targeting = iota
	aimSelf
	aimObject
	aimArea
)

func targetingNames() []string { return []string{"creature", "self", "object", "area"} }

// shape is the form of an area.
type shape uint8

const (
	shapeBurst  shape = iota // from an intersection (flank.space.radius_intersection)
	shapeAround              // around a creature (flank.space.radius_creature)
	shapeCone
	shapeLine
)

func shapeNames() []string { return []string{"burst", "around", "cone", "line"} }

// effectDef is one thing that an ability or a hit does.
type effectDef struct {
	do     deedKind
	cond   cond
	nums   number
	value  amount
	kind   damageType
	rounds int16 // 0 is not by time
	dc     int16
	self   bool
	limbs  limbs
	of     ability
}

// deedKind is what an effect does.
type deedKind uint8

const (
	doCondition deedKind = iota
	doEnd
	doBonus
	doDamage
	doHeal
	doAbility // Ability Damage
	doPush
)

func deedNames() []string {
	return []string{"condition", "end", "bonus", "damage", "heal", "ability_damage", "push"}
}
