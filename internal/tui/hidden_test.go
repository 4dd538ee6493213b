package tui_test

import (
	"strings"
	"testing"

	"fray/internal/tui"
)

// Players who see a hidden combatant see its sign on the map and in the list, even without color.
func TestHidden(t *testing.T) {
	b := newBrawl()
	b.token("goblin-3").Hidden = true
	s := newScreen(t, b, tui.Options{}, 120, 40)
	for _, want := range []string{"?g3", "? out of sight", "Goblin 3"} {
		if !strings.Contains(s.text(), want) {
			t.Errorf("%q is missing:\n%s", want, s.text())
		}
	}
	if n := strings.Count(s.text(), "out of sight"); n != 2 {
		t.Errorf("the screen says out of sight %d times; want once on the map and once in the list:\n%s", n, s.text())
	}
}
