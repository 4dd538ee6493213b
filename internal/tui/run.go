package tui

import (
	"context"
	"errors"
	"io"

	tea "charm.land/bubbletea/v2"
)

// Options are what the screen is drawn on.
type Options struct {
	In    io.Reader // nil: the terminal
	Out   io.Writer // nil: the terminal
	Env   []string  // nil: that of the process; NO_COLOR and TERM decide on colours
	ASCII bool      // keep to characters that every terminal has

	Title func(ruleID string) string // the title of a rule, for the blocked choices; nil: ids only
}

// Run plays at the table until somebody quits, the fight being over or not, or the context ends. After Ctrl-C the error is
// [context.Canceled]. The caller then prints t.Farewell() in any case.
func Run(ctx context.Context, t Table, o Options) error {
	opts := []tea.ProgramOption{tea.WithContext(ctx)}
	if o.In != nil {
		opts = append(opts, tea.WithInput(o.In))
	}
	if o.Out != nil {
		opts = append(opts, tea.WithOutput(o.Out))
	}
	if o.Env != nil {
		opts = append(opts, tea.WithEnvironment(o.Env))
	}
	_, err := tea.NewProgram(New(t, o), opts...).Run()
	switch {
	case errors.Is(err, tea.ErrInterrupted):
		return context.Canceled
	case errors.Is(err, tea.ErrProgramKilled) && ctx.Err() != nil:
		return ctx.Err()
	}
	return err
}
