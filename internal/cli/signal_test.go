//go:build unix

package cli

import (
	"errors"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"syscall"

	"github.com/rogpeppe/go-internal/testscript"
)

// unixCommands are script commands for Unix.
func unixCommands() map[string]func(*testscript.TestScript, bool, []string) {
	return map[string]func(*testscript.TestScript, bool, []string){"fifo": fifo, "signaled": signaled}
}

// fifo creates a named pipe without a writer: fifo NAME.
func fifo(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: fifo NAME")
	}
	ts.Check(syscall.Mkfifo(ts.MkAbs(args[0]), 0o600))
}

// signaled runs a command that reads standard input, sends it one signal, and checks its exit code:
// signaled INT|TERM CODE COMMAND...
func signaled(ts *testscript.TestScript, neg bool, args []string) {
	signals := map[string]syscall.Signal{"INT": syscall.SIGINT, "TERM": syscall.SIGTERM}
	if neg || len(args) < 3 || signals[args[0]] == 0 {
		ts.Fatalf("usage: signaled INT|TERM CODE COMMAND...")
	}
	want, err := strconv.Atoi(args[1])
	ts.Check(err)
	path, err := exec.LookPath(args[2])
	ts.Check(err)
	cmd := exec.Command(path, args[3:]...)
	cmd.Dir = ts.MkAbs(".")
	in, err := cmd.StdinPipe()
	ts.Check(err)
	ts.Check(cmd.Start())
	ts.Defer(func() { cmd.Process.Kill() })                     //nolint:errcheck // it has ended already, as a rule
	_, err = io.WriteString(in, strings.Repeat("#\n", 100_000)) // more than a pipe holds, so the command reads by now
	ts.Check(err)
	ts.Check(cmd.Process.Signal(signals[args[0]]))
	var exit *exec.ExitError
	if err := cmd.Wait(); !errors.As(err, &exit) || exit.ExitCode() != want {
		ts.Fatalf("it ended with %v, want exit code %d", err, want)
	}
}
