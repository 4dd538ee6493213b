package postgres

import (
	"context"
	"fmt"
	"math"
	"time"

	"fray/internal/store"
	"fray/internal/store/postgres/query"
)

// Table implements [store.Store].
func (s *Store) Table(ctx context.Context, id string) (t store.Table, err error) {
	err = s.read(ctx, func(q *query.Queries) error {
		row, err := q.GetTable(ctx, id)
		if err != nil {
			return err
		}
		t, err = decode(row)
		return err
	})
	if err != nil {
		return store.Table{}, fmt.Errorf("table %s: %w", id, err)
	}
	return t, nil
}

// Tables implements [store.Store].
func (s *Store) Tables(ctx context.Context, skip, limit int) ([]store.Table, error) {
	return s.tables(ctx, func(q *query.Queries) ([]query.Table, error) {
		return q.ListTables(ctx, query.ListTablesParams{Limit: atMost(limit), Offset: atMost(skip)})
	})
}

// Branches implements [store.Store].
func (s *Store) Branches(ctx context.Context, table string) ([]store.Table, error) {
	return s.tables(ctx, func(q *query.Queries) ([]query.Table, error) { return q.ListBranches(ctx, &table) })
}

// Untouched implements [store.Store].
func (s *Store) Untouched(ctx context.Context, branches bool, since time.Time, limit int) ([]store.Table, error) {
	return s.tables(ctx, func(q *query.Queries) ([]query.Table, error) {
		return q.ListUntouched(ctx, query.ListUntouchedParams{Since: since.UnixMilli(), Branches: branches, Most: atMost(limit)})
	})
}

// tables reads a list. A table whose facts cannot be read is in it as damaged.
func (s *Store) tables(ctx context.Context, list func(*query.Queries) ([]query.Table, error)) (tables []store.Table, err error) {
	err = s.read(ctx, func(q *query.Queries) error {
		rows, err := list(q)
		for _, row := range rows {
			t, _ := decode(row)
			tables = append(tables, t)
		}
		return err
	})
	return tables, err
}

// Count implements [store.Store].
func (s *Store) Count(ctx context.Context) (n int, err error) {
	err = s.read(ctx, func(q *query.Queries) error {
		all, err := q.CountTables(ctx)
		n = int(all)
		return err
	})
	return n, err
}

// atMost returns a number of rows as PostgreSQL takes it.
func atMost(n int) int32 { return int32(min(max(0, n), math.MaxInt32)) }

// decode returns the table of a row. If a text in it cannot be read, the table is Damaged and the error says why.
func decode(row query.Table) (store.Table, error) {
	t := store.Table{
		ID: row.ID, Name: row.Name, Ruleset: row.Ruleset, Encounter: row.Encounter,
		Created: time.UnixMilli(row.Created).UTC(), Touched: time.UnixMilli(row.Touched).UTC(),
		Began: row.Began, Ended: row.Ended, Winner: row.Winner, Lines: row.Lines, Limit: row.TimeLimit, Paused: row.Paused, Damaged: row.Damaged,
	}
	if row.BranchOf != nil {
		t.Branch = *row.BranchOf
	}
	err := store.DecodeTexts(store.Texts{Seats: row.Seats, UndoRequest: row.UndoRequest, Seeds: row.Seeds, Talk: row.Talk}, &t)
	return t, err
}
