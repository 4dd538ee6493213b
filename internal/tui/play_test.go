package tui_test

import (
	"errors"
	"strings"
	"testing"

	"fray/internal/present"
	"fray/internal/tui"

	"github.com/google/go-cmp/cmp"
)

// A whole fight with the list alone, then quit.
func TestWholeFight(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, b, tui.Options{}, 80, 24)
	s.shows("Mara, what do you do?")
	s.shows("seat heroes")
	for range 9 { // each goblin falls at the third hit
		s.press("1", "enter")
	}
	s.shows("The fight is over")
	s.shows("No goblins are left standing after 1 rounds.")
	s.shows("resume with: fray play ford.fray")
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

// Moves and attacks on the map alone.
func TestFightOnTheMap(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, b, tui.Options{}, 80, 24)
	s.press("tab")
	s.shows("At 3,3") // the cell of the list's choice
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
	s.shows("no choice at")
	want := []string{"answer move:1,3", "answer attack:goblin-1:sword"}
	if d := cmp.Diff(want, b.calls); d != "" {
		t.Error(d)
	}
}

// A family of moves in the list leads to its cells on the map.
func TestFamilyIsChosenOnTheMap(t *testing.T) {
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
	s.shows("2 spaces south-west, next to Kel")
	s.shows(" o  [M]")
	s.press("enter")
	if d := cmp.Diff([]string{"answer move:0,5"}, b.calls); d != "" {
		t.Error(d)
	}
	s.press("4", "enter", "esc", "down")
	s.shows("▸   5  end the turn")
}

// Words filter the list.
func TestFind(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, b, tui.Options{}, 80, 24)
	s.press("/", "att 3")
	s.shows("find: att 3")
	s.shows("attack goblin-3")
	s.hides("attack goblin-1")
	s.press("backspace", "2", "enter", "/", "move 2,4", "enter", "/", "zzz")
	s.shows("no choice matches")
	s.press("enter")
	s.press("esc")
	s.shows("attack goblin-1")
	want := []string{"answer attack:goblin-2:sword", "answer move:2,4"}
	if d := cmp.Diff(want, b.calls); d != "" {
		t.Error(d)
	}
}

// Enter takes nothing that nobody has chosen: on a new question it says what it would take.
func TestEnterAsksFirst(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, b, tui.Options{}, 80, 24)
	s.press("enter")
	s.shows("enter again takes this: attack goblin-1 with sword")
	if len(b.calls) > 0 {
		t.Fatalf("the first key was an answer: %v", b.calls)
	}
	s.press("enter", "enter")
	s.shows("enter again takes this: attack goblin-1 with sword") // the next question asks again
	s.press("down", "enter")
	want := []string{"answer attack:goblin-1:sword", "answer attack:goblin-2:sword"}
	if d := cmp.Diff(want, b.calls); d != "" {
		t.Error(d)
	}
}

// Two presses of e end the turn from wherever the cursor is.
func TestEndOfTurn(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, rowed{b}, tui.Options{}, 80, 24)
	s.press("enter", "e")
	s.shows("e again takes this: end the turn")
	s.press("down", "up", "e")
	if len(b.calls) > 0 {
		t.Fatalf("the first e was an answer: %v", b.calls)
	}
	s.press("e")
	if d := cmp.Diff([]string{"answer end"}, b.calls); d != "" {
		t.Error(d)
	}
}

// endless is a brawl whose turn cannot be ended now.
type endless struct{ rowed }

func (b endless) Rows() ([]present.Row, string) {
	cs := b.choices()
	return present.Rows(cs[:len(cs)-1]), ""
}

// Where no choice ends the turn, e changes nothing: an open family stays open, with its cursor.
func TestNoEndOfTurn(t *testing.T) {
	s := newScreen(t, endless{rowed{newBrawl()}}, tui.Options{}, 80, 24)
	s.press("enter", "down")
	s.shows("▸   2  attack goblin-2 with sword")
	s.press("e")
	s.shows("no choice ends the turn now")
	s.shows("▸   2  attack goblin-2 with sword")
}

// What is known of a choice takes the spare lines below the list. Where there are none, the ids of rules give way first.
func TestFactsAreWhole(t *testing.T) {
	const title = "An attack with a weapon against a neighbor that is able to see it"
	s := newScreen(t, newBrawl(), tui.Options{Title: func(string) string { return title }}, 80, 24)
	s.shows("\n " + title + "\n")
	s.press("tab", "n")
	s.shows("sword\n\n")
	s.shows("(brawl.attack)")
}

// The path to the record stands whole at the end of a fight.
func TestEndIsWhole(t *testing.T) {
	path := strings.Repeat("/folder", 9) + "/ford.fray"
	s := newScreen(t, farewell{newBrawl(), "Recorded in " + path + ". Replay it with: fray replay " + path}, tui.Options{}, 80, 24)
	for range 9 {
		s.press("1", "enter")
	}
	if n := strings.Count(strings.Join(strings.Fields(s.text()), ""), path); n != 2 {
		t.Errorf("the path stands %d times on the screen, want 2:\n%s", n, s.text())
	}
}

// farewell is a brawl whose last words are given.
type farewell struct {
	*brawl
	words string
}

func (f farewell) Farewell() string { return f.words }

// Players type the faces of real dice.
func TestDice(t *testing.T) {
	b := newBrawl()
	b.dice = true
	s := newScreen(t, b, tui.Options{}, 80, 24)
	s.press("home", "enter")
	s.shows("Throw 2d6 for the attack on goblin-1")
	s.golden("dice")
	s.press("3", "enter")
	s.shows("type 2 faces in the order thrown, with spaces between, got 1")
	s.press(" 9", "enter")
	s.shows("a d6 has no such face")
	s.press("backspace", "4", "w")
	s.shows("The last rolls")
	s.press("esc")
	s.shows("faces: 3 4")
	s.press("enter")
	s.shows("goblin-1 is hit for 7")
	s.press("home", "enter", "q", "esc", "99999999999 1", "enter")
	s.shows("a face must be a number")
	want := []string{"answer attack:goblin-1:sword", "dice [3 9]", "dice [3 4]", "answer attack:goblin-1:sword"}
	if d := cmp.Diff(want, b.calls); d != "" {
		t.Error(d)
	}
}

// All pages open.
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
	s.shows("No rule matches.")
	s.press("esc", "home", "enter", "w")
	s.shows("\n      nothing changes it (brawl.attack)")
}

// The key i explains the target of the choice, who is in the cell under the cursor, or everything.
func TestLook(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, b, tui.Options{}, 80, 24)
	s.press("i")
	s.shows("you see goblin-1")
	s.press("end", "i", "tab", "i")
	s.shows("you see")
	want := []string{"command look goblin-1", "command look", "command look mara"}
	if d := cmp.Diff(want, b.calls); d != "" {
		t.Error(d)
	}
}

// Odds are computed once for each choice and stay until the fight changes.
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

// Commands of line mode show their output, and the new state if the fight has changed.
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
	s.shows(`there is no command "fly"`)
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

// Undo undoes an answer, and says if there is none.
func TestUndo(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, b, tui.Options{}, 80, 24)
	s.press("u")
	s.shows("there is nothing to undo")
	s.press("home", "enter")
	s.shows("goblin-1 is hit for 4")
	s.press("u")
	s.shows("undone")
	s.hides("goblin-1 is hit for 4")
}

// A refused answer shows the error and keeps the question.
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

// While the table works, only ctrl+c has an effect. Otherwise it asks first.
func TestBusy(t *testing.T) {
	b := newBrawl()
	s := newScreen(t, b, tui.Options{}, 80, 24)
	s.press("home")
	working, cmd := s.m.Update(keyPress("enter"))
	s.m = working
	s.shows("bots are playing")
	s.press("5", "enter", "q", "u")
	s.hides("Quit?")
	if len(b.calls) != 0 {
		t.Errorf("keys had an effect: %v", b.calls)
	}
	s.send(cmd())
	s.shows("goblin-1 is hit for 4")
	s.press("ctrl+c")
	s.shows("Quit?")
	s.press("esc")
	s.hides("Quit?")
	s.press(":", "x", "ctrl+c")
	if s.quit {
		t.Error("the first ctrl+c quit")
	}
	s.press("ctrl+c")
	if !s.quit {
		t.Error("the second ctrl+c did not quit")
	}
}

// While the table works, ctrl+c quits at once.
func TestInterruptAtWork(t *testing.T) {
	s := newScreen(t, newBrawl(), tui.Options{}, 80, 24)
	s.press("home")
	s.m, _ = s.m.Update(keyPress("enter"))
	s.press("ctrl+c")
	if !s.quit {
		t.Error("ctrl+c did not quit")
	}
}
