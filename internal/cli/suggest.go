package cli

import (
	"errors"
	"fmt"
	"strings"

	"fray/table"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// noCommand refuses a word where a command was expected.
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
	return fmt.Errorf("there is no command %q; %s", args[0], meant(args[0], names))
}

// flagError says which flag was meant.
func flagError(cmd *cobra.Command, err error) error {
	text := err.Error()
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, "--"+f.Name) })
	if word, ok := strings.CutPrefix(text, "unknown flag: "); ok {
		return fmt.Errorf("%s has no flag %s; %s", cmd.CommandPath(), word, meant(word, names))
	}
	if bad, ok := errors.AsType[*pflag.InvalidValueError](err); ok {
		return fmt.Errorf("found --%s %s; %s was expected", bad.GetFlag().Name, bad.GetValue(), valueOf(bad.GetFlag()))
	}
	return fmt.Errorf("%s; fray %s --help shows what was expected", text, cmd.Name())
}

// valueOf says what a flag takes.
func valueOf(f *pflag.Flag) string {
	switch {
	case f.Value.Type() == "uint64":
		return "a whole number from 0"
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

// meant names the nearest of the names, or all of them if none is near.
func meant(word string, names []string) string {
	if near := table.Nearest(word, names); near != "" {
		return fmt.Sprintf("did you mean %s?", near)
	}
	return "expected one of " + strings.Join(names, ", ")
}

// atMost refuses more arguments than a command has.
func atMost(n int, what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) > n {
			return fmt.Errorf("found %q; %s takes %s", args[n], cmd.CommandPath(), what)
		}
		return nil
	}
}

// exactly refuses another number of arguments than one.
func exactly(what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return fmt.Errorf("%s takes %s; %[1]s --help has examples", cmd.CommandPath(), what)
		}
		return atMost(1, what)(cmd, args)
	}
}

// within refuses a number outside its range.
func within(flag string, n, least, most int) error {
	if n < least || n > most {
		return fmt.Errorf("found %s %d; %d to %d was expected", flag, n, least, most)
	}
	return nil
}
