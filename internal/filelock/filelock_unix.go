//go:build unix

package filelock

import (
	"errors"
	"os"
	"syscall"
)

// Take locks the file until it is closed, or says [ErrHeld] at once. A file system that knows no locks is let pass.
func Take(f *os.File) error {
	err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return ErrHeld
	}
	return nil
}
