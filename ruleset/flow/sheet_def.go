package flow

import (
	"fray/space"
	"fray/table"
)

// def is what never changes during a fight: sheets, items, abilities, the map, names. Games of one fight share it.
type def struct {
	setup      *Setup
	first      *def     // the definitions of the setup alone; nil: these
	joined     []*Setup // of one combatant each, who came in behind those of the setup
	cast       table.Cast
	book       *table.Book
	verbs      []verbRow
	events     []table.EventRow // by kind
	field      *space.Field
	hexes      *space.Hexes
	sides      []uint8 // by combatant
	sheets     []sheet
	itemDefs   []itemDef
	abilities  []abilityDef
	objectDefs []objectDef
	surprised  []bool // by combatant, from the setup
	askGM      bool   // the GM is asked who is surprised
	maxRounds  int
	doors      bool // some object can change what is passable or seen
	opaque     bool // something on the map blocks sight
	unarmed    itemDef
}

// sheet is a combatant's numbers.
type sheet struct {
	skills       [8]int16 // by skill
	agilityMod   int16
	size         size
	bodyReach    int16
	moveSpeed    int16
	hpMax        int16
	hp           int16
	armor        int16
	damageBonus  int16
	apPerRound   int16
	rpMax        int16
	fpStart      int16
	diesWhenDown bool
	ambidextrous bool
	prone        bool
	hidden       bool
	initiative   int16 // given, or rolled
	given        bool
	start        space.Cell
	seat         table.Seat
	abilities    []uint8 // indices of abilities, +1
	raBonus      int16   // passive: damage of Reaction Attacks
}

type itemDef struct {
	key      string
	category category
	hands    int8
	reach    int16
	rng      int16 // range in hexes of a shot or throw; 0 for melee only
	thrown   bool
	ranged   bool // used with Ranged only
	noArmor  bool
	damage   amount
	potion   amount
	ability  uint8 // magic item: the ability, +1
	rule     table.Rule
}

type abilityDef struct {
	key      string
	name     string
	spell    bool
	item     bool
	rule     table.Rule
	ap       int16
	fp       int16
	rp       int16
	timing   timing
	category category
	rng      int16 // hexes; 0 self, 1 with touch
	touch    bool
	shape    shape
	radius   int16
	attack   bool
	skill    skill // noSkill: no check
	against  skill // noSkill: not opposed
	damage   amount
	heal     amount
	noArmor  bool
	provokes bool
	effects  []effectDef
}

type effectDef struct {
	do     ailment
	value  int16
	rounds int16
	self   bool
}

type objectDef struct {
	door       bool
	cell       space.Cell
	small      bool
	attackable bool
	solid      bool
	hp         int16
	armor      int16
	state      doorState
	toggles    []int16
}
