package storetest

import (
	"bytes"
	"fmt"
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/api"
	"fray/internal/store"
)

// snapshot returns a snapshot after the given lines and inputs. Its state and rules differ from those of others.
func snapshot(lines, inputs int) store.Snapshot {
	return store.Snapshot{Lines: lines, Inputs: inputs, State: fmt.Append([]byte{0, 0xff}, lines, inputs), Rules: fmt.Sprint("rules ", lines)}
}

// testSnapshots checks which snapshots are accepted, kept and returned.
func testSnapshots(t *testing.T, d Driver) {
	p := d.Empty(t)
	s := d.open(t, p)
	create(t, s, "one")
	create(t, s, "other")
	last := func(why string, want store.Snapshot) {
		t.Helper()
		wantErr := error(nil)
		if want.Lines == 0 {
			wantErr = store.ErrNotFound
		}
		got, err := s.LastSnapshot(t.Context(), "one", math.MaxInt32)
		is(t, why, err, wantErr)
		if diff := cmp.Diff(want, got, cmp.Comparer(bytes.Equal)); diff != "" {
			t.Errorf("%s: (-want +got)\n%s", why, diff)
		}
	}
	last("no snapshot", store.Snapshot{})
	put := func(why string, snap store.Snapshot, want error) {
		t.Helper()
		is(t, why, s.PutSnapshot(t.Context(), "one", snap), want)
	}
	put("after the header", snapshot(1, 0), nil)
	last("after the header", snapshot(1, 0))
	is(t, "two lines", s.Append(t.Context(), "one", 1, []byte("a"), []byte("b")), nil)
	put("at an earlier line", snapshot(2, 1), store.ErrConflict)
	put("at a later line", snapshot(4, 1), store.ErrConflict)
	put("without lines", snapshot(0, 0), store.ErrInvalid)
	put("negative inputs", snapshot(3, -1), store.ErrInvalid)
	put("more inputs than lines", snapshot(3, 3), store.ErrInvalid)
	bad := snapshot(3, 2)
	bad.State = nil
	put("without a state", bad, store.ErrInvalid)
	bad.State = make([]byte, store.MaxSnapshot+1)
	put("state too long", bad, store.ErrTooLong)
	bad = snapshot(3, 2)
	bad.Rules = "\xff"
	put("invalid rules", bad, store.ErrInvalid)
	is(t, "missing table", s.PutSnapshot(t.Context(), "none", snapshot(1, 0)), store.ErrNotFound)
	last("refused snapshots", snapshot(1, 0))

	large := snapshot(3, 2)
	large.State = bytes.Repeat([]byte{7}, store.MaxSnapshot)
	put("the largest", large, nil)
	last("the largest", large)
	put("again at the same line", snapshot(3, 2), nil)
	is(t, "close", s.Close(), nil)
	s = d.open(t, p)
	last("after reopening", snapshot(3, 2))
	_, err := s.LastSnapshot(t.Context(), "other", math.MaxInt32)
	is(t, "another table", err, store.ErrNotFound)
	_, err = s.LastSnapshot(t.Context(), "none", math.MaxInt32)
	is(t, "missing table", err, store.ErrNotFound)
	snapshotsAfterUndo(t, s)
}

// snapshotsAfterUndo checks which snapshots an undo deletes, how many are kept, and that they are deleted with their table.
func snapshotsAfterUndo(t *testing.T, s store.Store) {
	create(t, s, "undo", link("undo", "g", api.RoleGM))
	lines := 1
	line := func(text string) {
		t.Helper()
		is(t, text, s.Append(t.Context(), "undo", lines, []byte(text)), nil)
		lines++
	}
	last := func(why string, want store.Snapshot) {
		t.Helper()
		if got, err := s.LastSnapshot(t.Context(), "undo", math.MaxInt32); !cmp.Equal(got, want) {
			t.Errorf("%s: the last snapshot is %+v, not %+v: %v", why, got, want, err)
		}
	}
	for inputs := 1; inputs <= store.SnapshotsKept+2; inputs++ {
		line("input")
		is(t, "put", s.PutSnapshot(t.Context(), "undo", snapshot(lines, inputs)), nil)
	}
	newest := store.SnapshotsKept + 2
	for inputs := newest; inputs > newest-store.SnapshotsKept; inputs-- {
		if got, err := s.LastSnapshot(t.Context(), "undo", inputs+2); !cmp.Equal(got, snapshot(inputs+1, inputs)) {
			t.Errorf("the last snapshot before line %d is %+v: %v", inputs+2, got, err)
		}
	}
	_, err := s.LastSnapshot(t.Context(), "undo", newest-store.SnapshotsKept+2)
	is(t, "before all that are kept", err, store.ErrNotFound)
	last("before an undo", snapshot(newest+1, newest))
	line(fmt.Sprintf(`{"undo":%d}`, newest))
	last("an undo that keeps all its inputs", snapshot(newest+1, newest))
	line(fmt.Sprintf(`{"undo":%d}`, newest-1))
	last("an undo of the newest", snapshot(newest, newest-1))
	is(t, "other lines", s.Append(t.Context(), "undo", lines, []byte("input"), []byte(`{"undo":3}`+"\n"), []byte("input")), nil)
	lines += 3
	last("an undo among other lines", snapshot(4, 3))
	is(t, "put", s.PutSnapshot(t.Context(), "undo", snapshot(lines, 4)), nil)
	line(`{"upgrade":{"inputs":4,"rest":0,"rests":0,"state":"AA=="}}`)
	last("an upgrade that keeps all its inputs", snapshot(lines-1, 4))
	line(`{"upgrade":{"inputs":3,"rest":0,"rests":0,"state":"AA=="}}`)
	last("an upgrade at the one before", snapshot(4, 3))
	line(`{"undo":2}`) // the snapshots with 1 and 2 inputs were pruned
	last("an undo to before all that are kept", store.Snapshot{})
	is(t, "put again", s.PutSnapshot(t.Context(), "undo", snapshot(lines, 2)), nil)
	last("put again", snapshot(lines, 2))
	is(t, "delete", s.Delete(t.Context(), "undo"), nil)
	create(t, s, "undo")
	last("after deleting the table", store.Snapshot{})
}
