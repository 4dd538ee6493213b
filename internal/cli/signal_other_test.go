//go:build !unix

package cli

import "github.com/rogpeppe/go-internal/testscript"

// unixCommands are script commands for Unix.
func unixCommands() map[string]func(*testscript.TestScript, bool, []string) { return nil }
