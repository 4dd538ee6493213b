package server_test

import (
	"strings"
	"testing"

	"fray/api"
)

// TestKillWithBranch kills the server while a branch is open and a table votes on an undo request. Both must still be there,
// and the stream of the branch must reconnect.
func TestKillWithBranch(t *testing.T) {
	dir := t.TempDir()
	p := startProcess(t, "127.0.0.1:0", dir)
	h := &testServer{t: t, url: p.url}
	links := h.start(duel())
	f := &fight{t: t, testServer: h, links: links}
	f.play(t.Context(), 6)
	link, err := h.client(links.gm).Branch(t.Context(), 2)
	must(t, err)
	must(t, h.client(links.seats["town"]).Undo(t.Context(), api.Undo{Keep: 1}))
	branch := h.client(link.Token)
	answer := func() *api.State {
		t.Helper()
		s, err := branch.State(t.Context())
		must(t, err)
		must(t, branch.Answer(t.Context(), api.Answer{Question: s.Question.ID, Key: s.Question.Default}))
		s, err = branch.State(t.Context())
		must(t, err)
		return s
	}
	before := answer()
	killed := false
	err = branch.Events(t.Context(), nil, func(s *api.State) error {
		switch {
		case !killed:
			p.kill(t)
			p = startProcess(t, strings.TrimPrefix(h.url, "http://"), dir)
			killed = true
			return nil
		case s.Inputs != before.Inputs || s.Question == nil || s.Question.ID != before.Question.ID || s.Branch != links.id:
			t.Errorf("after the kill the branch has %d inputs and the question %+v; before it had %d and %+v", s.Inputs, s.Question, before.Inputs, before.Question)
		}
		return errEnough
	})
	if err != errEnough { //nolint:errorlint // Events returns it unwrapped
		t.Fatal(err)
	}
	if now := answer(); now.Inputs <= before.Inputs {
		t.Errorf("after another answer there are %d inputs; before there were %d", now.Inputs, before.Inputs)
	}
	root, err := h.client(links.seats["hills"]).State(t.Context())
	must(t, err)
	if root.Undo == nil || root.Undo.By != "town" {
		t.Errorf("the undo request is %+v", root.Undo)
	}
}
