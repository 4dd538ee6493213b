// Package filelock keeps two processes from writing to the same thing. The lock is the operating system's: it is gone with
// the process, however that ends, so that no lock is ever left over from a crash.
package filelock

import "errors"

// ErrHeld says that somebody else has the lock.
var ErrHeld = errors.New("it is locked by another process")
