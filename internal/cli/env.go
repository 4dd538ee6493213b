package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// variable is the annotation of a flag that names its environment variable.
const variable = "variable"

// nameVariables gives every flag of a command and of those below it an environment variable, and names it in the flag's help.
func nameVariables(cmd *cobra.Command) {
	cmd.LocalFlags().VisitAll(func(f *pflag.Flag) {
		name := "FRAY_" + strings.ToUpper(strings.ReplaceAll(f.Name, "-", "_"))
		f.Annotations = map[string][]string{variable: {name}}
		f.Usage += " [" + name + "]"
	})
	for _, below := range cmd.Commands() {
		nameVariables(below)
	}
}

// readVariables sets the flags that are not on the command line from the environment. An empty variable counts as not set.
func (sh *shell) readVariables(flags *pflag.FlagSet) error {
	var err error
	flags.VisitAll(func(f *pflag.Flag) {
		name := variableOf(f)
		if name == "" || f.Changed || err != nil {
			return
		}
		if value := sh.env(name); value != "" {
			err = setFrom(flags, f, name, value)
		}
	})
	return err
}

// setFrom sets a flag to the value of a variable. Commas separate the values of a flag that may be repeated.
func setFrom(flags *pflag.FlagSet, f *pflag.Flag, name, value string) error {
	values := []string{value}
	if _, many := f.Value.(pflag.SliceValue); many {
		values = strings.Split(value, ",")
	}
	for _, v := range values {
		if err := flags.Set(f.Name, v); err != nil {
			return fmt.Errorf("%s must be %s, got %s", name, valueOf(f), v)
		}
	}
	f.Annotations[variable] = []string{name, "set"}
	return nil
}

// variableOf returns the environment variable of a flag, or "".
func variableOf(f *pflag.Flag) string {
	if names := f.Annotations[variable]; len(names) > 0 {
		return names[0]
	}
	return ""
}

// blameVariables names the variable in an error about a flag that the environment has set.
func blameVariables(cmd *cobra.Command, err error) error {
	if err == nil || errors.Is(err, errNo) {
		return err
	}
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		word, _, _ := strings.Cut(err.Error(), " ")
		if len(f.Annotations[variable]) > 1 && (word == "--"+f.Name || word == "-"+f.Shorthand) {
			err = fmt.Errorf("%s: %w", variableOf(f), err)
		}
	})
	return err
}
