package cli

import (
	"github.com/spf13/cobra"

	"fray/ruleset"
)

// newHelpContent is the help topic on the bundled content: it has no command, but one page for each ruleset below it.
func newHelpContent(sh *shell) *cobra.Command {
	topic := &cobra.Command{
		Use:   "content",
		Short: "Encounters, creatures, items and abilities that come with fray: fray help content RULESET",
		Long: `fray comes with encounters, adventures, creatures, items and abilities for every ruleset. Files of yours can
use them and replace them; docs/writing-content.md shows how.

For a list of all of them (what each does in one line, and what it looks like) name the ruleset.`,
		Example: `  fray help content flow
  fray help content phase`,
	}
	return withPages(topic, "Content", func(rs ruleset.Ruleset) (string, error) {
		lib, err := sh.library(nil)
		if err != nil {
			return "", err
		}
		return lib.Content(rs), nil
	})
}
