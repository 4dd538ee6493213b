package recordfile

import (
	"os"
	"runtime"

	"fray/internal/filelock"
)

// lockPath is the path that is locked while a record is written: the record itself. On Windows nobody can read a locked file,
// so there it is a file beside the record.
func lockPath(path string) string {
	if runtime.GOOS == "windows" {
		return path + ".lock"
	}
	return path
}

// unlock releases the lock of a record and removes the file beside it. Windows removes no file that another process has open,
// so an error of removing says that the next writer has the lock already.
func unlock(lock *filelock.Lock, path string) error {
	err := lock.Close()
	if beside := lockPath(path); beside != path {
		_ = os.Remove(beside)
	}
	return err
}
