package sqlite

import (
	"context"
	"fmt"
	"time"

	"fray/internal/store"
)

// Table implements [store.Store].
func (s *Store) Table(ctx context.Context, id string) (store.Table, error) {
	row, err := s.row(ctx, id)
	return row.Table, err
}

func (s *Store) row(ctx context.Context, id string) (row tableRow, err error) {
	err = s.one(ctx, func(r scanner) (err error) {
		if row, err = scanTable(r); err == nil {
			err = row.bad
		}
		return err
	}, `SELECT `+tableColumns+` FROM tables WHERE id = ?`, id)
	if err != nil {
		return tableRow{}, fmt.Errorf("table %s: %w", id, err)
	}
	return row, nil
}

// Tables implements [store.Store].
func (s *Store) Tables(ctx context.Context, skip, limit int) ([]store.Table, error) {
	return s.tables(ctx, `SELECT `+tableColumns+` FROM tables WHERE branch_of IS NULL ORDER BY created DESC, key DESC LIMIT ? OFFSET ?`,
		max(0, limit), max(0, skip))
}

// Branches implements [store.Store].
func (s *Store) Branches(ctx context.Context, table string) ([]store.Table, error) {
	return s.tables(ctx, `SELECT `+tableColumns+` FROM tables WHERE branch_of = ? ORDER BY key`, table)
}

// Untouched implements [store.Store].
func (s *Store) Untouched(ctx context.Context, branches bool, since time.Time, limit int) ([]store.Table, error) {
	return s.tables(ctx, `SELECT `+tableColumns+` FROM tables WHERE touched < ? AND (branch_of IS NOT NULL) = ? ORDER BY touched, key LIMIT ?`,
		since.UnixMilli(), branches, max(0, limit))
}

func (s *Store) tables(ctx context.Context, query string, args ...any) (tables []store.Table, err error) {
	err = s.many(ctx, func(r scanner) error {
		row, err := scanTable(r)
		tables = append(tables, row.Table)
		return err
	}, query, args...)
	if err != nil {
		return nil, err
	}
	return tables, nil
}

// Count implements [store.Store].
func (s *Store) Count(ctx context.Context) (n int, err error) {
	err = s.one(ctx, func(r scanner) error { return r.Scan(&n) }, `SELECT count(*) FROM tables`)
	return n, err
}
