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

// Read reads the record of a fight or an adventure without opening it for writing. The path [pack.Stdin] reads standard
// input. An error in a line is a [table.RecordError].
func Read(path string) (*table.Row, error) {
	f, err := pack.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close() //nolint:errcheck // read only
	return table.ReadRow(f)
}

// Open reads a record and opens it for writing, to resume the fight. It removes an incomplete last line, and sets Torn of
// the last record if there was one.
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

// cutBack truncates the file after the last complete line.
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

// openLocked opens an existing file for reading and writing. It fails if another process has locked the file.
func openLocked(path string) (*File, error) {
	f, err := pack.OpenFile(path, os.O_RDWR)
	if err != nil {
		return nil, err
	}
	lock, err := filelock.Take(lockPath(path))
	if errors.Is(err, filelock.ErrHeld) {
		err = fmt.Errorf("%s: another fray process is writing this record; quit it first: %w", path, err)
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return &File{path: path, f: f, lock: lock}, nil
}
