package store

import "errors"

// Errors that callers handle differently. Drivers wrap them with details.
var (
	// ErrNotFound means that the table, link or snapshot does not exist.
	ErrNotFound = errors.New("not found")
	// ErrExists means that an ID or a hash is already in use.
	ErrExists = errors.New("it already exists")
	// ErrConflict means that the record has another number of lines than the caller expects: there is another writer, or
	// the caller is wrong. Read the record again.
	ErrConflict = errors.New("the record has another number of lines")
	// ErrInvalid means that a value cannot be stored, such as an empty ID or a line with a newline in it.
	ErrInvalid = errors.New("this cannot be stored")
	// ErrTooLong means a line over [table.MaxLine], a record over [table.MaxRecord] or a snapshot over [MaxSnapshot].
	ErrTooLong = errors.New("this is too long to store")
	// ErrFull means that the disk or the quota is full. The same call can succeed once there is room.
	ErrFull = errors.New("the disk is full")
	// ErrReadOnly means that the place of the store is not writable.
	ErrReadOnly = errors.New("it is not writable")
	// ErrDamaged means that the database differs from what was written.
	ErrDamaged = errors.New("the database is damaged")
	// ErrInUse means that another server uses the place.
	ErrInUse = errors.New("another fray server is using it")
	// ErrSchema means that this version of fray does not know the database: it is from a newer version or another program.
	ErrSchema = errors.New("this version of fray cannot use the database")
	// ErrUnavailable means that the database cannot be reached now. The same call can succeed once it can.
	ErrUnavailable = errors.New("the database cannot be reached")
	// ErrClosed means that the call came after Close.
	ErrClosed = errors.New("the store is closed")
)
