package recordfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"fray/table"
)

// ExistsError is the refusal to write over a file.
type ExistsError struct{ Path string }

// Error says which file.
func (e *ExistsError) Error() string { return e.Path + ": the file exists already" }

// Create makes a new record with its first lines: the header as [table.EncodeHeader] gives it (of an adventure, the plan and
// the fights before come first), and what has been put in so far. An existing file is an [ExistsError]; on any error no file is left.
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
	defer os.Remove(tmp) //nolint:errcheck // after a rename it is gone already
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

// writeBeside writes the bytes into a new file in the folder of path and gives its name.
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

// place gives the finished file its name, unless another has it. Linking does both in one step; a file system without
// links reserves the name first.
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

// syncDir waits until the names in a folder are on the disk. Where folders can not be synced that is all one can do.
func syncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return fmt.Errorf("%s: %w", dir, err)
	}
	_ = d.Sync() // refused by some file systems
	return d.Close()
}
