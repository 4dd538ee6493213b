package web_test

import (
	"strings"
	"testing"

	"fray/table"
)

// TestRosterIsBrief: what is usual is left out, nothing is said twice, and who shares a name is told apart.
func TestRosterIsBrief(t *testing.T) {
	s := fixture(t, "duel", "town", 0)
	a, b := &s.View.Tokens[0], &s.View.Tokens[1]
	a.Beside, b.Beside = []string{b.ID}, []string{a.ID}
	a.Tags = []table.Tag{{Name: "unbothered", Quiet: true}, {Name: "engaged", Until: "with " + b.Name}}
	b.Tags = nil
	page, _, _ := strings.Cut(render(t, tablePage(t, s)), `id="state"`) // the page itself, not the data for the script
	if strings.Contains(page, "unbothered") {
		t.Error("a tag that says what is usual is shown")
	}
	if strings.Contains(page, "beside "+b.Name) || !strings.Contains(page, "with "+b.Name) {
		t.Error("who is beside is said twice, or not at all")
	}
	if !strings.Contains(page, "beside "+a.Name) {
		t.Error("who is beside is not said by name")
	}
	a.Name = b.Name
	if page := render(t, tablePage(t, s)); !strings.Contains(page, `</strong> <span class="soft small">`+b.ID) {
		t.Error("two of one name are not told apart")
	}
}

// TestWhoHasNoTurnIsNotStruckOut: who is surprised, or only has to wait, is not shown as who is felled.
func TestWhoHasNoTurnIsNotStruckOut(t *testing.T) {
	s := fixture(t, "duel", "town", 0)
	s.View.Order = []table.Place{{ID: s.View.Tokens[0].ID}, {ID: s.View.Tokens[1].ID, Out: true}}
	page, _, _ := strings.Cut(render(t, tablePage(t, s)), `id="state"`)
	if strings.Contains(page, ` out"`) || strings.Count(page, "no turn in this round") != 1 {
		t.Error("who has no turn is struck out, or is not told of")
	}
	s.View.Tokens[1].Down = true
	page, _, _ = strings.Cut(render(t, tablePage(t, s)), `id="state"`)
	if !strings.Contains(page, ` out"`) || strings.Contains(page, "no turn in this round") {
		t.Error("who is down is not struck out, or is said to wait")
	}
}
