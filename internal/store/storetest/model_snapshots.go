package storetest

import (
	"errors"
	"slices"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"fray/internal/store"
)

// put adds a snapshot, which replaces one at the same line, and keeps the newest.
func (t *modelTable) put(snap store.Snapshot) {
	t.snaps = slices.DeleteFunc(t.snaps, func(s store.Snapshot) bool { return s.Lines == snap.Lines })
	t.snaps = append(t.snaps, snap)
	t.snaps = t.snaps[max(0, len(t.snaps)-store.SnapshotsKept):]
}

// undo removes the snapshots with more inputs than are kept.
func (t *modelTable) undo(keep int) {
	t.snaps = slices.DeleteFunc(t.snaps, func(s store.Snapshot) bool { return s.Inputs > keep })
}

// compareSnapshot compares what LastSnapshot returned with the model.
func (t *modelTable) compareSnapshot(r *rapid.T, before int, got store.Snapshot, err error) {
	older := slices.DeleteFunc(slices.Clone(t.snaps), func(s store.Snapshot) bool { return s.Lines >= before })
	switch n := len(older); {
	case n == 0 && !errors.Is(err, store.ErrNotFound):
		r.Fatalf("without snapshots, LastSnapshot returns %+v: %v", got, err)
	case n > 0 && (err != nil || !cmp.Equal(got, older[n-1])):
		r.Fatalf("LastSnapshot returns %+v, not %+v: %v", got, older[n-1], err)
	}
}
