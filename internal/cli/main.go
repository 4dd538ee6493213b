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
	exitGood   = 0   // done, or yes
	exitNo     = 1   // the answer is no: a case failed, a record was changed, a file has mistakes
	exitMisuse = 2   // what was asked for can not be done as it was asked
	exitSignal = 128 // and the number of the signal that ended it: 130 for Ctrl-C, 143 for SIGTERM
)

// errNo is the answer no, when all there is to say about it has been said.
var errNo = errors.New("no")

// noError is the answer no with what there is to say.
type noError struct{ error }

// Unwrap gives what there is to say.
func (e noError) Unwrap() error { return e.error }

// Main runs the command with its arguments (without the name of the program) and returns its exit code.
func Main(args []string, in io.Reader, out, errs io.Writer, env func(string) string) int {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(signals)
	sh := &shell{in: in, out: out, err: errs, env: env, now: time.Now}
	root := newRoot(sh)
	help := &helpOutput{to: out} // cobra does not look whether its help could be written
	root.SetOut(help)
	root.SetArgs(args)
	ended := make(chan error, 1)
	go func() { ended <- errors.Join(root.ExecuteContext(ctx), help.err) }()
	select {
	case err := <-ended:
		return sh.exit(err, syscall.SIGINT)
	case s := <-signals:
		signal.Stop(signals) // a second one ends the process there and then
		cancel()
		return sh.stopped(ended, s)
	}
}

// stopped waits for a command that was told to stop by a signal, as long as it has asked for, and gives the exit code.
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

// How long a command has to finish when it is told to stop.
const (
	shortGrace = 3 * time.Second  // to say what there is so far, or to give the terminal back
	longGrace  = 30 * time.Second // to finish what others wait for
)

// finishes has a command that is told to stop finish by itself, for which it has so long. Without it, it ends at once.
func (sh *shell) finishes(grace time.Duration) { sh.grace.Store(int64(grace)) }

// helpOutput is where help is written to. It remembers why it could not be.
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

// exit says what went wrong and gives the exit code. If it was broken off, that was by this signal.
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
	if !placed(err) {
		text = "fray: " + text
	}
	sh.note("%s", text)
	if _, ok := errors.AsType[noError](err); ok {
		return exitNo
	}
	return exitMisuse
}

// placed reports whether the error begins with the file that it is about.
func placed(err error) bool {
	var one pack.Error
	var all pack.Errors
	if errors.As(err, &all) && len(all) > 0 {
		one = all[0]
	} else if !errors.As(err, &one) {
		return false
	}
	return one.File != ""
}

// newRoot builds the tree of commands.
func newRoot(sh *shell) *cobra.Command {
	root := &cobra.Command{
		Use:   "fray COMMAND",
		Short: "Referees tabletop combat by the complete rules",
		Long: `fray referees tabletop combat. It knows whose turn it is, lists what is legal (and what is not, and
why), asks every choice and every reaction of whoever has it, rolls, applies, and cites the rule for
all of it. The same engine plays in the terminal and ten thousand times over in a simulation.

Exit codes: 0 good; 1 the answer is no (a case failed, a record was changed, a file has mistakes);
2 misuse, or what was asked for can not be done; 130 broken off by Ctrl-C, 143 by SIGTERM.

Files that are read have to be regular ones; where one file is read, - is standard input.`,
		Example: `  fray play                     choose one of the bundled fights and play it
  fray play duel --seed 7       play the duel with these dice
  fray sim bridge -n 10000      who wins the fight at the bridge, and how often
  fray odds duel                what each choice of the first turn leads to, exactly
  fray rules flow dodge         what the rules say about dodging
  fray serve                    tables to play at in the browser`,
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          noCommand,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	root.SetIn(sh.in)
	root.SetOut(sh.out)
	root.SetErr(sh.err)
	root.SetFlagErrorFunc(flagError)
	root.SetUsageTemplate(usageTemplate(root))
	root.AddCommand(newPlay(sh), newSim(sh), newOdds(sh), newCheck(sh), newReplay(sh), newVerify(sh), newRules(sh), newValidate(sh),
		newSchema(sh), newList(sh), newServe(sh), newVersion(sh), newHelpScenarios(sh))
	return root
}

// usageTemplate is cobra's, without the line that says about the root the same again.
func usageTemplate(root *cobra.Command) string {
	return strings.Replace(root.UsageTemplate(), "{{if .HasAvailableSubCommands}}\n  {{.CommandPath}} [command]{{end}}", "", 1)
}
