package postgres_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"fray/api"
	"fray/internal/store"
	"fray/internal/store/postgres"
)

// changes returns a call of every method that changes table one, which has the branch if.
func changes(t *testing.T, s store.Store) map[string]func() error {
	ctx := t.Context()
	return map[string]func() error{
		"Append":        func() error { return s.Append(ctx, "one", 1, []byte("a")) },
		"Append branch": func() error { return s.Append(ctx, "if", 1, []byte("a")) },
		"Update":        func() error { return s.Update(ctx, "one", func(t *store.Table) error { t.Name = "x"; return nil }) },
		"Snapshot":      func() error { return s.PutSnapshot(ctx, "one", store.Snapshot{Lines: 1, State: []byte("s")}) },
		"Timelines": func() error {
			return s.PutTimelines(ctx, "one", 1, []store.Timeline{{Viewer: "gm", Data: []byte("t")}})
		},
		"Reissue": func() error {
			_, err := s.Reissue(ctx, store.Link{ID: "new", Table: "one", Role: api.RoleGM})
			return err
		},
		"UseLink": func() error { _, err := s.UseLink(ctx, "one", "gm"); return err },
		"Revoke":  func() error { return s.Revoke(ctx, "one", "gm") },
		"Branch":  func() error { return s.Create(ctx, store.Table{ID: "more", Branch: "one"}, [][]byte{[]byte("h")}, nil) },
		"Drop":    func() error { return s.Delete(ctx, "if") },
		"Delete":  func() error { return s.Delete(ctx, "one") },
	}
}

// TestLeases: of two servers one has the lease of a table, and nobody else can change anything of it.
func TestLeases(t *testing.T) {
	at := server.New(t)
	a, b := join(t, at, postgres.Seat{Address: "a:1", Lease: long}), join(t, at, postgres.Seat{Address: "b:1", Lease: long})
	ctx := t.Context()
	if err := a.Create(ctx, store.Table{ID: "one"}, [][]byte{[]byte("h")}, []store.Link{{ID: "gm", Table: "one", Role: api.RoleGM, Hash: [32]byte{1}, Unused: true}}); err != nil {
		t.Fatal(err)
	}
	first := take(t, a, "one")
	if err := first.Store().Create(ctx, store.Table{ID: "if", Branch: "one"}, [][]byte{[]byte("h")}, nil); err != nil {
		t.Fatal(err)
	}
	elsewhere(t, b, a, "one")
	elsewhere(t, b, a, "if")
	before, err := store.Digest(ctx, a, "one")
	if err != nil {
		t.Fatal(err)
	}
	second := take(t, a, "if") // a new lease of the whole table
	if second.Root() != "one" || second.Epoch() <= first.Epoch() {
		t.Errorf("%s %d after %d", second.Root(), second.Epoch(), first.Epoch())
	}
	moved := b.Moved("one")
	if err := second.Release(ctx); err != nil || second.Held() {
		t.Error(second.Held(), err)
	}
	<-moved
	third := take(t, b, "one")
	elsewhere(t, a, b, "if")
	for who, s := range map[string]store.Store{"an older lease": first.Store(), "a released lease": second.Store(), "none": b} {
		for name, change := range changes(t, s) {
			if err := change(); !errors.Is(err, store.ErrLost) {
				t.Errorf("with %s, %s: %v", who, name, err)
			}
		}
	}
	if after, err := store.Digest(ctx, a, "one"); before != after || err != nil {
		t.Errorf("the table was changed: %v", err)
	}
	for _, name := range []string{"Append branch", "Append", "Update", "Revoke", "Branch", "Drop", "Delete"} {
		if err := changes(t, third.Store())[name](); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := b.Take(ctx, "one"); !errors.Is(err, store.ErrNotFound) {
		t.Error(err)
	}
}

// TestParted: a server that cannot reach the database loses its leases before another server gets them, and joins again by itself.
func TestParted(t *testing.T) {
	const short = 500 * time.Millisecond
	at := server.New(t)
	c, through := newCutter(t, at)
	a, b := join(t, through, postgres.Seat{Address: "a:1", Lease: short}), join(t, at, postgres.Seat{Address: "b:1", Lease: short})
	create(t, b)
	l := take(t, a, "one")
	was, lost := a.Name(), a.Lost()
	c.part(true)
	var theirs store.Lease
	for moved := b.Moved("one"); theirs == nil; moved = b.Moved("one") {
		var other *store.Elsewhere
		got, err := b.Take(t.Context(), "one")
		switch {
		case err == nil:
			theirs = got
		case !errors.As(err, &other):
			t.Fatal(err)
		default:
			select {
			case <-moved:
			case <-time.After(time.Millisecond):
			}
		}
	}
	if l.Held() {
		t.Error("two servers have the lease")
	}
	<-lost
	if err := a.Ping(t.Context()); !errors.Is(err, store.ErrUnavailable) {
		t.Error(err)
	}
	c.part(false)
	if err := l.Store().Append(t.Context(), "one", 1, []byte("late")); err == nil {
		t.Error("a server without the lease has written")
	}
	for err := store.ErrUnavailable; err != nil; err = a.Ping(t.Context()) {
		if !errors.Is(err, store.ErrUnavailable) {
			t.Fatal(err)
		}
	}
	if a.Name() == was {
		t.Error("it has the same name again")
	}
	elsewhere(t, a, b, "one")
	if err := theirs.Store().Append(t.Context(), "one", 1, []byte("good")); err != nil {
		t.Error(err)
	}
}

// TestLeave: the tables of a server that stops are free at once, and others hear of it.
func TestLeave(t *testing.T) {
	at := server.New(t)
	a, b := join(t, at, postgres.Seat{Address: "a:1", Lease: long}), join(t, at, postgres.Seat{Address: "b:1", Lease: long})
	create(t, a)
	l := take(t, a, "one")
	moved := b.Moved("one")
	if err := a.Close(); err != nil || l.Held() {
		t.Fatal(l.Held(), err)
	}
	<-moved
	take(t, b, "one")
}

// TestNewerProgram: a table that only a later program can play goes to a server that has it.
func TestNewerProgram(t *testing.T) {
	at := server.New(t)
	older := join(t, at, postgres.Seat{Address: "a:1", Lease: long, Rules: "older"})
	newer := join(t, at, postgres.Seat{Address: "b:1", Lease: long, Rules: "newer"})
	for rules, want := range map[string]bool{"older": false, "newer": true, "of a time before": false} {
		if is, err := older.Newer(t.Context(), rules); is != want || err != nil {
			t.Errorf("%s: %t %v", rules, is, err)
		}
	}
	create(t, older)
	if err := take(t, older, "one").Decline(t.Context(), "newer"); err != nil {
		t.Fatal(err)
	}
	elsewhere(t, older, newer, "one")
	if err := take(t, newer, "one").Release(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := newer.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := older.Take(t.Context(), "one"); !errors.Is(err, store.ErrNewer) {
		t.Error(err)
	}
	take(t, join(t, at, postgres.Seat{Address: "c:1", Lease: long, Rules: "newer"}), "one")
}

// TestMistakes: servers that cannot be of one cluster are refused, and told what to do.
func TestMistakes(t *testing.T) {
	at := server.New(t)
	const brief = 100 * time.Millisecond
	refuses := func(seat postgres.Seat, says string) {
		t.Helper()
		m, err := postgres.Join(t.Context(), at, seat)
		if err == nil {
			t.Fatal("it has joined", m.Close())
		}
		mentions(t, err, store.ErrInUse, says, "separate database or schema")
	}
	a := join(t, at, postgres.Seat{Address: "a:1", Base: "https://a.example.org", Lease: long})
	refuses(postgres.Seat{Address: "b:1", Base: "https://b.example.org", Lease: brief, Rules: "r"}, `a:1 with --base-url "https://a.example.org"`)
	no := errors.New("nobody is there")
	reach := func(_ context.Context, address string, secret []byte) error {
		if address != "a:1" || len(secret) == 0 || string(secret) != string(a.Secret()) {
			t.Errorf("it asks %s", address)
		}
		return no
	}
	refuses(postgres.Seat{Address: "b:1", Base: "https://a.example.org", Lease: brief, Rules: "r", Reach: reach}, "cannot be reached at a:1")
	refused(t, at, store.ErrInUse, "stop that server", "--peer-addr")
	if err := a.Close(); err != nil {
		t.Fatal(err)
	}
	alone := open(t, at)
	refuses(postgres.Seat{Address: "b:1", Lease: brief, Rules: "r"}, "stop that server")
	if err := alone.Close(); err != nil {
		t.Fatal(err)
	}
	foreign := server.New(t)
	sql(t, foreign, "CREATE TABLE customers (name text)")
	m, err := postgres.Join(t.Context(), foreign, postgres.Seat{Address: "b:1", Rules: "r"})
	if err == nil {
		t.Fatal("it has joined", m.Close())
	}
	mentions(t, err, store.ErrSchema, "another program")
}

// TestJoinAtOnce: servers that start at the same time on an empty schema make its tables once.
func TestJoinAtOnce(t *testing.T) {
	at := server.New(t)
	var all sync.WaitGroup
	for _, address := range []string{"a:1", "b:1", "c:1"} {
		all.Go(func() { join(t, at, postgres.Seat{Address: address, Lease: long}) })
	}
	all.Wait()
}

// TestOnce: servers take turns, and what they do in their turn finds a connection although the address asks for a pool of one.
func TestOnce(t *testing.T) {
	at := with(t, server.New(t), "pool_max_conns", "1")
	a, b := join(t, at, postgres.Seat{Address: "a:1", Lease: long}), join(t, at, postgres.Seat{Address: "b:1", Lease: long})
	var all sync.WaitGroup
	for i := range 6 {
		m := []*postgres.Member{a, b}[i%2]
		all.Go(func() {
			err := m.Once(t.Context(), func() error {
				n, err := m.Count(t.Context())
				if err == nil && n < 3 {
					err = m.Create(t.Context(), store.Table{ID: string(rune('a' + i))}, [][]byte{[]byte("h")}, nil)
				}
				return err
			})
			if err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	if n, err := a.Count(t.Context()); n != 3 || err != nil {
		t.Errorf("%d tables, %v; want 3", n, err)
	}
}
