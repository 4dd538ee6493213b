package storetest

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"fray/internal/store"
	"fray/table"
)

func testAppend(t *testing.T, d Driver) {
	p := d.Empty(t)
	s := d.open(t, p)
	create(t, s, "one")
	given := []byte("{\"n\":1}\n")
	is(t, "one", s.Append(t.Context(), "one", 1, given), nil)
	given[2] = 'x' // the store must not keep the caller's bytes
	is(t, "three at once", s.Append(t.Context(), "one", 2, []byte("two"), []byte("\x00\xff\r"), bytes.Repeat([]byte("x"), table.MaxLine)), nil)
	for _, bad := range []struct {
		why   string
		id    string
		n     int
		lines []string
		want  error
	}{
		{"number too small", "one", 4, []string{"a"}, store.ErrConflict},
		{"number too large", "one", 6, []string{"a"}, store.ErrConflict},
		{"number of the header", "one", 0, []string{"a"}, store.ErrConflict},
		{"negative number", "one", -1, []string{"a"}, store.ErrConflict},
		{"missing table", "none", 5, []string{"a"}, store.ErrNotFound},
		{"header of a missing table", "none", 0, []string{"a"}, store.ErrNotFound},
		{"no line", "one", 5, nil, store.ErrInvalid},
		{"empty line", "one", 5, []string{"a", "\n"}, store.ErrInvalid},
		{"two lines in one", "one", 5, []string{"a", "b\nc"}, store.ErrInvalid},
		{"line too long", "one", 5, []string{"a", strings.Repeat("x", table.MaxLine+1)}, store.ErrTooLong},
	} {
		var lines [][]byte
		for _, l := range bad.lines {
			lines = append(lines, []byte(l))
		}
		is(t, bad.why, s.Append(t.Context(), bad.id, bad.n, lines...), bad.want)
	}
	want := [][]byte{[]byte(`{"fray":1}`), []byte(`{"n":1}`), []byte("two"), []byte("\x00\xff\r"), bytes.Repeat([]byte("x"), table.MaxLine)}
	check := func(s store.Store) {
		t.Helper()
		got, err := s.Lines(t.Context(), "one")
		if !slices.EqualFunc(want, got, bytes.Equal) || err != nil {
			t.Errorf("the record has %d lines, or wrong ones; expected %d: %v", len(got), len(want), err)
		}
		if tb, err := s.Table(t.Context(), "one"); tb.Lines != len(want) || err != nil {
			t.Errorf("Lines of the table is %d: %v", tb.Lines, err)
		}
	}
	check(s)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s = d.open(t, p)
	check(s)

	_, err := s.Lines(t.Context(), "none")
	is(t, "missing table", err, store.ErrNotFound)
}

// testFullRecord fills a record to the last byte.
func testFullRecord(t *testing.T, d Driver) {
	s := d.open(t, d.Empty(t))
	create(t, s, "one")
	size, n := len(`{"fray":1}`)+1, 1
	long := bytes.Repeat([]byte("y"), table.MaxLine)
	for ; size+len(long) < table.MaxRecord; size, n = size+len(long)+1, n+1 {
		if err := s.Append(t.Context(), "one", n, long); err != nil {
			t.Fatal(n, err)
		}
	}
	rest := long[:table.MaxRecord-size-1]
	is(t, "one byte too many", s.Append(t.Context(), "one", n, long[:len(rest)+1]), store.ErrTooLong)
	is(t, "one line too many", s.Append(t.Context(), "one", n, rest, []byte("y")), store.ErrTooLong)
	is(t, "exactly full", s.Append(t.Context(), "one", n, rest), nil)
	is(t, "conflict in a full record", s.Append(t.Context(), "one", n, []byte("y")), store.ErrConflict)
	lines, err := s.Lines(t.Context(), "one")
	if err != nil || len(lines) != n+1 || len(bytes.Join(lines, []byte("\n")))+1 != table.MaxRecord {
		t.Errorf("%d lines: %v", len(lines), err)
	}
}

// testConcurrent writes to many tables at once, with two competing writers each.
func testConcurrent(t *testing.T, d Driver) {
	const tables, lines = 40, 25
	s := d.open(t, d.Empty(t))
	var all sync.WaitGroup
	var won, lost atomic.Int64
	for i := range tables {
		id := fmt.Sprint("t", i)
		create(t, s, id)
		for _, who := range []string{"a", "b"} {
			all.Go(func() {
				for n := 1; n <= lines; n++ {
					err := s.Append(t.Context(), id, n, fmt.Appendf(nil, "%s %s %d", id, who, n))
					switch {
					case err == nil:
						won.Add(1)
					case errors.Is(err, store.ErrConflict):
						lost.Add(1)
					default:
						t.Error(err)
					}
				}
			})
		}
	}
	all.Wait()
	if won.Load() != tables*lines || lost.Load() != tables*lines {
		t.Errorf("%d were accepted and %d refused, not %d each", won.Load(), lost.Load(), tables*lines)
	}
	for i := range tables {
		id := fmt.Sprint("t", i)
		got, err := s.Lines(t.Context(), id)
		if err != nil || len(got) != lines+1 {
			t.Fatalf("%s has %d lines: %v", id, len(got), err)
		}
		for n := 1; n <= lines; n++ {
			a, b := fmt.Sprintf("%s a %d", id, n), fmt.Sprintf("%s b %d", id, n)
			if g := string(got[n]); g != a && g != b {
				t.Errorf("line %d of %s is %q", n, id, g)
			}
		}
	}
}
