package postgres

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"

	"github.com/jackc/pgx/v5"

	"fray/internal/store"
	"fray/internal/store/postgres/query"
)

// lease implements [store.Lease].
type lease struct {
	m     *Member
	stay  *stay
	root  string
	epoch int64
	given atomic.Bool // it was released
}

// Store implements [store.Lease].
func (l *lease) Store() store.Store {
	return &Store{l.m.database, fence{owner: l.stay.id, epoch: l.epoch}}
}

// Root implements [store.Lease].
func (l *lease) Root() string { return l.root }

// Epoch implements [store.Lease].
func (l *lease) Epoch() int64 { return l.epoch }

// Held implements [store.Lease].
func (l *lease) Held() bool { return !l.given.Load() && l.stay.held() }

// Release implements [store.Lease].
func (l *lease) Release(ctx context.Context) error { return l.release(ctx, 0) }

// Decline implements [store.Lease].
func (l *lease) Decline(ctx context.Context, rules string) error {
	var needs int
	err := l.m.read(ctx, func(q *query.Queries) (err error) {
		needs, err = q.ProgramNumber(ctx, rules)
		return err
	})
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return err
	}
	return l.release(ctx, needs)
}

func (l *lease) release(ctx context.Context, needs int) error {
	l.given.Store(true)
	return l.m.write(ctx, func(ctx context.Context, tx pgx.Tx, q *query.Queries) error {
		n, err := q.ReleaseLease(ctx, query.ReleaseLeaseParams{ID: l.root, Owner: l.stay.id, Epoch: l.epoch, Needs: needs})
		if err != nil || n == 0 { // it was lost, or the table deleted
			return err
		}
		return notify(ctx, tx, l.m.schema, l.root)
	})
}

// Take implements [store.Shared].
func (m *Member) Take(ctx context.Context, table string) (store.Lease, error) {
	for {
		s := m.current()
		var row query.LeaseOfRow
		err := m.read(ctx, func(q *query.Queries) (err error) {
			row, err = q.LeaseOf(ctx, table)
			return err
		})
		switch {
		case err != nil:
			return nil, fmt.Errorf("lease of table %s: %w", table, err)
		case s == nil || !s.held():
			return nil, m.problem()
		case row.Address != "" && row.Owner != s.id:
			return nil, &store.Elsewhere{Table: row.ID, Server: row.Owner, Address: row.Address}
		case row.Needs > m.program:
			return nil, m.later(ctx, row.ID, row.Needs)
		}
		epoch, err := m.take(ctx, s, row.ID)
		if err == nil {
			return &lease{m: m, stay: s, root: row.ID, epoch: epoch}, nil
		}
		if !errors.Is(err, pgx.ErrNoRows) { // otherwise another server was faster, or the stay is over
			return nil, fmt.Errorf("lease of table %s: %w", table, err)
		}
	}
}

// Owner implements [store.Shared].
func (m *Member) Owner(ctx context.Context, table string) (name string, err error) {
	err = m.read(ctx, func(q *query.Queries) error {
		row, err := q.LeaseOf(ctx, table)
		if row.Address != "" {
			name = row.Owner
		}
		return err
	})
	return name, err
}

// take takes the lease of a table and its branches. It locks the row first: whether the last owner is alive is then asked after everything
// that another server has done with the row.
func (m *Member) take(ctx context.Context, s *stay, root string) (epoch int64, err error) {
	err = m.write(ctx, func(ctx context.Context, tx pgx.Tx, q *query.Queries) error {
		if _, err := q.LockTable(ctx, root); err != nil {
			return err
		}
		if epoch, err = q.TakeLease(ctx, query.TakeLeaseParams{ID: root, Owner: s.id, Program: m.program}); err != nil {
			return err
		}
		err := q.TakeBranches(ctx, query.TakeBranchesParams{BranchOf: &root, Owner: s.id, Epoch: epoch})
		if err != nil {
			return err
		}
		return notify(ctx, tx, m.schema, root)
	})
	return epoch, err
}

// later returns which server should take a table that only a later program can play.
func (m *Member) later(ctx context.Context, table string, needs int) error {
	var all []query.Server
	err := m.read(ctx, func(q *query.Queries) (err error) {
		all, err = q.LiveServers(ctx)
		return err
	})
	if err != nil {
		return err
	}
	for _, s := range all {
		if s.Program >= needs {
			return &store.Elsewhere{Table: table, Server: s.ID, Address: s.Address}
		}
	}
	return fmt.Errorf("table %s: %w", table, store.ErrNewer)
}

// Newer implements [store.Shared].
func (m *Member) Newer(ctx context.Context, rules string) (is bool, err error) {
	err = m.read(ctx, func(q *query.Queries) error {
		n, err := q.ProgramNumber(ctx, rules)
		is = n > m.program
		return err
	})
	if errors.Is(err, store.ErrNotFound) { // of the time before there were several servers
		return false, nil
	}
	return is, err
}

// Once implements [store.Shared].
func (m *Member) Once(ctx context.Context, do func() error) error {
	tx, err := m.pool.Begin(ctx)
	if err != nil {
		return explain(err)
	}
	defer tx.Rollback(context.WithoutCancel(ctx)) //nolint:errcheck // it only holds the lock
	if _, err := tx.Exec(ctx, "SELECT pg_advisory_xact_lock($1, hashtext(current_schema()))", lockClass+2); err != nil {
		return explain(err)
	}
	return do()
}
