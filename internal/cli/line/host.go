package line

import (
	"context"
	"io"

	"fray/internal/draw"
	"fray/internal/live"
	"fray/internal/present"
	"fray/pack"
	"fray/table"
)

// Host provides what line mode needs from the program.
type Host struct {
	In        io.Reader
	Out       io.Writer
	Draw      draw.Options
	Seeded    bool                                                     // the dice come from a seed: show it
	Echo      bool                                                     // print what was typed, because the input is not a terminal
	Odds      func(ctx context.Context, choice string) (string, error) // the odds of the choice with this key, or of all for ""
	Hint      func(ctx context.Context) (string, error)                // the best choices of the open question
	Glances   func(ctx context.Context) map[string]present.Glance      // the odds of attacks and reactions, by the key of the choice
	Rules     func(words string) (string, error)                       // the rules that match the words
	SaveError func(path string, err error) error                       // explains why a file could not be saved
	Farewell  func() string                                            // how to resume the fight after quitting

	// Join turns a decree into one that adds a creature from the library. It is nil if there is no library.
	Join func(who pack.Newcomer, a table.Adjustment) (table.Adjustment, error)

	Adventure *live.Adventure             // the adventure that the fight belongs to, or nil
	NextFight func() (*live.Table, error) // starts the adventure's next fight
}

// Play plays the fight until it is over, the player quits, the input ends or the context ends. It returns an error if the
// context ends or the output cannot be written.
func Play(ctx context.Context, t *live.Table, h Host) error {
	out := &output{to: h.Out}
	h.Out = out
	p := &talk{Host: h, t: t, in: newReader(h.In), out: out, drawn: -1}
	defer close(p.in.ask)
	return p.run(ctx)
}

// talk is the state of one conversation with the players.
type talk struct {
	Host
	t     *live.Table
	in    *reader
	out   *output
	turn  string // the round and the combatant when the map was last shown
	drawn int    // number of inputs when the choices were last shown
	seen  string // the question of the choices that were last shown
	rows  []present.Row

	glances map[string]present.Glance // the odds of the choices, by key
	order   present.Order             // what the list is sorted by
}
