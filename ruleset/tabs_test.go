package ruleset_test

import (
	"testing"

	"fray/ruleset"
)

// TestTabs checks that the headings name verbs of the ruleset, each verb once, and that every ruleset has verbs under all of them.
func TestTabs(t *testing.T) {
	for _, rs := range ruleset.All() {
		seen := map[string]string{}
		for tab, verbs := range map[string][]string{
			"attack": rs.Book.Tabs.Attack, "move": rs.Book.Tabs.Move, "ability": rs.Book.Tabs.Ability, "defend": rs.Book.Tabs.Defend,
		} {
			if len(verbs) == 0 {
				t.Errorf("%s: no verbs under %s", rs.Name, tab)
			}
			for _, verb := range verbs {
				if _, ok := rs.Book.FindVerb(verb); !ok {
					t.Errorf("%s: there is no verb %q (%s)", rs.Name, verb, tab)
				}
				if seen[verb] != "" {
					t.Errorf("%s: %s is under %s and %s", rs.Name, verb, seen[verb], tab)
				}
				seen[verb] = tab
				if got := rs.Book.Tabs.Of(verb); got != tab {
					t.Errorf("%s: %s is under %q, want %q", rs.Name, verb, got, tab)
				}
			}
		}
		if got := rs.Book.Tabs.Of("end"); got != "other" {
			t.Errorf("%s: end is under %q", rs.Name, got)
		}
	}
}
