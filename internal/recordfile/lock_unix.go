//go:build unix

package recordfile

import (
	"errors"
	"os"
	"syscall"
)

// lock takes the file for this process until it is closed. A file system that knows no locks is let pass.
func lock(f *os.File) error {
	err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return errBusy
	}
	return nil
}
