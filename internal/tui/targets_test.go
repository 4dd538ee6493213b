package tui_test

import (
	"testing"

	"fray/internal/present"
	"fray/internal/tui"
	"fray/table"

	"github.com/google/go-cmp/cmp"
)

// rowed is a brawl whose attacks are one row.
type rowed struct{ *brawl }

func (b rowed) Rows() ([]present.Row, string) { return present.Rows(b.choices()), "" }

func (b rowed) choices() []table.Choice {
	cs := b.brawl.choices()
	for i := range cs {
		if cs[i].Target != "" {
			cs[i].Row = "attack " + table.Gap + " with sword"
		}
	}
	return cs
}

// A family of targets in the list opens, and esc closes it again. On the map each target is chosen as before.
func TestFamilyOfTargets(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, rowed{b}, tui.Options{}, 80, 24)
	s.shows("▸   1  attack … with sword … 3 targets")
	s.shows("a) goblin-1  b) goblin-2  c) goblin-3")
	s.hides("attack goblin-2 with sword")
	s.press("enter")
	s.shows("▸   1  attack goblin-1 with sword")
	s.shows("    3  attack goblin-3 with sword")
	s.hides("end the turn")
	s.press("esc")
	s.shows("▸   1  attack … with sword … 3 targets")
	s.shows("end the turn")
	s.press("enter", "down", "enter")
	s.shows("▸   1  attack … with sword … 3 targets") // the next question begins with the whole list
	s.press("enter", "3", "enter")
	s.press("tab", "n")
	s.press("enter")
	want := []string{"answer attack:goblin-2:sword", "answer attack:goblin-3:sword"}
	if d := cmp.Diff(want, b.calls[:2]); d != "" || len(b.calls) != 3 {
		t.Error(d, b.calls)
	}
}

// glanced is a brawl whose attacks have odds.
type glanced struct{ rowed }

func (glanced) Glances() map[string]present.Glance {
	return map[string]present.Glance{
		"attack:goblin-1:sword": {Text: "hits 40.0 %", Hit: 0.4, Harm: 3}, "attack:goblin-3:sword": {Text: "hits 70.0 %", Hit: 0.7, Harm: 2},
	}
}

// The odds stand beside the choices that have them. A family has none: it opens.
func TestGlances(t *testing.T) {
	s := newScreen(t, glanced{rowed{newBrawl()}}, tui.Options{}, 80, 24)
	s.hides("hits")
	s.press("enter")
	s.shows("attack goblin-1 with sword  hits 40.0 %")
	s.hides("attack goblin-2 with sword  hits")
	s.shows("attack goblin-3 with sword  hits 70.0 %")
}

// dear is a brawl with much to say of the odds of an attack.
type dear struct{ rowed }

func (dear) Glances() map[string]present.Glance {
	return map[string]present.Glance{"attack:goblin-1:sword": {Text: "hits 40 %, -2.5, down 12 %, itself -0.3, itself down 4 %", Hit: 0.4}}
}

// Odds that do not fit are left out from their end, never cut in a number. The chance stays longest, at last alone.
func TestGlancesFit(t *testing.T) {
	s := newScreen(t, dear{rowed{newBrawl()}}, tui.Options{}, 80, 24)
	s.press("enter")
	s.shows("attack goblin-1 with sword  hits 40 %, -2.5, down 12 %, itself -0.3\n")
	s.resize(60, 24)
	s.shows("attack goblin-1 with sword  hits 40 %, -2.5")
	s.hides("-2.5,")
	s.resize(48, 24)
	s.shows("attack goblin-1 with sword  40 %\n")
}

// Sorted by chance or damage, the best come first, and all keep their numbers.
func TestSort(t *testing.T) {
	s := newScreen(t, glanced{rowed{newBrawl()}}, tui.Options{}, 80, 24)
	s.press("enter", "s")
	s.shows("sorted by chance")
	s.order("3  attack goblin-3", "1  attack goblin-1", "2  attack goblin-2")
	s.press("s")
	s.order("1  attack goblin-1", "3  attack goblin-3", "2  attack goblin-2")
	s.press(":", "s", "o", "r", "t", "enter")
	s.order("1  attack goblin-1", "2  attack goblin-2", "3  attack goblin-3")
	s.press(":", "s", "o", "r", "t", " ", "x", "enter")
	s.shows("sort takes number, chance, damage or falls")
	s.press("esc")
	s.shows("attack … with sword … 3 targets")
}
