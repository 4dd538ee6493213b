package draw_test

import (
	"fmt"
	"strings"
	"testing"

	"fray/internal/draw"
	"fray/table"
)

func TestRosterShowsNames(t *testing.T) {
	for _, c := range []struct{ id, name, want string }{
		{"wren", "Wren Ashdown", "Wren Ashdown"},
		{"goblin-1", "Goblin 1", "Goblin 1"},
		{"giant", "Tollbreaker", "Tollbreaker"},
		{"hale", "Sister Hale of the Seven Bells", "Sister Hale of th…"},
	} {
		v := table.View{Tokens: []table.Token{{ID: c.id, Name: c.name, Side: "red"}}}
		_, got, _ := strings.Cut(strings.TrimSpace(draw.Roster(v, draw.Options{Width: 80})), " ")
		if strings.TrimSpace(got) != c.want {
			t.Errorf("%s (%s) is shown as %q, want %q", c.name, c.id, got, c.want)
		}
	}
}

// Where there is no room for all about everybody, the acting combatant keeps its numbers, and all keep what tells them apart.
func TestShortRosterKeepsWhoActs(t *testing.T) {
	v := table.View{Turn: "hale"}
	add := func(id, name string) {
		hp, ap := table.Meter{Name: "HP", Value: 20, Max: 24}, table.Meter{Name: "AP", Value: 3, Max: 5}
		v.Tokens = append(v.Tokens, table.Token{ID: id, Name: name, Side: "red", Meters: []table.Meter{hp, ap}, Holds: []string{"mace"}})
		v.Order = append(v.Order, table.Place{ID: id, Score: 10})
	}
	add("hale", "Sister Hale")
	for i := range 4 {
		add(fmt.Sprintf("crowbar-%d", i+1), fmt.Sprintf("Crowbar %d", i+1))
	}
	for height, want := range map[int]string{
		6: `▶ 10 H  Hale     20/24
    AP ●●●○○
  10 C1 Crowb… 1 20/24
  10 C2 Crowb… 2 20/24
  10 C3 Crowb… 3 20/24
  10 C4 Crowb… 4 20/24`,
		4: `▶ 10 H  Hale     20/24
    AP ●●●○○
    holds mace
     4 more below`,
	} {
		if got := draw.Roster(v, draw.Options{Width: 22, Height: height}); got != want {
			t.Errorf("in %d lines:\n%s\nexpected\n%s", height, got, want)
		}
	}
}

// What a narrow roster leaves out on both sides is said whole.
func TestNarrowRosterCountsTheRest(t *testing.T) {
	v := table.View{Turn: "goblin-6"}
	for i := range 14 {
		id := fmt.Sprintf("goblin-%d", i+1)
		v.Tokens = append(v.Tokens, table.Token{ID: id, Name: fmt.Sprintf("Goblin %d", i+1), Side: "red"})
		v.Order = append(v.Order, table.Place{ID: id})
	}
	got := draw.Roster(v, draw.Options{Width: 22, Height: 6})
	if want := "     4 above, 5 below"; !strings.HasSuffix(got, "\n"+want) {
		t.Errorf("want %q at the end:\n%s", want, got)
	}
}

// Where lines are short, a combatant that is down takes one, whatever conditions it has.
func TestDownTakesOneLine(t *testing.T) {
	v := table.View{Turn: "hale"}
	for i, id := range []string{"mara", "tally", "hale"} {
		k := table.Token{ID: id, Name: strings.ToUpper(id[:1]) + id[1:], Side: "red", Meters: []table.Meter{{Name: "HP", Value: 20, Max: 24}}}
		if i < 2 {
			k.Down, k.Tags = true, []table.Tag{{Name: "prone"}, {Name: "dazed"}, {Name: "incapacitated"}}
		}
		v.Tokens = append(v.Tokens, k)
	}
	got := draw.Roster(v, draw.Options{Width: 22, Height: 3})
	if lines := strings.Split(got, "\n"); len(lines) != 3 || !strings.Contains(lines[2], "Hale") || !strings.HasSuffix(lines[1], "prone") {
		t.Errorf("not a line for each:\n%s", got)
	}
}

// TestDownNamesTheFirstConditions: a line that is too short for all conditions of a combatant that is down has the first ones. Down alone
// stands only where not even the name of the first one fits.
func TestDownNamesTheFirstConditions(t *testing.T) {
	v := table.View{Turn: "hale", Tokens: []table.Token{
		{ID: "mara", Name: "Mara", Side: "red", Down: true, Tags: []table.Tag{
			{Name: "marked", Quiet: true}, {Name: "dying", Until: "until healing"}, {Name: "grabbed by Drowned Hand 1"}, {Name: "prone"},
		}},
		{ID: "tally", Name: "Tally", Side: "red", Down: true, Tags: []table.Tag{{Name: "incapacitated"}, {Name: "prone"}}},
		{ID: "hale", Name: "Hale", Side: "red", Meters: []table.Meter{{Name: "HP", Value: 20, Max: 24}}},
	}}
	for width, want := range map[int][2]string{
		80: {"down, dying (until healing), grabbed by Drowned Hand 1, prone", "down, incapacitated, prone"},
		72: {"dying (until healing), grabbed by Drowned Hand 1, prone", "down, incapacitated, prone"},
		65: {"dying (until healing), grabbed by Drowned Hand 1", "down, incapacitated, prone"},
		50: {"dying (until healing)", "down, incapacitated, prone"},
		34: {"dying", "incapacitated"},
		22: {"dying", "down"},
	} {
		lines := strings.Split(draw.Roster(v, draw.Options{Width: width, Height: 3}), "\n")
		if len(lines) != 3 || !strings.HasSuffix(lines[0], "  "+want[0]) || !strings.HasSuffix(lines[1], "  "+want[1]) {
			t.Errorf("%d columns, want %q:\n%s", width, want, strings.Join(lines, "\n"))
		}
	}
}

// A long roster on a wide screen has two columns in turn order.
func TestLongRosterInTwoColumns(t *testing.T) {
	v := table.View{}
	for i := range 9 {
		id := fmt.Sprintf("goblin-%d", i+1)
		v.Tokens = append(v.Tokens, table.Token{ID: id, Name: id, Side: "red", Meters: []table.Meter{{Name: "HP", Value: 3, Max: 9}}})
		v.Order = append(v.Order, table.Place{ID: id, Score: 20 - i})
	}
	lines := strings.Split(draw.Roster(v, draw.Options{Width: 120, Height: 5}), "\n")
	if len(lines) != 5 || !strings.Contains(lines[0], "goblin-1") || !strings.Contains(lines[0], "goblin-6") || strings.Contains(lines[4], "goblin-6") {
		t.Errorf("the roster is:\n%s", strings.Join(lines, "\n"))
	}
	narrow := draw.Roster(v, draw.Options{Width: 60, Height: 5})
	if !strings.HasSuffix(narrow, "5 more below") {
		t.Errorf("the narrow roster is:\n%s", narrow)
	}
}
