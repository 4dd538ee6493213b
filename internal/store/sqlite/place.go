package sqlite

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"fray/internal/filelock"
	"fray/internal/store"
)

// DatabaseFile is the name of the database in its folder.
const DatabaseFile = "fray.db"

// The other files of a data folder.
const (
	logFile  = "fray.db-wal"
	lockFile = "fray.lock"
)

// Exists reports whether the folder has a database.
func Exists(dir string) bool {
	info, err := os.Stat(filepath.Join(dir, DatabaseFile))
	return err == nil && info.Mode().IsRegular()
}

// claim creates the folder if it is missing and locks it for this process until the lock is closed. Only its owner may
// read what is in it.
func claim(dir string) (*filelock.Lock, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	lock, err := filelock.Take(filepath.Join(dir, lockFile))
	if errors.Is(err, filelock.ErrHeld) {
		return nil, fmt.Errorf("%w; stop that one, or give this one its own folder", store.ErrInUse)
	}
	return lock, err
}

// checkFiles sees that the database and its log belong together as far as that can be seen from outside, and makes an
// empty database where there is none (SQLite gives its other files the same permissions).
func checkFiles(dir string) error {
	db, err := os.OpenFile(filepath.Join(dir, DatabaseFile), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	defer db.Close() //nolint:errcheck // nothing was written
	info, err := db.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = fmt.Errorf("%w: %s is no regular file", store.ErrDamaged, DatabaseFile)
	}
	if err != nil || info.Size() > 0 {
		return err
	}
	// The log is begun when the database has been; SQLite would take this one for a leftover and throw it away.
	if log, err := os.Stat(filepath.Join(dir, logFile)); err == nil && log.Size() > 0 {
		return fmt.Errorf("%w: %s is missing or empty, but its log %s is not; put the two files of one backup in place",
			store.ErrDamaged, DatabaseFile, logFile)
	}
	return nil
}
