package recordfile

import (
	"os"
	"runtime"

	"fray/internal/filelock"
)

// lockPath returns the file to lock while a record is written: the record itself. Windows does not let other processes read
// a locked file, so there it is a separate file beside the record.
func lockPath(path string) string {
	if runtime.GOOS == "windows" {
		return path + ".lock"
	}
	return path
}

// unlock releases the lock of a record and removes the separate lock file. Windows does not remove a file that another
// process has open, so a failure to remove it means that the next writer already holds the lock.
func unlock(lock *filelock.Lock, path string) error {
	err := lock.Close()
	if beside := lockPath(path); beside != path {
		_ = os.Remove(beside)
	}
	return err
}
