package table_test

import (
	"testing"

	"fray/table"
)

// TestCalled: texts have ids, or names where these are nobody else's.
func TestCalled(t *testing.T) {
	c := table.Cast{Combatants: []table.Member{{ID: "mara", Name: "Mara Vey"}, {ID: "g1", Name: "Goblin"}, {ID: "g2", Name: "Goblin"}}}
	for i, want := range [][2]string{{"mara", "Mara Vey"}, {"g1", "g1"}, {"g2", "g2"}} {
		for n, by := range []bool{false, true} {
			c.ByName = by
			if got := c.Called(table.Who(i)); got != want[n] {
				t.Errorf("by name %v: %q, want %q", by, got, want[n])
			}
		}
	}
}
