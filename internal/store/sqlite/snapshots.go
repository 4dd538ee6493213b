package sqlite

import (
	"context"
	"fmt"

	"fray/internal/store"
	"fray/table"
)

// PutSnapshot implements [store.Store].
func (s *Store) PutSnapshot(ctx context.Context, id string, snap store.Snapshot) error {
	if err := store.CheckSnapshot(id, snap); err != nil {
		return err
	}
	return s.change(ctx, func(ctx context.Context, put *statements) error {
		key, found, err := find(ctx, put.addSnapshot, snap.Lines, snap.Inputs, snap.Rules, snap.State, id)
		if err != nil {
			return err
		}
		if !found {
			return whyNot(ctx, put, id, snap.Lines)
		}
		_, err = put.pruneSnapshots.ExecContext(ctx, key, store.SnapshotsKept)
		return err
	})
}

// LastSnapshot implements [store.Store].
func (s *Store) LastSnapshot(ctx context.Context, id string, before int) (snap store.Snapshot, err error) {
	err = s.one(ctx, func(r scanner) error { return r.Scan(&snap.Lines, &snap.Inputs, &snap.Rules, &snap.State) },
		`SELECT s.lines, s.inputs, s.rules, s.state FROM tables t JOIN snapshots s ON s.table_key = t.key
		WHERE t.id = ? AND s.lines < ? ORDER BY s.lines DESC LIMIT 1`, id, before)
	if err != nil {
		return store.Snapshot{}, fmt.Errorf("snapshot of table %s: %w", id, err)
	}
	return snap, nil
}

// dropUndone deletes the snapshots of a table that hold more inputs than an undo or an upgrade among the new lines keeps.
func dropUndone(ctx context.Context, put *statements, key int64, lines [][]byte) error {
	for _, line := range lines {
		keep, ok := table.DecodeUndo(line)
		if !ok {
			continue
		}
		if _, err := put.dropSnapshots.ExecContext(ctx, key, keep); err != nil {
			return err
		}
	}
	return nil
}
