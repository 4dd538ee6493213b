//go:build !unix

package cli

import "github.com/rogpeppe/go-internal/testscript"

// unixCommands are what scripts can do on Unix alone.
func unixCommands() map[string]func(*testscript.TestScript, bool, []string) { return nil }
