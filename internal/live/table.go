package live

import (
	"fray/internal/narrate"
	"fray/internal/present"
	"fray/internal/seating"
	"fray/table"
)

// Table is one encounter with its seats.
type Table struct {
	name    string // of the encounter
	s       *table.Session
	sits    []seating.Sitter // by seat
	players table.Seats      // the seats of players
	journal *journal
	header  []byte // the record up to the header's line, with the earlier fights of an adventure

	stand    table.Standings
	kinds    map[string]table.Kind // by verb: the kind of question that offers it
	auto     []bool                // by input: it came from a standing answer, or is a roll for a bot
	pauses   seating.Pauses
	reported int // number of events that News has returned
	narrator *narrate.Narrator
	numbers  present.BySeat
	rng      table.Rand
}

// newTable creates a table for a session. Start is the game at its start: newcomers do not change the seating.
func newTable(name string, start table.Game, s *table.Session, who Seating, j *journal, header []byte) (*Table, error) {
	sits, err := who.seat(start.Cast())
	if err != nil {
		return nil, err
	}
	return &Table{
		name: name, s: s, sits: sits, players: seating.People(sits), journal: j, header: header, kinds: map[string]table.Kind{},
		auto: make([]bool, len(s.Inputs())), narrator: narrate.NewNarrator(start),
	}, nil
}

// Name returns the name of the encounter.
func (t *Table) Name() string { return t.name }

// Players returns the seats of players.
func (t *Table) Players() table.Seats { return t.players }

// Sitter returns [Player] or the name of the bot that plays the seat.
func (t *Table) Sitter(s table.Seat) string { return t.sits[s].Name }

// Cast returns the cast of the fight.
func (t *Table) Cast() *table.Cast { return t.s.Game().Cast() }

// Book returns the ruleset's book.
func (t *Table) Book() *table.Book { return t.s.Game().Book() }

// Session returns the session. Callers only read it.
func (t *Table) Session() *table.Session { return t.s }

// Game returns the current state. Callers only read it.
func (t *Table) Game() table.Game { return t.s.Game() }

// Over returns the display name of the side that won (empty for a draw), and reports whether the fight is over.
func (t *Table) Over() (winner string, over bool) {
	result, over := t.s.Over()
	if cast := t.Cast(); over && result >= 0 && int(result) < len(cast.Sides) {
		winner = cast.SideName(int(result))
	}
	return winner, over
}

// Viewer returns the seat whose view the players at this terminal share: the first seat that is asked, or else the first seat
// of a player, or else the GM's.
func (t *Table) Viewer() table.Seat {
	if w := t.Waiting(); w.Seats&t.players != 0 {
		return (w.Seats & t.players).First()
	}
	return t.players.First()
}

// View returns what the players at this terminal may see now.
func (t *Table) View() table.View { return table.See(t.Game(), t.Viewer()) }
