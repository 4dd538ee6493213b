package postgres

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"

	"fray/internal/store"
	"fray/internal/store/postgres/query"
	"fray/table"
)

// Append implements [store.Store].
func (s *Store) Append(ctx context.Context, id string, n int, lines ...[]byte) error {
	lines, size, err := store.TrimLines(lines...)
	if err != nil {
		return fmt.Errorf("table %s: %w", id, err)
	}
	return s.write(ctx, func(ctx context.Context, _ pgx.Tx, q *query.Queries) error {
		key, err := q.CountLines(ctx, query.CountLinesParams{
			More: len(lines), Size: int64(size), ID: id, N: n, Most: table.MaxRecord, Alone: s.fence.alone, Owner: s.fence.owner, Epoch: s.fence.epoch,
		})
		if errors.Is(err, pgx.ErrNoRows) {
			return s.whyNot(ctx, q, id, n)
		}
		if err != nil {
			return err
		}
		if err := q.AddLines(ctx, query.AddLinesParams{TableKey: key, First: n, Lines: lines}); err != nil {
			return err
		}
		if err := q.DropTimelines(ctx, key); err != nil {
			return err
		}
		return dropUndone(ctx, q, key, lines)
	})
}

// whyNot returns why nothing can be added to a record of n lines.
func (s *Store) whyNot(ctx context.Context, q *query.Queries, id string, n int) error {
	has, err := s.lockTable(ctx, q, id)
	switch {
	case err != nil:
		return err
	case has.Lines != n:
		return fmt.Errorf("table %s: %w: %d, not %d", id, store.ErrConflict, has.Lines, n)
	}
	return fmt.Errorf("table %s: %w: a record may have %d bytes", id, store.ErrTooLong, table.MaxRecord)
}

// Lines implements [store.Store].
func (s *Store) Lines(ctx context.Context, id string) (lines [][]byte, err error) {
	err = s.read(ctx, func(q *query.Queries) error {
		rows, err := q.ListLines(ctx, id)
		if err != nil {
			return err
		}
		if len(rows) == 0 { // every record has a header
			return store.ErrNotFound
		}
		for next, row := range rows {
			if row.N != next && err == nil {
				err = fmt.Errorf("%w: line %d of the record is missing", store.ErrDamaged, next+1)
			}
			lines = append(lines, row.Line)
		}
		return err
	})
	if err != nil {
		err = fmt.Errorf("table %s: %w", id, err)
	}
	return lines, err
}

// dropUndone deletes the snapshots of a table that hold more inputs than an undo or an upgrade among the new lines keeps.
func dropUndone(ctx context.Context, q *query.Queries, key int64, lines [][]byte) error {
	for _, line := range lines {
		if keep, ok := table.DecodeUndo(line); ok {
			if err := q.DropSnapshots(ctx, query.DropSnapshotsParams{TableKey: key, Inputs: keep}); err != nil {
				return err
			}
		}
	}
	return nil
}
