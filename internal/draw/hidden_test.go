package draw_test

import (
	"strings"
	"testing"

	"fray/internal/draw"
	"fray/table"

	"github.com/charmbracelet/x/ansi"
)

// Hidden combatants have a sign on maps and in rosters of every size, and do not count for their side.
func TestHidden(t *testing.T) {
	hexes := fight()
	hexes.Tokens[6].Hidden = true // goblin-3
	zones := table.View{Map: areas([]string{"gate yard"}, "gate-yard")}
	place(&zones, "yard", "mara goblin-1 goblin-3")
	zones.Tokens[2].Hidden = true
	for name, v := range map[string]table.View{"hexes": hexes, "zones": zones} {
		for _, look := range looks {
			picture := ansi.Strip(draw.Map(v, look.o))
			if cut := strings.Contains(picture, "4x10 of 12x10"); !cut && !strings.Contains(picture, "?g3") || !strings.Contains(picture, "? out of sight") {
				t.Errorf("%s, %s: goblin-3 has no sign:\n%s", name, look.name, picture)
			}
			roster := ansi.Strip(draw.Roster(v, look.o))
			_, line, _ := strings.Cut(roster, "g3")
			if strings.Count(roster, draw.OutOfSight) != 1 || !strings.Contains(line, draw.OutOfSight) {
				t.Errorf("%s, %s: the roster does not say that goblin-3 is out of sight:\n%s", name, look.name, roster)
			}
		}
	}
	if head := draw.Headline(zones, draw.Options{}); !strings.Contains(head, "goblins 1/1") {
		t.Errorf("it counts hidden combatants: %s", head)
	}
	low := draw.Roster(hexes, draw.Options{Width: 100, Height: 10})
	if !strings.Contains(low, draw.OutOfSight) {
		t.Errorf("a low roster does not show hidden combatants:\n%s", low)
	}
}

// A visible combatant is drawn over a hidden one.
func TestHiddenUnderneath(t *testing.T) {
	v := fight()
	v.Tokens[4].Hidden, v.Tokens[4].Cell = true, v.Tokens[0].Cell // goblin-1 waits where Mara stands
	if picture := draw.Map(v, draw.Options{Width: 100}); !strings.Contains(picture, "[M") || strings.Contains(picture, "?g1") {
		t.Errorf("Mara is not drawn:\n%s", picture)
	}
}

// A combatant that a seat remembers has the sign of those out of sight, and the legend says where it was seen last.
func TestRemembered(t *testing.T) {
	v := rookery()
	v.Tokens[1].Memory = true
	picture, side := draw.Map(v, draw.Options{Width: 100}), draw.Side(v, draw.Options{Width: 100})
	if !strings.Contains(picture, "?o") || !strings.Contains(picture, "? "+draw.Remembered) || strings.Contains(picture, draw.OutOfSight) {
		t.Errorf("the map does not show a memory:\n%s", picture)
	}
	if !strings.Contains(side, "Ogre ("+draw.Remembered+")") {
		t.Errorf("the side view does not show a memory:\n%s", side)
	}
}
