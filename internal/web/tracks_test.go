package web_test

import (
	"strings"
	"testing"

	"fray/api"
	"fray/internal/web"
	"fray/table"
)

// TestTracksWithoutMap checks that a view without a map shows its tracks in place of the board, and that a timeline keeps them.
func TestTracksWithoutMap(t *testing.T) {
	s := fixture(t, "duel", "town", 0)
	page := body(t, s)
	if !strings.Contains(page, `<pre class="picture"`) || strings.Contains(page, `class="tracks"`) {
		t.Error("a view with a map has no picture of it, or shows tracks that it does not have")
	}
	who := s.View.Tokens[0]
	s.View.Map = table.MapView{}
	s.View.Tracks = []table.Track{{Name: "Ritual", Who: who.ID, Value: 3, Goal: 8, Text: "the circle closes", Rule: "flow.turn.order"}, {Name: "Alarm", Goal: 4}}
	page = body(t, s)
	for _, want := range []string{
		`<strong>Ritual</strong> <span class="soft">` + who.Name + `</span>`, `<progress max="8" value="3" aria-label="Ritual">`, "the circle closes",
		`data-rule="flow.turn.order"`, `<progress max="4" value="0" aria-label="Alarm">`, `<fray-board hidden>`, `id="map" aria-label="Progress"`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %s", want)
		}
	}
	if strings.Contains(page, `<pre class="picture"`) || strings.Contains(page, "The map in words") {
		t.Error("a view without a map has a picture of one")
	}
	f, err := web.NewTimeline(func(yield func(api.State) bool) { yield(s) }, func(string) table.RuleText { return table.RuleText{} })
	if err != nil {
		t.Fatal(err)
	}
	if got, err := f.State(0); err != nil || !same(t, got.View.Tracks, s.View.Tracks) {
		t.Errorf("the timeline has the tracks %v (%v), want %v", got.View.Tracks, err, s.View.Tracks)
	}
}

// TestHealthIsABar checks that the bar of the roster is the health meter, in any position and of any name, and no other meter.
func TestHealthIsABar(t *testing.T) {
	s := fixture(t, "duel", "town", 0)
	token := &s.View.Tokens[0]
	token.Meters = []table.Meter{{Name: "Focus", Value: 2, Max: 40}, {Name: "Stun", Value: 9, Max: 30, Health: true}}
	bar := `<progress max="30" value="9" class="half" aria-label="Stun of ` + token.Name + `">`
	if page := body(t, s); !strings.Contains(page, bar) || strings.Contains(page, `<progress max="40"`) {
		t.Errorf("the page has no %s, or a bar for another meter", bar)
	}
	token.Meters = token.Meters[:1]
	if page := body(t, s); strings.Contains(page, `<progress max="40"`) {
		t.Error("a meter that is not health is drawn as the bar of a combatant whose health is unknown")
	}
}

// body returns the page of a table without the data for the script.
func body(t *testing.T, s api.State) string {
	t.Helper()
	page, _, _ := strings.Cut(render(t, tablePage(t, s)), `id="state"`)
	return page
}
