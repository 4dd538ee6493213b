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

// asked finds the seat that is asked, and its question.
func (h *house) asked(links sat) (seat string, q *api.Question) {
	h.t.Helper()
	for seat, token := range links.seats {
		is, err := h.client(token).Question(h.t.Context())
		must(h.t, err)
		if is.Question != nil && is.Question.Mine {
			return seat, is.Question
		}
	}
	h.t.Fatal("nobody is asked anything")
	return "", nil
}

// TestOneAnswerWins: of many answers to one question one is taken, and everybody else is told.
func TestOneAnswerWins(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	links := h.start(people())
	for range 5 {
		seat, q := h.asked(links)
		before, err := h.client(links.gm).State(t.Context(), 0)
		must(t, err)
		var mu sync.Mutex
		codes := map[string]int{}
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
		after, err := h.client(links.gm).State(t.Context(), 0)
		must(t, err)
		if codes[""] != 1 || codes["stale"] != 11 || after.Inputs != before.Inputs+1 {
			t.Fatalf("the answers are told %v; there were %d inputs, and there are %d", codes, before.Inputs, after.Inputs)
		}
	}
}

// TestForeignAnswers: who is not asked can not answer, and is told nothing about what others are asked; what is answered at
// another table changes nothing at this one.
func TestForeignAnswers(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	links, elsewhere := h.start(people()), h.start(people())
	seat, q := h.asked(links)
	foe := map[string]string{"town": "hills", "hills": "town"}[seat]
	before, err := h.client(links.gm).State(t.Context(), 0)
	must(t, err)
	for who, token := range map[string]string{
		"the other seat": links.seats[foe], "a spectator": links.watch,
		"the seat elsewhere": elsewhere.seats[foe], "the spectator elsewhere": elsewhere.watch,
	} {
		for _, id := range []string{q.ID, "none"} { // how far a fight is everybody may know
			told := map[string]bool{}
			for _, key := range []string{q.Choices[0].Key, q.Choices[len(q.Choices)-1].Key, "none"} {
				res, body := h.ask(http.MethodPost, "/api/answer", token, `{"question":"`+id+`","key":"`+key+`"}`, nil)
				problemIn(t, res, body)
				told[body] = true
				res, body = h.ask(http.MethodPost, "/api/answer", token, `{"question":"`+id+`","key":"`+key+`","as":"`+seat+`"}`, nil)
				problemIn(t, res, body)
			}
			if len(told) > 1 {
				t.Errorf("%s is told by its refusals which keys are good: %v", who, told)
			}
		}
	}
	after, err := h.client(links.gm).State(t.Context(), 0)
	must(t, err)
	if after.Inputs != before.Inputs {
		t.Error("something was put in")
	}
}

// TestAPanicIsOfOneRequest: it is told its number in the log, and the next one is served.
func TestAPanicIsOfOneRequest(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{server: func(c *server.Config) { c.Store = brittleStore{c.Store} }})
	links := h.start(people())
	res, body := h.ask(http.MethodGet, "/api/tables", "", "", nil)
	p := problemIn(t, res, body)
	if p.Status != http.StatusInternalServerError || p.Code != "internal" || strings.Contains(body, "brittle") {
		t.Errorf("it is told %+v", p)
	}
	id := p.Detail[strings.LastIndex(p.Detail, " ")+1:]
	if text := h.log.String(); !strings.Contains(text, "brittle") || !strings.Contains(text, "id="+id) {
		t.Errorf("the log has nothing of %s:\n%s", id, text)
	}
	if res, body := h.ask(http.MethodGet, "/", "", "", nil); res.StatusCode != http.StatusInternalServerError || !strings.Contains(body, "Something has broken here") {
		t.Errorf("as a page: %s", res.Status)
	}
	if got := h.metric("fray_panics_total"); got != "2" {
		t.Errorf("%s panics are counted", got)
	}
	if _, err := h.client(links.gm).State(t.Context(), 0); err != nil {
		t.Error(err)
	}
}

// brittleStore breaks when its tables are listed.
type brittleStore struct{ store.Store }

// Tables breaks.
func (brittleStore) Tables(context.Context, int, int) ([]store.Table, error) { panic("brittle") }
