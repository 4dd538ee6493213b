package cli

import (
	"fmt"
	"slices"

	"fray/table"

	"github.com/spf13/cobra"
)

// newHelp prints the help of a command or topic. Unlike cobra's own help command, it fails where there is no such thing.
func newHelp() *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: "Help about any command",
		Long: `Prints the help of a command, as its flag --help does, or of a topic. Without an argument it lists the
commands and topics.`,
		Example: `  fray help sim
  fray help scenarios flow`,
		ValidArgsFunction: func(cmd *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			about, err := helpAbout(cmd.Root(), args)
			if err != nil {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return pagesBelow(about), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			about, err := helpAbout(cmd.Root(), args)
			if err != nil {
				return err
			}
			about.InitDefaultHelpFlag()
			return about.Help()
		},
	}
}

// helpAbout returns the command or topic that the words lead to.
func helpAbout(cmd *cobra.Command, words []string) (*cobra.Command, error) {
	for _, word := range words {
		all := cmd.Commands()
		i := slices.IndexFunc(all, func(c *cobra.Command) bool { return c.Name() == word || c.HasAlias(word) })
		switch pages := pagesBelow(cmd); {
		case i < 0 && len(pages) == 0:
			return nil, fmt.Errorf("the help of %s has no parts, got %q too", cmd.CommandPath(), word)
		case i < 0:
			return nil, fmt.Errorf("%s has no help on %q%s", cmd.CommandPath(), word, table.OneOf(word, pages))
		}
		cmd = all[i]
	}
	return cmd, nil
}

// pagesBelow returns the names of the commands and topics below a command.
func pagesBelow(cmd *cobra.Command) []string {
	var names []string
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() || c.IsAdditionalHelpTopicCommand() {
			names = append(names, c.Name())
		}
	}
	return names
}
