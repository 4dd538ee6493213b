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

// counsel is a friend who sees the whole record, plays it again, and says what a good player would answer.
type counsel struct{ gm *client.Client }

// session is the fight as it stands, proved by its record.
func (c counsel) session(ctx context.Context) (*table.Session, error) {
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

// best is what the greedy bot would answer in this seat.
func (c counsel) best(ctx context.Context, seat string) (string, error) {
	s, err := c.session(ctx)
	if err != nil {
		return "", err
	}
	q := s.Open()
	n, ok := s.Game().Cast().Seat(seat)
	if q == nil || !ok || !q.Seats.Has(n) {
		return "", nil // it is not asked any more
	}
	greedy, _ := bot.Find("greedy")
	var dice table.Rand
	bot.Deal(&dice, s.Seed(), s.Dealt())
	o := greedy.Choose(s.Game(), q, table.JustSeat(n), &dice)
	return s.Game().Describe(q, o).Key, nil
}

// fight is a table that people play at by the client package until it is over.
type fight struct {
	t       *testing.T
	house   *house
	links   sat
	counsel counsel

	mu      sync.Mutex
	crossed int                   // questions of one seat in the turn of another's combatant: under mu
	answers int                   // that the server said yes to: under mu
	last    map[string]*api.State // by seat: under mu
}

// play has every seat answer what it is asked, until all have seen the end or it has gone on for so many answers.
func (f *fight) play(ctx context.Context, most int) {
	f.t.Helper()
	ctx, enough := context.WithCancel(ctx)
	defer enough()
	f.last = map[string]*api.State{}
	f.counsel = counsel{f.house.client(f.links.gm)}
	var all sync.WaitGroup
	for seat, token := range f.links.seats {
		if seat == "gm" {
			continue
		}
		all.Go(func() {
			err := f.sit(ctx, seat, f.house.client(token), func() bool { return f.answered() >= most })
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
		key, err := f.counsel.best(ctx, seat)
		if err != nil || key == "" {
			return f.forgive(err)
		}
		if !slices.ContainsFunc(s.Question.Choices, func(c table.Choice) bool { return c.Key == key }) {
			return nil // it has gone on meanwhile: the next event tells
		}
		if err := c.Answer(ctx, api.Answer{Question: s.Question.ID, Key: key}); err != nil {
			if client.Code(err) == "stale" {
				return nil
			}
			return f.forgive(err)
		}
		f.count(s)
		return nil
	})
}

// forgive lets pass what comes of a server that is killed in between: the stream will break off too, and comes back.
func (f *fight) forgive(err error) error {
	var r *client.Refused
	if err == nil || errors.As(err, &r) && r.Status < 500 {
		return err
	}
	return nil
}

func (f *fight) see(seat string, s *api.State) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if was := f.last[seat]; was != nil && s.Rev < was.Rev {
		f.t.Errorf("%s is shown rev %d after rev %d", seat, s.Rev, was.Rev)
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
