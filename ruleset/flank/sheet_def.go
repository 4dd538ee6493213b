package flank

import (
	"fray/space"
	"fray/table"
)

// def is what never changes during a fight: sheets, items, abilities, the map, names. Games of one fight share it.
type def struct {
	setup     *Setup
	first     *def     // the definitions of the setup alone; nil: these
	joined    []*Setup // of one combatant each, behind those of the setup
	cast      table.Cast
	book      *table.Book
	verbs     []verbRow
	field     *space.SquareField
	squares   *space.Squares
	ground    terrain
	sheets    []sheet
	attacks   []attackDef // the first is the unarmed strike
	itemDefs  []itemDef
	abilities []abilityDef
	neutral   []uint64 // by side: the sides that are neutral to it
	ambushers table.Crowd
	ambushDC  bool // the ambushers have to hide first
	solids    bool // something can stand in the way
	askPlace  bool // the GM rules on tactical positions
	maxRounds int
}

// terrain is the ground of the map, by cell.
type terrain struct {
	difficult, water, earth *space.Set
	cover, mist, gap        *space.Set
	besideCover             *space.Set     // squares next to one that gives cover
	elevation               []int16        // in feet
	height                  []int16        // of an obstacle in feet; 0 is none
	walk                    *space.Barrier // what stops walkers: walls, earth, water, gaps, obstacles
	fly                     *space.Barrier // what stops flyers and climbers: walls, earth, water
	swim                    *space.Barrier // what stops swimmers: walls, earth
	cost                    *space.Ground  // squares of movement to enter
	footing                 [goingCount][]*space.Set
	levels                  bool // the map has several levels
	rough                   bool // some square is Difficult, a cover square or the like
	raised                  bool // some square is higher than another
	hurdles                 bool // there is a gap or an obstacle
}

// sheet is a combatant's numbers.
type sheet struct {
	seat       table.Seat
	side       uint8
	pc         bool
	size       size
	span       int8
	reach      int8 // natural, in squares
	hands      int8
	feats      feat
	casting    ability
	scores     [6]int16
	bab, cl    int16
	level      int16
	acBonus    int16
	saves      [3]int16
	skills     [skillCount]int16
	hpMax, hp  int16
	negative   int16 // how far below 0 it dies
	speeds     [goingCount]int16
	initBonus  int16
	initiative int16 // given, or rolled
	given      bool
	capacity   int16 // given; -1 follows from STR
	dr         int16
	drExcept   []string // tags and damage types
	resist     [16]int16
	weak       uint16 // damage types
	sqMax, sq  int16
	reactions  int8
	repertoire []uint8 // indices of abilities, +1
	natural    []uint8 // indices of attacks, +1
	start      space.Cell
	flying     bool // begins in the air
	hidden     bool
	asleep     bool
	focused    bool
	mute       bool
	conditions []startEffect
	damage     [6]int16 // of abilities
	bleed      int16
	gearAC     int16 // AC that objects gave at the start
	limbs      limbs
	begun      bool
	waited     bool
	reacts     int8 // Reactions at the start
	starved    int16
	choked     int16
	hides      bool // begins in hiding
	hiding     int16
}

// startEffect is a condition that a combatant begins with.
type startEffect struct {
	what   cond
	of     string // the id of another combatant, or ""
	rounds int16
	dc     int16
}

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
	key, name  string
	about      string
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

type abilityDef struct {
	key, name string
	about     string
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
