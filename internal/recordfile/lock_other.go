//go:build !unix

package recordfile

import "os"

// lock does nothing where there is no flock: there two processes are kept apart by the people who start them.
func lock(*os.File) error { return nil }
