package cli

import (
	"github.com/spf13/cobra"

	"fray/docs"
	"fray/ruleset"
)

// newHelpGuide is the help topic on how rulesets are played: it has no command, but one page for each ruleset below it.
func newHelpGuide() *cobra.Command {
	topic := &cobra.Command{
		Use:     "guide",
		Short:   "How to play a ruleset: fray help guide RULESET",
		Long:    "The guide teaches a ruleset from the beginning: what matters most, a round, the actions.",
		Example: "  fray help guide flow\n  fray help guide escalation\n  fray help guide phase\n  fray help guide flank\n  fray help guide surge",
	}
	topic.SetHelpFunc(func(cmd *cobra.Command, _ []string) {
		cmd.Printf("%s\n\nExamples:\n%s\n", cmd.Long, cmd.Example)
	})
	for _, rs := range ruleset.All() {
		text, ok := docs.Guide(rs.Name)
		if !ok {
			continue
		}
		page := &cobra.Command{
			Use:     rs.Name,
			Short:   "How to play " + rs.Name,
			Long:    "Teaches " + rs.Name + ", as docs/" + rs.Name + ".md does.",
			Example: "  fray help guide " + rs.Name,
		}
		page.SetHelpFunc(func(cmd *cobra.Command, _ []string) { cmd.Print(text) })
		topic.AddCommand(page)
	}
	return topic
}
