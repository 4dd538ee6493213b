package line

import (
	"context"
	"io"

	"fray/internal/draw"
	"fray/internal/live"
	"fray/pack"
	"fray/table"
)

// Host is what line mode needs of the program around it.
type Host struct {
	In     io.Reader
	Out    io.Writer
	Draw   draw.Options
	Seeded bool                                                     // the dice come from a seed, which is worth knowing
	Echo   bool                                                     // write what was typed, where no terminal does
	Odds   func(ctx context.Context, choice string) (string, error) // what becomes of a choice by its key, or of each for ""
	Rules  func(words string) (string, error)                       // the rules that fit the words
	Unmade func(path string, err error) error                       // why a file could not be saved, in words
	Again  func() string                                            // how to go on with the fight after quitting

	// Join is the decree by which a creature of the library joins; nil: there is none.
	Join func(who pack.Newcomer, a table.Adjustment) (table.Adjustment, error)

	Adventure *live.Adventure             // of which the table is one fight; nil: one fight alone
	GoOn      func() (*live.Table, error) // the table of the adventure's next fight
}

// Play plays the fight until it is over, the person quits, the input ends or the context does. Only the last of these is
// an error, and when nothing can be written any more.
func Play(ctx context.Context, t *live.Table, h Host) error {
	out := &output{to: h.Out}
	h.Out = out
	p := &talk{Host: h, t: t, in: newReader(h.In), out: out, drawn: -1}
	defer close(p.in.ask)
	return p.run(ctx)
}

// talk is one conversation.
type talk struct {
	Host
	t     *live.Table
	in    *reader
	out   *output
	turn  string // whose turn it was when the map was last shown, with the round
	drawn int    // inputs when the choices were last shown
	seen  string // what they were about
	cs    []table.Choice
}
