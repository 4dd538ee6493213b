package room_test

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/api"
	"fray/internal/room"
	"fray/table"
)

// whatIf is a branch of a table, with the GM who looks at it.
type whatIf struct {
	*room.Room
	t    *testing.T
	v    room.Viewer
	link api.Link
}

// whatIf makes a branch and comes in.
func (s *sat) whatIf(t *testing.T, inputs int) *whatIf {
	t.Helper()
	link, err := s.Branch(t.Context(), s.who["gm"], inputs)
	must(t, err)
	b := &whatIf{t: t, link: link}
	b.enter(s)
	return b
}

func (b *whatIf) enter(s *sat) {
	b.t.Helper()
	r, v, err := s.registry.Enter(b.t.Context(), b.link.Token)
	must(b.t, err)
	b.Room, b.v = r, v
}

func (b *whatIf) state() api.State {
	b.t.Helper()
	shown, err := b.State(b.t.Context(), b.v)
	must(b.t, err)
	state := *shown
	state.Rev = api.Rev{}
	return state
}

// byDefault answers what the branch asks.
func (b *whatIf) byDefault() {
	b.t.Helper()
	q := b.state().Question
	if q == nil {
		b.t.Fatal("the branch asks nothing")
	}
	must(b.t, b.Answer(b.t.Context(), b.v, api.Answer{Question: q.ID, Key: q.Default}))
}

// played is a bridge at which some answers were given.
func played(t *testing.T) *sat {
	s := newFixture(t).start(bridge())
	for range 4 {
		s.settled()
		s.byDefault()
	}
	s.settled()
	return s
}

// A branch begins at the given input, belongs to the GM, and changes nothing else.
func TestBranch(t *testing.T) {
	s := played(t)
	ctx := t.Context()
	was, record := s.states(), s.store.record(s.id)
	b := s.whatIf(t, 2)
	for range 3 {
		if state := b.state(); state.Branch != s.id || state.You.Role != api.RoleGM {
			t.Fatalf("the branch is of %q, and it is %+v who looks", state.Branch, state.You)
		}
		b.byDefault()
	}
	must(t, b.Undo(ctx, b.v, api.Undo{Keep: 0}))
	must(t, b.Pause(ctx, b.v, true))
	file, err := b.Record(ctx, b.v)
	must(t, err)
	if _, err := table.ReadRecord(bytes.NewReader(file)); err != nil {
		t.Errorf("the record of the branch: %v", err)
	}
	sameStates(t, was, s.states())
	if diff := cmp.Diff(record, s.store.record(s.id)); diff != "" {
		t.Errorf("the record has changed:\n%s", diff)
	}
	for _, inputs := range []int{-1, 10_000} {
		_, err := s.Branch(ctx, s.who["gm"], inputs)
		wants(t, err, api.CodeBad)
	}
	_, err = s.Branch(ctx, s.who["wardens"], 0)
	wants(t, err, api.CodeForbidden)
}

// A branch is there again after a kill, with all that was put in, at the same question.
func TestBranchesOutliveTheirProcess(t *testing.T) {
	s := played(t)
	b := s.whatIf(t, 3)
	b.byDefault()
	was, question := b.state(), b.state().Question.ID
	s.again()
	b.enter(s)
	if diff := cmp.Diff(was, b.state()); diff != "" {
		t.Fatalf("it is another branch after a restart (-was +is):\n%s", diff)
	}
	must(t, b.Answer(t.Context(), b.v, api.Answer{Question: question, Key: was.Question.Default}))
	if b.state().Inputs <= was.Inputs {
		t.Error("the answer is not there")
	}
}
