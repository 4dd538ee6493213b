package duel

import (
	"encoding/binary"

	"fray/table"
)

// most is the largest number of combatants.
const most = 16

// unit is one combatant. Its numbers stand here and not on a separate sheet: they fit into one word with it.
type unit struct {
	cell          int16
	hp            int16
	full, ac, atk int8
	bonus, init   int8 // to damage, to initiative
	die, side     uint8
	ready, alive  bool // ready: for an attack of opportunity
}

// state is all that a snapshot holds; it is copied by one assignment.
type state struct {
	units   [most]unit
	blocked rows    // pillars, border and combatants
	sides   [2]rows // where the living of each side stand
	order   [most]uint8
	left    [2]uint8 // living by side
	n       uint8
	at      uint8 // whose turn it is, in the order
	steps   uint8 // movement left
	attacks uint8 // attacks left
	ended   bool  // by decree
	winner  int8
	round   uint16 // 0 before initiative
}

// Reset puts the fight back to its start.
func (g *Game) Reset() {
	fighters, goblins := g.setup.Fighters, g.setup.Goblins
	g.s = state{blocked: g.walls, left: [2]uint8{uint8(fighters), uint8(goblins)}, n: uint8(fighters + goblins)}
	for k := range fighters {
		u := unit{cell: start(0, k, fighters), hp: 13, full: 13, ac: 16, atk: 5, bonus: 3, die: 8, init: 1}
		if k < len(g.setup.HP) && g.setup.HP[k] > 0 {
			u.hp = int16(min(int(u.full), g.setup.HP[k]))
		}
		g.place(k, u)
	}
	for k := range goblins {
		g.place(fighters+k, unit{cell: start(1, k, goblins), hp: 7, full: 7, ac: 15, atk: 4, bonus: 2, die: 6, init: 2, side: 1})
	}
}

// start is where the k-th of n begins: on its side's edge, evenly spread.
func start(side, k, n int) int16 {
	y, x := 1+k*size/n+size/n/2, 2
	if side == 1 {
		x = size - 1
	}
	return int16(y*width + x)
}

func (g *Game) place(i int, u unit) {
	u.ready, u.alive = true, true
	g.s.units[i] = u
	g.enter(&u, int(u.cell))
}

// enter and leave keep the sets of cells right.
func (g *Game) enter(u *unit, cell int) {
	u.cell = int16(cell)
	g.s.blocked.set(cell)
	g.s.sides[u.side].set(cell)
}

func (g *Game) leave(u *unit) {
	g.s.blocked.clear(int(u.cell))
	g.s.sides[u.side].clear(int(u.cell))
}

// unitAt is the living combatant on the cell, or Nobody.
func (g *Game) unitAt(cell int) table.Who {
	for i := range g.s.units[:g.s.n] {
		if u := &g.s.units[i]; u.alive && int(u.cell) == cell {
			return table.Who(i)
		}
	}
	return table.Nobody
}

// AppendState appends the state; the sets of cells follow from the combatants.
func (g *Game) AppendState(buf []byte) []byte {
	s := &g.s
	for i := range s.units[:s.n] {
		u := &s.units[i]
		buf = binary.BigEndian.AppendUint16(buf, uint16(u.cell))
		buf = binary.BigEndian.AppendUint16(buf, uint16(u.hp))
		buf = append(buf, bit(u.ready), bit(u.alive), s.order[i])
	}
	buf = append(buf, s.at, s.steps, s.attacks, bit(s.ended), uint8(s.winner))
	return binary.BigEndian.AppendUint16(buf, s.round)
}

func bit(b bool) byte {
	if b {
		return 1
	}
	return 0
}
