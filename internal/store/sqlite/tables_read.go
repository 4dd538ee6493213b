package sqlite

import (
	"context"
	"fmt"
	"time"

	"fray/internal/store"
	"fray/internal/store/sqlite/query"
)

// Table implements [store.Store].
func (s *Store) Table(ctx context.Context, id string) (store.Table, error) {
	_, t, err := s.row(ctx, id)
	return t, err
}

// row returns a table and its row.
func (s *Store) row(ctx context.Context, id string) (row query.Table, t store.Table, err error) {
	err = s.reading(ctx, func(get *query.Queries) (err error) {
		if row, err = get.GetTable(ctx, id); err == nil {
			t, err = decode(row)
		}
		return err
	})
	if err != nil {
		return query.Table{}, store.Table{}, fmt.Errorf("table %s: %w", id, err)
	}
	return row, t, nil
}

// Tables implements [store.Store].
func (s *Store) Tables(ctx context.Context, skip, limit int) ([]store.Table, error) {
	return s.tables(ctx, func(get *query.Queries) ([]query.Table, error) {
		return get.ListTables(ctx, query.ListTablesParams{Skip: int64(max(0, skip)), Most: int64(max(0, limit))})
	})
}

// Branches implements [store.Store].
func (s *Store) Branches(ctx context.Context, table string) ([]store.Table, error) {
	return s.tables(ctx, func(get *query.Queries) ([]query.Table, error) { return get.ListBranches(ctx, &table) })
}

// Untouched implements [store.Store].
func (s *Store) Untouched(ctx context.Context, branches bool, since time.Time, limit int) ([]store.Table, error) {
	return s.tables(ctx, func(get *query.Queries) ([]query.Table, error) {
		return get.ListUntouched(ctx, query.ListUntouchedParams{Since: since.UnixMilli(), Branches: branches, Most: int64(max(0, limit))})
	})
}

// tables reads a list. A table whose facts cannot be read is in it as far as they can.
func (s *Store) tables(ctx context.Context, list func(*query.Queries) ([]query.Table, error)) (tables []store.Table, err error) {
	err = s.reading(ctx, func(get *query.Queries) error {
		rows, err := list(get)
		for _, row := range rows {
			t, _ := decode(row)
			tables = append(tables, t)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return tables, nil
}

// Count implements [store.Store].
func (s *Store) Count(ctx context.Context) (n int, err error) {
	err = s.reading(ctx, func(get *query.Queries) error {
		all, err := get.CountTables(ctx)
		n = int(all)
		return err
	})
	return n, err
}
