//go:build !unix

package filelock

import "os"

// Take does nothing where there is no flock: there two processes are kept apart by the people who start them.
func Take(*os.File) error { return nil }
