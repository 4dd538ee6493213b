package postgres

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"fray/internal/store"
	"fray/internal/store/postgres/query"
)

// attempts is how often a change is tried whose transaction PostgreSQL called off because of others.
const attempts = 5

// write runs fn in a transaction. Until a connection is free the context can call it off; then it waits for the result.
// If fn returns an error, nothing is written and write returns it. fn may run more than once.
func (d *database) write(ctx context.Context, fn func(context.Context, pgx.Tx, *query.Queries) error) (err error) {
	end := d.Begin(true)
	defer func() { end(err) }()
	d.use.RLock()
	defer d.use.RUnlock()
	if d.closed {
		return store.ErrClosed
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	for n := 1; ; n++ {
		err := d.transact(ctx, fn)
		if err == nil || n == attempts || !calledOff(err) {
			return explain(err)
		}
	}
}

func (d *database) transact(ctx context.Context, fn func(context.Context, pgx.Tx, *query.Queries) error) error {
	if err := d.hold.problem(); err != nil {
		return err
	}
	conn, err := d.pool.Acquire(ctx)
	if err != nil {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		return err
	}
	defer conn.Release()
	ctx = context.WithoutCancel(ctx)
	tx, err := conn.Begin(ctx)
	if err != nil {
		return err
	}
	defer tx.Rollback(ctx) //nolint:errcheck // after a commit there is nothing to roll back, and a lost connection rolls back by itself
	if err := fn(ctx, tx, query.New(tx)); err != nil {
		return err
	}
	var id *string // of the transaction; nil if it has written nothing
	if err := tx.QueryRow(ctx, "SELECT pg_current_xact_id_if_assigned()::text").Scan(&id); err != nil {
		return err
	}
	err = tx.Commit(ctx)
	if err != nil && id != nil && conn.Conn().IsClosed() {
		conn.Release() // the pool may have no other one to ask with
		return d.outcome(ctx, *id, err)
	}
	return err
}

// outcome asks what became of a transaction whose connection was lost while it was being committed: nil if it was committed, and
// the error otherwise. Only if the database cannot be asked any more a committed change is reported as lost.
func (d *database) outcome(ctx context.Context, id string, lost error) error {
	var status *string
	if err := d.pool.QueryRow(ctx, "SELECT pg_xact_status($1::text::xid8)", id).Scan(&status); err != nil {
		return errors.Join(lost, err)
	}
	if status != nil && *status == "committed" {
		return nil
	}
	return lost
}

// calledOff reports whether PostgreSQL has called a transaction off because of others: the same one can succeed now.
func calledOff(err error) bool {
	e, ok := errors.AsType[*pgconn.PgError](err)
	return ok && (e.Code == "40001" || e.Code == "40P01") // serialization_failure, deadlock_detected
}
