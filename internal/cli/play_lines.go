package cli

import (
	"context"
	"time"

	"fray/analyze"
	"fray/bot"
	"fray/internal/cli/line"
	"fray/internal/draw"
)

// hintTime is the time limit of a hint.
const hintTime = 20 * time.Second

// hint advises the player who is asked, with a spinner.
func (s *playTable) hint(ctx context.Context) (string, error) {
	done := s.spinner("looking ahead")
	defer done()
	return s.advise(ctx)
}

// advise advises the player who is asked, by what the player knows.
func (s *playTable) advise(ctx context.Context) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, hintTime)
	defer cancel()
	session := s.t.Session()
	q := session.Open()
	if q == nil {
		return "", analyze.ErrNothingOpen
	}
	seat := s.t.Viewer()
	if !q.Asked().Has(seat) {
		seat = bot.Speaker(session.Game().Cast(), q)
	}
	a, err := analyze.Hint(ctx, session, seat, analyze.Options{})
	if err != nil {
		return "", err
	}
	return a.Text(), nil
}

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
		Hint:      s.hint,
		Glances:   s.glances,
		Rules:     s.rules,
		SaveError: createError,
		Farewell:  s.farewell,
		Join:      s.join,

		Adventure: s.adventure,
		NextFight: s.next,
	}
}
