package server_test

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"sync"
	"testing"

	"fray/api"
	"fray/bot"
	"fray/client"
	"fray/pack"
	"fray/ruleset"
	"fray/table"
)

// advisor sees the whole record, replays it, and knows what the greedy bot would answer.
type advisor struct{ gm *client.Client }

// session replays the record, which also checks it.
func (c advisor) session(ctx context.Context) (*table.Session, error) {
	raw, err := c.gm.Record(ctx)
	if err != nil {
		return nil, err
	}
	rec, err := table.ReadRecord(bytes.NewReader(raw))
	if err != nil {
		return nil, err
	}
	rs, ok := ruleset.Find(rec.Header.Ruleset)
	if !ok {
		return nil, errors.New("there is no ruleset " + rec.Header.Ruleset)
	}
	setup, err := pack.Decode(rs, rec.Header.Setup)
	if err != nil {
		return nil, err
	}
	g, err := pack.NewGame(rs, setup)
	if err != nil {
		return nil, err
	}
	return table.Replay(rec, g, table.Options{})
}

// best returns the key of the greedy bot's answer for a seat, or "" if the seat has no question.
func (c advisor) best(ctx context.Context, seat string) (string, error) {
	s, err := c.session(ctx)
	if err != nil {
		return "", err
	}
	q := s.Open()
	n, ok := s.Game().Cast().Seat(seat)
	if q == nil || !ok || !q.Seats.Has(n) {
		return "", nil // the seat no longer has a question
	}
	greedy, _ := bot.Find("greedy")
	var dice table.Rand
	bot.Deal(&dice, s.Seed(), s.Dealt())
	o := greedy.Choose(s.Game(), q, table.JustSeat(n), &dice)
	return s.Game().Describe(q, o).Key, nil
}

// fight is a table that clients of the client package play until the fight is over.
type fight struct {
	t          *testing.T
	testServer *testServer
	links      tableLinks
	advisor    advisor

	mu      sync.Mutex
	crossed int                   // answers of a seat during the turn of another seat: under mu
	answers int                   // accepted answers: under mu
	last    map[string]*api.State // by seat: under mu
}

// play makes every seat answer its questions until all seats have seen the end, or most answers were accepted.
func (f *fight) play(ctx context.Context, most int) {
	f.t.Helper()
	ctx, enough := context.WithCancel(ctx)
	defer enough()
	f.last = map[string]*api.State{}
	f.advisor = advisor{f.testServer.client(f.links.gm)}
	var all sync.WaitGroup
	for seat, token := range f.links.seats {
		if seat == "gm" {
			continue
		}
		all.Go(func() {
			err := f.sit(ctx, seat, f.testServer.client(token), func() bool { return f.answered() >= most })
			if err != nil && !errors.Is(err, errOver) && !errors.Is(err, errEnough) && ctx.Err() == nil {
				f.t.Errorf("%s: %v", seat, err)
			}
			if !errors.Is(err, errOver) {
				enough()
			}
		})
	}
	all.Wait()
}

// sit plays one seat.
func (f *fight) sit(ctx context.Context, seat string, c *client.Client, enough func() bool) error {
	return c.Events(ctx, nil, func(s *api.State) error {
		f.see(seat, s)
		switch {
		case s.Fault != "":
			return errors.New(s.Fault)
		case s.View.Over:
			return errOver
		case enough():
			return errEnough
		case s.Question == nil || !s.Question.Mine:
			return nil
		}
		key, err := f.advisor.best(ctx, seat)
		if err != nil || key == "" {
			return f.ignoreOutage(err)
		}
		if !slices.ContainsFunc(s.Question.Choices, func(c table.Choice) bool { return c.Key == key }) {
			return nil // the game has moved on; the next event has the new state
		}
		if err := c.Answer(ctx, api.Answer{Question: s.Question.ID, Key: key}); err != nil {
			if client.Code(err) == "stale" {
				return nil
			}
			return f.ignoreOutage(err)
		}
		f.count(s)
		return nil
	})
}

// ignoreOutage ignores errors of a server that was killed meanwhile: the stream breaks too, and reconnects.
func (f *fight) ignoreOutage(err error) error {
	var r *client.Refused
	if err == nil || errors.As(err, &r) && r.Status < 500 {
		return err
	}
	return nil
}

func (f *fight) see(seat string, s *api.State) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if last := f.last[seat]; last != nil && s.Rev.Epoch == last.Rev.Epoch && s.Rev.N < last.Rev.N {
		f.t.Errorf("%s gets rev %s after rev %s", seat, s.Rev, last.Rev)
	}
	f.last[seat] = s
}

func (f *fight) count(s *api.State) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.answers++
	if s.View.Turn != "" && !slices.Contains(s.You.Who, s.View.Turn) {
		f.crossed++
	}
}

func (f *fight) answered() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.answers
}
