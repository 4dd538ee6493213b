package server_test

import (
	"strings"
	"testing"

	"fray/api"
)

// TestABranchIsKilled kills the server while people look at a branch and are asked whether to take something back: both
// are there again, and the stream of the branch goes on.
func TestABranchIsKilled(t *testing.T) {
	dir := t.TempDir()
	p := startProcess(t, "127.0.0.1:0", dir)
	h := &house{t: t, url: p.url}
	links := h.start(people())
	f := &fight{t: t, house: h, links: links}
	f.play(t.Context(), 6)
	link, err := h.client(links.gm).Branch(t.Context(), 2)
	must(t, err)
	must(t, h.client(links.seats["town"]).Undo(t.Context(), api.Undo{Keep: 1}))
	branch := h.client(link.Token)
	answer := func() *api.State {
		t.Helper()
		s, err := branch.State(t.Context(), 0)
		must(t, err)
		must(t, branch.Answer(t.Context(), api.Answer{Question: s.Question.ID, Key: s.Question.Default}))
		s, err = branch.State(t.Context(), 0)
		must(t, err)
		return s
	}
	was := answer()
	killed := false
	err = branch.Events(t.Context(), nil, func(s *api.State) error {
		switch {
		case !killed:
			p.kill(t)
			p = startProcess(t, strings.TrimPrefix(h.url, "http://"), dir)
			killed = true
			return nil
		case s.Inputs != was.Inputs || s.Question == nil || s.Question.ID != was.Question.ID || s.Branch != links.id:
			t.Errorf("after the kill the branch has %d inputs and asks %+v; before it had %d and asked %+v", s.Inputs, s.Question, was.Inputs, was.Question)
		}
		return errEnough
	})
	if err != errEnough { //nolint:errorlint // it is told as it is
		t.Fatal(err)
	}
	if now := answer(); now.Inputs <= was.Inputs {
		t.Errorf("%d inputs after another answer, %d before", now.Inputs, was.Inputs)
	}
	root, err := h.client(links.seats["hills"]).State(t.Context(), 0)
	must(t, err)
	if root.Undo == nil || root.Undo.By != "town" {
		t.Errorf("the wish to take something back is %+v", root.Undo)
	}
}
