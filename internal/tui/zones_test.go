package tui_test

import (
	"fmt"
	"strings"
	"testing"

	"fray/internal/present"
	"fray/internal/tui"
	"fray/table"
)

// siege is the brawl on a map of areas.
type siege struct{ *brawl }

// newSiege returns a fight with Mara engaged with two goblins in the yard, Kel free beside her, and a goblin in the tower:
//
//	.    gate
//	yard hall tower
func newSiege() siege {
	b := newBrawl()
	links := map[string][]string{"gate": {"hall"}, "yard": {"hall"}, "hall": {"gate", "yard", "tower"}, "tower": {"hall"}}
	b.v.Map = table.MapView{Shape: "zones", Cols: 3, Rows: 2}
	for _, name := range []string{"", "gate", "", "yard", "hall", "tower"} {
		b.v.Map.Cells = append(b.v.Map.Cells, table.CellView{Name: name, Links: links[name]})
	}
	b.v.Map.Cells[4].Holds = []string{"cart"}
	for i := range b.v.Tokens {
		b.v.Tokens[i].Cell = []string{"yard", "yard", "yard", "yard", "tower"}[i]
	}
	b.token("mara").Beside = []string{"goblin-1", "goblin-2", "kel"}
	return siege{b}
}

func (s siege) Rows() ([]present.Row, string) {
	if s.v.Turn != "mara" {
		return nil, ""
	}
	out := []table.Choice{{Key: "move:hall", Label: "go to hall", Row: "go to …", Cell: "hall", Warnings: []string{"goblin-1 and goblin-2 may strike"}}}
	if s.token("mara").Cell == "hall" {
		out = []table.Choice{
			{Key: "move:gate", Label: "go to gate", Row: "go to …", Cell: "gate"},
			{Key: "move:tower", Label: "go to tower", Row: "go to …", Cell: "tower"},
			{Key: "move:yard", Label: "go to yard", Row: "go to …", Cell: "yard"},
		}
	}
	for _, t := range s.v.Tokens {
		if t.Side == "goblins" && !t.Down && t.Cell == s.token("mara").Cell {
			out = append(out, table.Choice{Key: "attack:" + t.ID + ":sword", Label: "attack " + t.ID, Target: t.ID})
		}
	}
	return present.Rows(append(out, table.Choice{Key: "end", Label: "end the turn"})), ""
}

// The table with areas on screens of several sizes.
func TestZoneScreens(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {120, 40}, {40, 30}, {40, 14}} {
		s := newScreen(t, newSiege(), tui.Options{}, size[0], size[1])
		s.golden(fmt.Sprintf("zones-%dx%d", size[0], size[1]))
	}
	s := newScreen(t, newSiege(), tui.Options{}, 120, 40)
	s.press("tab")
	s.golden("zones-pointing")
}

// Arrows move through the boxes and over gaps, and enter chooses.
func TestPointingAtAreas(t *testing.T) {
	b := newSiege()
	s := newScreen(t, b, tui.Options{}, 120, 40)
	s.press("down", "down")
	s.shows("*g2") // the target of the choice in the list
	s.hides("*yard")
	s.press("home", "tab")
	s.shows("(!hall)")
	s.press("left")
	s.shows("At yard")
	s.press("left", "down", "down")
	s.shows("At yard") // there is no further box
	s.shows("*g1")
	s.press("up")
	s.shows("At gate")
	s.press("down")
	s.shows("At hall")
	s.press("right", "right")
	s.shows("At tower")
	s.press("enter")
	s.shows("no choice at tower")
	s.press("n", "n")
	s.shows("At hall")
	s.press("enter")
	if got := b.token("mara").Cell; got != "hall" {
		t.Errorf("mara is in %s", got)
	}
	s.press("tab", "n", "n", "n", "n")
	s.shows("At ")
	s.press("p")
	if strings.Contains(s.text(), "At  ") {
		t.Errorf("the cursor is in a gap:\n%s", s.text())
	}
}

// On a narrow screen the arrows follow the boxes as drawn.
func TestPointingFollowsThePicture(t *testing.T) {
	s := newScreen(t, newSiege(), tui.Options{}, 40, 40)
	s.golden("zones-40x40")
	s.press("tab", "esc", "down", "tab")
	s.shows("At yard")
	s.press("left") // on a wide screen there is no box
	s.shows("At gate")
	s.press("down", "right")
	s.shows("At tower")
}

// A map of areas fits into every screen.
func TestZonesEverySize(t *testing.T) {
	s := newScreen(t, newSiege(), tui.Options{}, 80, 24)
	s.press("tab")
	for w := 1; w < 170; w += 13 {
		for h := 1; h < 70; h += 7 {
			s.resize(w, h)
			s.press("left", "up", "right", "down")
		}
	}
}
