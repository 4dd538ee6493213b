package recordfile

import (
	"errors"
	"fmt"
	"io"
	"os"

	"fray/internal/filelock"
	"fray/pack"
	"fray/table"
)

// Read reads a record, of a fight or of an adventure, without going on with it; [pack.Stdin] is standard input. Errors in
// its lines are [table.RecordError].
func Read(path string) (*table.Row, error) {
	f, err := pack.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close() //nolint:errcheck // read only
	return table.ReadRow(f)
}

// Open reads a record to go on with it. A last line that was cut off by a crash is taken away from the file; Torn of the last
// record says so.
func Open(path string) (*File, *table.Row, error) {
	f, err := openLocked(path)
	if err != nil {
		return nil, nil, err
	}
	row, err := table.ReadRow(f.f)
	if err == nil {
		err = cutBack(f.f, row.Last())
	}
	if err != nil {
		return nil, nil, errors.Join(err, f.Close())
	}
	f.size = row.Last().Good
	return f, row, nil
}

// cutBack takes what follows the last good line away.
func cutBack(f *os.File, rec *table.Record) error {
	size, err := f.Seek(0, io.SeekEnd)
	if err != nil || size == rec.Good {
		return err
	}
	if err := f.Truncate(rec.Good); err != nil {
		return err
	}
	return f.Sync()
}

// openLocked opens an existing file for reading and writing, and refuses if another process has done so.
func openLocked(path string) (*File, error) {
	f, err := pack.OpenFile(path, os.O_RDWR)
	if err != nil {
		return nil, err
	}
	lock, err := filelock.Take(lockPath(path))
	if errors.Is(err, filelock.ErrHeld) {
		err = fmt.Errorf("%s: another fray is writing to this record; quit that one first: %w", path, err)
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return &File{path: path, f: f, lock: lock}, nil
}
