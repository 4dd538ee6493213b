package live

import (
	"slices"

	"fray/internal/narrate"
	"fray/table"
)

// Log is what the people at this table may know of all that has happened, from event number from (0 is the start). A way
// that is walked step by step is one line.
func (t *Table) Log(from int) []narrate.Line {
	events, g := t.s.Events(), t.Game()
	return t.teller.Lines(g.Cast(), events, from, t.hearing(), func(i int) string { return g.Text(&events[i]) })
}

// News is what has happened since News was last called.
func (t *Table) News() []narrate.Line {
	from := t.told
	t.told = len(t.s.Events())
	return t.Log(from)
}

// Why is the last roll that the people at this table know of, and whether there was one.
func (t *Table) Why() (narrate.Roll, bool) {
	events, hears := t.s.Events(), t.hearing()
	for i := len(events) - 1; i >= 0; i-- {
		if e := &events[i]; narrate.IsRoll(e) && hears(e) {
			return narrate.RollOf(t.Game(), e), true
		}
	}
	return narrate.Roll{}, false
}

// hearing is what tells whether somebody at this table may know of an event. Where no person plays, everybody may watch.
func (t *Table) hearing() func(*table.Event) bool {
	if t.people == 0 {
		return func(*table.Event) bool { return true }
	}
	var each []func(*table.Event) bool
	for s := range table.Seat(len(t.sits)) {
		if t.people.Has(s) {
			each = append(each, narrate.Hears(t.Cast(), s))
		}
	}
	return func(e *table.Event) bool {
		return slices.ContainsFunc(each, func(hears func(*table.Event) bool) bool { return hears(e) })
	}
}
