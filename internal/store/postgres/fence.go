package postgres

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"

	"fray/internal/store"
	"fray/internal/store/postgres/query"
)

// fence is what a change of a table requires, in the transaction of the change: that this server has the lease with this epoch, and that
// its time is not over by the clock of the database. A server that is alone requires nothing.
type fence struct {
	alone bool
	owner string
	epoch int64
}

// noLease is the fence of a server among others for tables whose lease it does not have: it lets nothing through.
func noLease() fence { return fence{epoch: -1} }

// lost refuses a change of a table whose lease another server has.
func (f fence) lost(table string) error {
	return fmt.Errorf("table %s: %w (epoch %d)", table, store.ErrLost, f.epoch)
}

// lockTable locks the row of a table until the transaction ends, so that changes of the table wait for each other. It returns
// [store.ErrLost] if the fence does not let the change through.
func (s *Store) lockTable(ctx context.Context, q *query.Queries, id string) (query.LockTableRow, error) {
	row, err := q.LockTable(ctx, id)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return row, fmt.Errorf("table %s: %w", id, store.ErrNotFound)
	case err != nil || s.fence.alone:
		return row, err
	case row.Owner != s.fence.owner || row.Epoch != s.fence.epoch || !row.Alive:
		return row, s.fence.lost(id)
	}
	return row, nil
}
