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
	return withPages(topic, "Key words of scenarios", func(rs ruleset.Ruleset) (string, error) {
		lib, err := sh.library(nil)
		if err != nil {
			return "", err
		}
		return rulestest.Vocabulary(lib, rs), nil
	})
}

// withPages adds a page for each ruleset to a help topic. The pages are Markdown.
func withPages(topic *cobra.Command, title string, page func(rs ruleset.Ruleset) (string, error)) *cobra.Command {
	topic.SetHelpFunc(func(cmd *cobra.Command, _ []string) {
		cmd.Printf("%s\n\nExamples:\n%s\n", cmd.Long, cmd.Example)
	})
	for _, rs := range ruleset.All() {
		below := &cobra.Command{
			Use:     rs.Name,
			Short:   title + " for " + rs.Name,
			Long:    title + " for " + rs.Name + ".",
			Example: "  fray help " + topic.Use + " " + rs.Name,
		}
		below.SetHelpFunc(func(cmd *cobra.Command, _ []string) {
			text, err := page(rs)
			if err != nil {
				cmd.PrintErrln(err)
				return
			}
			cmd.Print(strings.NewReplacer("`", "", "**", "", "### ", "", "## ", title+" for ").Replace(text))
		})
		topic.AddCommand(below)
	}
	return topic
}
