package server_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"testing"
	"time"

	"fray/api"
	"fray/client"
)

// soakTable is a table of two players and a GM whose links are replaced while they play.
type soakTable struct {
	*soak
	id      string
	streams sync.WaitGroup // streams of revoked links that have not ended

	mu    sync.Mutex
	gm    string            // token: under mu
	seats map[string]string // tokens: under mu
	dead  []string          // revoked tokens: under mu

	acked map[string]string // keys of acknowledged answers by id of the question; used by play only
	turns int
}

// table starts a table.
func (s *soak) table(n int) *soakTable {
	s.t.Helper()
	c := duel()
	c.Seed = uint64(n) + 1
	made, err := s.client("").Create(s.t.Context(), c)
	must(s.t, err)
	links := linksBy(made)
	delete(links.seats, "gm")
	return &soakTable{soak: s, id: links.id, gm: links.gm, seats: links.seats, acked: map[string]string{}}
}

// token returns the current token of a seat or the GM.
func (tb *soakTable) token(seat string) string {
	tb.mu.Lock()
	defer tb.mu.Unlock()
	if seat == "gm" {
		return tb.gm
	}
	return tb.seats[seat]
}

// try calls do until the server answers, across kills, and returns the refusal. When ctx has ended, it returns its error.
func (tb *soakTable) try(ctx context.Context, do func() error) error {
	for {
		err := do()
		var no *client.Refused
		switch {
		case err == nil || ctx.Err() != nil:
			return errors.Join(err, ctx.Err())
		case errors.As(err, &no) && no.Status == http.StatusInternalServerError:
			tb.t.Errorf("the server has a fault: %v", err)
			return err
		case errors.As(err, &no) && no.Status < http.StatusInternalServerError:
			return err
		}
		tb.addr() // waits until the server runs again
	}
}

// play answers the questions of both seats. When the fight is over, the GM undoes it.
func (tb *soakTable) play(ctx context.Context) {
	for ctx.Err() == nil {
		over := false
		for _, seat := range []string{"town", "hills"} {
			c := tb.client(tb.token(seat))
			var st *api.State
			if err := tb.try(ctx, func() (err error) { st, err = c.State(ctx); return err }); err != nil {
				continue // the link was replaced
			}
			over = st.View.Over
			if q := st.Question; q != nil && q.Mine {
				tb.answer(ctx, c, q)
			}
		}
		if over {
			c := tb.client(tb.token("gm"))
			_ = tb.try(ctx, func() error { return c.Undo(ctx, api.Undo{Keep: 0}) }) // if this fails, the next round tries again
		}
		if tb.pace > 0 {
			select {
			case <-ctx.Done():
			case <-time.After(tb.pace):
			}
		}
	}
}

// answer answers a question once. If the server is killed meanwhile, the answer may or may not be stored.
func (tb *soakTable) answer(ctx context.Context, c *client.Client, q *api.Question) {
	if tb.acked[q.ID] != "" {
		tb.lost.Add(1)
		tb.t.Errorf("table %s: question %s is asked again, although an answer was acknowledged", tb.id, q.ID)
	}
	tb.turns++
	key := q.Default
	if len(q.Choices) > 0 && tb.turns%2 == 0 {
		key = q.Choices[tb.turns*7%len(q.Choices)].Key
	}
	if c.Answer(ctx, api.Answer{Question: q.ID, Key: key}) == nil {
		tb.acked[q.ID] = key
		tb.acknowledged(&tb.answers)
	}
}

// check checks that the record has every acknowledged answer, and that no revoked link works.
func (tb *soakTable) check() {
	ctx := tb.t.Context()
	raw, err := tb.client(tb.gm).Record(ctx)
	if err != nil {
		tb.locked.Add(1)
		tb.t.Errorf("table %s: the game master cannot get the record: %v", tb.id, err)
		return
	}
	if _, err := (advisor{tb.client(tb.gm)}).session(ctx); err != nil {
		tb.t.Errorf("table %s: the record cannot be replayed: %v", tb.id, err)
	}
	answers := answersByQuestion(tb.t, raw)
	for id, key := range tb.acked {
		if answers[id] != key {
			tb.lost.Add(1)
			tb.t.Errorf("table %s: question %s has the answer %q in the record, not %q", tb.id, id, answers[id], key)
		}
	}
	for _, token := range tb.dead {
		tb.checkRevoked(ctx, token)
	}
}

// answersByQuestion returns the answers in a record, undone ones included, by the ids of their questions. The record must have
// no decrees, so that every input counts for every seat.
func answersByQuestion(t *testing.T, raw []byte) map[string]string {
	t.Helper()
	answers, undos, inputs := map[string]string{}, 0, 0
	for line := range bytes.Lines(raw) {
		var entry struct {
			N      int
			Answer string
			Undo   *int
		}
		must(t, json.Unmarshal(line, &entry))
		switch {
		case entry.Undo != nil:
			undos, inputs = undos+1, *entry.Undo
		case entry.N > 0:
			answers[fmt.Sprintf("%d.%d", undos, inputs)] = entry.Answer
			inputs++
		}
	}
	return answers
}
