package sqlite

import (
	"context"
	"fmt"

	"fray/internal/store"
)

// Table is one table.
func (s *Store) Table(ctx context.Context, id string) (store.Table, error) {
	row, err := s.row(ctx, id)
	return row.Table, err
}

func (s *Store) row(ctx context.Context, id string) (row tableRow, err error) {
	err = s.one(ctx, func(r scanner) (err error) {
		row, err = scanTable(r)
		return err
	}, `SELECT `+tableColumns+` FROM tables WHERE id = ?`, id)
	if err != nil {
		return tableRow{}, fmt.Errorf("table %s: %w", id, err)
	}
	return row, nil
}

// Tables are the newest tables first.
func (s *Store) Tables(ctx context.Context, limit int) (tables []store.Table, err error) {
	err = s.many(ctx, func(r scanner) error {
		row, err := scanTable(r)
		tables = append(tables, row.Table)
		return err
	}, `SELECT `+tableColumns+` FROM tables ORDER BY created DESC, key DESC LIMIT ?`, max(0, limit))
	if err != nil {
		return nil, err
	}
	return tables, nil
}

// Count is how many tables there are.
func (s *Store) Count(ctx context.Context) (n int, err error) {
	err = s.one(ctx, func(r scanner) error { return r.Scan(&n) }, `SELECT count(*) FROM tables`)
	return n, err
}
