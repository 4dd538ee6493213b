package room

import (
	"errors"

	"fray/table"
)

// Append, Undo and End make the fight the journal of its session: it collects the lines.
func (f *fight) Append(in table.Input) error {
	line, err := table.EncodeInput(in)
	if err == nil {
		f.marks.inputs = append(f.marks.inputs, f.nextLine())
	}
	return f.add(line, err)
}

// Undo is never called: going back is done by playing again.
func (f *fight) Undo(int) error { return errors.New("a room goes back by playing again") }

// End collects the line of the end.
func (f *fight) End(e table.End) error { return f.add(table.EncodeEnd(e)) }

func (f *fight) add(line []byte, err error) error {
	if err == nil {
		f.pending = append(f.pending, line)
	}
	return err
}
