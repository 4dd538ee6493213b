package server_test

import (
	"encoding/base64"
	"encoding/hex"
	"net/http"
	"strings"
	"testing"

	"fray/api"
	"fray/internal/room"
	"fray/internal/store"
	"fray/table"
)

// TestSeedStaysSecret plays a fight with a secret seed and scans everything that the server sends to any link or logs: pages,
// states, the past, replays, files and the record. The seed must not appear before the end.
func TestSeedStaysSecret(t *testing.T) {
	var st store.Store
	h := openServer(t, t.TempDir(), setup{room: func(c *room.Config) { st = c.Store }})
	tb := h.start(api.Create{Encounter: "duel", Seats: map[string]string{"town": "player", "hills": "player"}})
	kept, err := st.Table(t.Context(), tb.id)
	must(t, err)
	seed := kept.Seeds[0]
	raw, err := hex.DecodeString(seed.String())
	must(t, err)
	secret := []string{
		seed.String(), strings.ToUpper(seed.String()), string(raw), base64.StdEncoding.EncodeToString(raw),
		base64.URLEncoding.EncodeToString(raw)[:43], seed.Next().String(),
	}
	scan := func() (found bool) {
		t.Helper()
		for _, l := range tb.links {
			for _, path := range []string{
				"/api/v1/state", "/api/v1/question", "/api/v1/log?from=0&to=500", "/api/v1/blocked", "/api/v1/past?inputs=0", "/api/v1/past?inputs=1",
				"/api/v1/replay", "/api/v1/record", "/api/v1/decrees", "/api/v1/links", "/api/v1/summary",
				"/t/" + l.Token, "/t/" + l.Token + "/replay", "/t/" + l.Token + "/replay.html", "/t/" + l.Token + "/record",
			} {
				token := l.Token
				if strings.HasPrefix(path, "/t/") {
					token = ""
				}
				_, body := h.ask(http.MethodGet, path, token, "", nil)
				for _, text := range secret {
					found = found || strings.Contains(body, text)
				}
			}
			watch, err := h.client(l.Token).State(t.Context())
			must(t, err)
			if watch.Proof.Commit != seed.Commit() {
				t.Errorf("%s sees the commitment %q", l.Role, watch.Proof.Commit)
			}
		}
		for _, text := range secret {
			if strings.Contains(h.log.String(), text) {
				t.Error("the seed is in the log")
			}
		}
		return found
	}
	if scan() {
		t.Fatal("the seed is revealed before the fight begins")
	}
	must(t, h.client(tb.seats["hills"]).Stir(t.Context(), "of the hills"))
	must(t, h.client(tb.seats["town"]).Stir(t.Context(), "of the town"))
	gm := h.client(tb.gm)
	must(t, gm.Fresh(t.Context()))
	for n := range 6 {
		state, err := gm.State(t.Context())
		must(t, err)
		if state.Question == nil {
			break
		}
		key := state.Question.Default
		for _, c := range state.Question.Choices {
			if strings.HasPrefix(c.Key, "attack") {
				key = c.Key
			}
		}
		must(t, gm.Answer(t.Context(), api.Answer{Question: state.Question.ID, Key: key}))
		if n%3 == 0 && scan() {
			t.Fatalf("the seed is revealed after %d answers", n+1)
		}
	}
	if scan() {
		t.Fatal("the seed is revealed during the fight")
	}
	must(t, gm.End(t.Context(), api.End{Why: "a test"}))
	if !scan() {
		t.Error("the seed is not revealed at the end")
	}
	record, err := gm.Record(t.Context())
	must(t, err)
	rec, err := table.ReadRecord(strings.NewReader(string(record)))
	must(t, err)
	if rec.Seed() != seed || len(rec.Stirs) != 2 {
		t.Errorf("the record reveals %v with %v", rec.Seed(), rec.Stirs)
	}
}

// TestStreamsHideSeed checks that the events of a page do not contain the seed.
func TestStreamsHideSeed(t *testing.T) {
	var st store.Store
	h := openServer(t, t.TempDir(), setup{room: func(c *room.Config) { st = c.Store }})
	tb := h.start(api.Create{Encounter: "duel", Seats: map[string]string{"town": "player", "hills": "player"}})
	kept, err := st.Table(t.Context(), tb.id)
	must(t, err)
	seed := kept.Seeds[0].String()
	events := h.stream(tb.gm, "")
	events.first(t)
	must(t, h.client(tb.gm).Begin(t.Context()))
	for {
		text := events.find(t, "data: ")
		if strings.Contains(text, seed) {
			t.Fatal("the seed is in an event")
		}
		if strings.Contains(text, `"question":`) {
			break
		}
	}
}
