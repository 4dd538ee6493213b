package room

import (
	"errors"

	"fray/table"
)

// errFull says that the record has no room for an input.
var errFull = errors.New("the record is full")

// spare is the number of free bytes below which a record counts as full: the longest answer still fits.
const spare = 2 * table.MaxNote

// Append implements [table.Journal]: the fight collects the lines of its session.
func (f *fight) Append(in table.Input) error {
	line, err := table.EncodeInput(in)
	return f.add(line, err, in.Room())
}

// Undo implements [table.Journal]. It is never called: a room undoes by replaying.
func (f *fight) Undo(int) error { return errors.New("a room goes back by playing again") }

// End collects the line of the end.
func (f *fight) End(e table.End) error {
	line, err := table.EncodeEnd(e)
	return f.add(line, err, table.MaxRecord)
}

// add collects a line if the record has at most room bytes with it.
func (f *fight) add(line []byte, err error, room int) error {
	if err != nil {
		return err
	}
	if f.size+sizeOf(f.pending)+len(line) > room {
		return errFull
	}
	f.pending = append(f.pending, line)
	return nil
}

// full reports whether the record has no room for more answers.
func (f *fight) full() bool { return f.size+spare > table.AnswerRoom }

// sizeOf returns the size of lines that end in newlines, in bytes.
func sizeOf(lines [][]byte) int {
	n := 0
	for _, line := range lines {
		n += len(line)
	}
	return n
}
