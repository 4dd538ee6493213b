package narrate

import (
	"strings"

	"fray/table"
)

// Line is one sentence of the log.
type Line struct {
	Text        string
	Rule        string // rule id; may be empty
	Kind        table.EventKind
	First, Last int // numbers of the events that the line covers, from 0
}

// Narrator writes the log of a fight. It keeps the map and the book; the cast may change during the fight.
type Narrator struct {
	book  *table.Book
	cells []string // names of the cells of a grid, by number; empty for zones

	places []string // names of the cells or zones, by number
}

// NewNarrator returns a narrator for fights of this game.
func NewNarrator(g table.Game) *Narrator {
	t := &Narrator{book: g.Book()}
	m := g.View(table.GM).Map
	for _, c := range m.Cells {
		t.places = append(t.places, c.Name)
	}
	if m.Shape != "zones" {
		t.cells = t.places
	}
	return t
}

// Lines returns the log of the events that hears accepts, from event number from. Text returns the sentence of an event by
// its number. Consecutive steps of one combatant become one line.
func (t *Narrator) Lines(cast *table.Cast, events []table.Event, from int, hears func(*table.Event) bool, text func(i int) string) []Line {
	var out []Line
	for i := max(from, 0); i < len(events); i++ {
		e := &events[i]
		if !hears(e) {
			continue
		}
		l := Line{Rule: t.book.ID(e.Rule), Kind: e.Kind, First: i, Last: i}
		if walk, last := t.walk(cast, events, i, hears); last > i {
			l.Text, l.Last, i = walk, last, last
		} else {
			l.Text = table.EscapeLine(text(i))
		}
		if l.Text != "" {
			out = append(out, l)
		}
	}
	return out
}

// walk returns one sentence for the steps of one combatant from event number i, and the number of the last step. Without
// a second step, last is i.
func (t *Narrator) walk(cast *table.Cast, events []table.Event, i int, hears func(*table.Event) bool) (text string, last int) {
	first := &events[i]
	if !t.isStep(first) {
		return "", i
	}
	names := []string{t.cells[first.N[0]], t.cells[first.Cell]}
	last = i
	for k := i + 1; k < len(events); k++ {
		e := &events[k]
		if !hears(e) {
			continue
		}
		if !t.isStep(e) || e.Who != first.Who || e.N[0] != events[last].Cell {
			break
		}
		names, last = append(names, t.cells[e.Cell]), k
	}
	return nameOf(cast, first.Who) + " goes " + strings.Join(names, " > "), last
}

// isStep reports whether the event is a move from one cell of the map to another.
func (t *Narrator) isStep(e *table.Event) bool {
	return e.Kind == table.Moved && t.isCell(e.N[0]) && t.isCell(e.Cell)
}

func (t *Narrator) isCell(n int32) bool { return n >= 0 && int(n) < len(t.cells) }

// nameOf returns the name that texts use for a combatant, or "" if there is none.
func nameOf(cast *table.Cast, who table.Who) string {
	if who < 0 || int(who) >= len(cast.Combatants) {
		return ""
	}
	return cast.Called(who)
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
