package cli

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// update rewrites the golden files.
var update = flag.Bool("update", false, "rewrite the golden files, and docs/commands.md")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"fray": func() { os.Exit(Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, os.Getenv)) },
	})
}

func TestScripts(t *testing.T) {
	commands := map[string]func(*testscript.TestScript, bool, []string){
		"exits":  exits,
		"tear":   tear,
		"crlf":   crlf,
		"sealed": sealed,

		"serving": serving,
		"fetch":   fetch,
		"stopped": stopped,
		"begin":   begin,
		"opens":   opens,
		"tamper":  tamper,
	}
	maps.Copy(commands, unixCommands())
	testscript.Run(t, testscript.Params{
		Dir:                 filepath.Join("testdata", "script"),
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		Cmds:                commands,
		Setup:               withServed,
		Condition:           condition,
	})
}

// condition reports features of this machine. "terminal" is a pseudo terminal, which a container may lack.
func condition(name string) (bool, error) {
	if name != "terminal" {
		return false, fmt.Errorf("unknown condition %q", name)
	}
	f, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		return false, nil
	}
	return true, f.Close()
}

// exits runs a command and checks its exit code: exits 2 fray frobnicate.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE COMMAND...")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	code := 0
	var exit *exec.ExitError
	if err := ts.Exec(args[1], args[2:]...); errors.As(err, &exit) {
		code = exit.ExitCode()
	} else if err != nil {
		ts.Fatalf("%v", err)
	}
	if code != want {
		ts.Fatalf("exit code %d, want %d", code, want)
	}
}

// tear cuts bytes off the end of a file, like a crash: tear FILE BYTES.
func tear(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: tear FILE BYTES")
	}
	n, err := strconv.ParseInt(args[1], 10, 64)
	ts.Check(err)
	name := ts.MkAbs(args[0])
	info, err := os.Stat(name)
	ts.Check(err)
	ts.Check(os.Truncate(name, info.Size()-n))
}

// crlf gives a file Windows line breaks: crlf FILE.
func crlf(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: crlf FILE")
	}
	name := ts.MkAbs(args[0])
	b, err := os.ReadFile(name)
	ts.Check(err)
	ts.Check(os.WriteFile(name, bytes.ReplaceAll(b, []byte("\n"), []byte("\r\n")), 0o600))
}
