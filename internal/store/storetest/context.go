package storetest

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"

	"fray/api"
	"fray/internal/store"
)

// calls returns a call of every method that takes a context. Each would read or change table one.
func calls(s store.Store) map[string]func(context.Context) error {
	return map[string]func(context.Context) error{
		"Create":    func(ctx context.Context) error { return s.Create(ctx, sample("new"), [][]byte{[]byte("{}")}, nil) },
		"Table":     func(ctx context.Context) error { _, err := s.Table(ctx, "one"); return err },
		"Tables":    func(ctx context.Context) error { _, err := s.Tables(ctx, 0, 10); return err },
		"Branches":  func(ctx context.Context) error { _, err := s.Branches(ctx, "one"); return err },
		"Untouched": func(ctx context.Context) error { _, err := s.Untouched(ctx, false, begin(), 10); return err },
		"Count":     func(ctx context.Context) error { _, err := s.Count(ctx); return err },
		"Update": func(ctx context.Context) error {
			return s.Update(ctx, "one", func(t *store.Table) error { t.Name = ""; return nil })
		},
		"Delete":       func(ctx context.Context) error { return s.Delete(ctx, "one") },
		"Lines":        func(ctx context.Context) error { _, err := s.Lines(ctx, "one"); return err },
		"Append":       func(ctx context.Context) error { return s.Append(ctx, "one", 1, []byte("a")) },
		"PutSnapshot":  func(ctx context.Context) error { return s.PutSnapshot(ctx, "one", snapshot(1, 0)) },
		"LastSnapshot": func(ctx context.Context) error { _, err := s.LastSnapshot(ctx, "one", 2); return err },
		"PutTimelines": func(ctx context.Context) error {
			return s.PutTimelines(ctx, "one", 1, []store.Timeline{timeline("gm", "x")})
		},
		"Timelines":  func(ctx context.Context) error { _, err := s.Timelines(ctx, "one"); return err },
		"Timeline":   func(ctx context.Context) error { _, err := s.Timeline(ctx, "one", "gm"); return err },
		"LinkByHash": func(ctx context.Context) error { _, err := s.LinkByHash(ctx, link("one", "g", "").Hash); return err },
		"Links":      func(ctx context.Context) error { _, err := s.Links(ctx, "one"); return err },
		"Reissue":    func(ctx context.Context) error { _, err := s.Reissue(ctx, link("one", "new", api.RoleGM)); return err },
		"UseLink":    func(ctx context.Context) error { _, err := s.UseLink(ctx, "one", "g"); return err },
		"Revoke":     func(ctx context.Context) error { return s.Revoke(ctx, "one", "g") },
		"Ping":       s.Ping,
	}
}

// testContext checks that a canceled call has no effect, whenever it is canceled.
func testContext(t *testing.T, d Driver) {
	s := d.open(t, d.Empty(t))
	create(t, s, "one", link("one", "g", api.RoleGM))
	over, cancel := context.WithCancel(t.Context())
	cancel()
	for name, call := range calls(s) {
		is(t, name, call(over), context.Canceled)
	}
	if n, err := s.Count(t.Context()); n != 1 || err != nil {
		t.Errorf("there are %d tables: %v", n, err)
	}

	var all sync.WaitGroup
	for i := range 20 {
		id := fmt.Sprint("t", i)
		create(t, s, id)
		all.Go(func() { appendCanceled(t, s, id) })
	}
	all.Wait()
}

// appendCanceled appends lines with contexts that end at random moments.
func appendCanceled(t *testing.T, s store.Store, id string) {
	const lines = 30
	for n := 1; n <= lines; n++ {
		ctx, cancel := context.WithCancel(t.Context())
		go cancel()
		err := s.Append(ctx, id, n, []byte("a"))
		if errors.Is(err, context.Canceled) {
			err = s.Append(t.Context(), id, n, []byte("b")) // succeeds only if the canceled call had no effect
		}
		is(t, id, err, nil)
		cancel()
	}
	if got, err := s.Lines(t.Context(), id); len(got) != lines+1 || err != nil {
		t.Errorf("%s has %d lines: %v", id, len(got), err)
	}
}

// testClose checks that acknowledged lines survive Close and that later calls are refused, whenever Close happens.
func testClose(t *testing.T, d Driver) {
	p := d.Empty(t)
	s := d.open(t, p)
	create(t, s, "one", link("one", "g", api.RoleGM))
	var all sync.WaitGroup
	wrote := make([]int, 10)
	for i := range wrote {
		create(t, s, fmt.Sprint("t", i))
	}
	for i := range wrote {
		all.Go(func() {
			id := fmt.Sprint("t", i)
			for n := 1; ; n++ {
				if err := s.Append(context.WithoutCancel(t.Context()), id, n, []byte("a")); err != nil {
					is(t, id, err, store.ErrClosed)
					return
				}
				wrote[i] = n
				if n == 3 && i == 0 {
					is(t, "close", s.Close(), nil)
				}
			}
		})
	}
	all.Wait()
	for name, call := range calls(s) {
		is(t, name, call(t.Context()), store.ErrClosed)
	}
	is(t, "close again", s.Close(), nil)

	s = d.open(t, p)
	for i, n := range wrote {
		if got, err := s.Lines(t.Context(), fmt.Sprint("t", i)); len(got) != n+1 || err != nil {
			t.Errorf("t%d has %d lines, not %d: %v", i, len(got), n+1, err)
		}
	}
}
