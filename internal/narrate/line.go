package narrate

import (
	"fray/places"
	"fray/table"
)

// Line is one sentence of the log.
type Line struct {
	Text        string
	Rule        string // rule id; may be empty
	Kind        table.EventKind
	First, Last int      // numbers of the events that the line covers, from 0
	Path        []string // of a move: the cells, where it began first if it has several steps
}

// Account is what somebody may know of a fight.
type Account struct {
	Cast   *table.Cast
	Seats  table.Seats // whose account it is; none: a spectator's
	Events []table.Event
	Hears  func(*table.Event) bool // whether it may know of an event
	Text   func(i int) string      // the sentence of an event by its number
}

// Narrator writes the log of a fight. It keeps the map, the book, and where all stood at the start; the cast may change during the
// fight.
type Narrator struct {
	book   *table.Book
	grid   places.Grid
	cells  []string // names of the cells of a grid, by number; empty for zones
	places []string // names of the cells or zones, by number
	starts []start  // by seat; the last one is that of spectators
}

// NewNarrator returns a narrator for fights of this game, which is at its start.
func NewNarrator(g table.Game) *Narrator {
	m := g.Map(nil)
	t := &Narrator{book: g.Book(), grid: places.NewGrid(&m)}
	for _, c := range m.Cells {
		t.places = append(t.places, c.Name)
	}
	if m.Shape != "zones" {
		t.cells = t.places
		for seat := range len(g.Cast().Seats) + 1 {
			t.starts = append(t.starts, startOf(g, table.Seat(seat), t.cells))
		}
	}
	return t
}

// Lines returns the log of an account from event number from. Consecutive steps of one combatant become one line.
func (t *Narrator) Lines(account *Account, from int) []Line {
	var out []Line
	tell := teller{Narrator: t, Account: account}
	for i := max(from, 0); i < len(account.Events); i++ {
		e := &account.Events[i]
		if !account.Hears(e) {
			continue
		}
		l := Line{Rule: t.book.ID(e.Rule), Kind: e.Kind, First: i, Last: i}
		if tell.walk(&l); l.Last == i {
			tell.sentence(&l)
		}
		i = l.Last
		if l.Text != "" {
			out = append(out, l)
		}
	}
	return out
}

// Hears returns a test for the events that a seat may know. A seat outside the cast hears only public events.
func Hears(cast *table.Cast, s table.Seat) func(*table.Event) bool {
	var sides table.Seats // a set of sides; Seats is a set of small numbers
	for i := range cast.Sides {
		if cast.Plays(s, i) {
			sides |= table.JustSeat(table.Seat(i))
		}
	}
	plays := func(side int) bool { return side < 64 && sides.Has(table.Seat(side)) }
	return func(e *table.Event) bool { return e.To.Hears(s, plays) }
}
