package server_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/api"
	"fray/internal/live"
	"fray/ruleset"
	"fray/table"
)

// TestKilledServerKeepsCommitment kills the server while seats stir, right after the beginning and during the fight. The
// commitment, the acknowledged stirs and the dice stay the same, and the final record proves them.
func TestKilledServerKeepsCommitment(t *testing.T) {
	dir := t.TempDir()
	p := startProcess(t, "127.0.0.1:0", dir)
	h := &testServer{t: t, url: p.url}
	tb := h.start(api.Create{Encounter: "duel", Seats: map[string]string{"town": "player", "hills": "player"}})
	gm := h.client(tb.gm)
	restart := func() *api.State {
		t.Helper()
		before, err := gm.State(t.Context())
		must(t, err)
		p.kill(t)
		p = startProcess(t, strings.TrimPrefix(h.url, "http://"), dir)
		after, err := gm.State(t.Context())
		must(t, err)
		if diff := cmp.Diff([]any{before.Proof, before.Log, before.View}, []any{after.Proof, after.Log, after.View}); diff != "" {
			t.Fatalf("after the kill (-before +after):\n%s", diff)
		}
		return after
	}
	commit := restart().Proof.Commit
	must(t, h.client(tb.seats["town"]).Stir(t.Context(), "one"))
	restart()
	must(t, h.client(tb.seats["hills"]).Stir(t.Context(), "two"))
	restart()
	for range 4 {
		state := restart()
		key := state.Question.Default
		for _, c := range state.Question.Choices {
			if strings.HasPrefix(c.Key, "attack") {
				key = c.Key
			}
		}
		must(t, gm.Answer(t.Context(), api.Answer{Question: state.Question.ID, Key: key}))
	}
	must(t, gm.End(t.Context(), api.End{Why: "a test"}))
	if p := restart().Proof; p.Commit != commit || p.Seed == "" || len(p.Stirs) != 2 {
		t.Errorf("the proof is %+v; the commitment was %s", p, commit)
	}
	raw, err := gm.Record(t.Context())
	must(t, err)
	rec, err := table.ReadRecord(bytes.NewReader(raw))
	must(t, err)
	g, err := live.GameOf(rec, ruleset.Find)
	must(t, err)
	s, err := table.Replay(rec, g, table.Options{})
	must(t, err)
	if rec.Header.Commit != commit || s.Revealed() == "" {
		t.Errorf("the record commits to %s and reveals %q", rec.Header.Commit, s.Revealed())
	}
}
