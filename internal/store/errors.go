package store

import "errors"

// What goes wrong, as far as callers do different things about it. Drivers wrap these with what they know besides.
var (
	// ErrNotFound is a table or a link that is not there.
	ErrNotFound = errors.New("not found")
	// ErrExists is an ID or a hash that is taken.
	ErrExists = errors.New("it exists already")
	// ErrConflict is a record with another number of lines than the writer believes: there are two writers, or one that is
	// wrong. Read the record again.
	ErrConflict = errors.New("the record has another number of lines")
	// ErrInvalid is something that can not be kept: an empty ID, a line with a newline in it.
	ErrInvalid = errors.New("this can not be kept")
	// ErrTooLong is a line over [table.MaxLine] or a record over [table.MaxRecord].
	ErrTooLong = errors.New("too long for a record")
	// ErrFull is a disk without room. Once there is room again, the same call will do.
	ErrFull = errors.New("the disk is full")
	// ErrReadOnly is a place that can not be written to.
	ErrReadOnly = errors.New("it can not be written to")
	// ErrDamaged is a database that is not as it was written.
	ErrDamaged = errors.New("the database is damaged")
	// ErrInUse is a place that another server works in.
	ErrInUse = errors.New("another fray server is using it")
	// ErrSchema is a database that this fray does not know: of a newer one, or of another program.
	ErrSchema = errors.New("this fray can not use the database")
	// ErrClosed is a call after Close.
	ErrClosed = errors.New("the store is closed")
)
