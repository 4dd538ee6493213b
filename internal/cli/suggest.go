package cli

import (
	"errors"
	"fmt"
	"strings"

	"fray/table"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// noCommand returns an error for an unknown command.
func noCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var names []string
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() {
			names = append(names, c.Name())
		}
	}
	return fmt.Errorf("there is no command %q%s", args[0], table.OneOf(args[0], names))
}

// flagError explains a wrong flag.
func flagError(cmd *cobra.Command, err error) error {
	text := err.Error()
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, "--"+f.Name) })
	if word, ok := strings.CutPrefix(text, "unknown flag: "); ok {
		return fmt.Errorf("%s has no flag %s%s", cmd.CommandPath(), word, table.OneOf(word, names))
	}
	if bad, ok := errors.AsType[*pflag.InvalidValueError](err); ok {
		return fmt.Errorf("--%s must be %s, got %s", bad.GetFlag().Name, valueOf(bad.GetFlag()), bad.GetValue())
	}
	return fmt.Errorf("%s; %s --help lists the flags", text, cmd.CommandPath())
}

// valueOf describes the value of a flag.
func valueOf(f *pflag.Flag) string {
	switch {
	case f.Value.Type() == "uint64":
		return "a whole number of 0 or more"
	case f.Value.Type() == "int":
		return "a whole number"
	case f.Value.Type() == "duration":
		return "a time such as 30s or 2m"
	case f.Value.Type() == "bool":
		return "true or false"
	default:
		return "another value"
	}
}

// atMost returns an error if there are more than n arguments.
func atMost(n int, what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) > n {
			return fmt.Errorf("%s takes %s, got %q too", cmd.CommandPath(), what, args[n])
		}
		return nil
	}
}

// exactly returns an error unless there is one argument.
func exactly(what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return fmt.Errorf("%s takes %s; %[1]s --help has examples", cmd.CommandPath(), what)
		}
		return atMost(1, what)(cmd, args)
	}
}

// inRange returns an error if a flag is out of its range.
func inRange(flag string, n, least, most int) error {
	if n < least || n > most {
		return fmt.Errorf("%s must be %d to %d, got %d", flag, least, most, n)
	}
	return nil
}
