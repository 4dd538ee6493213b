package storetest

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

func testCreate(t *testing.T, d Driver) {
	p := d.Empty(t)
	s := d.open(t, p)
	gm := link("one", "g", api.RoleGM)
	header := []byte("{\"fray\":1,\"name\":\"brücke \xff\"}") // all bytes except newlines are allowed
	if err := s.Create(t.Context(), sample("one"), [][]byte{append(header, '\n')}, []store.Link{gm}); err != nil {
		t.Fatal(err)
	}
	check := func(s store.Store) {
		t.Helper()
		got, err := s.Table(t.Context(), "one")
		if diff := cmp.Diff(kept(sample("one")), got); diff != "" || err != nil {
			t.Errorf("%v %s", err, diff)
		}
		lines, err := s.Lines(t.Context(), "one")
		if diff := cmp.Diff([][]byte{header}, lines); diff != "" || err != nil {
			t.Errorf("%v %s", err, diff)
		}
	}
	check(s)
	for _, bad := range []struct {
		why    string
		table  store.Table
		header string
		links  []store.Link
		want   error
	}{
		{"ID in use", sample("one"), "{}", nil, store.ErrExists},
		{"hash in use", sample("two"), "{}", []store.Link{{ID: "x", Table: "two", Role: api.RoleGM, Hash: gm.Hash}}, store.ErrExists},
		{"two equal links", sample("two"), "{}", []store.Link{link("two", "x", api.RoleGM), link("two", "x", api.RoleSeat)}, store.ErrExists},
		{"link of another table", sample("two"), "{}", []store.Link{link("one", "x", api.RoleGM)}, store.ErrInvalid},
		{"link without a role", sample("two"), "{}", []store.Link{link("two", "x", "")}, store.ErrInvalid},
		{"no ID", sample(""), "{}", nil, store.ErrInvalid},
		{"invalid ID", sample("a\x00b"), "{}", nil, store.ErrInvalid},
		{"no header", sample("two"), "", nil, store.ErrInvalid},
		{"two lines in the header", sample("two"), "{}\n{}", nil, store.ErrInvalid},
		{"header too long", sample("two"), strings.Repeat("x", table.MaxLine+1), nil, store.ErrTooLong},
	} {
		is(t, bad.why, s.Create(t.Context(), bad.table, [][]byte{[]byte(bad.header)}, bad.links), bad.want)
	}
	check(s)
	if n, err := s.Count(t.Context()); n != 1 || err != nil {
		t.Errorf("after refused calls, Count returns %d: %v", n, err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	check(d.open(t, p))
}

func testTables(t *testing.T, d Driver) {
	s := d.open(t, d.Empty(t))
	if got, err := s.Tables(t.Context(), 0, 10); len(got) != 0 || err != nil {
		t.Errorf("an empty store has %v: %v", got, err)
	}
	for i, after := range []time.Duration{0, 2, 1, 2} { // hours; of two tables with the same time, the later call is the newer
		tb := sample(fmt.Sprint("t", i))
		tb.Created = begin().Add(after * time.Hour)
		if err := s.Create(t.Context(), tb, [][]byte{[]byte("{}")}, nil); err != nil {
			t.Fatal(err)
		}
	}
	for _, page := range []struct {
		skip, limit int
		want        string
	}{{0, -1, ""}, {0, 0, ""}, {0, 1, "t3"}, {0, 3, "t3 t1 t2"}, {0, 100, "t3 t1 t2 t0"}, {1, 2, "t1 t2"}, {3, 2, "t0"}, {9, 2, ""}, {-1, 1, "t3"}} {
		got, err := s.Tables(t.Context(), page.skip, page.limit)
		if names(got) != page.want || err != nil {
			t.Errorf("Tables(%d, %d) returns %s, not %s: %v", page.skip, page.limit, names(got), page.want, err)
		}
	}
	if n, err := s.Count(t.Context()); n != 4 || err != nil {
		t.Errorf("Count returns %d: %v", n, err)
	}
	is(t, "ping", s.Ping(t.Context()), nil)
}

func testDelete(t *testing.T, d Driver) {
	s := d.open(t, d.Empty(t))
	l := link("one", "g", api.RoleGM)
	create(t, s, "other", link("other", "g", api.RoleGM))
	create(t, s, "one", l)
	is(t, "append", s.Append(t.Context(), "one", 1, []byte("a")), nil)
	// An update of a table that is deleted and created again meanwhile must apply to the new table.
	err := s.Update(t.Context(), "one", func(tb *store.Table) error {
		if tb.Lines == 2 {
			is(t, "delete", s.Delete(t.Context(), "one"), nil)
			create(t, s, "one", l)
		}
		tb.Winner = fmt.Sprint("had ", tb.Lines)
		return nil
	})
	if got, _ := s.Table(t.Context(), "one"); err != nil || got.Winner != "had 1" {
		t.Errorf("the table is %+v: %v", got, err)
	}
	is(t, "delete", s.Delete(t.Context(), "one"), nil)
	is(t, "delete again", s.Delete(t.Context(), "one"), store.ErrNotFound)
	_, err = s.Lines(t.Context(), "one")
	is(t, "lines", err, store.ErrNotFound)
	_, err = s.Links(t.Context(), "one")
	is(t, "links", err, store.ErrNotFound)
	_, err = s.LinkByHash(t.Context(), l.Hash)
	is(t, "link by hash", err, store.ErrNotFound)
	is(t, "append", s.Append(t.Context(), "one", 2, []byte("b")), store.ErrNotFound)
	if lines, err := s.Lines(t.Context(), "other"); len(lines) != 1 || err != nil {
		t.Errorf("the other table has %d lines: %v", len(lines), err)
	}
}
