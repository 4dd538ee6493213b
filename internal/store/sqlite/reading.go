package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"fray/internal/store"
)

// reading runs fn with the connections for reading, unless the store is closed.
func (s *Store) reading(ctx context.Context, fn func(*sql.DB) error) (err error) {
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
	return explainRead(ctx, fn(s.read))
}

// one reads the single row of a query, or returns [store.ErrNotFound] if there is none.
func (s *Store) one(ctx context.Context, scan func(scanner) error, query string, args ...any) error {
	return s.reading(ctx, func(db *sql.DB) error {
		err := scan(db.QueryRowContext(ctx, query, args...))
		if errors.Is(err, sql.ErrNoRows) {
			return store.ErrNotFound
		}
		return err
	})
}

// many reads all rows of a query.
func (s *Store) many(ctx context.Context, scan func(scanner) error, query string, args ...any) error {
	return s.reading(ctx, func(db *sql.DB) (err error) {
		rows, err := db.QueryContext(ctx, query, args...)
		if err != nil {
			return err
		}
		defer func() { err = errors.Join(err, rows.Close()) }()
		for rows.Next() {
			if err := scan(rows); err != nil {
				return err
			}
		}
		return rows.Err()
	})
}

// scanner is a row of a query.
type scanner interface{ Scan(...any) error }

// Ping implements [store.Store].
func (s *Store) Ping(ctx context.Context) error {
	if _, err := s.Count(ctx); err != nil {
		return err
	}
	return s.change(ctx, s.w.probe) // in a transaction with the write lock
}
