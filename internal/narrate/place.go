package narrate

import (
	"fmt"

	"fray/internal/present"
	"fray/table"
)

// teller tells where things happen: players read "3 spaces east", and the name of a cell of a grid only if it is not known yet where the one
// who acts stands.
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

// sentence makes the sentence of a line about one event. A decree keeps the cell that the game master has typed.
func (t *teller) sentence(l *Line) {
	e := &t.Events[l.First]
	l.Text = table.EscapeLine(t.Text(l.First))
	if e.Kind == table.Moved && e.Cell >= 0 && int(e.Cell) < len(t.places) && hasWord(l.Text, t.places[e.Cell]) {
		l.Path = []string{t.places[e.Cell]}
	}
	if e.Kind == table.Ruled || !Names(t.Cast, l.Text, e.Who) {
		return
	}
	for _, n := range []int32{e.Cell, e.Option.Cell} {
		if !t.isCell(n) {
			continue
		}
		if _, named := present.Placed(l.Text, t.cells[n], ""); named {
			l.Text, _ = present.Placed(l.Text, t.cells[n], t.grid.Way(t.stood(l.First), t.cells[n], 0))
			return
		}
	}
}

// stood returns the cell where the one who acts in an event stood, or "" if the account does not say it by then: where its move begins, or
// where its last move ended. What comes later does not count, so that a line never changes; and nobody knows what a decree did in between.
func (t *teller) stood(i int) string {
	who := t.Events[i].Who
	if e := &t.Events[i]; e.Kind == table.Moved {
		return t.name(e.N[0])
	}
	for k := i - 1; k >= 0; k-- {
		switch e := &t.Events[k]; {
		case !t.Hears(e):
		case e.Kind == table.Moved && e.Who == who:
			return t.name(e.Cell)
		case e.Kind == table.Ruled:
			return ""
		}
	}
	return ""
}

func (t *teller) name(n int32) string {
	if !t.isCell(n) {
		return ""
	}
	return t.cells[n]
}
