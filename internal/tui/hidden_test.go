package tui_test

import (
	"strings"
	"testing"

	"fray/internal/tui"
)

// TestHidden: whoever may see somebody that is out of sight is told so, on the map and in the list, without colour.
func TestHidden(t *testing.T) {
	b := newBrawl()
	b.token("goblin-3").Hidden = true
	s := newScreen(t, b, tui.Options{}, 120, 40)
	for _, want := range []string{"?g3", "? out of sight", "Goblin 3"} {
		if !strings.Contains(s.text(), want) {
			t.Errorf("%q is not there:\n%s", want, s.text())
		}
	}
	if n := strings.Count(s.text(), "out of sight"); n != 2 {
		t.Errorf("%d times out of sight; once on the map and once in the list was expected:\n%s", n, s.text())
	}
}
