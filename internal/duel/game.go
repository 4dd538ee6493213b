package duel

import (
	"encoding/binary"
	"strconv"

	"fray/table"
)

// Setup says what fight it is.
type Setup struct {
	Fighters int  `json:"fighters"` // up to most together with the goblins
	Goblins  int  `json:"goblins"`
	Rounds   int  `json:"rounds,omitempty"` // a draw after so many; 0 is 200
	Ask      bool `json:"ask,omitempty"`    // attacks of opportunity are asked
}

// Yardstick is the fight of bench/duel.
func Yardstick() Setup { return Setup{Fighters: 4, Goblins: 6} }

// most is the largest number of combatants.
const most = 16

// The seats.
const (
	Red  table.Seat = iota + 1 // plays the fighters
	Blue                       // plays the goblins
)

// unit is one combatant. Its numbers stand here and not on a sheet of its own, for they fit into one word with it.
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

// encounter is what never changes in a fight.
type encounter struct {
	setup  Setup
	rounds uint16
	book   *table.Book
	cast   *table.Cast
	walls  rows
}

// Game is one fight. It implements [table.Game], [table.Tactician] and [table.Keyer].
type Game struct {
	*encounter
	s     state
	area  area   // of the move that is offered
	flood *flood // scratch of Best, made when it is needed
}

var (
	_ table.Game      = (*Game)(nil)
	_ table.Tactician = (*Game)(nil)
	_ table.Keyer     = (*Game)(nil)
)

// pillars is the map of the yardstick.
const pillars = `
...............#....
....#...............
.........#..........
..............#.....
....#......#........
.....#...........#..
.......#............
....#.#.#...#.......
....................
...............###..
.........#..#..#.#..
...............#....
............#....#..
..........#.....#...
............#.......
.......#............
................#...
....................
............#.......
..........#.........`

// New is a fight that is about to begin.
func New(setup Setup) *Game {
	if setup.Fighters < 1 || setup.Goblins < 1 || setup.Fighters+setup.Goblins > most {
		panic("duel: both sides need combatants, and together at most " + strconv.Itoa(most))
	}
	e := &encounter{setup: setup, rounds: 200, book: newBook(), walls: newWalls()}
	if setup.Rounds > 0 {
		e.rounds = uint16(setup.Rounds)
	}
	e.cast = newCast(setup)
	g := &Game{encounter: e}
	g.Reset()
	return g
}

// Reset puts the fight back to its start.
func (g *Game) Reset() {
	fighters, goblins := g.setup.Fighters, g.setup.Goblins
	g.s = state{blocked: g.walls, left: [2]uint8{uint8(fighters), uint8(goblins)}, n: uint8(fighters + goblins)}
	for k := range fighters {
		g.place(k, unit{cell: start(0, k, fighters), hp: 13, full: 13, ac: 16, atk: 5, bonus: 3, die: 8, init: 1})
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
func (g *Game) unitAt(cell int) int16 {
	for i := range g.s.units[:g.s.n] {
		if u := &g.s.units[i]; u.alive && int(u.cell) == cell {
			return int16(i)
		}
	}
	return table.Nobody
}

// Over reports whether one side is down, or time is up.
func (g *Game) Over() (table.Result, bool) {
	switch {
	case g.s.ended:
		return table.Result(g.s.winner), true
	case g.s.left[0] == 0:
		return 1, true
	case g.s.left[1] == 0:
		return 0, true
	}
	return table.Draw, g.s.round > g.rounds
}

// Clone is a new buffer with the same state.
func (g *Game) Clone() table.Game { return &Game{encounter: g.encounter, s: g.s} }

// CopyFrom makes this state like src's.
func (g *Game) CopyFrom(src table.Game) { g.s = src.(*Game).s }

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

// Tally counts the fight.
func (g *Game) Tally(out *table.Tally) {
	out.Rounds = int(g.s.round)
	out.Fell, out.Left, out.Full = out.Fell[:0], out.Left[:0], out.Full[:0]
	for i := range g.s.units[:g.s.n] {
		u := &g.s.units[i]
		out.Fell = append(out.Fell, !u.alive)
		out.Left = append(out.Left, max(0, int(u.hp)))
		out.Full = append(out.Full, int(u.full))
	}
}
