package web_test

import (
	"fmt"
	"strings"
	"testing"

	"fray/internal/present"
	"fray/ruleset/flow"
	"fray/table"
)

// TestFamilies checks that choices that differ only in their target are one row with one number, and that each has a full label.
func TestFamilies(t *testing.T) {
	s := fixture(t, "duel", "town", 0)
	foe := s.View.Tokens[1]
	s.Question.Choices = []table.Choice{
		{Key: "attack:" + foe.ID + ":axe", Label: "attack " + foe.Name + " with axe", Row: "attack … with axe", Group: "2 AP", Cost: "2 AP", Target: foe.ID},
		{Key: "attack:gate:axe", Label: "attack gate with axe", Row: "attack … with axe", Group: "2 AP", Cost: "2 AP", Target: "gate", Warnings: []string{"it is locked"}},
		{Key: "attack:" + foe.ID + ":axe:spare", Label: "attack " + foe.Name + " with axe to spare it", Row: "attack … with axe", More: "to spare it", Group: "2 AP", Cost: "2 AP", Target: foe.ID},
		{Key: "attack:gate:axe:spare", Label: "attack gate with axe to spare it", Row: "attack … with axe", More: "to spare it", Group: "2 AP", Cost: "2 AP", Target: "gate"},
		{Key: "attack:" + foe.ID + ":bow", Label: "attack " + foe.Name + " with bow", Row: "attack … with bow", Group: "2 AP", Cost: "2 AP", Target: foe.ID},
		{Key: "end", Label: "end turn", Group: "free"},
	}
	new(present.BySeat).List(s.Question, flow.Book(), []present.Part{{View: &s.View, Choices: s.Question.Choices}})
	page := render(t, tablePage(t, s))
	for _, want := range []string{
		`role="group" aria-label="attack … with axe"><span class="key" aria-hidden="true">1</span><div class="choice-text"><span>attack … with axe <span class="soft">2 AP</span>`,
		`<span class="key" aria-hidden="true">2</span><span class="choice-text"><span class="soft">to spare it</span>`,
		`<legend>Attack</legend>`,
		`<span class="key" aria-hidden="true">4</span><span class="choice-text">end turn <span class="soft">free</span>`,
		fmt.Sprintf(`value="attack:%s:axe" aria-label="attack %s with axe"`, foe.ID, foe.Name),
		`value="attack:gate:axe" aria-label="attack gate with axe, it is locked"`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %s", want)
		}
	}
	for _, c := range s.Question.Choices {
		if n := strings.Count(page, fmt.Sprintf(`name="key" value="%s"`, c.Key)); n != 1 {
			t.Errorf("choice %s is on the page %d times, want 1", c.Key, n)
		}
	}
}
