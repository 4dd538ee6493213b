package room_test

import (
	"testing"

	"fray/api"
)

// Branches are few, of a table and of its branches together, and one that is dropped is gone for everybody at once.
func TestDroppedBranches(t *testing.T) {
	s := played(t)
	ctx := t.Context()
	first := s.whatIf(t, 2)
	second, err := first.Branch(ctx, first.v, 1)
	must(t, err)
	for range 6 {
		s.whatIf(t, 0)
	}
	_, err = s.Branch(ctx, s.who["gm"], 0)
	wants(t, err, api.CodeFull)
	_, err = first.Branch(ctx, first.v, 0)
	wants(t, err, api.CodeFull)

	wants(t, s.Drop(ctx, s.who["gm"]), api.CodeBad)
	wants(t, first.Drop(ctx, s.who["wardens"]), api.CodeForbidden)
	wants(t, first.Delete(ctx, first.v), api.CodeBad)
	w, err := first.Watch(first.v)
	must(t, err)
	must(t, first.Drop(ctx, first.v))
	for range w.C {
		continue // until it is closed
	}
	wants(t, w.Why(), api.CodeDeleted)
	_, err = first.State(ctx, first.v)
	wants(t, err, api.CodeDeleted)
	_, _, err = s.registry.Enter(ctx, first.link.Token)
	wants(t, err, api.CodeNotFound)
	if len(s.store.record(first.ID())) > 0 {
		t.Error("its record is still there")
	}
	_, _, err = s.registry.Enter(ctx, second.Token) // it began with one that is gone, and is a branch of the table
	must(t, err)
	s.whatIf(t, 0)
}
