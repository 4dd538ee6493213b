package postgres

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"fray/internal/store"
	"fray/internal/store/postgres/query"
)

// PutSnapshot implements [store.Store].
func (s *Store) PutSnapshot(ctx context.Context, id string, snap store.Snapshot) error {
	if err := store.CheckSnapshot(id, snap); err != nil {
		return err
	}
	return s.write(ctx, func(ctx context.Context, _ pgx.Tx, q *query.Queries) error {
		key, err := s.lockAt(ctx, q, id, snap.Lines)
		if err != nil {
			return err
		}
		err = q.PutSnapshot(ctx, query.PutSnapshotParams{TableKey: key, Lines: snap.Lines, Inputs: snap.Inputs, Rules: snap.Rules, State: snap.State})
		if err != nil {
			return err
		}
		return q.PruneSnapshots(ctx, query.PruneSnapshotsParams{TableKey: key, Kept: store.SnapshotsKept})
	})
}

// lockAt locks the row of a table, whose record must have this number of lines.
func (s *Store) lockAt(ctx context.Context, q *query.Queries, id string, lines int) (key int64, err error) {
	t, err := s.lockTable(ctx, q, id)
	if err == nil && t.Lines != lines {
		err = fmt.Errorf("table %s: %w: %d, not %d", id, store.ErrConflict, t.Lines, lines)
	}
	return t.Key, err
}

// LastSnapshot implements [store.Store].
func (s *Store) LastSnapshot(ctx context.Context, id string, before int) (snap store.Snapshot, err error) {
	err = s.read(ctx, func(q *query.Queries) error {
		row, err := q.LastSnapshot(ctx, query.LastSnapshotParams{ID: id, Before: before})
		snap = store.Snapshot{Lines: row.Lines, Inputs: row.Inputs, Rules: row.Rules, State: row.State}
		return err
	})
	if err != nil {
		return store.Snapshot{}, fmt.Errorf("snapshot of table %s: %w", id, err)
	}
	return snap, nil
}
