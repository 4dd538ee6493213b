package surge

import (
	"fray/space"
	"fray/table"
)

// deed is an attack or a power.
type deed struct {
	key, name  string
	power      bool // an ability, not an attack
	spare      bool // an alternate that only a Surge brings in
	reach      reach
	action     action
	effect     does
	rank       int8
	skill      skill
	resist     resistance
	conds      [3]condition
	cumulative bool
	close      int16 // squares of reach; on zones 0
	range_     int16 // squares, or links on zones
	armed      bool
	hands      int8
	thing      int16 // the object that has to be held, or -1
	thrown     bool  // the throw of that object
	ammo       int16 // -1: not counted
	complex    bool
	loaded     bool
	load       action
	array      uint8 // +1; 0: none
	active     bool
	check      bool // an attack check on enemies
	area       bool
	radius     int16 // squares
	source     string
	sustained  bool
	makeshift  bool // an unarmed strike or a throw
}

// thingDef is an object.
type thingDef struct {
	key       string
	kind      string
	owner     table.Who // the combatant that has it at the start, or Nobody
	toughness int8
	hands     int8
	heavy     bool
	purpose   string
	use       action // noAction: the GM is asked
	provokes  int8   // 1 yes, 0 no, -1 the GM is asked
	usable    bool
	fixture   bool // a door, a lever: it is worked, not taken
	blocks    bool // nobody passes its square while it is closed
	start     thing
}

// taskDef is a task of a Challenge (surge.encounter.challenge).
type taskDef struct {
	key, name  string
	skills     []skill
	how        difficulty
	number     int16
	opposer    table.Who
	against    skill
	goal       int16
	limit      int16
	action     action
	provokes   bool
	retrySurge bool
	after      []uint8 // tasks that have to be done first
	progress   int16
	setbacks   int16
}

// goal is what decides an encounter before a side has fallen (surge.encounter.end).
type goal struct {
	what    goalKind
	side    uint8
	subject table.Who // whose attitude, or who is protected or has to arrive
	to      table.Who
	topic   uint8 // +1; 0: to is meant
	level   attitude
	cells   []space.Cell
}

// goalKind says what kind of objective an encounter has.
type goalKind uint8

const (
	goalNone goalKind = iota
	goalAttitude
	goalReach
	goalProtect
	goalHold
)

func goalNames() []string { return []string{"", "attitude", "reach", "protect", "hold"} }
