package phase

import (
	"fray/space"
	"fray/table"
)

// def is what never changes during a fight: sheets, attacks, items, powers, the map, names. Games of one fight share it.
type def struct {
	setup      *Setup
	first      *def     // the definitions of the setup alone; nil: these
	joined     []*Setup // of one combatant each, who came in behind those of the setup
	cast       table.Cast
	book       *table.Book
	verbs      []verbRow
	acts       []action // of the verbs, for what is listed all the time
	field      *space.Field
	hexes      *space.Hexes
	dark       *space.Set // hexes without light
	water      *space.Set
	edge       *space.Set // hexes from which one step leads off the map
	toEdge     []int16    // steps to the nearest of these over ground that is not wall
	sides      []uint8    // by combatant
	teams      []crowd    // by side: its combatants
	vital      crowd      // combatants whose sides have lost without them
	sheets     []sheet
	attacks    []attackDef // 0 is the unarmed attack
	itemDefs   []itemDef
	powers     []powerDef
	outfits    []outfitDef
	objectDefs []objectDef
	knockback  bool
	perceive   bool // awareness is rolled
	askAware   bool
	askProvoke bool
	maxTurns   int
	gloomy     bool // some hex is dark
	wet        bool // some hex is water
}

// sheet is a combatant's numbers.
type sheet struct {
	base      [statCount]int16
	lightning int16
	levels    int16 // combat levels
	toOCV     int16 // of these, on OCV at the start
	stunMax   int16
	stun      int16
	bodyMax   int16
	body      int16
	endMax    int16
	end       int16
	start     space.Cell
	seat      table.Seat
	aware     bool
	hiding    bool
	hidden    bool
	courier   bool  // its side has won when it leaves the map
	marks     marks // conditions at the start
	hesitating,
	limited,
	paralyzed int8
	attacks []uint8 // indices of attacks
	ammoAt  int     // of the first of these among the shots of the state
	powers  []uint8
	on      uint64 // powers that are on at the start, by place in powers
	pools   []poolDef
	active  uint64 // slots of multipowers that are active at the start
	skills  []skillDef
	known   [skillCount]int8 // place in skills, +1; 0 is none
	outfits []uint8
	outfit  uint8 // at the start, +1; 0 is none of them
	mount   int16 // thing, or -1
}

// attackDef is one attack of a sheet.
type attackDef struct {
	key, name string
	dc        int16 // 0 of an attack by the body: floor(STR / 5)
	killing   bool
	energy    bool
	ranged    bool
	maxRange  int16
	reach     int16 // added to the combatant's
	ocv       int16
	manOCV    int8
	manDCV    int8
	end       int16 // -1: that of the unarmed attack
	shots     int16 // -1: unlimited
	needs     uint8 // item, +1
	body      bool
	knockback bool
}

type itemDef struct {
	key   string
	hands int8
}

// bonus is what a power or an outfit adds to a stat.
type bonus struct {
	stat stat
	add  int16
}

type powerDef struct {
	key, name string
	upkeep    int16 // END a Phase
	adds      []bonus
}

type outfitDef struct {
	key, name string
	adds      []bonus
}

// poolDef is a multipower. Its slots have the bits from first on in the unit's set of active slots.
type poolDef struct {
	key   string
	pool  int16
	first uint8
	slots []poolSlot
}

// poolSlot is an attack or a power in a multipower, by its place on the sheet.
type poolSlot struct {
	key    string
	cost   int16
	attack int8 // place in sheet.attacks, or -1
	power  int8 // place in sheet.powers, or -1
}

type skillDef struct {
	key      string
	roll     int16
	action   action
	provokes bool
	effect   skillEffect
}

type objectDef struct {
	kind     objectKind
	cell     space.Cell
	def      int16
	body     int16
	lift     int16
	movement int16
	door     doorState
}
