package cli

import (
	"context"
	"errors"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"fray/pack"
)

// The exit codes.
const (
	exitGood   = 0   // success
	exitNo     = 1   // the answer is no: a case failed, a record was changed, a file has mistakes
	exitMisuse = 2   // wrong usage, or the command failed
	exitSignal = 128 // plus the number of the signal: 130 for Ctrl-C, 143 for SIGTERM
)

// errNo ends a command with exitNo after it has printed its result.
var errNo = errors.New("no")

// noError ends a command with exitNo and prints the error.
type noError struct{ error }

// Unwrap returns the error to print.
func (e noError) Unwrap() error { return e.error }

// Main runs the command with these arguments (without the program name) and returns its exit code.
func Main(args []string, in io.Reader, out, errs io.Writer, env func(string) string) int {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(signals)
	sh := &shell{in: in, out: out, err: errs, env: env, now: time.Now}
	root := newRoot(sh)
	help := &helpOutput{to: out} // cobra ignores errors when it writes help
	root.SetOut(help)
	root.SetArgs(args)
	ended := make(chan error, 1)
	go func() {
		cmd, err := root.ExecuteContextC(ctx)
		ended <- errors.Join(blameVariables(cmd, err), help.err)
	}()
	select {
	case err := <-ended:
		return sh.exit(err, syscall.SIGINT)
	case s := <-signals:
		signal.Stop(signals) // a second signal ends the process at once
		cancel()
		return sh.stopped(ended, s)
	}
}

// stopped waits for the command after a signal, up to its grace period, and returns the exit code.
func (sh *shell) stopped(ended <-chan error, by os.Signal) int {
	last := time.NewTimer(time.Duration(sh.grace.Load()))
	defer last.Stop()
	select {
	case err := <-ended:
		return sh.exit(err, by)
	case <-last.C:
		return sh.exit(context.Canceled, by)
	}
}

// The grace periods of commands after a signal.
const (
	shortGrace = 3 * time.Second  // to print a partial report, or to restore the terminal
	longGrace  = 30 * time.Second // to finish the requests of other people
)

// allowGrace gives the command this time to finish after a signal. Without it, the command ends at once.
func (sh *shell) allowGrace(grace time.Duration) { sh.grace.Store(int64(grace)) }

// helpOutput is a writer for help that keeps its last error.
type helpOutput struct {
	to  io.Writer
	err error
}

// Write writes.
func (h *helpOutput) Write(b []byte) (int, error) {
	n, err := h.to.Write(b)
	if err != nil {
		h.err = err
	}
	return n, err
}

// exit prints the error and returns the exit code. By is the signal that interrupted the command, if one did.
func (sh *shell) exit(err error, by os.Signal) int {
	switch {
	case err == nil:
		return exitGood
	case errors.Is(err, errNo):
		return exitNo
	case errors.Is(err, context.Canceled):
		n, _ := by.(syscall.Signal)
		return exitSignal + int(n)
	}
	text := strings.TrimRight(err.Error(), "\n")
	if !hasFile(err) {
		text = "fray: " + text
	}
	sh.note("%s", text)
	if _, ok := errors.AsType[noError](err); ok {
		return exitNo
	}
	return exitMisuse
}

// hasFile reports whether the error starts with a file name.
func hasFile(err error) bool {
	var one pack.Error
	var all pack.Errors
	if errors.As(err, &all) && len(all) > 0 {
		one = all[0]
	} else if !errors.As(err, &one) {
		return false
	}
	return one.File != ""
}

// newRoot builds the command tree.
func newRoot(sh *shell) *cobra.Command {
	root := &cobra.Command{
		Use:   "fray COMMAND",
		Short: "Referee tabletop combat by complete rules",
		Long: `fray referees tabletop combat. It tracks turns, lists the legal choices (and the blocked ones, with the
reason), offers every reaction to the right player, rolls the dice, applies the effects, and cites the
rule for each step. The same engine plays in the terminal, at tables in the browser, and thousands of
times in a simulation.

Exit codes: 0 success; 1 the answer is no (a case failed, a record was changed, a file has mistakes);
2 wrong usage, or the command failed; 130 interrupted by Ctrl-C, 143 by SIGTERM.

Every flag can also be set by the environment variable in brackets behind it. A flag on the command line
takes precedence, an empty variable counts as not set, and commas separate the values of a flag that may
be repeated.

Input files must be regular files. Commands that read one file accept - for standard input.`,
		Example: `  fray                          on a terminal: choose what to do
  fray play                     choose a bundled fight and play it
  fray play duel --seed 7       play the duel with the dice of seed 7
  fray sim bridge -n 10000      simulate the fight at the bridge 10,000 times
  fray odds bridge              compute the odds of each choice of the first turn
  fray rules flow dodge         find the rules about dodging
  fray serve                    serve tables to play at in the browser`,
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          noCommand,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if isTerminal(sh.in) && isTerminal(sh.out) {
				return sh.welcome(cmd.Context(), cmd)
			}
			return cmd.Help()
		},
	}
	root.SetIn(sh.in)
	root.SetOut(sh.out)
	root.SetErr(sh.err)
	root.SetFlagErrorFunc(flagError)
	root.SetUsageTemplate(usageTemplate(root))
	root.AddCommand(newPlay(sh), newSim(sh), newOdds(sh), newAnalyze(sh), newBalance(sh), newCheck(sh), newReplay(sh), newVerify(sh), newMCP(sh),
		newRules(sh), newValidate(sh),
		newNew(sh), newSchema(sh), newList(sh), newServe(sh), newStore(sh), newWorker(sh), newAside(sh), newJobs(sh), newVersion(sh), newHelpScenarios(sh), newHelpSheets(), newHelpContent(sh), newHelpGuide())
	root.SetHelpCommand(newHelp())
	nameVariables(root)
	versionFlag(root)
	root.PersistentPreRunE = func(cmd *cobra.Command, _ []string) error { return sh.readVariables(cmd.Flags()) }
	return root
}

// usageTemplate returns cobra's usage template without its redundant line for the root.
func usageTemplate(root *cobra.Command) string {
	return strings.Replace(root.UsageTemplate(), "{{if .HasAvailableSubCommands}}\n  {{.CommandPath}} [command]{{end}}", "", 1)
}
