package cli

import (
	"context"
	"errors"
	"slices"
	"strings"

	"fray/internal/cli/line"
	"fray/internal/live"
	"fray/internal/tui"
	"fray/odds"
	"fray/table"
)

// screen reports whether there is a screen to play on, and a person to play.
func (sh *shell) screen(f playFlags) bool {
	return !f.plain && isTerminal(sh.in) && isTerminal(sh.out) && sh.env("TERM") != "dumb"
}

// screen plays on the screen, and says good-bye after it. Where bots sit everywhere there is nothing to do on a screen.
func (s *sitting) screen(ctx context.Context) error {
	if s.t.People() == 0 {
		return s.lines(ctx)
	}
	v := &screenTable{sitting: s, ctx: ctx}
	if err := s.t.Advance(ctx, nil); err != nil {
		return err
	}
	err := tui.Run(ctx, v, tui.Options{In: s.in, Out: s.out, Title: s.drawing(s.t.Book()).Title})
	if err != nil && !errors.Is(err, context.Canceled) {
		return err
	}
	return errors.Join(err, s.print("%s\n", s.farewell()))
}

// screenTable is a live table as the screen needs it.
type screenTable struct {
	*sitting
	ctx  context.Context //nolint:containedctx // the screen calls back without one, for as long as it runs
	past []tui.Line      // the log of the adventure's fights before
}

var _ tui.Table = (*screenTable)(nil)

// View is what may be seen now.
func (s *screenTable) View() table.View { return s.t.View() }

// Prompt is the open question and whose answer it wants.
func (s *screenTable) Prompt() (question, seat string) {
	if s.ahead().More() {
		return s.result() + "; the adventure goes on", ""
	}
	w := s.t.Waiting()
	if w.Seats == 0 || w.Dice() {
		return "", ""
	}
	return w.Prompt, s.t.Cast().Seats[w.Seats.First()]
}

// Choices are what may be answered.
func (s *screenTable) Choices() []table.Choice {
	if h := s.ahead(); h.More() {
		return []table.Choice{{Key: keyNext, Label: "go on: " + h.Way()}}
	}
	return s.t.Choices()
}

// Blocked are what may not be answered.
func (s *screenTable) Blocked() []table.BlockedChoice { return s.t.Blocked() }

// Answer answers, and has the bots play on.
func (s *screenTable) Answer(key string) error {
	if key == keyNext && s.ahead().More() {
		return s.goOn(s.begin())
	}
	return s.goOn(s.t.Answer(key))
}

// Dice is the roll that is waited for.
func (s *screenTable) Dice() (prompt string, faces int, asked bool) {
	w := s.t.Waiting()
	return w.Prompt, len(w.Sides), w.Dice()
}

// GiveDice gives the faces, and has the bots play on.
func (s *screenTable) GiveDice(faces []int32) error { return s.goOn(s.t.GiveDice(faces)) }

// Undo takes back the last thing a person put in.
func (s *screenTable) Undo() error {
	_, err := s.t.Undo(1)
	return s.goOn(err)
}

// goOn has the bots play on.
func (s *screenTable) goOn(err error) error {
	if err != nil {
		return err
	}
	return s.t.Advance(s.ctx, nil)
}

// Command does a line of line mode, and has the bots play on.
func (s *screenTable) Command(text string) (said string, leave bool, err error) {
	h := s.host()
	h.GoOn = func() (*live.Table, error) {
		err := s.begin()
		return s.t, err
	}
	h.Draw.Width -= 4 // the margins of a page
	h.Odds = func(ctx context.Context, key string) (string, error) {
		_, text, err := s.reckon(ctx, key)
		return text, err
	}
	said, err = line.Obey(s.ctx, s.t, h, text)
	if errors.Is(err, line.ErrQuit) {
		return said, true, nil
	}
	return said, false, s.goOn(err)
}

// Odds is what becomes of a choice, or of each.
func (s *screenTable) Odds(key string) (brief, text string, err error) {
	v, text, err := s.reckon(s.ctx, key)
	if r, ok := v.(*odds.Result); ok {
		brief = briefly(r)
	}
	return brief, text, err
}

// Why is the last roll, itemised.
func (s *screenTable) Why() string {
	r, ok := s.t.Why()
	if !ok {
		return ""
	}
	return strings.Join(r.Lines(), "\n")
}

// Log is all that has been said.
func (s *screenTable) Log() []tui.Line {
	out := slices.Clone(s.past)
	for _, l := range s.t.Log(0) {
		out = append(out, tui.Line{Text: l.Text, Rule: l.Rule, Round: l.Kind == table.Round, Roll: l.Kind == table.Rolled})
	}
	return append(out, s.party()...)
}

// Rules is the rules that fit the words, or why there are none.
func (s *screenTable) Rules(words string) string {
	text, err := s.rules(words)
	if err != nil {
		return err.Error()
	}
	return text
}

// Over says how the fight ended, and whether it has.
func (s *screenTable) Over() (result string, over bool) {
	if _, over := s.t.Over(); !over || s.ahead().More() {
		return "", false
	}
	result = s.result()
	if s.adventure != nil {
		if h, err := s.adventure.Ahead(); err != nil {
			result += "; " + err.Error()
		} else {
			result += ". " + h.Lines(s.adventure.Name())[0]
		}
	}
	return result, true
}

// result says how the fight on the table ended.
func (s *screenTable) result() string {
	winner, _ := s.t.Over()
	if winner == "" {
		return "nobody won"
	}
	return winner + " won"
}

// Farewell says how to go on another time.
func (s *screenTable) Farewell() string { return s.farewell() }
