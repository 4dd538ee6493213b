package escalation_test

import (
	"strings"
	"testing"

	"fray/table"
)

// TestEndByDecree: a fight that the GM ends is won by a side, and no text says that anybody has fallen.
func TestEndByDecree(t *testing.T) {
	for side, want := range map[string]string{
		"pcs": "The fight is over, won by: Heroes", "enemies": "The fight is over, won by: Enemies", "draw": "The fight ends in a draw",
	} {
		var said []string
		s := begun(t, ambush())
		decree(t, s, table.Adjustment{Do: "end", What: side})
		for _, e := range s.Events() {
			said = append(said, s.Game().Text(&e))
		}
		all := strings.Join(said, "\n")
		if !strings.Contains(all, want) || strings.Contains(all, "left standing") || strings.Contains(all, "cannot come back") {
			t.Errorf("won by %s, it says:\n%s", side, all)
		}
	}
}
