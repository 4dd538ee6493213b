package cli

import (
	"context"

	"fray/internal/cli/line"
	"fray/internal/draw"
)

// lines plays by plain lines of text.
func (s *sitting) lines(ctx context.Context) error {
	return line.Play(ctx, s.t, s.host())
}

// host is what line mode needs of the program.
func (s *sitting) host() line.Host {
	return line.Host{
		In:     s.buffered(),
		Out:    draw.SafeWriter(s.out),
		Draw:   s.drawing(s.t.Book()),
		Seeded: s.flags.dice != "ask",
		Echo:   !isTerminal(s.in),
		Odds:   s.odds,
		Rules:  s.rules,
		Unmade: unmade,
		Again:  s.farewell,
		Join:   s.join,

		Adventure: s.adventure,
		GoOn:      s.next,
	}
}
