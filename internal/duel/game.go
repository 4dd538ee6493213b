package duel

import (
	"strconv"

	"fray/table"
)

// Setup says what fight it is.
type Setup struct {
	Fighters int  `json:"fighters"` // up to most together with the goblins
	Goblins  int  `json:"goblins"`
	Rounds   int  `json:"rounds,omitempty"` // a draw after so many; 0 is 200
	Ask      bool `json:"ask,omitempty"`    // attacks of opportunity are asked

	HP []int `json:"hp,omitempty"` // of the fighters, as they come; those without any are whole

	// Endless is a fault for hosts to meet when a combatant ends its turn: "turn" asks it again in the next beat, "beat" in the
	// same one, and "rolls" rolls on and on.
	Endless string `json:"endless,omitempty"`
}

// The values of [Setup.Endless].
const (
	EndlessTurn  = "turn"
	EndlessBeat  = "beat"
	EndlessRolls = "rolls"
)

// Yardstick is the fight of bench/duel.
func Yardstick() Setup { return Setup{Fighters: 4, Goblins: 6} }

// The seats.
const (
	Red  table.Seat = iota + 1 // plays the fighters
	Blue                       // plays the goblins
)

// encounter is what never changes in a fight.
type encounter struct {
	setup  Setup
	rounds uint16
	book   *table.Book
	cast   *table.Cast
	walls  rows
}

// Game is one fight. It implements [table.Game].
type Game struct {
	table.Basic
	*encounter
	s     state
	area  area   // of the move that is offered
	flood *flood // scratch of Best, made when it is needed
}

var _ table.Game = (*Game)(nil)

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
