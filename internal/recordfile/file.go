package recordfile

import (
	"errors"
	"fmt"
	"os"

	"fray/internal/filelock"
	"fray/table"
)

// File is a record open for writing. It is the [table.Journal] of a session. One goroutine at a time may use it.
type File struct {
	path string
	f    *os.File
	lock *filelock.Lock
	size int64 // bytes up to the end of the last complete line
	bad  error // why the file cannot be written any more; sticky
}

// Path returns the name that the file was opened with.
func (f *File) Path() string { return f.path }

// Append records an input.
func (f *File) Append(in table.Input) error {
	line, err := table.EncodeInput(in)
	return f.add(line, err, in.Room())
}

// Undo records that only the first keep inputs remain.
func (f *File) Undo(keep int) error {
	line, err := table.EncodeUndo(keep)
	return f.add(line, err, table.UndoRoom)
}

// End records the result of the fight.
func (f *File) End(e table.End) error {
	line, err := table.EncodeEnd(e)
	return f.add(line, err, table.MaxRecord)
}

// Begin records the start of an adventure's next fight. The header comes from [table.EncodeHeader].
func (f *File) Begin(header []byte) error { return f.add(header, nil, table.AnswerRoom) }

// Close closes the file and releases its lock.
func (f *File) Close() error { return errors.Join(f.f.Close(), unlock(f.lock, f.path)) }

// add appends a line and waits until it is on disk. It refuses a line that makes the file longer than room bytes. If the
// write fails, add removes the incomplete line.
func (f *File) add(line []byte, err error, room int) error {
	switch {
	case err != nil:
		return err
	case f.bad != nil:
		return f.bad
	case f.size+int64(len(line)) > int64(room):
		return fmt.Errorf("%s: the record is full (%d bytes); end the fight with gm end", f.path, table.MaxRecord)
	}
	if err := write(f.f, line, f.size); err != nil {
		if undo := f.f.Truncate(f.size); undo != nil {
			f.bad = fmt.Errorf("%s: the file cannot be written any more: %w", f.path, errors.Join(err, undo))
		}
		return err
	}
	f.size += int64(len(line))
	return nil
}

// write writes the bytes at the offset and waits until they are on disk.
func write(f *os.File, b []byte, at int64) error {
	if _, err := f.WriteAt(b, at); err != nil {
		return err
	}
	return f.Sync()
}
