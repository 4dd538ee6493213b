package sqlite

import (
	"context"
	"fmt"

	"fray/internal/store"
	"fray/internal/store/sqlite/query"
	"fray/table"
)

// PutSnapshot implements [store.Store].
func (s *Store) PutSnapshot(ctx context.Context, id string, snap store.Snapshot) error {
	if err := store.CheckSnapshot(id, snap); err != nil {
		return err
	}
	return s.change(ctx, func(ctx context.Context, put *query.Queries) error {
		key, err := holds(ctx, put, id, snap.Lines)
		if err != nil {
			return err
		}
		err = put.PutSnapshot(ctx, query.PutSnapshotParams{TableKey: key, Lines: snap.Lines, Inputs: snap.Inputs, Rules: snap.Rules, State: snap.State})
		if err != nil {
			return err
		}
		return put.PruneSnapshots(ctx, query.PruneSnapshotsParams{TableKey: key, Kept: store.SnapshotsKept})
	})
}

// LastSnapshot implements [store.Store].
func (s *Store) LastSnapshot(ctx context.Context, id string, before int) (snap store.Snapshot, err error) {
	err = s.reading(ctx, func(get *query.Queries) error {
		row, err := get.LastSnapshot(ctx, query.LastSnapshotParams{ID: id, Before: before})
		snap = store.Snapshot{Lines: row.Lines, Inputs: row.Inputs, Rules: row.Rules, State: row.State}
		return err
	})
	if err != nil {
		return store.Snapshot{}, fmt.Errorf("snapshot of table %s: %w", id, err)
	}
	return snap, nil
}

// dropUndone deletes the snapshots of a table that hold more inputs than an undo or an upgrade among the new lines keeps.
func dropUndone(ctx context.Context, put *query.Queries, key int64, lines [][]byte) error {
	for _, line := range lines {
		keep, ok := table.DecodeUndo(line)
		if !ok {
			continue
		}
		if err := put.DropSnapshots(ctx, query.DropSnapshotsParams{TableKey: key, Inputs: keep}); err != nil {
			return err
		}
	}
	return nil
}
