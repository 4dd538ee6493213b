package cli

import (
	"github.com/spf13/cobra"

	"fray/pack"
	"fray/ruleset"
)

// newHelpSheets is the help topic on what files may say: it has no command, but one page for each ruleset below it.
func newHelpSheets() *cobra.Command {
	topic := &cobra.Command{
		Use:   "sheets",
		Short: "Keys of creatures, items, abilities and encounters: fray help sheets RULESET",
		Long: `Sheets are what files say of creatures, items, abilities and encounters. docs/writing-content.md shows how they
are written, fray validate checks them, and fray schema prints a schema for editors.

For every key of a ruleset (what it means, what may be written, what holds if it is left out) name the ruleset.`,
		Example: `  fray help sheets flow
  fray help sheets escalation`,
	}
	return withPages(topic, "Keys of sheets", func(rs ruleset.Ruleset) (string, error) { return pack.Sheets(rs), nil })
}
