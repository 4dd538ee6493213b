package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"fray/internal/store"
)

// reading runs fn on the connections for reading, unless the store is closed.
func (s *Store) reading(ctx context.Context, fn func(*sql.DB) error) error {
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

// one reads the one row that a query gives; none is [store.ErrNotFound].
func (s *Store) one(ctx context.Context, scan func(scanner) error, query string, args ...any) error {
	return s.reading(ctx, func(db *sql.DB) error {
		err := scan(db.QueryRowContext(ctx, query, args...))
		if errors.Is(err, sql.ErrNoRows) {
			return store.ErrNotFound
		}
		return err
	})
}

// many reads every row that a query gives.
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

// scanner is a row: of one, or of many.
type scanner interface{ Scan(...any) error }

// Ping says whether the database can be read and written now.
func (s *Store) Ping(ctx context.Context) error {
	if _, err := s.Count(ctx); err != nil {
		return err
	}
	return s.w.submit(ctx, s.w.pulse) // in a transaction with the write lock
}
