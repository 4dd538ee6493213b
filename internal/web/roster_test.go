package web_test

import (
	"strings"
	"testing"

	"fray/table"
)

// TestRosterIsBrief checks that quiet tags are left out, nothing is said twice, and combatants of the same name are
// distinguished.
func TestRosterIsBrief(t *testing.T) {
	s := fixture(t, "duel", "town", 0)
	a, b := &s.View.Tokens[0], &s.View.Tokens[1]
	s.Question = nil        // it names neighbors too
	a.Cell, b.Cell = "", "" // cells would tell
	a.Beside, b.Beside = []string{b.ID}, []string{a.ID}
	a.Tags = []table.Tag{{Name: "unbothered", Quiet: true}, {Name: "engaged", Until: "with " + b.Name}}
	b.Tags = nil
	page := body(t, s)
	if strings.Contains(page, "unbothered") {
		t.Error("a quiet tag is shown")
	}
	if strings.Contains(page, "next to "+b.Name) || !strings.Contains(page, "with "+b.Name) {
		t.Error("the neighbor is named twice or not at all")
	}
	if !strings.Contains(page, "next to "+a.Name) {
		t.Error("the neighbor is not named")
	}
	a.Name = b.Name
	if page := render(t, tablePage(t, s)); !strings.Contains(page, `</strong> <span class="soft small">`+b.ID) {
		t.Error("two combatants of one name are not distinguished")
	}
}

// TestWaitingIsNotDown checks that a combatant without a turn is not shown as one that is down.
func TestWaitingIsNotDown(t *testing.T) {
	s := fixture(t, "duel", "town", 0)
	s.View.Order = []table.Place{{ID: s.View.Tokens[0].ID}, {ID: s.View.Tokens[1].ID, Out: true}}
	page := body(t, s)
	if strings.Contains(page, ` out"`) || strings.Count(page, "no turn this round") != 1 {
		t.Error("a waiting combatant is struck out, or not marked")
	}
	s.View.Tokens[1].Down = true
	page = body(t, s)
	if !strings.Contains(page, ` out"`) || strings.Contains(page, "no turn this round") {
		t.Error("a combatant that is down is not struck out, or is marked as waiting")
	}
}
