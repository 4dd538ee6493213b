package postgres_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"fray/internal/rapidtest"
	"fray/internal/store"
	"fray/internal/store/postgres"
	"fray/internal/store/storetest"
)

// cluster is a store by several servers in turn: each change is made by one that takes the lease of the table. Leases move all the time.
type cluster struct {
	store.Shared // reads
	members      []*postgres.Member

	mu     sync.Mutex
	leases map[string]store.Lease
	calls  int
}

func openCluster(ctx context.Context, p storetest.Place) (store.Store, error) {
	c := &cluster{leases: map[string]store.Lease{}}
	for i := range 2 {
		m, err := postgres.Join(ctx, string(p), postgres.Seat{Address: fmt.Sprint("server", i), Rules: "r"})
		if err != nil {
			return nil, err
		}
		c.members = append(c.members, m)
	}
	c.Shared = c.members[0]
	return c, nil
}

// lease returns the lease of a table for one change, and whether it is to be given up afterwards.
func (c *cluster) lease(ctx context.Context, table string) (l store.Lease, last bool, err error) {
	const stays = 7
	c.mu.Lock()
	defer c.mu.Unlock()
	c.calls++
	if l = c.leases[table]; l == nil || !l.Held() {
		for i := range c.members {
			var other *store.Elsewhere
			if l, err = c.members[(c.calls+i)%len(c.members)].Take(ctx, table); !errors.As(err, &other) {
				break
			}
		}
	}
	c.leases[table] = l
	if last = c.calls%stays == 0; last || err != nil {
		delete(c.leases, table)
	}
	return l, last, err
}

// by makes a change with the lease of a table.
func (c *cluster) by(ctx context.Context, table string, change func(store.Store) error) error {
	for {
		l, last, err := c.lease(ctx, table)
		if err != nil {
			return err
		}
		err = change(l.Store())
		if last {
			if err := l.Release(context.WithoutCancel(ctx)); err != nil && !errors.Is(err, store.ErrClosed) {
				return err
			}
		}
		if !errors.Is(err, store.ErrLost) { // else nothing has changed
			return err
		}
	}
}

func (c *cluster) Create(ctx context.Context, t store.Table, record [][]byte, links []store.Link) error {
	if t.Branch == "" {
		return c.Shared.Create(ctx, t, record, links)
	}
	if err := store.CheckTable(t); err != nil {
		return err
	}
	err := c.by(ctx, t.Branch, func(s store.Store) error { return s.Create(ctx, t, record, links) })
	if _, is := c.Table(ctx, t.ID); is == nil && errors.Is(err, store.ErrNotFound) { // a server asks for the lease of the root first
		return store.ErrExists
	}
	return err
}

func (c *cluster) Update(ctx context.Context, id string, edit func(*store.Table) error) error {
	return c.by(ctx, id, func(s store.Store) error { return s.Update(ctx, id, edit) })
}

func (c *cluster) Delete(ctx context.Context, id string) error {
	return c.by(ctx, id, func(s store.Store) error { return s.Delete(ctx, id) })
}

func (c *cluster) Append(ctx context.Context, id string, n int, lines ...[]byte) error {
	return c.by(ctx, id, func(s store.Store) error { return s.Append(ctx, id, n, lines...) })
}

func (c *cluster) PutSnapshot(ctx context.Context, id string, snap store.Snapshot) error {
	return c.by(ctx, id, func(s store.Store) error { return s.PutSnapshot(ctx, id, snap) })
}

func (c *cluster) PutTimelines(ctx context.Context, id string, lines int, all []store.Timeline) error {
	return c.by(ctx, id, func(s store.Store) error { return s.PutTimelines(ctx, id, lines, all) })
}

func (c *cluster) Reissue(ctx context.Context, l store.Link) (revoked []string, err error) {
	err = c.by(ctx, l.Table, func(s store.Store) (err error) { revoked, err = s.Reissue(ctx, l); return err })
	return revoked, err
}

func (c *cluster) UseLink(ctx context.Context, table, link string) (revoked []string, err error) {
	err = c.by(ctx, table, func(s store.Store) (err error) { revoked, err = s.UseLink(ctx, table, link); return err })
	return revoked, err
}

func (c *cluster) Revoke(ctx context.Context, table, link string) error {
	return c.by(ctx, table, func(s store.Store) error { return s.Revoke(ctx, table, link) })
}

func (c *cluster) Close() error {
	var err error
	for _, m := range c.members {
		err = errors.Join(err, m.Close())
	}
	return err
}

// TestCluster runs the suite with two servers on one database.
func TestCluster(t *testing.T) {
	rapidtest.Checks(t, "10") // TestStore tries the same more often
	d := driver()
	d.Open = openCluster
	storetest.Run(t, d)
}

// join joins the servers of the database at an address, and leaves them when the test ends.
func join(t *testing.T, address string, seat postgres.Seat) *postgres.Member {
	t.Helper()
	if seat.Rules == "" {
		seat.Rules = "r"
	}
	m, err := postgres.Join(t.Context(), address, seat)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := m.Close(); err != nil {
			t.Error(err)
		}
	})
	return m
}

// long is a lease that does not end during a test.
const long = time.Hour

func take(t *testing.T, m *postgres.Member, table string) store.Lease {
	t.Helper()
	l, err := m.Take(t.Context(), table)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// elsewhere checks that a table is another server's.
func elsewhere(t *testing.T, m, other *postgres.Member, table string) {
	t.Helper()
	l, err := m.Take(t.Context(), table)
	var at *store.Elsewhere
	if !errors.As(err, &at) || at.Server != other.Name() || at.Table == "" || at.Address == "" {
		t.Fatalf("%+v %v; the table is of %s", l, err, other.Name())
	}
}
