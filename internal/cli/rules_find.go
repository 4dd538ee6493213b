package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"fray/internal/draw"
	"fray/ruleset"
	"fray/table"
)

func findRuleset(name string) (ruleset.Ruleset, error) {
	rs, ok := ruleset.Find(name)
	if !ok {
		return rs, fmt.Errorf("there is no ruleset %q%s", name, table.OneOf(name, rulesetNames()))
	}
	return rs, nil
}

func rulesetNames() []string {
	var names []string
	for _, rs := range ruleset.All() {
		names = append(names, rs.Name)
	}
	return names
}

func completeRulesets(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	switch len(args) {
	case 0:
		return rulesetNames(), cobra.ShellCompDirectiveNoFileComp
	case 1:
		if rs, ok := ruleset.Find(args[0]); ok {
			return ruleIDs(rs.Book), cobra.ShellCompDirectiveNoFileComp
		}
	}
	return nil, cobra.ShellCompDirectiveNoFileComp
}

func ruleIDs(book *table.Book) []string {
	ids := make([]string, len(book.Rules))
	for i, r := range book.Rules {
		ids[i] = r.ID
	}
	return ids
}

// rulesFor returns the rule with this id, or else all rules that contain every word, the best match first.
func rulesFor(book *table.Book, words string) []table.RuleText {
	if r := book.Find(words); r != 0 {
		return []table.RuleText{book.Text(r)}
	}
	var out []table.RuleText
	for _, r := range book.Rules {
		if hasAll(strings.ToLower(r.ID+" "+r.Title+" "+r.Rule+" "+r.Ruling), strings.Fields(strings.ToLower(words))) {
			out = append(out, r)
		}
	}
	slices.SortStableFunc(out, func(a, b table.RuleText) int { return distance(a, words) - distance(b, words) })
	return out
}

// distance ranks a match: 0 for the whole title, 1 for words of the title, 2 for words of the text.
func distance(r table.RuleText, words string) int {
	title := strings.ToLower(r.Title)
	switch words = strings.ToLower(words); {
	case title == words:
		return 0
	case hasAll(title, strings.Fields(words)):
		return 1
	default:
		return 2
	}
}

func hasAll(text string, words []string) bool {
	for _, w := range words {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}

// noRule returns the error for words that match no rule.
func noRule(book *table.Book, words string) error {
	if strings.Contains(words, ".") {
		if hint := table.DidYouMean(words, ruleIDs(book)); hint != "" {
			return fmt.Errorf("there is no rule %q%s", words, hint)
		}
		return fmt.Errorf("there is no rule %q; fray rules %s lists all rules", words, book.Name)
	}
	return fmt.Errorf("no rule of %s matches %q; fray rules %[1]s lists all rules", book.Name, words)
}

// contents returns the titles of all rules of a book, by chapter.
func contents(book *table.Book) string {
	var lines []string
	chapter := ""
	for _, r := range book.Rules {
		if c := r.Chapter(); c != chapter {
			i := slices.IndexFunc(book.Chapters, func(of table.Chapter) bool { return of.ID == c })
			lines = append(lines, "", book.Chapters[i].Title)
			chapter = c
		}
		lines = append(lines, ruleTitle(r))
	}
	return strings.TrimSpace(strings.Join(lines, "\n"))
}

func ruleTitle(r table.RuleText) string { return fmt.Sprintf("  %-44s %s", r.ID, r.Title) }

// ruleText formats whole rules.
func ruleText(rules []table.RuleText, o draw.Options) string {
	var lines []string
	for _, r := range rules {
		lines = append(lines, r.Title+" ("+r.ID+")", draw.Wrap("  "+r.Rule, "  ", o))
		if r.Ruling != "" {
			lines = append(lines, draw.Wrap("  Ruling: "+r.Ruling, "  ", o))
		}
		lines = append(lines, "")
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n")
}
