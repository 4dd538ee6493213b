package flank

import (
	"fray/space"
	"fray/table"
)

// figure is what is asked for more often than all numbers of a combatant: its side, the sides that fight it, and how many squares it fills
// on a side.
type figure struct {
	against uint64
	side    uint8
	span    int8
}

// fights reports whether two are on sides that fight each other.
func (f figure) fights(other figure) bool { return f.against>>other.side&1 != 0 }

// sheet is a combatant's numbers.
type sheet struct {
	seat       table.Seat
	pc         bool
	size       size
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
