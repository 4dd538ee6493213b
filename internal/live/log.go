package live

import "fray/table"

// Line is one thing that happened, as a sentence.
type Line struct {
	Text string
	Rule string // id; may be empty
	Kind table.EventKind
}

// Log is what the people at this table may know of all that has happened, from event number from (0 is the start).
func (t *Table) Log(from int) []Line {
	var out []Line
	events, g := t.s.Events(), t.Game()
	for i := max(from, 0); i < len(events); i++ {
		e := &events[i]
		if !t.hears(e) {
			continue
		}
		if text := g.Text(e); text != "" {
			out = append(out, Line{text, t.Book().ID(e.Rule), e.Kind})
		}
	}
	return out
}

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
