package narrate

import (
	"strings"

	"fray/table"
)

// Line is one thing that happened, as a sentence.
type Line struct {
	Text        string
	Rule        string // id; may be empty
	Kind        table.EventKind
	First, Last int // numbers of the events that it tells, from 0
}

// Teller knows the map and the book that a fight is told with. Who takes part may change while it goes on.
type Teller struct {
	book  *table.Book
	cells []string // names of the cells of a grid, by number; none for zones, which are not walked step by step
}

// NewTeller is the teller of a game's fights.
func NewTeller(g table.Game) *Teller {
	t := &Teller{book: g.Book()}
	if m := g.View(table.GM).Map; m.Shape != "zones" {
		for _, c := range m.Cells {
			t.cells = append(t.cells, c.Name)
		}
	}
	return t
}

// Lines tells those events from number from on that are heard. Cast is who takes part now, and text gives the sentence of an
// event by its number. A way that is walked step by step, with nothing that is heard between the steps, is one line.
func (t *Teller) Lines(cast *table.Cast, events []table.Event, from int, hears func(*table.Event) bool, text func(i int) string) []Line {
	var out []Line
	for i := max(from, 0); i < len(events); i++ {
		e := &events[i]
		if !hears(e) {
			continue
		}
		l := Line{Rule: t.book.ID(e.Rule), Kind: e.Kind, First: i, Last: i}
		if way, last := t.way(cast, events, i, hears); last > i {
			l.Text, l.Last, i = way, last, last
		} else {
			l.Text = table.EscapeLine(text(i))
		}
		if l.Text != "" {
			out = append(out, l)
		}
	}
	return out
}

// way tells the steps that one combatant takes from event number i on as one sentence. It gives the number of the last of
// them, which is i where there is no second step.
func (t *Teller) way(cast *table.Cast, events []table.Event, i int, hears func(*table.Event) bool) (text string, last int) {
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
	return called(cast, first.Who) + " goes " + strings.Join(names, " > "), last
}

// isStep reports whether the event is a move from a cell of the map to one.
func (t *Teller) isStep(e *table.Event) bool {
	return e.Kind == table.Moved && t.isCell(e.N[0]) && t.isCell(e.Cell)
}

func (t *Teller) isCell(n int32) bool { return n >= 0 && int(n) < len(t.cells) }

// called is what texts call a combatant, or "".
func called(cast *table.Cast, who int16) string {
	if who < 0 || int(who) >= len(cast.Combatants) {
		return ""
	}
	return cast.Called(who)
}

// Hears is what a seat may know of. A seat that the cast does not have hears what everybody does.
func Hears(cast *table.Cast, s table.Seat) func(*table.Event) bool {
	var sides table.Seats // a set of sides as good as of seats
	for i := range cast.Sides {
		if cast.Plays(s, i) {
			sides |= table.JustSeat(table.Seat(i))
		}
	}
	plays := func(side int) bool { return side < 64 && sides.Has(table.Seat(side)) }
	return func(e *table.Event) bool { return e.To.Hears(s, plays) }
}
