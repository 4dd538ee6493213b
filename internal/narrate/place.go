package narrate

import (
	"fmt"

	"fray/places"
	"fray/table"
)

// teller tells where things happen: players read "3 spaces east", and the name of a cell of a grid only if nobody's place is known.
type teller struct {
	*Narrator
	*Account
}

// walk makes one sentence of the steps of one combatant that begin with the first event of a line. Without a second step the line stays.
func (t *teller) walk(l *Line) {
	first := &t.Events[l.First]
	if !t.isStep(first) {
		return
	}
	path := []string{t.cells[first.N[0]], t.cells[first.Cell]}
	for k := l.First + 1; k < len(t.Events); k++ {
		e := &t.Events[k]
		if !t.Hears(e) {
			continue
		}
		if !t.isStep(e) || e.Who != first.Who || e.N[0] != t.Events[l.Last].Cell {
			break
		}
		path, l.Last = append(path, t.cells[e.Cell]), k
	}
	if l.Last > l.First {
		way := t.grid.Way(path[0], path[len(path)-1], len(path)-1)
		l.Text, l.Path = fmt.Sprintf("%s goes %s", t.Cast.Called(first.Who), way), path
	}
}

// isStep reports whether the event is a move from one cell of the map to another.
func (t *teller) isStep(e *table.Event) bool {
	return e.Kind == table.Moved && t.isCell(e.N[0]) && t.isCell(e.Cell)
}

func (t *teller) isCell(n int32) bool { return n >= 0 && int(n) < len(t.cells) }

// sentence makes the sentence of a line about one event.
func (t *teller) sentence(l *Line) {
	e := &t.Events[l.First]
	l.Text = table.EscapeLine(t.Text(l.First))
	if e.Kind == table.Moved && e.Cell >= 0 && int(e.Cell) < len(t.places) && hasWord(l.Text, t.places[e.Cell]) {
		l.Path = []string{t.places[e.Cell]}
	}
	for _, n := range []int32{e.Cell, e.Option.Cell} {
		if cell := t.name(n); cell != "" {
			text, named := places.Placed(l.Text, cell, t.where(l, cell))
			if l.Text = text; named {
				return
			}
		}
	}
}

// where says in words where a cell is, for the line of an event: from where the one who acts stands, if the line names it and its
// place is known, or else from the nearest other whose place is known. It is "" if none is.
func (t *teller) where(l *Line, cell string) string {
	e := &t.Events[l.First]
	if Names(t.Cast, l.Text, e.Who) {
		if way := t.grid.Way(t.stood(l.First, e.Who), cell, 0); way != "" {
			return way
		}
	}
	var near, from string
	for i := range t.Cast.Combatants {
		who := table.Who(i)
		at := t.stood(l.First, who)
		if at != "" && (from == "" || t.grid.Apart(at, cell) < t.grid.Apart(from, cell)) {
			near, from = t.Cast.Called(who), at
		}
	}
	return t.grid.WayFrom(near, from, cell)
}

// stood returns the cell where a combatant stood at an event, or "" if the account does not say it by then: where its move begins, where
// its last move ended, where a decree has put it, or where it was at the start. What comes later does not count, so that a line never
// changes.
func (t *teller) stood(i int, who table.Who) string {
	if e := &t.Events[i]; e.Kind == table.Moved && e.Who == who {
		return t.name(e.N[0])
	}
	for k := i - 1; k >= 0; k-- {
		switch e := &t.Events[k]; {
		case !t.Hears(e):
		case e.Who == who && (e.Kind == table.Moved || e.Kind == table.Ruled && e.Note != ""):
			return t.name(e.Cell)
		case e.Kind == table.Fell && e.Target == who && t.Events[i].Who != who:
			return ""
		}
	}
	return t.name(t.began(t.Seats, who))
}

func (t *teller) name(n int32) string {
	if !t.isCell(n) {
		return ""
	}
	return t.cells[n]
}
