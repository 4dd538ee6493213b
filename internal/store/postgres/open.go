package postgres

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"sync"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"fray/internal/store"
	"fray/internal/store/postgres/query"
)

// settings are the settings of every connection, unless the address has others.
func settings() map[string]string {
	return map[string]string{
		"application_name": "fray",
		// A commit is on the disk when it returns, whatever the server's default is.
		"synchronous_commit": "on",
		// A statement takes milliseconds. One that takes much longer is called off.
		"statement_timeout":                   "30s",
		"idle_in_transaction_session_timeout": "60s",
	}
}

// Store is a [store.Store] in a database. Use [Open] to make one for a server that is alone, and [Join] for one of several.
type Store struct {
	*database
	fence fence // of changes
}

// database is what all stores of a process have together.
type database struct {
	store.Meter
	pool *pgxpool.Pool
	hold hold

	use    sync.RWMutex // calls hold it for reading; Close locks it to wait for them
	closed bool         // under use
}

// hold is what a process has in a database while it uses it: all of it ([owner]), or a place among the servers ([Member]).
type hold interface {
	problem() error // why nothing may be changed now; nil: nothing
	close()
}

var _ interface {
	store.Store
	store.Measured
} = (*Store)(nil)

// Is reports whether an address is that of a PostgreSQL database: postgres://user@host:port/database or postgresql://...
func Is(address string) bool {
	u, err := url.Parse(address)
	return err == nil && (u.Scheme == "postgres" || u.Scheme == "postgresql")
}

// Name returns an address for people: without its password and options.
func Name(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return "the database"
	}
	u.RawQuery = ""
	if u.User != nil {
		u.User = url.User(u.User.Username())
	}
	return u.String()
}

// Open opens the database at an address (postgres://...), creates its tables if the schema is empty, and updates an older schema.
// A process that has opened it is alone: while it, or a server that has joined others, uses the database, another gets [store.ErrInUse]. Other errors are [store.ErrUnavailable],
// [store.ErrReadOnly], [store.ErrSchema] and [store.ErrFull]. All errors name the database, never its password.
func Open(ctx context.Context, address string) (*Store, error) {
	s := &Store{&database{}, fence{alone: true}}
	if err := s.open(ctx, address); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", Name(address), explain(err)), s.Close())
	}
	return s, nil
}

func (d *database) open(ctx context.Context, address string) error {
	config, err := configure(address)
	if err != nil {
		return err
	}
	o, err := own(ctx, config.ConnConfig)
	if err != nil {
		return err
	}
	d.hold = o
	if err := migrate(ctx, config.ConnConfig); err != nil {
		return err
	}
	if d.pool, err = pgxpool.NewWithConfig(ctx, config); err != nil {
		return err
	}
	return nobodyElse(ctx, query.New(d.pool))
}

// fewest is the smallest pool where work that holds a connection needs a second one: [Member.Once], and the listener of River.
const fewest = 4

// configure returns the settings of the connections to a database.
func configure(address string) (*pgxpool.Config, error) {
	config, err := pgxpool.ParseConfig(address)
	if err != nil {
		return nil, errors.New("this is not the address of a database: write postgres://USER@HOST:PORT/DATABASE")
	}
	for name, value := range settings() {
		if _, set := config.ConnConfig.RuntimeParams[name]; !set {
			config.ConnConfig.RuntimeParams[name] = value
		}
	}
	return config, nil
}

// read runs fn with the queries, unless the store is closed.
func (d *database) read(ctx context.Context, fn func(*query.Queries) error) (err error) {
	end := d.Begin(false)
	defer func() { end(err) }()
	d.use.RLock()
	defer d.use.RUnlock()
	if d.closed {
		return store.ErrClosed
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	err = fn(query.New(d.pool))
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.Is(err, pgx.ErrNoRows):
		return store.ErrNotFound
	}
	return explain(err)
}

// Ping implements [store.Store].
func (s *Store) Ping(ctx context.Context) error {
	if _, err := s.Count(ctx); err != nil {
		return err
	}
	return s.write(ctx, func(ctx context.Context, tx pgx.Tx, _ *query.Queries) error {
		_, err := tx.Exec(ctx, "SELECT pg_current_xact_id()") // fails where the database can only be read
		return err
	})
}

// Connections implements [store.Measured].
func (d *database) Connections() store.Connections {
	is := d.pool.Stat()
	return store.Connections{Busy: int(is.AcquiredConns()), Idle: int(is.IdleConns()), Most: int(is.MaxConns())}
}

// Close waits for running calls, closes all connections and gives up the database.
func (d *database) Close() error {
	d.use.Lock()
	defer d.use.Unlock()
	if d.closed {
		return nil
	}
	d.closed = true
	if d.hold != nil {
		d.hold.close()
	}
	if d.pool != nil {
		d.pool.Close()
	}
	return nil
}
