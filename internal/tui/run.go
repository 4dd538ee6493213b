package tui

import (
	"context"
	"errors"
	"io"

	tea "charm.land/bubbletea/v2"
)

// Options describes the terminal.
type Options struct {
	In    io.Reader // nil for the terminal
	Out   io.Writer // nil for the terminal
	Env   []string  // nil for the environment of the process; NO_COLOR and TERM select the colors
	ASCII bool      // use only ASCII characters

	Title func(ruleID string) string // returns the title of a rule; nil to show ids only
}

// Run runs the screen until the player quits or the context ends. Ctrl-C asks first; after a second one, or one while the table works,
// the error is [context.Canceled]. The caller
// prints t.Farewell() afterwards.
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
