package live

import (
	"strings"

	"fray/table"
)

// Line is one thing that happened, as a sentence.
type Line struct {
	Text string
	Rule string // id; may be empty
	Kind table.EventKind
}

// Log is what the people at this table may know of all that has happened, from event number from (0 is the start). A way
// that is walked step by step is one line.
func (t *Table) Log(from int) []Line {
	var out []Line
	events, g := t.s.Events(), t.Game()
	for i := max(from, 0); i < len(events); i++ {
		e := &events[i]
		if !t.hears(e) {
			continue
		}
		text := g.Text(e)
		if way, last := t.way(events, i); last > i {
			text, i = way, last
		}
		if text != "" {
			out = append(out, Line{text, t.Book().ID(e.Rule), e.Kind})
		}
	}
	return out
}

// way tells the steps that one combatant takes from event number i on, with nothing between them, as one sentence. It
// gives the number of the last of them, which is i where there is no second step.
func (t *Table) way(events []table.Event, i int) (text string, last int) {
	first := &events[i]
	if first.Kind != table.Moved || !t.isCell(first.N[0]) || !t.isCell(first.Cell) {
		return "", i
	}
	names := []string{t.cells[first.N[0]], t.cells[first.Cell]}
	for last = i; last+1 < len(events); last++ {
		e := &events[last+1]
		if e.Kind != table.Moved || e.Who != first.Who || e.N[0] != events[last].Cell || !t.isCell(e.Cell) || !t.hears(e) {
			break
		}
		names = append(names, t.cells[e.Cell])
	}
	return t.id(first.Who) + " goes " + strings.Join(names, " > "), last
}

func (t *Table) isCell(n int32) bool { return n >= 0 && int(n) < len(t.cells) }

// News is what has happened since News was last called.
func (t *Table) News() []Line {
	from := t.told
	t.told = len(t.s.Events())
	return t.Log(from)
}

// hears reports whether somebody at this table may know of the event. Where no person plays, everybody may watch.
func (t *Table) hears(e *table.Event) bool {
	if t.people == 0 {
		return true
	}
	cast := t.Cast()
	for s := range table.Seat(len(t.sits)) {
		if t.people.Has(s) && e.To.Hears(s, func(side int) bool { return cast.Plays(s, side) }) {
			return true
		}
	}
	return false
}
