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

// Exists reports whether the folder contains a database.
func Exists(dir string) bool {
	info, err := os.Stat(filepath.Join(dir, DatabaseFile))
	return err == nil && info.Mode().IsRegular()
}

// claim creates the folder, readable only by its owner, if it is missing, and locks it for this process until the lock is closed.
func claim(dir string) (*filelock.Lock, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	lock, err := filelock.Take(filepath.Join(dir, lockFile))
	if errors.Is(err, filelock.ErrHeld) {
		return nil, fmt.Errorf("%w; stop that server, or give this one a separate folder", store.ErrInUse)
	}
	return lock, err
}

// checkFiles checks, as far as possible from outside, that the database and its log belong together, and creates an empty
// database if there is none. (SQLite gives its other files the same permissions.)
func checkFiles(dir string) error {
	db, err := os.OpenFile(filepath.Join(dir, DatabaseFile), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	defer db.Close() //nolint:errcheck // nothing is written
	info, err := db.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = fmt.Errorf("%w: %s is not a regular file", store.ErrDamaged, DatabaseFile)
	}
	if err != nil || info.Size() > 0 {
		return err
	}
	// A log without a database cannot happen in normal use. SQLite would take it for a leftover and delete it.
	if log, err := os.Stat(filepath.Join(dir, logFile)); err == nil && log.Size() > 0 {
		return fmt.Errorf("%w: %s is missing or empty, but its log %s is not; restore both files from the same backup",
			store.ErrDamaged, DatabaseFile, logFile)
	}
	return nil
}
