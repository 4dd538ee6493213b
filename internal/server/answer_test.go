package server_test

import (
	"context"
	"net/http"
	"strings"
	"sync"
	"testing"

	"fray/api"
	"fray/client"
	"fray/internal/server"
	"fray/internal/store"
)

// asked returns the seat whose turn it is, and its question.
func (h *testServer) asked(links tableLinks) (seat string, q *api.Question) {
	h.t.Helper()
	for seat, token := range links.seats {
		is, err := h.client(token).Question(h.t.Context())
		must(h.t, err)
		if is.Question != nil && is.Question.Mine {
			return seat, is.Question
		}
	}
	h.t.Fatal("no seat has a question")
	return "", nil
}

// TestOneAnswerWins checks that of many answers to one question exactly one is accepted and the others are refused as stale.
func TestOneAnswerWins(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	for range 5 {
		seat, q := h.asked(links)
		before, err := h.client(links.gm).State(t.Context())
		must(t, err)
		var mu sync.Mutex
		codes := map[api.Code]int{}
		var all sync.WaitGroup
		for i := range 12 {
			c, a := h.client(links.seats[seat]), api.Answer{Question: q.ID, Key: q.Choices[i%len(q.Choices)].Key}
			if i%3 == 0 {
				c, a.As = h.client(links.gm), seat
			}
			all.Go(func() {
				code := client.Code(c.Answer(t.Context(), a))
				mu.Lock()
				defer mu.Unlock()
				codes[code]++
			})
		}
		all.Wait()
		after, err := h.client(links.gm).State(t.Context())
		must(t, err)
		if codes[""] != 1 || codes["stale"] != 11 || after.Inputs != before.Inputs+1 {
			t.Fatalf("the answers get the codes %v; the inputs went from %d to %d", codes, before.Inputs, after.Inputs)
		}
	}
}

// TestForeignAnswers checks that other seats, spectators and links of another table cannot answer a question, and that the
// refusals do not reveal which keys exist.
func TestForeignAnswers(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links, elsewhere := h.start(duel()), h.start(duel())
	seat, q := h.asked(links)
	foe := map[string]string{"town": "hills", "hills": "town"}[seat]
	before, err := h.client(links.gm).State(t.Context())
	must(t, err)
	for who, token := range map[string]string{
		"the other seat": links.seats[foe], "a spectator": links.watch,
		"the seat elsewhere": elsewhere.seats[foe], "the spectator elsewhere": elsewhere.watch,
	} {
		for _, id := range []string{q.ID, "none"} { // the id counts inputs, which everyone may know
			bodies := map[string]bool{}
			for _, key := range []string{q.Choices[0].Key, q.Choices[len(q.Choices)-1].Key, "none"} {
				res, body := h.ask(http.MethodPost, "/api/v1/answer", token, `{"question":"`+id+`","key":"`+key+`"}`, nil)
				problemIn(t, res, body)
				bodies[body] = true
				res, body = h.ask(http.MethodPost, "/api/v1/answer", token, `{"question":"`+id+`","key":"`+key+`","as":"`+seat+`"}`, nil)
				problemIn(t, res, body)
			}
			if len(bodies) > 1 {
				t.Errorf("the refusals to %s depend on the key: %v", who, bodies)
			}
		}
	}
	after, err := h.client(links.gm).State(t.Context())
	must(t, err)
	if after.Inputs != before.Inputs {
		t.Error("an answer was accepted")
	}
}

// TestPanicAffectsOneRequest checks that a panic is answered with its id in the log, and that the next request works.
func TestPanicAffectsOneRequest(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{server: func(c *server.Config) { c.Store = brittleStore{c.Store} }})
	links := h.start(duel())
	res, body := h.ask(http.MethodGet, "/api/v1/tables", "", "", nil)
	p := problemIn(t, res, body)
	if p.Status != http.StatusInternalServerError || p.Code != "internal" || strings.Contains(body, "brittle") {
		t.Errorf("the problem is %+v", p)
	}
	id := p.Detail[strings.LastIndex(p.Detail, " ")+1:]
	if text := h.log.String(); !strings.Contains(text, "brittle") || !strings.Contains(text, "id="+id) {
		t.Errorf("the log does not mention %s:\n%s", id, text)
	}
	if res, body := h.ask(http.MethodGet, "/", "", "", nil); res.StatusCode != http.StatusInternalServerError || !strings.Contains(body, "Server error") {
		t.Errorf("the page is answered %s", res.Status)
	}
	if got := h.metric("fray_panics_total"); got != "2" {
		t.Errorf("%s panics are counted, not 2", got)
	}
	if _, err := h.client(links.gm).State(t.Context()); err != nil {
		t.Error(err)
	}
}

// brittleStore panics when its tables are listed.
type brittleStore struct{ store.Store }

// Tables panics.
func (brittleStore) Tables(context.Context, int, int) ([]store.Table, error) { panic("brittle") }
