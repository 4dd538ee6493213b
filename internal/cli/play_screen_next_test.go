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

// roadScreen returns a screen at an adventure of two fights, three against one.
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
	v := &screenTable{playTable: &playTable{shell: sh, t: a.Table(), adventure: a}, ctx: t.Context()}
	if err := v.advance(nil); err != nil {
		t.Fatal(err)
	}
	return v
}

// endFight ends the fight for a side by a decree.
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

// Between two fights the screen offers one choice. The log shows the party and covers both fights.
func TestScreenContinuesAnAdventure(t *testing.T) {
	for name, nextFight := range map[string]func(*screenTable) error{
		"by the choice": func(s *screenTable) error { return s.Answer(keyNext) },
		"by a command":  func(s *screenTable) error { _, _, err := s.Command("next"); return err },
	} {
		t.Run(name, func(t *testing.T) {
			s := roadScreen(t)
			if len(s.t.Choices()) < 2 {
				t.Fatalf("the choices in a fight are only %v", s.t.Choices())
			}
			s.endFight(t, "fighters")
			if result, over := s.Over(); over || result != "" {
				t.Errorf("the adventure is over between two fights: %q", result)
			}
			question, _, _ := s.Prompt()
			c, _ := s.Rows()
			if question != "fighters won; the adventure continues" || len(c) != 1 || c[0].Label != "continue: a quick rest, then The Hall" {
				t.Errorf("asked %q with %+v", question, c)
			}
			if err := s.Undo(); err != nil || len(s.t.Choices()) < 2 {
				t.Errorf("the end cannot be undone: %v", err)
			}
			s.endFight(t, "fighters")
			if err := nextFight(s); err != nil {
				t.Fatal(err)
			}
			text := logText(s.Log())
			for _, want := range []string{"the GM decrees: end", "Next: a quick rest, then The Hall. The party:", "fighter 1: HP 13 of 13", "The Hall"} {
				_, after, ok := strings.Cut(text, want)
				if !ok {
					t.Errorf("%q is missing in the log or out of order:\n%s", want, logText(s.Log()))
				}
				text = after
			}
			if s.View().Over || s.t.Name() != "The Hall" {
				t.Error("the next fight did not start")
			}
			s.endFight(t, "fighters")
			if result, over := s.Over(); !over || result != "fighters won. The party has completed The Road." {
				t.Errorf("%v: %q", over, result)
			}
			if rows, _ := s.Rows(); len(rows) != 0 {
				t.Errorf("there are choices at the end: %v", rows)
			}
		})
	}
}

func TestScreenShowsDefeat(t *testing.T) {
	s := roadScreen(t)
	s.endFight(t, "goblins")
	if result, over := s.Over(); !over || result != "goblins won. The party does not continue: The Road ends here." {
		t.Errorf("%v: %q", over, result)
	}
	if err := s.Answer(keyNext); err == nil {
		t.Error("a defeated party continues")
	}
	if !strings.Contains(s.Farewell(), "was not recorded") {
		t.Error(s.Farewell())
	}
}
