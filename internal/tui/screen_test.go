package tui_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fray/internal/present"
	"fray/internal/tui"
	"fray/table"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"
	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// screen sends keys to a model and runs its commands at once.
type screen struct {
	t    *testing.T
	m    tea.Model
	quit bool
	w, h int
}

func newScreen(t *testing.T, table tui.Table, o tui.Options, w, h int) *screen {
	s := &screen{t: t, m: tui.New(table, o)}
	s.send(tea.ColorProfileMsg{Profile: colorprofile.ASCII})
	s.resize(w, h)
	return s
}

func (s *screen) resize(w, h int) {
	s.w, s.h = w, h
	s.send(tea.WindowSizeMsg{Width: w, Height: h})
}

// send sends a message to the model, and the message of its command. It checks the size of the screen after each.
func (s *screen) send(msg tea.Msg) {
	s.t.Helper()
	var cmd tea.Cmd
	s.m, cmd = s.m.Update(msg)
	if cmd != nil {
		next := cmd()
		switch next.(type) {
		case tea.QuitMsg, tea.InterruptMsg:
			s.quit = true
			return
		}
		s.send(next)
		return
	}
	if s.w == 0 {
		return
	}
	lines := strings.Split(s.m.View().Content, "\n")
	if len(lines) != s.h {
		s.t.Fatalf("after %v: %d lines on a screen of %d:\n%s", msg, len(lines), s.h, s.text())
	}
	for i, l := range lines {
		if w := ansi.StringWidth(l); w > s.w {
			s.t.Fatalf("after %v: line %d is %d wide on a screen of %d: %q", msg, i+1, w, s.w, l)
		}
	}
}

// order demands that the screen has these texts one after the other.
func (s *screen) order(texts ...string) {
	s.t.Helper()
	rest := s.text()
	for _, text := range texts {
		_, after, found := strings.Cut(rest, text)
		if !found {
			s.t.Fatalf("%q is missing, or not in the order %q:\n%s", text, texts, s.text())
		}
		rest = after
	}
}

// special maps the names of special keys.
var special = map[string]rune{
	"up": tea.KeyUp, "down": tea.KeyDown, "left": tea.KeyLeft, "right": tea.KeyRight, "enter": tea.KeyEnter,
	"tab": tea.KeyTab, "esc": tea.KeyEscape, "backspace": tea.KeyBackspace, "pgdown": tea.KeyPgDown, "home": tea.KeyHome, "end": tea.KeyEnd,
}

// press presses keys: special keys by name, or text character by character.
func (s *screen) press(keys ...string) {
	s.t.Helper()
	for _, k := range keys {
		switch code, ok := special[k]; {
		case ok:
			s.send(tea.KeyPressMsg{Code: code})
		case k == "ctrl+c":
			s.send(tea.KeyPressMsg{Code: 'c', Mod: tea.ModCtrl})
		default:
			for _, r := range k {
				s.send(tea.KeyPressMsg{Code: r, Text: string(r)})
			}
		}
	}
}

func (s *screen) text() string { return ansi.Strip(s.m.View().Content) }

func (s *screen) shows(want string) {
	s.t.Helper()
	if !strings.Contains(s.text(), want) {
		s.t.Errorf("the screen does not show %q:\n%s", want, s.text())
	}
}

func (s *screen) hides(what string) {
	s.t.Helper()
	if strings.Contains(s.text(), what) {
		s.t.Errorf("the screen shows %q:\n%s", what, s.text())
	}
}

func (s *screen) golden(name string) {
	s.t.Helper()
	path := filepath.Join("testdata", name+".txt")
	var b strings.Builder
	for l := range strings.SplitSeq(s.text(), "\n") {
		b.WriteString(strings.TrimRight(l, " ") + "\n")
	}
	if *update {
		if err := errors.Join(os.MkdirAll("testdata", 0o755), os.WriteFile(path, []byte(b.String()), 0o600)); err != nil {
			s.t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		s.t.Fatal(err)
	}
	if d := cmp.Diff(string(want), b.String()); d != "" {
		s.t.Errorf("%s (-want +got; go test -update rewrites it):\n%s", path, d)
	}
}

// The table on screens of several sizes.
func TestScreens(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {120, 40}, {60, 40}, {200, 60}, {40, 14}, {30, 10}} {
		s := newScreen(t, newBrawl(), tui.Options{}, size[0], size[1])
		s.golden(fmt.Sprintf("table-%dx%d", size[0], size[1]))
	}
	s := newScreen(t, newBrawl(), tui.Options{ASCII: true}, 80, 24)
	s.press("tab", "n")
	s.golden("map-ascii")
	if i := strings.IndexFunc(s.text(), func(r rune) bool { return r > 126 }); i >= 0 {
		t.Errorf("not ASCII: %q", s.text()[i:i+10])
	}
}

// Every part fits into every screen in every mode.
func TestEverySize(t *testing.T) {
	s := newScreen(t, newBrawl(), tui.Options{}, 80, 24)
	for _, keys := range []string{"tab", "esc", "?", "esc", "/", "q"} {
		s.press(keys)
		for w := 1; w < 170; w += 9 {
			for h := 1; h < 70; h += 5 {
				s.resize(w, h)
			}
		}
	}
}

// The terminal's profile turns colors on and off, and changes nothing else.
func TestWithoutColor(t *testing.T) {
	s := newScreen(t, newBrawl(), tui.Options{}, 100, 30)
	plain := s.m.View().Content
	if strings.Contains(plain, "\x1b") {
		t.Errorf("colors on a terminal without colors: %q", plain)
	}
	s.send(tea.ColorProfileMsg{Profile: colorprofile.ANSI256})
	color := s.m.View().Content
	if !strings.Contains(color, "\x1b[1;38;5;33mM") {
		t.Error("no colors on a terminal with colors")
	}
	if d := cmp.Diff(plain, ansi.Strip(color)); d != "" {
		t.Error(d)
	}
}

func keyPress(name string) tea.KeyPressMsg { return tea.KeyPressMsg{Code: special[name]} }

// newCrowd is a brawl with five more goblins.
func newCrowd() *brawl {
	b := newBrawl()
	for i := range 5 {
		more := b.v.Tokens[4]
		more.ID, more.Name = fmt.Sprintf("goblin-%d", i+4), fmt.Sprintf("Goblin %d", i+4)
		b.v.Tokens = append(b.v.Tokens, more)
		b.v.Order = append(b.v.Order, table.Place{ID: more.ID})
	}
	return b
}

// Where all combatants fit in one line each, the log gives lines to the numbers of the acting one.
func TestActingNumbersStay(t *testing.T) {
	s := newScreen(t, newCrowd(), tui.Options{}, 80, 24)
	s.order("▶ 20 M ", "AP ●●●○○", "Goblin 8")
}

// verbose is a brawl with a long question and few choices.
type verbose struct{ *brawl }

func (verbose) Prompt() (question, seat, who string) {
	return "Mara is about to roll for the use of a skill of which nobody has heard, with rank 0 against a difficulty of 25.", "heroes", "mara"
}

func (v verbose) Rows() ([]present.Row, string) { return present.Rows(v.brawl.choices()[:2]), "" }

// A question that the title cannot show stands whole above the choices.
func TestQuestionIsWhole(t *testing.T) {
	s := newScreen(t, verbose{newCrowd()}, tui.Options{}, 80, 24)
	s.shows("a difficulty of 25.")
	s.order("attack goblin-1", "attack goblin-2")
}
