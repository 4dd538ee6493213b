package draw_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/internal/draw"
	"fray/table"
)

// TestTracks: tasks and attitudes stand above the combatants, and leave them half of the room at least.
func TestTracks(t *testing.T) {
	v := table.View{Round: 1, Tokens: []table.Token{{ID: "a", Name: "Ana", Side: "x"}, {ID: "b", Name: "Bo", Side: "x"}}}
	without := draw.Roster(v, draw.Options{})
	v.Tracks = []table.Track{{Name: "open the lock", Value: 2, Goal: 3, Text: "open; setbacks 1 of 4"}, {Name: "flee", Goal: 12}}
	want := "open the lock  ●●○  open; setbacks 1 of 4\nflee           0/12\n" + without
	if d := cmp.Diff(want, draw.Roster(v, draw.Options{})); d != "" {
		t.Error(d)
	}
	if got := strings.Split(draw.Roster(v, draw.Options{Height: 3}), "\n"); len(got) != 3 || !strings.Contains(got[1], "Ana") {
		t.Errorf("in three lines: %q", got)
	}
}
