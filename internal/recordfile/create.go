package recordfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"fray/table"
)

// ExistsError says that a file already exists. Records never overwrite files.
type ExistsError struct{ Path string }

// Error returns the message.
func (e *ExistsError) Error() string { return e.Path + ": the file already exists" }

// Create creates a record file with a header from [table.EncodeHeader] and the inputs so far. In an adventure the plan and
// the earlier fights precede the header. If the file exists, the error is an [ExistsError]. After an error no file is left.
func Create(path string, header []byte, inputs []table.Input) (*File, error) {
	lines := append([]byte(nil), header...)
	for _, in := range inputs {
		line, err := table.EncodeInput(in)
		if err != nil {
			return nil, err
		}
		lines = append(lines, line...)
	}
	if _, err := os.Lstat(path); err == nil {
		return nil, &ExistsError{path}
	}
	tmp, err := writeBeside(path, lines)
	if err != nil {
		return nil, err
	}
	defer os.Remove(tmp) //nolint:errcheck // after a rename it no longer exists
	if err := place(tmp, path); err != nil {
		return nil, err
	}
	f, err := openLocked(path)
	if err != nil {
		return nil, err
	}
	f.size = int64(len(lines))
	return f, nil
}

// writeBeside writes the bytes to a new temporary file in the folder of path and returns its name.
func writeBeside(path string, b []byte) (string, error) {
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*.tmp")
	if err != nil {
		return "", err
	}
	err = errors.Join(write(f, b, 0), f.Chmod(0o644), f.Close())
	if err != nil {
		return "", errors.Join(err, os.Remove(f.Name()))
	}
	return f.Name(), nil
}

// place gives the finished file its final name unless that name is taken. A hard link does both in one step; on a file
// system without links, place reserves the name first.
func place(tmp, path string) error {
	err := os.Link(tmp, path)
	if err != nil && !errors.Is(err, fs.ErrExist) {
		var f *os.File
		if f, err = os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600); err == nil {
			err = errors.Join(f.Close(), os.Rename(tmp, path))
		}
	}
	if errors.Is(err, fs.ErrExist) {
		return &ExistsError{path}
	}
	if err != nil {
		return err
	}
	return syncDir(filepath.Dir(path))
}

// syncDir syncs the names in a folder to disk, if the file system can sync folders.
func syncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return fmt.Errorf("%s: %w", dir, err)
	}
	_ = d.Sync() // refused by some file systems
	return d.Close()
}
