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

	"fray/api"
	"fray/client"
)

// soakTable is a table of two people and a GM, who get new links while they play.
type soakTable struct {
	*soak
	id      string
	streams sync.WaitGroup // of revoked links, until they have ended

	mu    sync.Mutex
	gm    string            // token: under mu
	seats map[string]string // tokens: under mu
	dead  []string          // tokens that were revoked: under mu

	acked map[string]string // keys of the answers that were acknowledged, by the ids of their questions; of play alone
	turns int
}

// table starts a table.
func (s *soak) table(n int) *soakTable {
	s.t.Helper()
	c := people()
	c.Seed = uint64(n) + 1
	made, err := s.client("").Create(s.t.Context(), c)
	must(s.t, err)
	links := satBy(made)
	delete(links.seats, "gm")
	return &soakTable{soak: s, id: links.id, gm: links.gm, seats: links.seats, acked: map[string]string{}}
}

// token is the token of a seat now, or of the GM.
func (tb *soakTable) token(seat string) string {
	tb.mu.Lock()
	defer tb.mu.Unlock()
	if seat == "gm" {
		return tb.gm
	}
	return tb.seats[seat]
}

// try does something until the server answers it, across kills, and returns its refusal. After the end it is the context's error.
func (tb *soakTable) try(ctx context.Context, do func() error) error {
	for {
		err := do()
		var no *client.Refused
		switch {
		case err == nil || ctx.Err() != nil:
			return errors.Join(err, ctx.Err())
		case errors.As(err, &no) && no.Status == http.StatusInternalServerError:
			tb.t.Errorf("the server is at fault: %v", err)
			return err
		case errors.As(err, &no) && no.Status < http.StatusInternalServerError:
			return err
		}
		tb.addr() // waits until it is there again
	}
}

// play has both seats answer what they are asked. When the fight is over, the GM begins it again.
func (tb *soakTable) play(ctx context.Context) {
	for ctx.Err() == nil {
		over := false
		for _, seat := range []string{"town", "hills"} {
			c := tb.client(tb.token(seat))
			var is *api.State
			if err := tb.try(ctx, func() (err error) { is, err = c.State(ctx, 0); return err }); err != nil {
				continue // the link was replaced
			}
			over = is.View.Over
			if q := is.Question; q != nil && q.Mine {
				tb.answer(ctx, c, q)
			}
		}
		if over {
			c := tb.client(tb.token("gm"))
			_ = tb.try(ctx, func() error { return c.Undo(ctx, api.Undo{Keep: 0}) }) // else it is tried again
		}
	}
}

// answer answers a question once: whether an answer that the server was killed at was kept is not known.
func (tb *soakTable) answer(ctx context.Context, c *client.Client, q *api.Question) {
	if tb.acked[q.ID] != "" {
		tb.lost.Add(1)
		tb.t.Errorf("table %s: question %s is asked again, though an answer was acknowledged", tb.id, q.ID)
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

// prove finds every answer that was acknowledged in the record, and no way in by a link that was revoked.
func (tb *soakTable) prove() {
	ctx := tb.t.Context()
	raw, err := tb.client(tb.gm).Record(ctx)
	if err != nil {
		tb.locked.Add(1)
		tb.t.Errorf("table %s: its game master gets no record: %v", tb.id, err)
		return
	}
	if _, err := (counsel{tb.client(tb.gm)}).session(ctx); err != nil {
		tb.t.Errorf("table %s: the record proves nothing: %v", tb.id, err)
	}
	answers := answersByQuestion(tb.t, raw)
	for id, key := range tb.acked {
		if answers[id] != key {
			tb.lost.Add(1)
			tb.t.Errorf("table %s: question %s has the answer %q in the record, not %q", tb.id, id, answers[id], key)
		}
	}
	for _, token := range tb.dead {
		tb.refused(ctx, token)
	}
}

// answersByQuestion are the answers in a record, those that were taken back included, by the ids of their questions. The game
// master of the record has decreed nothing, so every input counts for everybody.
func answersByQuestion(t *testing.T, raw []byte) map[string]string {
	t.Helper()
	answers, undos, inputs := map[string]string{}, 0, 0
	for line := range bytes.Lines(raw) {
		var is struct {
			N      int
			Answer string
			Undo   *int
		}
		must(t, json.Unmarshal(line, &is))
		switch {
		case is.Undo != nil:
			undos, inputs = undos+1, *is.Undo
		case is.N > 0:
			answers[fmt.Sprintf("%d.%d", undos, inputs)] = is.Answer
			inputs++
		}
	}
	return answers
}
