package jobs

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"github.com/riverqueue/river/rivermigrate"

	"fray/internal/jobs/query"
	"fray/internal/store"
	"fray/internal/store/postgres"
)

// Queue is the jobs of a database. Its methods are safe for concurrent use.
type Queue struct {
	name    string // of the database, for people
	pool    *pgxpool.Pool
	program string
	insert  *river.Client[pgx.Tx] // it only inserts
}

// Open opens the jobs in the database at an address (postgres://...), for a program with this fingerprint. It creates the tables or brings
// them up to date. Errors are those of [postgres.Connect].
func Open(ctx context.Context, address, program string) (*Queue, error) {
	pool, err := postgres.Connect(ctx, address, migrate)
	if err != nil {
		return nil, err
	}
	q := &Queue{name: postgres.Name(address), pool: pool, program: program}
	q.insert, err = river.NewClient(riverpgxv5.New(pool), &river.Config{Logger: slog.New(slog.DiscardHandler), SkipUnknownJobCheck: true})
	if err != nil {
		pool.Close()
		return nil, err
	}
	return q, nil
}

// migrate brings River's own tables up to date.
func migrate(ctx context.Context, pool *pgxpool.Pool) error {
	m, err := rivermigrate.New(riverpgxv5.New(pool), &rivermigrate.Config{Logger: slog.New(slog.DiscardHandler)})
	if err != nil {
		return err
	}
	_, err = m.Migrate(ctx, rivermigrate.DirectionUp, nil)
	return err
}

// Program returns the fingerprint of the program.
func (q *Queue) Program() string { return q.program }

// Close closes all connections.
func (q *Queue) Close() { q.pool.Close() }

// read runs fn with the queries.
func (q *Queue) read(fn func(*query.Queries) error) error {
	return q.explain(fn(query.New(q.pool)))
}

// write runs fn in a transaction.
func (q *Queue) write(ctx context.Context, fn func(pgx.Tx, *query.Queries) error) error {
	return q.explain(pgx.BeginFunc(ctx, q.pool, func(tx pgx.Tx) error { return fn(tx, query.New(tx)) }))
}

// explain says which database an error is about, and wraps it in one of package store if it corresponds to one.
func (q *Queue) explain(err error) error {
	switch {
	case err == nil, errors.Is(err, context.Canceled):
		return err
	case errors.Is(err, pgx.ErrNoRows):
		return store.ErrNotFound
	}
	return fmt.Errorf("%s: %w", q.name, postgres.Explain(err))
}
