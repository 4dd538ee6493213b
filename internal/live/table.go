package live

import (
	"fray/internal/narrate"
	"fray/internal/seating"
	"fray/table"
)

// Table is one encounter with its seats.
type Table struct {
	name   string // of the encounter
	s      *table.Session
	sits   []seating.Sitter // by seat
	people table.Seats
	keeps  *journal
	header []byte // what the record begins with: the header's line, and before it what came earlier in an adventure

	stand  table.Standings
	kinds  map[string]table.Kind // by verb: the kind of question it is offered in
	auto   []bool                // by input: a standing answer gave it
	watch  bool                  // people are asked in the questions of bots too
	passed int                   // inputs when the people let a bot answer, plus one
	told   int                   // events that News has given
	teller *narrate.Narrator
	rng    table.Rand
}

// newTable seats a session. Start is the game at its start: who joins a fight later changes nothing about who plays a seat.
func newTable(name string, start table.Game, s *table.Session, who Seating, keeps *journal, header []byte) (*Table, error) {
	sits, err := who.seat(start.Cast())
	if err != nil {
		return nil, err
	}
	return &Table{
		name: name, s: s, sits: sits, people: seating.People(sits), keeps: keeps, header: header, kinds: map[string]table.Kind{},
		auto: make([]bool, len(s.Inputs())), teller: narrate.NewNarrator(s.Game()),
	}, nil
}

// Name is the name of the encounter.
func (t *Table) Name() string { return t.name }

// People are the seats where people sit.
func (t *Table) People() table.Seats { return t.people }

// Sitter is who plays the seat: [Human] or the name of a bot.
func (t *Table) Sitter(s table.Seat) string { return t.sits[s].Name }

// Cast is who takes part.
func (t *Table) Cast() *table.Cast { return t.s.Game().Cast() }

// Book is the ruleset's book.
func (t *Table) Book() *table.Book { return t.s.Game().Book() }

// Session is the fight itself, to look at.
func (t *Table) Session() *table.Session { return t.s }

// Game is the state as it stands, to look at.
func (t *Table) Game() table.Game { return t.s.Game() }

// Over gives the name of the side that won (empty for a draw), and whether the fight is over.
func (t *Table) Over() (winner string, over bool) {
	result, over := t.s.Over()
	if sides := t.Cast().Sides; over && result >= 0 && int(result) < len(sides) {
		winner = sides[result]
	}
	return winner, over
}

// Eyes is the seat to look through for people who share a screen: that of the person who is asked; else the only one
// where a person sits; else the GM's, if nobody plays or the GM is a person.
func (t *Table) Eyes() table.Seat {
	if w := t.Waiting(); w.Seats&t.people != 0 {
		return (w.Seats & t.people).First()
	}
	return t.people.First()
}

// View is what the people who share a screen may see now.
func (t *Table) View() table.View { return t.Game().View(t.Eyes()) }
