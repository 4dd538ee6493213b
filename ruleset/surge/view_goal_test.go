package surge_test

import (
	"slices"
	"testing"

	"fray/ruleset/surge"
)

// TestGoalsAreShown: where somebody has to arrive is named beside the turn, and marked on the map.
func TestGoalsAreShown(t *testing.T) {
	setup := skirmish()
	setup.Objective = &surge.Objective{Kind: "reach", Side: "heroes", Subject: "a", At: []string{"3,0", "4,0"}}
	g := newGame(t, setup)
	heroes, _ := g.Cast().Seat("heroes")
	v := g.View(heroes)
	if want := "heroes wins once a is at the goal (3,0 or 4,0)"; !slices.Contains(v.Banners, want) {
		t.Errorf("banners %q, want %q", v.Banners, want)
	}
	m := g.Map(nil)
	var marked []string
	for _, c := range m.Cells {
		if c.Kind == "goal" && c.Glyph == ">" {
			marked = append(marked, c.Name)
		}
	}
	if !slices.Equal(marked, []string{"3,0", "4,0"}) {
		t.Errorf("marked: %q", marked)
	}
}
