package present_test

import (
	"fmt"
	"strings"
	"testing"

	"fray/internal/present"
	"fray/table"
)

// TestSorted: the best rows of a heading and the best choices of a row come first; numbers and letters stay.
func TestSorted(t *testing.T) {
	choices := []table.Choice{
		{Key: "wait", Label: "wait", Group: "free"},
		attack("orc", "Orc", "axe", ""), attack("elf", "Elf", "axe", ""),
		attack("orc", "Orc", "bow", ""), attack("elf", "Elf", "bow", ""),
	}
	odds := map[string]present.Glance{
		"attack:orc:axe": {Hit: 0.2, Harm: 5}, "attack:elf:axe": {Hit: 0.4, Harm: 1},
		"attack:orc:bow": {Hit: 0.5, Harm: 2}, "attack:elf:bow": {Hit: 0.3, Harm: 2, Fall: 0.1},
	}
	for by, want := range map[present.Order]string{
		present.ByNumber: "1 2a2b 3a3b", present.ByChance: "1 3a3b 2b2a", present.ByDamage: "1 2a2b 3a3b", present.ByFalls: "1 3b3a 2a2b", "": "1 2a2b 3a3b",
	} {
		var rows []string
		for _, r := range present.Sorted(present.Rows(choices), by, odds) {
			var row strings.Builder
			for i := range r.Choices {
				fmt.Fprint(&row, r.Number, r.Letter(i))
			}
			rows = append(rows, row.String())
		}
		if got := strings.Join(rows, " "); got != want {
			t.Errorf("by %s: %q, expected %q", by, got, want)
		}
	}
	r := present.Sorted(present.Rows(choices), present.ByChance, odds)[2]
	if c, ok := r.Find("a"); !ok || c.Target != "orc" {
		t.Errorf("2a is %s, expected the orc as before", c.Key)
	}
}

// TestOrderOf: orders have names, and s on the screen goes through them.
func TestOrderOf(t *testing.T) {
	o, err := present.OrderOf("")
	for _, want := range []present.Order{present.ByNumber, present.ByChance, present.ByDamage, present.ByFalls, present.ByNumber} {
		if o != want || err != nil {
			t.Errorf("%s, %v, expected %s", o, err, want)
		}
		o = o.Next()
	}
	if _, err := present.OrderOf("luck"); err == nil {
		t.Error("there is an order by luck")
	}
}
