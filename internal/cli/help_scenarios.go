package cli

import (
	"strings"

	"github.com/spf13/cobra"

	"fray/ruleset"
	"fray/ruleset/rulestest"
)

// newHelpScenarios is the help topic on scenarios: it has no command, but one page for each ruleset below it.
func newHelpScenarios(sh *shell) *cobra.Command {
	topic := &cobra.Command{
		Use:   "scenarios",
		Short: "Key words of scenarios: fray help scenarios RULESET",
		Long: `Scenarios are files that prove rules: an encounter, the answers and dice of a script, and what is expected of
it. fray check runs them, docs/scenarios.md says how they are written, and fray schema scenario prints a
schema for editors.

For the key words of a ruleset (kinds of questions, meters, conditions, decrees, words of answers) name it.`,
		Example: `  fray help scenarios flow
  fray help scenarios escalation`,
	}
	topic.SetHelpFunc(func(cmd *cobra.Command, _ []string) {
		cmd.Printf("%s\n\nExamples:\n%s\n", cmd.Long, cmd.Example)
	})
	for _, rs := range ruleset.All() {
		page := &cobra.Command{
			Use:     rs.Name,
			Short:   "Key words of scenarios for " + rs.Name,
			Long:    "Lists the key words of scenarios for " + rs.Name + ": kinds of questions, meters, conditions, decrees, words of answers.",
			Example: "  fray help scenarios " + rs.Name,
		}
		page.SetHelpFunc(func(cmd *cobra.Command, _ []string) {
			lib, err := sh.library(nil)
			if err != nil {
				cmd.PrintErrln(err)
				return
			}
			cmd.Print(strings.NewReplacer("`", "", "### ", "", "## ", "Key words of scenarios for ").Replace(rulestest.Vocabulary(lib, rs)))
		})
		topic.AddCommand(page)
	}
	return topic
}
