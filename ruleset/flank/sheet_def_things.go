package flank

// attackDef is a weapon's or a body's attack.
type attackDef struct {
	key      string
	name     string
	manner   manner
	melee    bool // can be used in melee
	ability  ability
	meleeBy  ability // in melee
	damageBy ability // noAbility: none
	dice     amount
	kind     damageType
	more     []damagePart
	crit     int8
	times    int8 // critical multiplier
	skilled  bool // proficient
	reach    int8 // in squares; 0 follows from the body
	double   bool // a reach weapon: twice the natural reach
	minReach int8
	rng      int16 // in squares
	hit, dmg int16
	hands    int8
	tags     []string
	onHit    []effectDef
	item     bool // bound to an item
}

// damagePart is damage of one type.
type damagePart struct {
	dice amount
	kind damageType
}

type itemDef struct {
	key        string
	hands      int8
	attacks    []uint8 // indices of attacks, +1
	givesAC    int16
	size       size
	hp, ac     int16
	str        int16 // score
	resistance int16
	weight     int16
	component  int16 // value; -1 is none
	fixed      bool
	fragile    bool
	focus      bool
	solid      bool // stands in the way
	water      bool
	food       bool
	potion     bool
	ability    uint8 // what using it does, +1
}
