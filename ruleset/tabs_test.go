package ruleset_test

import (
	"testing"

	"fray/ruleset"
	"fray/table"
)

// TestTabs checks that every ruleset has verbs under all headings, and that ending a turn is under none.
func TestTabs(t *testing.T) {
	for _, rs := range ruleset.All() {
		count := map[table.Tab]int{}
		for _, row := range rs.Book.Verbs {
			count[row.Tab]++
			if row.Name == "end" && row.Tab != table.TabOther {
				t.Errorf("%s: end is under %q", rs.Name, row.Tab)
			}
		}
		for tab := table.TabAttack; tab <= table.TabDefend; tab++ {
			if count[tab] == 0 {
				t.Errorf("%s: no verbs under %q", rs.Name, tab)
			}
		}
	}
}
