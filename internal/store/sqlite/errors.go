package sqlite

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"syscall"

	driver "modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"fray/internal/store"
)

// explain wraps an error of SQLite or of the file system in the error of package store that it corresponds to.
func explain(err error) error {
	if kind := kindOf(err); kind != nil {
		return fmt.Errorf("%w: %w", kind, err)
	}
	return err
}

// kindOf returns the error of package store for an error of SQLite or of the file system, or nil.
func kindOf(err error) error {
	if e, ok := errors.AsType[*driver.Error](err); ok {
		switch {
		case e.Code() == sqlite3.SQLITE_IOERR_SHMSIZE: // no room for the index of the log
			return store.ErrFull
		case e.Code()&0xff == sqlite3.SQLITE_FULL:
			return store.ErrFull
		case e.Code()&0xff == sqlite3.SQLITE_READONLY, e.Code()&0xff == sqlite3.SQLITE_PERM:
			return store.ErrReadOnly
		case e.Code()&0xff == sqlite3.SQLITE_CORRUPT, e.Code()&0xff == sqlite3.SQLITE_NOTADB:
			return store.ErrDamaged
		case e.Code()&0xff == sqlite3.SQLITE_BUSY:
			return store.ErrInUse
		}
		return nil
	}
	switch {
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT):
		return store.ErrFull
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return store.ErrReadOnly
	}
	return nil
}

// explainRead is explain for a call that stops when its context ends.
func explainRead(ctx context.Context, err error) error {
	if err != nil && ctx.Err() != nil {
		return ctx.Err()
	}
	return explain(err)
}
