package storetest

import (
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"fray/api"
	"fray/internal/store"
)

func testUpdate(t *testing.T, d Driver) {
	s := d.open(t, d.Empty(t))
	create(t, s, "one")
	want := kept(sample("one"))
	want.Ended, want.Winner, want.Paused, want.Limit, want.Touched = true, "wardens", false, 0, begin().Add(time.Hour).UTC()
	want.UndoRequest = &store.UndoRequest{Vote: api.UndoVote{By: "wardens", Keep: 3, What: "all", Of: []string{"wardens"}, Yes: []string{}}, Undos: 2, Inputs: 7}
	want.Seats = map[string]store.Seat{"wardens": {Plays: "random", Standing: []api.Standing{{Kind: "defend", Verb: "parry", Below: 50}}}}
	want.Talk = store.Talk{Chat: []api.Said{{ID: "1", By: "wardens", Text: "“Hold!”", Emote: "cheer", At: 5}}, Said: 1, Notes: "the ogre\nwaits"}
	err := s.Update(t.Context(), "one", func(tb *store.Table) error {
		*tb = want
		tb.ID, tb.Created, tb.Lines, tb.Branch, tb.Began = "two", begin().Add(time.Hour), 7, "one", 3 // Update must ignore these
		return nil
	})
	is(t, "update", err, nil)
	got, err := s.Table(t.Context(), "one")
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Errorf("%v %s", err, diff)
	}
	want.UndoRequest = nil
	is(t, "no undo request", s.Update(t.Context(), "one", func(tb *store.Table) error { tb.UndoRequest = nil; return nil }), nil)
	no := errors.New("no")
	is(t, "error of change", s.Update(t.Context(), "one", func(tb *store.Table) error { tb.Name = "x"; return no }), no)
	is(t, "invalid text", s.Update(t.Context(), "one", func(tb *store.Table) error { tb.Name = "\xff"; return nil }), store.ErrInvalid)
	is(t, "missing table", s.Update(t.Context(), "none", func(*store.Table) error { t.Error("called"); return nil }), store.ErrNotFound)
	_, err = s.Table(t.Context(), "none")
	is(t, "missing table", err, store.ErrNotFound)
	if got, err := s.Table(t.Context(), "one"); !cmp.Equal(want, got) || err != nil {
		t.Errorf("refused updates changed the table: %+v %v", got, err)
	}

	const writers, each = 8, 10
	var all sync.WaitGroup
	for range writers {
		all.Go(func() {
			for range each {
				err := s.Update(t.Context(), "one", func(tb *store.Table) error { tb.Limit++; return nil })
				is(t, "concurrent update", err, nil)
			}
		})
	}
	all.Wait()
	if got, err := s.Table(t.Context(), "one"); got.Limit != writers*each || err != nil {
		t.Errorf("Limit is %d, not %d: %v", got.Limit, writers*each, err)
	}
}
