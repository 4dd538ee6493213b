package live

import (
	"slices"

	"fray/internal/narrate"
	"fray/table"
)

// Log returns the log that the players at this table may read, from event number from.
func (t *Table) Log(from int) []narrate.Line {
	events, g := t.s.Events(), t.Game()
	return t.narrator.Lines(&narrate.Account{
		Cast: g.Cast(), Seats: t.readers(), Events: events, Hears: t.audible(), Text: func(i int) string { return g.Text(&events[i]) },
	}, from)
}

// News returns the log since the last call of News.
func (t *Table) News() []narrate.Line {
	from := t.reported
	t.reported = len(t.s.Events())
	return t.Log(from)
}

// Why returns the nth last roll that the players at this table may see, counted from 1, and reports whether there is one.
func (t *Table) Why(n int) (narrate.Roll, bool) {
	hears := t.audible()
	events := t.s.Events()
	for i := range slices.Backward(events) {
		if e := &events[i]; narrate.IsRoll(e) && hears(e) {
			if n--; n == 0 {
				return narrate.RollOf(t.Game(), e), true
			}
		}
	}
	return narrate.Roll{}, false
}

// readers returns the seats whose knowledge the log shows: those of the players, or the GM's at a table of bots.
func (t *Table) readers() table.Seats {
	if t.players == 0 {
		return table.JustSeat(table.GM)
	}
	return t.players
}

// audible returns a test for the events that some player at this table may know. A table of bots shows everything.
func (t *Table) audible() func(*table.Event) bool {
	if t.players == 0 {
		return func(*table.Event) bool { return true }
	}
	var each []func(*table.Event) bool
	for s := range table.Seat(len(t.sits)) {
		if t.players.Has(s) {
			each = append(each, narrate.Hears(t.Cast(), s))
		}
	}
	return func(e *table.Event) bool {
		return slices.ContainsFunc(each, func(hears func(*table.Event) bool) bool { return hears(e) })
	}
}
