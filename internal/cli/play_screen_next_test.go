package cli

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"time"

	"fray/internal/duel"
	"fray/internal/live"
	"fray/internal/tui"
	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// roadScreen is a screen at an adventure of two fights of three against one.
func roadScreen(t *testing.T) *screenTable {
	t.Helper()
	rules := ruleset.Ruleset{
		Name: "duel", Book: duel.New(duel.Yardstick()).Book(), NewSetup: func() any { return new(duel.Setup) },
		New:   func(setup any) (table.Game, []table.Problem) { return duel.New(*setup.(*duel.Setup)), nil },
		Carry: duel.Carry, Rests: duel.Rests(),
	}
	p := &table.Plan{Name: "The Road", Party: []string{"fighter-1"}}
	for i, name := range []string{"The Gate", "The Hall"} {
		p.Fights = append(p.Fights, table.Leg{Rest: []string{"", "quick"}[i], Name: name, Setup: []byte(`{"fighters":3,"goblins":1}`)})
	}
	read, err := pack.DecodeAdventure(rules, p)
	if err != nil {
		t.Fatal(err)
	}
	a, err := live.StartAdventure(read, live.Config{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { a.Table().Close() }) //nolint:errcheck // nothing is recorded
	sh := &shell{in: &bytes.Buffer{}, out: &bytes.Buffer{}, err: &bytes.Buffer{}, env: os.Getenv, now: time.Now}
	v := &screenTable{sitting: &sitting{shell: sh, t: a.Table(), adventure: a}, ctx: t.Context()}
	if err := v.goOn(nil); err != nil {
		t.Fatal(err)
	}
	return v
}

// endFight has the GM end the fight for a side.
func (s *screenTable) endFight(t *testing.T, side string) {
	t.Helper()
	if _, _, err := s.Command("gm end " + side); err != nil {
		t.Fatal(err)
	}
}

func logText(lines []tui.Line) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(l.Text + "\n")
	}
	return b.String()
}

// TestTheScreenGoesOnWithAnAdventure: between two fights there is one choice, and what the party brings is in the log, which
// goes on through both.
func TestTheScreenGoesOnWithAnAdventure(t *testing.T) {
	for name, goOn := range map[string]func(*screenTable) error{
		"by the choice": func(s *screenTable) error { return s.Answer(s.Choices()[0].Key) },
		"by a command":  func(s *screenTable) error { _, _, err := s.Command("next"); return err },
	} {
		t.Run(name, func(t *testing.T) {
			s := roadScreen(t)
			if len(s.Choices()) < 2 {
				t.Fatalf("only %v may be chosen in a fight", s.Choices())
			}
			s.endFight(t, "fighters")
			if result, over := s.Over(); over || result != "" {
				t.Errorf("it is over between two fights: %q", result)
			}
			question, _ := s.Prompt()
			c := s.Choices()
			if question != "fighters won; the adventure goes on" || len(c) != 1 || c[0].Label != "go on: a quick rest, then The Hall" {
				t.Errorf("asked %q with %+v", question, c)
			}
			if err := s.Undo(); err != nil || len(s.Choices()) < 2 {
				t.Errorf("the end can not be taken back: %v", err)
			}
			s.endFight(t, "fighters")
			if err := goOn(s); err != nil {
				t.Fatal(err)
			}
			text := logText(s.Log())
			for _, want := range []string{"the GM decrees: end", "Next: a quick rest, then The Hall. The party brings:", "fighter 1: HP 13 of 13", "The Hall"} {
				_, after, ok := strings.Cut(text, want)
				if !ok {
					t.Errorf("%q is not in the log, or not in this order:\n%s", want, logText(s.Log()))
				}
				text = after
			}
			if s.View().Over || s.t.Name() != "The Hall" {
				t.Error("the next fight is not on the table")
			}
			s.endFight(t, "fighters")
			if result, over := s.Over(); !over || result != "fighters won. The party has come through The Road." {
				t.Errorf("%v: %q", over, result)
			}
			if len(s.Choices()) != 0 {
				t.Errorf("%v may be chosen at the end", s.Choices())
			}
		})
	}
}

func TestTheScreenTellsOfDefeat(t *testing.T) {
	s := roadScreen(t)
	s.endFight(t, "goblins")
	if result, over := s.Over(); !over || result != "goblins won. The party does not go on: The Road ends here." {
		t.Errorf("%v: %q", over, result)
	}
	if err := s.Answer(keyNext); err == nil {
		t.Error("a defeated party goes on")
	}
	if !strings.Contains(s.Farewell(), "was not recorded") {
		t.Error(s.Farewell())
	}
}
