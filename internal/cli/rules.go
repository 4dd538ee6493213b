package cli

import (
	"strings"

	"github.com/spf13/cobra"

	"fray/docs"
	"fray/internal/draw"
	"fray/ruleset"
)

func newRules(sh *shell) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "rules [RULESET [ID or words]]",
		Short: "Look up rules",
		Long: `Without an argument, fray lists the rulesets. With a ruleset, it lists the titles of all rules by chapter.
With an id, it shows that rule and its ruling. With words, it shows every rule that contains all of them.

The rules are summaries, not the text of the rulebook. A ruling says how fray reads a point that the
rulebook leaves open.`,
		Example: `  fray rules                          list the rulesets
  fray rules flow                     list all rules of flow
  fray rules flow flow.reaction.dodge show one rule
  fray rules flow leaving reach       show every rule with both words
  fray rules flow --json              print all rules as [{"id", "title", "rule", "ruling"}]`,
		ValidArgsFunction: completeRulesets,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return sh.rulesets(asJSON)
			}
			rs, err := findRuleset(args[0])
			if err != nil {
				return err
			}
			words := strings.Join(args[1:], " ")
			rules := rulesFor(rs.Book, words)
			if len(rules) == 0 {
				return noError{noRule(rs.Book, words)}
			}
			if asJSON {
				return sh.json(rules)
			}
			if words == "" {
				return sh.print("%s\n%s", contents(rs.Book), guideTo(rs.Name))
			}
			return sh.print("%s\n", ruleText(rules, draw.Options{Width: sh.width()}))
		},
	}
	jsonFlag(cmd, &asJSON)
	return cmd
}

// guideTo says where a ruleset is taught, if it is.
func guideTo(ruleset string) string {
	if _, ok := docs.Guide(ruleset); !ok {
		return ""
	}
	return "\nHow to play: fray help guide " + ruleset + "\n"
}

// rulesets lists the rulesets.
func (sh *shell) rulesets(asJSON bool) error {
	type entry struct {
		Name  string `json:"name"`
		About string `json:"about"`
		Rules int    `json:"rules"`
	}
	var list []entry
	for _, rs := range ruleset.All() {
		list = append(list, entry{rs.Name, rs.About, len(rs.Book.Rules)})
	}
	if asJSON {
		return sh.json(list)
	}
	for _, e := range list {
		if err := sh.print("%-10s %s (%d rules)\n", e.Name, e.About, e.Rules); err != nil {
			return err
		}
	}
	return nil
}
