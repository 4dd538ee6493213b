// Command mutate measures how well the tests of a ruleset hold its rules: it changes the rules in small ways, one at a time,
// and counts the changes that the scenarios and tests notice.
//
//	go run ./tools/mutate -n 300 flow
//
// One test program is built that holds every mutant. It stays up and runs one test at a time: for each mutant those tests that
// reach it, scenario files first, until one fails, crashes or does not end. So a mutant costs less than a second. A failure
// counts only if the test passes without the mutant. A mutant that no test notices survives. A survivor that cannot change what
// the rules do is listed with the reason in ruleset/NAME/equivalent.txt, by the name that this command prints.
//
// A program that does not compile, and a test that fails without any mutant, end the command without a score.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path"
	"strings"
	"time"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	err := run(ctx, os.Args[1:], os.Stdout)
	stop()
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

// notRules are the files of a ruleset without rules: what players see and read, what bots do, and how the state is kept.
const notRules = "view*,words*,tactics*,book.go,game_copy.go,game_scratch.go,game_snapshot.go,game_gen.go,game_state*.go"

// options say what is changed and how it is tested.
type options struct {
	n       int
	seed    uint64
	workers int
	timeout time.Duration
	match   string
	skip    string
	only    string
	floor   int
	quick   bool
}

func run(ctx context.Context, args []string, out io.Writer) error {
	var o options
	fs := flag.NewFlagSet("mutate", flag.ContinueOnError)
	fs.SetOutput(out)
	fs.IntVar(&o.n, "n", 300, "number of mutants to draw; 0 is all")
	fs.Uint64Var(&o.seed, "seed", 1, "seed of the draw")
	fs.IntVar(&o.workers, "workers", 1, "test programs to run at a time")
	fs.DurationVar(&o.timeout, "timeout", 20*time.Second, "time in addition to ten times the usual one after which a test that does not end has noticed the mutant")
	fs.StringVar(&o.match, "files", "*.go", "pattern of the files to change")
	fs.StringVar(&o.skip, "skip", notRules, "patterns of files not to change")
	fs.StringVar(&o.only, "only", "", "run only mutants whose name contains one of these, separated by commas")
	fs.IntVar(&o.floor, "floor", 0, "fail if fewer than this percentage of the mutants are noticed")
	fs.BoolVar(&o.quick, "quick", false, "run the scenarios and TestPinned only, not the other tests of the package")
	fs.Usage = func() {
		fmt.Fprintln(out, "usage: go run ./tools/mutate [flags] RULESET\nRun it in the folder of the module. A package folder such as ruleset/flow may stand in place of RULESET.")
		fs.PrintDefaults()
	}
	if err := fs.Parse(args); err != nil {
		return err
	}
	if fs.NArg() != 1 {
		fs.Usage()
		return errors.New("name one ruleset")
	}
	folder := fs.Arg(0)
	if !strings.Contains(folder, "/") {
		folder = "ruleset/" + folder
	}
	return mutate(ctx, o, folder, out)
}

// wants reports whether a mutant of this name may be drawn.
func (o *options) wants(name string) bool {
	for part := range strings.SplitSeq(o.only, ",") {
		if strings.Contains(name, part) {
			return true
		}
	}
	return false
}

// skips reports whether a file is not to be changed.
func (o *options) skips(name string) bool {
	if ok, err := path.Match(o.match, name); err != nil || !ok {
		return true
	}
	for pattern := range strings.SplitSeq(o.skip, ",") {
		if ok, err := path.Match(pattern, name); err == nil && ok {
			return true
		}
	}
	return false
}
