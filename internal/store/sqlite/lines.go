package sqlite

import (
	"context"
	"errors"
	"fmt"

	"fray/internal/store"
	"fray/table"
)

// Append implements [store.Store].
func (s *Store) Append(ctx context.Context, id string, n int, lines ...[]byte) error {
	lines, size, err := store.TrimLines(lines...)
	if err != nil {
		return fmt.Errorf("table %s: %w", id, err)
	}
	return s.change(ctx, func(ctx context.Context, put *statements) error {
		key, found, err := find(ctx, put.countLines, len(lines), size, id, n, table.MaxRecord)
		if err != nil {
			return err
		}
		if !found {
			return whyNot(ctx, put, id, n)
		}
		if err := addLines(ctx, put, key, n, lines); err != nil {
			return err
		}
		if _, err := put.dropTimelines.ExecContext(ctx, key); err != nil {
			return err
		}
		return dropUndone(ctx, put, key, lines)
	})
}

// whyNot returns why lines cannot be appended from number n on.
func whyNot(ctx context.Context, put *statements, id string, n int) error {
	has, found, err := find(ctx, put.howLong, id)
	switch {
	case err != nil:
		return err
	case !found:
		return refusal{fmt.Errorf("table %s: %w", id, store.ErrNotFound)}
	case has != int64(n):
		return refusal{fmt.Errorf("table %s: %w: %d, not %d", id, store.ErrConflict, has, n)}
	}
	return refusal{fmt.Errorf("table %s: %w: a record may have %d bytes", id, store.ErrTooLong, table.MaxRecord)}
}

// addLines writes lines from number n on.
func addLines(ctx context.Context, put *statements, key int64, n int, lines [][]byte) error {
	for i, line := range lines {
		if _, err := put.addLine.ExecContext(ctx, key, n+i, line); err != nil {
			return err
		}
	}
	return nil
}

// Lines implements [store.Store].
func (s *Store) Lines(ctx context.Context, id string) (lines [][]byte, err error) {
	var missing error
	next := 0
	err = s.many(ctx, func(r scanner) error {
		var n int
		var line []byte
		if err := r.Scan(&n, &line); err != nil {
			return err
		}
		if n != next && missing == nil {
			missing = fmt.Errorf("%w: line %d of the record is missing", store.ErrDamaged, next+1)
		}
		lines, next = append(lines, line), n+1
		return nil
	}, `SELECT n, line FROM tables JOIN lines ON table_key = key WHERE id = ? ORDER BY n`, id)
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
