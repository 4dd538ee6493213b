package filelock

import (
	"errors"
	"syscall"

	"github.com/gofrs/flock"
)

// ErrHeld means that another process holds the lock.
var ErrHeld = errors.New("it is locked by another process")

// Lock is a held lock, as returned by [Take].
type Lock struct {
	file *flock.Flock // nil: the file system has no locks
}

// Take locks the file at path and creates it if it is missing. If another process holds the lock, Take returns [ErrHeld] at
// once. On a file system without locks, Take returns a lock that has no effect. On Windows, other processes cannot read a
// locked file.
func Take(path string) (*Lock, error) {
	file := flock.New(path)
	held, err := file.TryLock()
	switch {
	case held:
		return &Lock{file}, nil
	case errors.Is(err, errors.ErrUnsupported), errors.Is(err, syscall.ENOLCK):
		return &Lock{}, nil
	case err != nil:
		return nil, err
	}
	return nil, ErrHeld
}

// Close releases the lock.
func (l *Lock) Close() error {
	if l == nil || l.file == nil {
		return nil
	}
	return l.file.Close()
}
