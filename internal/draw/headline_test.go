package draw_test

import (
	"strings"
	"testing"

	"fray/internal/draw"
	"fray/table"
)

// TestHeadlineRow: in one row, places in brackets give way first, then the sides. The banners are whole where the sides have no room.
func TestHeadlineRow(t *testing.T) {
	v := fight()
	v.Banners = []string{"escalation die 2", "very fast band"}
	for width, want := range map[int]string{
		80: "Round 3 · HEROES 3/4 · goblins 5/6 · escalation die 2 · very fast band",
		60: "Round 3 · escalation die 2 · very fast band",
		24: "Round 3 · escalation di…",
	} {
		if got := draw.HeadlineRow(v, draw.Options{Width: width}); got != want {
			t.Errorf("%d columns: %q, expected %q", width, got, want)
		}
	}
	v.Banners = []string{"Oar wins once Amsel is at the goal (24,3 or 24,4)"}
	if got, want := draw.HeadlineRow(v, draw.Options{Width: 80}), "Round 3 · HEROES 3/4 · goblins 5/6 · Oar wins once Amsel is at the goal"; got != want {
		t.Errorf("%q, expected %q", got, want)
	}
}

// TestSlimRosterIsWhole: beside a map, the health of all is whole.
func TestSlimRosterIsWhole(t *testing.T) {
	v := fight()
	for i := range v.Tokens {
		v.Tokens[i].Meters = []table.Meter{{Name: "HP", Value: 10, Max: 10}}
		v.Tokens[i].Tags, v.Tokens[i].Down = nil, false
	}
	for line := range strings.SplitSeq(draw.Roster(v, draw.Options{Width: 22, Height: 10}), "\n") {
		if strings.Contains(line, "…") && strings.Contains(line, "/") {
			t.Errorf("%q is cut off", line)
		}
	}
}
