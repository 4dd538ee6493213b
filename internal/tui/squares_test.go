package tui_test

import (
	"fmt"
	"testing"

	"fray/internal/present"
	"fray/internal/tui"
	"fray/table"
)

// newAerie returns the brawl on squares with three levels: goblin 3 fills two by two squares and flies over the others.
func newAerie() *brawl {
	b := newBrawl()
	b.v.Map = table.MapView{Shape: "square", Cols: 10, Rows: 6, Levels: 3}
	for z := range 3 {
		for y := range 6 {
			for x := range 10 {
				b.v.Map.Cells = append(b.v.Map.Cells, table.CellView{Name: fmt.Sprintf("%d,%d,%d", x, y, z)})
			}
		}
	}
	b.v.Map.Cells[14].East, b.v.Map.Cells[24].East = "wall", "door, closed"
	for i := range b.v.Tokens {
		b.v.Tokens[i].Cell = []string{"2,3,0", "1,4,0", "3,3,0", "8,1,0", "4,1,1"}[i]
	}
	b.token("goblin-3").Span = 2
	return b
}

// aerie has choices on several levels.
type aerie struct{ *brawl }

func (a aerie) Rows() ([]present.Row, string) {
	if a.v.Turn != "mara" {
		return nil, ""
	}
	return present.Rows([]table.Choice{
		{Key: "move:2,2,0", Label: "go to 2,2,0", Row: "go to …", Cell: "2,2,0"},
		{Key: "attack:goblin-3:bow", Label: "shoot goblin-3", Target: "goblin-3"},
		{Key: "end", Label: "end the turn"},
	}), ""
}

// The screen shows one level at a time; < and > change it, with the cursor. A large combatant can be chosen on any of its
// squares.
func TestLevelsOfSquares(t *testing.T) {
	s := newScreen(t, aerie{newAerie()}, tui.Options{}, 120, 40)
	s.golden("squares-120x40")
	s.shows("level 0 of 0 to 2; others: g3 on 1")
	s.press(">")
	s.shows("level 1 of 0 to 2")
	s.press(">", ">")
	s.shows("there is no further level")
	s.press("tab")
	s.shows("At 2,2,0")
	s.shows("level 0 of 0 to 2")
	s.press(">", "right", "right", "right")
	s.shows("At 5,2,1") // not the anchor of the goblin, which is 4,1,1
	s.golden("squares-pointing")
	s.press(">")
	s.shows("At 5,2,2")
	s.press("<", "<")
	s.shows("level 0 of 0 to 2")
	s.press("v")
	s.golden("squares-side")
	s.press("esc")
	s.shows("level 0 of 0 to 2")
	s.press("esc")
	flat := newScreen(t, newBrawl(), tui.Options{}, 80, 24)
	flat.press(">")
	flat.shows("the map has one level")
	flat.press("v")
	flat.shows("the map has one level")
	for w := 1; w < 170; w += 13 {
		for h := 1; h < 70; h += 7 {
			s.resize(w, h)
			s.press("tab", ">", "esc")
		}
	}
}

// A large combatant can be chosen on a square that is not its anchor.
func TestPointingAtLargeTargets(t *testing.T) {
	b := newAerie()
	s := newScreen(t, aerie{b}, tui.Options{}, 120, 40)
	s.press("tab", ">", "right", "right", "right", "enter")
	if len(b.calls) == 0 {
		t.Fatalf("nothing was answered:\n%s", s.text())
	}
}
