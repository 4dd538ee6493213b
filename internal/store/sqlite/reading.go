package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"fray/internal/store"
	"fray/internal/store/sqlite/query"
)

// reading runs fn with the queries, unless the store is closed. A row that is not there is [store.ErrNotFound].
func (s *Store) reading(ctx context.Context, fn func(*query.Queries) error) (err error) {
	end := s.Begin(false)
	defer func() { end(err) }()
	s.use.RLock()
	defer s.use.RUnlock()
	if s.closed {
		return store.ErrClosed
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	err = fn(s.get)
	if errors.Is(err, sql.ErrNoRows) {
		return store.ErrNotFound
	}
	return explainRead(ctx, err)
}

// find turns the row that a query returns, or its absence, into a key and whether there is one.
func find(row int64, err error) (key int64, found bool, _ error) {
	if errors.Is(err, sql.ErrNoRows) {
		return 0, false, nil
	}
	return row, err == nil, err
}

// Ping implements [store.Store].
func (s *Store) Ping(ctx context.Context) error {
	if _, err := s.Count(ctx); err != nil {
		return err
	}
	return s.change(ctx, s.w.probe) // in a transaction with the write lock
}
