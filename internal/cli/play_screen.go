package cli

import (
	"context"
	"errors"
	"slices"
	"strings"

	"fray/internal/cli/line"
	"fray/internal/live"
	"fray/internal/present"
	"fray/internal/tui"
	"fray/odds"
	"fray/table"
)

// screen reports whether to draw a full screen.
func (sh *shell) screen(f playFlags) bool {
	return !f.plain && isTerminal(sh.in) && isTerminal(sh.out) && sh.env("TERM") != "dumb"
}

// screen plays on the screen and then prints how to resume. A fight between bots is printed in lines instead.
func (s *playTable) screen(ctx context.Context) error {
	if s.t.Players() == 0 {
		return s.lines(ctx)
	}
	v := &screenTable{playTable: s, ctx: ctx}
	if err := s.t.Advance(ctx, nil); err != nil {
		return err
	}
	err := tui.Run(ctx, v, tui.Options{In: s.in, Out: s.out, Title: s.drawing(s.t.Book()).Title})
	if err != nil && !errors.Is(err, context.Canceled) {
		return err
	}
	return errors.Join(err, s.print("%s\n", s.farewell()))
}

// screenTable adapts a live table to the screen.
type screenTable struct {
	*playTable
	ctx  context.Context //nolint:containedctx // the screen calls back without a context
	past []tui.Line      // the log of the adventure's earlier fights
}

var _ tui.Table = (*screenTable)(nil)

// View returns the current view.
func (s *screenTable) View() table.View { return s.t.View() }

// Prompt returns the open question, and the seat and the combatant that are asked.
func (s *screenTable) Prompt() (question, seat, who string) {
	if s.ahead().More() {
		return s.result() + "; the adventure continues", "", ""
	}
	w := s.t.Waiting()
	if w.Seats == 0 || w.Dice() {
		return "", "", ""
	}
	return w.Prompt, s.t.Cast().Seats[w.Seats.First()], w.ID
}

// Rows returns the legal choices and the tab to begin with.
func (s *screenTable) Rows() (rows []present.Row, tab string) {
	if h := s.ahead(); h.More() {
		return present.Rows([]table.Choice{{Key: keyNext, Label: "continue: " + h.Summary()}}), ""
	}
	return s.t.Rows()
}

// Blocked returns the blocked choices.
func (s *screenTable) Blocked() []table.BlockedChoice { return s.t.Blocked() }

// Answer answers the question and lets the bots play.
func (s *screenTable) Answer(key string) error {
	if key == keyNext && s.ahead().More() {
		return s.advance(s.startNext())
	}
	return s.advance(s.t.Answer(key))
}

// Dice returns the pending roll.
func (s *screenTable) Dice() (prompt string, faces int, asked bool) {
	w := s.t.Waiting()
	return w.Prompt, len(w.Sides), w.Dice()
}

// GiveDice gives the faces and lets the bots play.
func (s *screenTable) GiveDice(faces []int32) error { return s.advance(s.t.GiveDice(faces)) }

// Undo undoes the last input of a player.
func (s *screenTable) Undo() error {
	_, err := s.t.Undo(1)
	return s.advance(err)
}

// advance lets the bots play unless there is an error.
func (s *screenTable) advance(err error) error {
	if err != nil {
		return err
	}
	return s.t.Advance(s.ctx, nil)
}

// Command executes a line of line mode and lets the bots play.
func (s *screenTable) Command(text string) (said string, leave bool, err error) {
	h := s.host()
	h.NextFight = func() (*live.Table, error) {
		err := s.startNext()
		return s.t, err
	}
	h.Draw.Width -= 4 // the margins of a page
	h.Odds = func(ctx context.Context, key string) (string, error) {
		_, text, err := s.computeOdds(ctx, key)
		return text, err
	}
	h.Hint = s.advise
	said, err = line.Execute(s.ctx, s.t, h, text)
	if errors.Is(err, line.ErrQuit) {
		return said, true, nil
	}
	return said, false, s.advance(err)
}

// Odds returns the odds of a choice, or of all for "".
func (s *screenTable) Odds(key string) (brief, text string, err error) {
	v, text, err := s.computeOdds(s.ctx, key)
	if r, ok := v.(*odds.Result); ok {
		brief = briefOdds(r)
	}
	return brief, text, err
}

// Why itemizes the last rolls, the last one first.
func (s *screenTable) Why() string {
	const most = 10
	var rolls []string
	for n := range most {
		r, ok := s.t.Why(n + 1)
		if !ok {
			break
		}
		rolls = append(rolls, strings.Join(r.Lines(), "\n"))
	}
	return strings.Join(rolls, "\n\n")
}

// Log returns the whole log.
func (s *screenTable) Log() []tui.Line {
	out := slices.Clone(s.past)
	for _, l := range s.t.Log(0) {
		out = append(out, tui.Line{Text: l.Text, Rule: l.Rule, Round: l.Kind == table.Round, Roll: l.Kind == table.Rolled})
	}
	return append(out, s.party()...)
}

// Rules returns the rules that match the words, or why there are none.
func (s *screenTable) Rules(words string) string {
	text, err := s.rules(words)
	if err != nil {
		return err.Error()
	}
	return text
}

// Over returns how the fight ended, and reports whether it has.
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

// result returns how the current fight ended.
func (s *screenTable) result() string {
	winner, _ := s.t.Over()
	if winner == "" {
		return "nobody won"
	}
	return winner + " won"
}

// Farewell returns how to resume.
func (s *screenTable) Farewell() string { return s.farewell() }
