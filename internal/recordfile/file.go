package recordfile

import (
	"errors"
	"fmt"
	"os"

	"fray/internal/filelock"
	"fray/table"
)

// File is a record that is being written: the [table.Journal] of a session. It is used by one goroutine.
type File struct {
	path string
	f    *os.File
	lock *filelock.Lock
	size int64 // where the last whole line ends
	bad  error // what keeps the file from being written to; sticky
}

// Path is the name the file was opened by.
func (f *File) Path() string { return f.path }

// Append writes an input.
func (f *File) Append(in table.Input) error {
	line, err := table.EncodeInput(in)
	return f.add(line, err, in.Room())
}

// Undo writes that only the first so many inputs are kept.
func (f *File) Undo(keep int) error {
	line, err := table.EncodeUndo(keep)
	return f.add(line, err, table.UndoRoom)
}

// End writes how the fight ended.
func (f *File) End(e table.End) error {
	line, err := table.EncodeEnd(e)
	return f.add(line, err, table.MaxRecord)
}

// Begin writes the header of an adventure's next fight, as [table.EncodeHeader] gives it.
func (f *File) Begin(header []byte) error { return f.add(header, nil, table.AnswerRoom) }

// Close lets others write to the record.
func (f *File) Close() error { return errors.Join(f.f.Close(), unlock(f.lock, f.path)) }

// add appends a line, if the file has room bytes at most with it, and waits until it is on the disk. What could not be
// written whole is taken away again.
func (f *File) add(line []byte, err error, room int) error {
	switch {
	case err != nil:
		return err
	case f.bad != nil:
		return f.bad
	case f.size+int64(len(line)) > int64(room):
		return fmt.Errorf("%s: the record is full: it may have %d bytes; end the fight by: gm end", f.path, table.MaxRecord)
	}
	if err := write(f.f, line, f.size); err != nil {
		if undo := f.f.Truncate(f.size); undo != nil {
			f.bad = fmt.Errorf("%s: nothing more can be written: %w", f.path, errors.Join(err, undo))
		}
		return err
	}
	f.size += int64(len(line))
	return nil
}

// write puts the bytes at the place and waits until they are on the disk.
func write(f *os.File, b []byte, at int64) error {
	if _, err := f.WriteAt(b, at); err != nil {
		return err
	}
	return f.Sync()
}
