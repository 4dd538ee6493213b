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

// TestAKilledServerKeepsItsCommitment kills the server while stirs are taken, right after the beginning and in the fight: the
// commitment and every acknowledged stir stay, the same dice have fallen, and at the end the record proves all of it.
func TestAKilledServerKeepsItsCommitment(t *testing.T) {
	dir := t.TempDir()
	p := startProcess(t, "127.0.0.1:0", dir)
	h := &house{t: t, url: p.url}
	tb := h.start(api.Create{Encounter: "duel", Seats: map[string]string{"town": "person", "hills": "person"}})
	gm := h.client(tb.gm)
	again := func() *api.State {
		t.Helper()
		before, err := gm.State(t.Context(), 0)
		must(t, err)
		p.kill(t)
		p = startProcess(t, strings.TrimPrefix(h.url, "http://"), dir)
		after, err := gm.State(t.Context(), 0)
		must(t, err)
		if diff := cmp.Diff([]any{before.Proof, before.Log, before.View}, []any{after.Proof, after.Log, after.View}); diff != "" {
			t.Fatalf("after the kill (-before +after):\n%s", diff)
		}
		return after
	}
	commit := again().Proof.Commit
	must(t, h.client(tb.seats["town"]).Stir(t.Context(), "one"))
	again()
	must(t, h.client(tb.seats["hills"]).Stir(t.Context(), "two"))
	again()
	for range 4 {
		state := again()
		key := state.Question.Default
		for _, c := range state.Question.Choices {
			if strings.HasPrefix(c.Key, "attack") {
				key = c.Key
			}
		}
		must(t, gm.Answer(t.Context(), api.Answer{Question: state.Question.ID, Key: key}))
	}
	must(t, gm.End(t.Context(), api.End{Why: "a test"}))
	if is := again().Proof; is.Commit != commit || is.Seed == "" || len(is.Stirs) != 2 {
		t.Errorf("the proof is %+v; the commitment was %s", is, commit)
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
