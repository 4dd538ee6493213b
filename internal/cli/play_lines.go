package cli

import (
	"context"

	"fray/internal/cli/line"
	"fray/internal/draw"
)

// lines plays in plain lines of text.
func (s *playTable) lines(ctx context.Context) error {
	return line.Play(ctx, s.t, s.host())
}

// host returns the host of line mode.
func (s *playTable) host() line.Host {
	return line.Host{
		In:        s.buffered(),
		Out:       draw.SafeWriter(s.out),
		Draw:      s.drawing(s.t.Book()),
		Seeded:    s.flags.dice != "ask",
		Echo:      !isTerminal(s.in),
		Odds:      s.odds,
		Rules:     s.rules,
		SaveError: createError,
		Farewell:  s.farewell,
		Join:      s.join,

		Adventure: s.adventure,
		NextFight: s.next,
	}
}
