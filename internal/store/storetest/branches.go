package storetest

import (
	"strings"
	"testing"
	"time"

	"fray/api"
	"fray/internal/store"
)

// branch returns a branch of a table and its record.
func branch(id, of string) (store.Table, [][]byte) {
	b := sample(id)
	b.Branch, b.Began, b.Lines = of, 2, 3
	return b, [][]byte{[]byte("head"), []byte("one\n"), []byte("two")}
}

// names returns the IDs of tables.
func names(tables []store.Table) string {
	var ids []string
	for _, t := range tables {
		ids = append(ids, t.ID)
	}
	return strings.Join(ids, " ")
}

// testBranches checks that a branch is a separate table that Tables leaves out, and that it is deleted with its root.
func testBranches(t *testing.T, d Driver) {
	p := d.Empty(t)
	s := d.open(t, p)
	create(t, s, "one")
	create(t, s, "other")
	l := link("b1", "g", api.RoleGM)
	for _, id := range []string{"b1", "b2", "b3"} {
		b, record := branch(id, map[string]string{"b1": "one", "b2": "one", "b3": "other"}[id])
		var links []store.Link
		if id == "b1" {
			links = append(links, l)
		}
		is(t, id, s.Create(t.Context(), b, record, links), nil)
	}
	b, record := branch("b4", "none")
	is(t, "branch of a missing table", s.Create(t.Context(), b, record, nil), store.ErrNotFound)
	b, _ = branch("b4", "a\x00b")
	is(t, "branch of an invalid ID", s.Create(t.Context(), b, record, nil), store.ErrInvalid)
	is(t, "close", s.Close(), nil)

	s = d.open(t, p)
	if tables, err := s.Tables(t.Context(), 0, 10); names(tables) != "other one" || err != nil {
		t.Errorf("Tables returns %s: %v", names(tables), err)
	}
	for of, want := range map[string]string{"one": "b1 b2", "other": "b3", "b1": "", "none": ""} {
		if got, err := s.Branches(t.Context(), of); names(got) != want || err != nil {
			t.Errorf("Branches of %s returns %s: %v", of, names(got), err)
		}
	}
	if n, err := s.Count(t.Context()); n != 5 || err != nil {
		t.Errorf("Count returns %d: %v", n, err)
	}
	got, err := s.Table(t.Context(), "b1")
	if got.Branch != "one" || got.Began != 2 || got.Lines != 3 || err != nil {
		t.Errorf("the branch is %+v: %v", got, err)
	}
	is(t, "append", s.Append(t.Context(), "b1", 3, []byte("three")), nil)
	if lines, err := s.Lines(t.Context(), "b1"); len(lines) != 4 || string(lines[1]) != "one" || err != nil {
		t.Errorf("the record of the branch is %q: %v", lines, err)
	}
	is(t, "delete a branch", s.Delete(t.Context(), "b2"), nil)
	is(t, "delete the table", s.Delete(t.Context(), "one"), nil)
	_, err = s.Table(t.Context(), "b1")
	is(t, "its branch", err, store.ErrNotFound)
	_, err = s.LinkByHash(t.Context(), l.Hash)
	is(t, "the link of its branch", err, store.ErrNotFound)
	if n, err := s.Count(t.Context()); n != 2 || err != nil {
		t.Errorf("after deleting, Count returns %d: %v", n, err)
	}
}

// testUntouched checks that exactly the tables, or branches, that were touched before a time are found.
func testUntouched(t *testing.T, d Driver) {
	s := d.open(t, d.Empty(t))
	for i, id := range []string{"t0", "t1", "t2", "t3", "b0", "b1"} {
		tb, record := sample(id), [][]byte{[]byte("head")}
		if id[0] == 'b' {
			tb, record = branch(id, "t3")
		}
		tb.Touched = begin().Add(time.Duration(10-i) * time.Hour)
		is(t, id, s.Create(t.Context(), tb, record, nil), nil)
	}
	err := s.Update(t.Context(), "t3", func(tb *store.Table) error { tb.Touched = begin().Add(20 * time.Hour); return nil })
	is(t, "touch", err, nil)
	for _, ask := range []struct {
		branches bool
		hours    time.Duration
		limit    int
		want     string
	}{
		{false, 8, 10, ""},
		{false, 9, 10, "t2"},
		{false, 100, 10, "t2 t1 t0 t3"},
		{false, 100, 2, "t2 t1"},
		{false, 100, -1, ""},
		{true, 6, 10, "b1"},
		{true, 100, 10, "b1 b0"},
	} {
		got, err := s.Untouched(t.Context(), ask.branches, begin().Add(ask.hours*time.Hour), ask.limit)
		if names(got) != ask.want || err != nil {
			t.Errorf("Untouched for %+v returns %s: %v", ask, names(got), err)
		}
	}
}
