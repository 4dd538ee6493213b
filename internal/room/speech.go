package room

import (
	"fmt"

	"fray/api"
	"fray/table"
)

// Limits of what one seat may put in during one turn, so that nobody fills the record with free actions. Undone inputs
// count, because the record still has them. The game master has no limit.
const (
	turnAnswers   = 500
	turnNotes     = 8
	turnNoteBytes = 2 * table.MaxNote // in UTF-8
)

// spoken is what the seats have put in during the latest turn of the fight.
type spoken struct {
	turn int // number of turns and rounds begun
	by   map[table.Seat]amount
}

// amount is how much a seat has put in.
type amount struct{ answers, notes, bytes int }

// with returns the amount with one more answer.
func (a amount) with(note string) amount {
	a.answers++
	if note != "" {
		a.notes, a.bytes = a.notes+1, a.bytes+len(note)
	}
	return a
}

// check refuses an amount over the limits.
func (a amount) check() error {
	switch {
	case a.notes > turnNotes:
		return refuse(api.CodeBadText, fmt.Sprintf("a seat may say %d things in a turn; answer without words, or wait for the next turn", turnNotes))
	case a.bytes > turnNoteBytes:
		return refuse(api.CodeBadText, fmt.Sprintf("a seat may say %d bytes in a turn; be brief, answer without words, or wait for the next turn", turnNoteBytes))
	case a.answers > turnAnswers:
		return refuse(api.CodeBad, fmt.Sprintf("a seat may answer %d times in a turn; the game master can answer for it, or end the turn", turnAnswers))
	}
	return nil
}

// say counts an answer of a seat, or refuses it.
func (f *fight) say(seat table.Seat, note string) error {
	turn, since := f.turn()
	if f.spoken.by == nil || turn > f.spoken.turn {
		f.spoken = spoken{turn, map[table.Seat]amount{}}
		f.recall(since)
	}
	is := f.spoken.by[seat].with(note)
	if err := is.check(); err != nil {
		return err
	}
	f.spoken.by[seat] = is
	return nil
}

// turn returns how many turns and rounds have begun, and the number of inputs at the start of the last one.
func (f *fight) turn() (n, inputs int) {
	events := f.s.Events()
	for i := range min(len(events), len(f.at)) {
		if k := events[i].Kind; k == table.Began || k == table.Round {
			n, inputs = n+1, f.at[i]
		}
	}
	return n, inputs
}

// recall counts the inputs from a number on: those of the current turn after the fight was read.
func (f *fight) recall(from int) {
	cast, inputs := f.s.Game().Cast(), f.s.Inputs()
	for _, in := range inputs[min(from, len(inputs)):] {
		if seat, ok := cast.Seat(in.Seat); ok && in.Answer != "" {
			f.spoken.by[seat] = f.spoken.by[seat].with(in.Note)
		}
	}
}
