package tui_test

import (
	"errors"
	"strings"
	"testing"

	"fray/internal/tui"

	"github.com/google/go-cmp/cmp"
)

// TestWholeFight plays to the end by the list alone, and quits.
func TestWholeFight(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, b, tui.Options{}, 80, 24)
	s.shows("Mara, what do you do?")
	s.shows("seat heroes")
	for range 9 { // each goblin falls at the third blow
		s.press("1", "enter")
	}
	s.shows("The end")
	s.shows("No goblins are left standing after 1 rounds.")
	s.shows("go on with: fray play ford.fray")
	s.golden("end")
	s.press("q")
	if s.quit {
		t.Error("quit without asking")
	}
	s.shows("Quit?")
	s.press("esc")
	s.hides("Quit?")
	s.press("q", "enter")
	if !s.quit {
		t.Error("did not quit")
	}
}

// TestFightOnTheMap goes and attacks by pointing alone.
func TestFightOnTheMap(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, b, tui.Options{}, 80, 24)
	s.press("tab")
	s.shows("At 3,3") // where the list's choice leads
	s.press("left", "left")
	s.shows("At 1,3")
	s.shows("move to 1,3")
	s.press("enter")
	s.press("tab", "p", "p", "p", "p")
	s.shows("At 2,2")
	s.shows("! leaves goblin-1's reach: provokes")
	s.press("n", "n", "n", "n")
	s.shows("At 3,3")
	s.shows("Goblin 1 (goblins) HP 12/12")
	s.press("enter")
	s.press("tab", "up", "up", "up", "enter")
	s.shows("nothing can be done at")
	want := []string{"answer move:1,3", "answer attack:goblin-1:sword"}
	if d := cmp.Diff(want, b.calls); d != "" {
		t.Error(d)
	}
}

// TestFamilyIsPickedOnTheMap: taking a move from the list points at its cells only.
func TestFamilyIsPickedOnTheMap(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, b, tui.Options{}, 80, 24)
	s.press("4")
	s.shows("▸   4  move to … 5 places")
	s.shows("2..3,2  1,3  2,4  0,5")
	s.press("enter")
	s.hides("*g1")
	seen := map[string]bool{}
	for range 5 {
		for _, cell := range []string{"2,2", "3,2", "1,3", "2,4", "0,5"} {
			if strings.Contains(s.text(), "At "+cell) {
				seen[cell] = true
			}
		}
		s.press("n")
	}
	if len(seen) != 5 {
		t.Errorf("n went to %v", seen)
	}
	s.press("n")
	s.shows("At 0,5")
	s.shows("by 1,3 0,5")
	s.shows(" o  [M]")
	s.press("enter")
	if d := cmp.Diff([]string{"answer move:0,5"}, b.calls); d != "" {
		t.Error(d)
	}
	s.press("4", "enter", "esc", "down")
	s.shows("▸   5  end the turn")
}

// TestFind takes a choice by its words.
func TestFind(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, b, tui.Options{}, 80, 24)
	s.press("/", "att 3")
	s.shows("find: att 3")
	s.shows("attack goblin-3")
	s.hides("attack goblin-1")
	s.press("backspace", "2", "enter", "/", "move 2,4", "enter", "/", "zzz")
	s.shows("nothing fits")
	s.press("enter")
	s.press("esc")
	s.shows("attack goblin-1")
	want := []string{"answer attack:goblin-2:sword", "answer move:2,4"}
	if d := cmp.Diff(want, b.calls); d != "" {
		t.Error(d)
	}
}

// TestDice types the faces that were thrown.
func TestDice(t *testing.T) {
	b := newBrawl()
	b.dice = true
	s := newScreen(t, b, tui.Options{}, 80, 24)
	s.press("enter")
	s.shows("Throw 2d6 for the attack on goblin-1")
	s.golden("dice")
	s.press("3", "enter")
	s.shows("1 typed, 2 expected")
	s.press(" 9", "enter")
	s.shows("a d6 has no such face")
	s.press("backspace", "4", "w")
	s.shows("The last roll")
	s.press("esc")
	s.shows("faces: 3 4")
	s.press("enter")
	s.shows("goblin-1 is hit for 7")
	s.press("enter", "q", "esc", "99999999999 1", "enter")
	s.shows("is not the face of a die")
	want := []string{"answer attack:goblin-1:sword", "dice [3 9]", "dice [3 4]", "answer attack:goblin-1:sword"}
	if d := cmp.Diff(want, b.calls); d != "" {
		t.Error(d)
	}
}

// TestPages opens everything that can be read.
func TestPages(t *testing.T) {
	b := newBrawl()
	title := func(id string) string { return map[string]string{"brawl.no_magic": "No magic"}[id] }
	s := newScreen(t, b, tui.Options{Title: title}, 80, 24)
	for key, want := range map[string]string{
		"b": "No magic (brawl.no_magic)", "w": "Nothing has been rolled yet.", "l": "Round 1", "?": "Anywhere", "r": "An attack hits for 4.",
	} {
		s.press(key)
		s.shows(want)
		s.hides("Mara, what do you do?")
		s.press("esc")
		s.shows("Mara, what do you do?")
	}
	s.press("r", "/", "magic", "enter")
	s.shows("There is no magic.")
	s.hides("An attack hits for 4.")
	s.press("/", "nonsense", "enter")
	s.shows("No rule has these words.")
	s.press("esc", "enter", "w")
	s.shows("nothing changes it (brawl.attack)")
}

// TestOdds asks once for each choice, and keeps the answer beside it until something happens.
func TestOdds(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, b, tui.Options{}, 100, 30)
	s.press("o")
	s.shows("Odds: attack goblin-1 with sword")
	s.press("esc")
	s.shows("hits 70.0 %")
	s.press("o", "esc", "O", "esc", "5", "o")
	s.shows("nothing is rolled")
	s.press("4", "o")
	s.shows("no single choice")
	s.press("enter", "o")
	s.shows("hits in 70.0 of 100")
	want := []string{"odds attack:goblin-1:sword", "odds ", "odds end", "odds move:2,4"}
	if d := cmp.Diff(want, b.calls); d != "" {
		t.Error(d)
	}
}

// TestCommand types lines of line mode: what they say is shown, and the table anew where the fight has changed.
func TestCommand(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, b, tui.Options{}, 100, 30)
	s.press(":", "heax", "backspace", "l")
	s.shows(" :heal")
	s.press("enter")
	s.shows("healed")
	s.shows("99/12")
	s.shows("Mara is whole")
	s.press(":", "help", "enter")
	s.shows("heal")
	s.press("esc", ":", "fly", "enter")
	s.shows(`nothing is called "fly"`)
	s.press(":", "up")
	s.shows(":fly")
	s.press("esc", ":", "enter")
	s.press(":", "quit", "enter")
	if !s.quit {
		t.Error("did not quit")
	}
	want := []string{"command heal", "command help", "command fly", "command quit"}
	if d := cmp.Diff(want, b.calls); d != "" {
		t.Error(d)
	}
}

// TestUndo takes back, and says so when there is nothing.
func TestUndo(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, b, tui.Options{}, 80, 24)
	s.press("u")
	s.shows("there is nothing to take back")
	s.press("enter")
	s.shows("goblin-1 is hit for 4")
	s.press("u")
	s.shows("taken back")
	s.hides("goblin-1 is hit for 4")
}

// TestRefusedAnswer: the table's refusal is shown, and the question stands.
func TestRefusedAnswer(t *testing.T) {
	b := newBrawl()
	b.refuse = errors.New("the record could not be written: disk full")
	s := newScreen(t, b, tui.Options{}, 80, 24)
	s.press("down", "enter")
	s.shows("disk full")
	s.shows("▸   2  attack goblin-2")
	s.press("enter")
	s.shows("goblin-2 is hit for 4")
}

// TestBusy: while the table works no key is taken but ctrl+c.
func TestBusy(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, b, tui.Options{}, 80, 24)
	working, cmd := s.m.Update(keyPress("enter"))
	s.m = working
	s.shows("the others act")
	s.press("5", "enter", "q", "u")
	s.hides("Quit?")
	if len(b.calls) != 0 {
		t.Errorf("keys were taken: %v", b.calls)
	}
	s.send(cmd())
	s.shows("goblin-1 is hit for 4")
	s.press("ctrl+c")
	if !s.quit {
		t.Error("ctrl+c did not quit")
	}
}
