package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"fray/internal/store"
	"fray/internal/store/sqlite/query"
	"fray/table"
)

// Append implements [store.Store].
func (s *Store) Append(ctx context.Context, id string, n int, lines ...[]byte) error {
	lines, size, err := store.TrimLines(lines...)
	if err != nil {
		return fmt.Errorf("table %s: %w", id, err)
	}
	return s.change(ctx, func(ctx context.Context, put *query.Queries) error {
		key, found, err := find(put.CountLines(ctx, query.CountLinesParams{More: int64(len(lines)), Size: int64(size), ID: id, N: n, Most: table.MaxRecord}))
		if err != nil {
			return err
		}
		if !found {
			return whyNot(ctx, put, id, n)
		}
		if err := addLines(ctx, put, key, n, lines); err != nil {
			return err
		}
		if err := put.DropTimelines(ctx, key); err != nil {
			return err
		}
		return dropUndone(ctx, put, key, lines)
	})
}

// whyNot returns why lines cannot be appended from number n on.
func whyNot(ctx context.Context, put *query.Queries, id string, n int) error {
	if _, err := holds(ctx, put, id, n); err != nil {
		return err
	}
	return refusal{fmt.Errorf("table %s: %w: a record may have %d bytes", id, store.ErrTooLong, table.MaxRecord)}
}

// holds returns the key of a table whose record has n lines, and refuses any other.
func holds(ctx context.Context, put *query.Queries, id string, n int) (key int64, err error) {
	row, err := put.LinesOf(ctx, id)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return 0, refusal{fmt.Errorf("table %s: %w", id, store.ErrNotFound)}
	case err != nil:
		return 0, err
	case row.Lines != n:
		return 0, refusal{fmt.Errorf("table %s: %w: %d, not %d", id, store.ErrConflict, row.Lines, n)}
	}
	return row.Key, nil
}

// addLines writes lines from number n on.
func addLines(ctx context.Context, put *query.Queries, key int64, n int, lines [][]byte) error {
	for i, line := range lines {
		if err := put.AddLine(ctx, query.AddLineParams{TableKey: key, N: n + i, Line: line}); err != nil {
			return err
		}
	}
	return nil
}

// Lines implements [store.Store].
func (s *Store) Lines(ctx context.Context, id string) (lines [][]byte, err error) {
	var missing error
	err = s.reading(ctx, func(get *query.Queries) error {
		rows, err := get.ListLines(ctx, id)
		next := 0
		for _, row := range rows {
			if row.N != next && missing == nil {
				missing = fmt.Errorf("%w: line %d of the record is missing", store.ErrDamaged, next+1)
			}
			lines, next = append(lines, row.Line), row.N+1
		}
		return err
	})
	switch {
	case err == nil && len(lines) == 0: // every record has a header
		err = store.ErrNotFound
	case err == nil:
		err = missing
	}
	if err != nil {
		err = fmt.Errorf("table %s: %w", id, err)
	}
	if err != nil && !errors.Is(err, store.ErrDamaged) {
		return nil, err
	}
	return lines, err
}
