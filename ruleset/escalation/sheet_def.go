package escalation

import (
	"fray/space"
	"fray/table"
)

// def is what never changes during a fight: sheets, abilities, the map, names. Games of one fight share it.
type def struct {
	setup      *Setup
	first      *def     // the definitions of the setup alone; nil: these
	joined     []*Setup // combatants that joined, each a setup of one with its abilities
	cast       table.Cast
	book       *table.Book
	verbs      []verbRow
	events     []table.EventRow // by kind
	zones      *space.Zones
	hazards    []hazardDef
	people     table.Who // how many combatants, the joined last; objects follow them
	sheets     []sheet
	objects    []objectDef
	abilities  []abilityDef
	words      []string // types of the classes, from bit firstWord on
	gasps      []string // what the fourth failure of a Last Gasp makes of somebody; 0 is dead
	sides      [2]crowd
	heroes     crowd              // the pcs of side pcs, or if it has none all of it: whose end is the party's
	npcs       crowd              // combatants that die at 0 hit points
	listens    [momentCount]crowd // by moment: the combatants with an ability for it
	outcomes   crowd              // the combatants with an ability for the outcome of attacks
	maxRounds  int
	freeLimit  int8
	mode       damageMode
	noDeath    bool
	promptsGM  bool // asks what a Crit Fail brings
	difficulty int
	dicey      []markKind
	surprise   int8       // the side that ambushes, or -1
	ambush     int8       // 0, 1, or -1: ask
	rests      []restKind // before the fight, in their order
}

type hazardDef struct {
	zone   space.Cell
	damage amount
	types  typeSet
}

// sheet is a combatant's or an object's numbers.
type sheet struct {
	pc, object  bool
	side        uint8
	seat        table.Seat
	level, tier int16
	volition    int16
	vitality    int16
	defense     [defenseCount]int16
	hpMax       int16
	staggerAt   int16
	band        band
	escalates   bool // adds the die to attacks
	shy         bool // what it does all day shoots: the greedy bot keeps it out of reach
	mends       bool // it is a healer: the greedy bot does not send it ahead while others fight in front
	resist      [damageCount]int8
	weak        typeSet
	stances     []stanceDef
	basics      []abilityDef // the basic attack of each stance; of an npc without stances its first attack
	strike      int8         // index in basics of the melee attack of an npc without stances, or -1
	missLevel   bool
	list        []uint8                 // own abilities: index in def.abilities
	readies     [actStandard + 1]uint64 // own abilities that can be readied, by the action they cost: bits for places in list
	harms       uint64                  // own attacks on enemies that can be used on a turn: bits for places in list
	attacks     int                     // the first so many of list are the attacks of an npc
	skills      []skillDef
	recoveries  int16
	recovery    recoveryDef
	healDie     int32
	powerMax    int16
	secondary   string
	secondMax   int16
	secondStart int16
	relations   int16
	deathSave   int16
	objectDef   int16
}

type skillDef struct {
	name  string
	bonus int16
}

type stanceDef struct {
	name   string
	ranged bool
	reach  reach
	die    int32
}

// recoveryDef is what a Recovery gives: dice and a bonus (escalation.recovery.base_amount).
type recoveryDef struct {
	count int16
	sides int32
	bonus int16
}

type objectDef struct {
	zone     space.Cell
	door     doorState
	from, to space.Cell
}

// doorState is how a door stands; doorNone is another thing.
type doorState uint8 //state:names

const (
	doorNone doorState = iota
	doorOpen
	doorClosed
	doorLocked
)
