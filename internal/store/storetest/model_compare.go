package storetest

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"fray/internal/store"
)

// compare reads everything about a table from the store and compares it with the model.
func (m *model) compare(t *testing.T, r *rapid.T, s store.Store, id string) {
	tb, there := m.tables[id]
	got, err := s.Table(t.Context(), id)
	lines, err2 := s.Lines(t.Context(), id)
	links, err3 := s.Links(t.Context(), id)
	before := rapid.IntRange(1, 9).Draw(r, "before")
	snap, snapErr := s.LastSnapshot(t.Context(), id, before)
	seen, seenErr := s.Timeline(t.Context(), id, "gm")
	if !there {
		for _, err := range []error{err, err2, err3, snapErr, seenErr} {
			if !errors.Is(err, store.ErrNotFound) {
				r.Fatalf("%s does not exist, but the error is %v", id, err)
			}
		}
		return
	}
	var text []string
	for _, l := range lines {
		text = append(text, string(l))
	}
	if diff := cmp.Diff(*tb, modelTable{got, text, links, tb.snaps, string(seen)}, cmp.AllowUnexported(modelTable{})); diff != "" || errors.Join(err, err2, err3) != nil {
		r.Fatal(err, err2, err3, diff)
	}
	if missing := errors.Is(seenErr, store.ErrNotFound); missing != (tb.timeline == "") {
		r.Fatalf("the timeline of %s is %q: %v", id, tb.timeline, seenErr)
	}
	tb.compareSnapshot(r, before, snap, snapErr)
	for _, l := range tb.links {
		found, err := s.LinkByHash(t.Context(), l.Hash)
		if l.Revoked != errors.Is(err, store.ErrNotFound) || (!l.Revoked && found != l) {
			r.Fatalf("for link %+v, LinkByHash returns %+v: %v", l, found, err)
		}
	}
}
