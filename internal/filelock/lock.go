package filelock

import (
	"errors"
	"syscall"

	"github.com/gofrs/flock"
)

// ErrHeld says that another process has the lock.
var ErrHeld = errors.New("it is locked by another process")

// Lock is a lock that is held. It is made by [Take].
type Lock struct {
	file *flock.Flock // nil: the file system has no locks
}

// Take locks the file at path, which is created if it is missing, or returns [ErrHeld] at once if another process has it. On
// a file system without locks it returns a lock that locks nothing. On Windows nobody else can read a locked file.
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
