package postgres_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"fray/api"
	"fray/internal/store"
	"fray/internal/store/postgres"
	"fray/internal/store/sqlite"
)

// folder returns an SQLite store in a new folder.
func folder(t *testing.T) store.Store {
	t.Helper()
	s, err := sqlite.Open(t.Context(), t.TempDir(), sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

// fill stores tables that have everything: branches, damage, undone snapshots, timelines, links that were used and revoked.
func fill(t *testing.T, s store.Store) {
	t.Helper()
	ctx := t.Context()
	link := func(table, id string, hash byte) store.Link {
		return store.Link{ID: id, Table: table, Role: api.RoleSeat, Seat: "wardens", Hash: [32]byte{hash, byte(len(table))}}
	}
	var errs []error
	for i, id := range []string{"a", "bb", "ccc"} {
		errs = append(errs, s.Create(ctx, store.Table{ID: id, Winner: "x", Ended: true, Limit: 5}, [][]byte{[]byte("head\xff")}, []store.Link{link(id, "one", byte(i))}))
		for n := 1; n < 9; n++ {
			errs = append(errs, s.Append(ctx, id, n, fmt.Appendf(nil, "line %d", n)), s.PutSnapshot(ctx, id, store.Snapshot{Lines: n + 1, Inputs: n, State: []byte{0, byte(n)}, Rules: "r"}))
		}
	}
	errs = append(errs, s.Append(ctx, "a", 9, []byte(`{"kind":"undo","keep":7}`)), s.Append(ctx, "a", 10, []byte("end")))
	errs = append(errs, s.PutTimelines(ctx, "bb", 9, []store.Timeline{{Viewer: "gm", Data: []byte{0}}, {Viewer: "spectator", Data: []byte("s")}}))
	errs = append(errs, s.Create(ctx, store.Table{ID: "if", Branch: "a", Began: 3}, [][]byte{[]byte("head")}, nil))
	_, err := s.Reissue(ctx, link("ccc", "two", 9))
	errs = append(errs, err, s.Revoke(ctx, "bb", "one"))
	errs = append(errs, s.Update(ctx, "ccc", func(t *store.Table) error { t.Damaged = true; return nil }))
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
}

// TestCopy: what was copied to PostgreSQL and back is the same, an interrupted copy can be started again, and tables that differ are
// refused.
func TestCopy(t *testing.T) {
	from, there, back := folder(t), store.Store(open(t, server.New(t))), folder(t)
	fill(t, from)
	first, err := store.Copy(t.Context(), from, there, nil)
	if err != nil || first.New != 4 || first.Tables != 4 {
		t.Fatalf("%+v %v", first, err)
	}
	second, err := store.Copy(t.Context(), there, back, nil)
	if err != nil || second.Digest != first.Digest {
		t.Errorf("%+v %v", second, err)
	}
	if err := there.Delete(t.Context(), "bb"); err != nil {
		t.Fatal(err)
	}
	again, err := store.Copy(t.Context(), from, there, nil)
	if err != nil || again.New != 1 || again.Tables != 4 || again.Digest != first.Digest {
		t.Errorf("%+v %v", again, err)
	}
	list := func(s store.Store) (ids []string) {
		all, err := s.Tables(t.Context(), 0, 10)
		if err != nil {
			t.Fatal(err)
		}
		for _, t := range all {
			ids = append(ids, t.ID)
		}
		return ids
	}
	if !slices.Equal(list(from), list(back)) {
		t.Errorf("the copies are in the order %s, not %s", list(back), list(from))
	}
	if err := there.Append(t.Context(), "bb", 9, []byte("more")); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Copy(t.Context(), from, there, nil); !errors.Is(err, store.ErrExists) {
		t.Errorf("a table differs, and the error is %v", err)
	}
	if lines, err := there.Lines(t.Context(), "bb"); len(lines) != 10 || err != nil {
		t.Errorf("it was changed: %q %v", lines, err)
	}
}

func TestName(t *testing.T) {
	for address, want := range map[string]string{
		"postgres://fray:secret@db.example.org:5433/club?search_path=x": "postgres://fray@db.example.org:5433/club",
		"postgresql:///club": "postgresql:///club",
		"postgres://%zz":     "the database",
	} {
		if got := postgres.Name(address); got != want {
			t.Errorf("%s is shown as %s, not %s", address, got, want)
		}
	}
}
