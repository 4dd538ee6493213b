package postgres

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"fray/internal/store"
)

// lockClass tells the advisory locks of fray from those of other programs: "fray" in ASCII.
const lockClass = 1718772089

// lockWait is how long to wait for the lock.
const lockWait = "2s"

// The wait before another attempt to reach a database that is away.
const (
	retryFirst = 100 * time.Millisecond
	retryMost  = 5 * time.Second
)

// owner holds a connection with a lock that says that the schema is in use. If the connection is lost, PostgreSQL releases the
// lock; until the owner has it again, the store writes nothing.
type owner struct {
	config *pgx.ConnConfig
	cancel context.CancelFunc
	done   chan struct{} // closed when the connection is

	mu   sync.Mutex
	lost error // why the store must not write; nil: it owns the schema
}

// own takes the lock, or returns [store.ErrInUse] if another process has it.
func own(ctx context.Context, config *pgx.ConnConfig) (*owner, error) {
	conn, err := lock(ctx, config, exclusive)
	if err != nil {
		return nil, err
	}
	running, cancel := context.WithCancel(context.Background())
	o := &owner{config: config, cancel: cancel, done: make(chan struct{})}
	go o.keep(running, conn)
	return o, nil
}

// Functions of PostgreSQL that lock a schema: for a process that is alone, and for one of several servers.
const (
	exclusive = "pg_advisory_lock"
	among     = "pg_advisory_lock_shared"
)

// lock connects and takes the lock of the schema. It waits a moment for it: PostgreSQL may not have noticed yet that a process that
// had it has ended.
func lock(ctx context.Context, config *pgx.ConnConfig, how string) (*pgx.Conn, error) {
	config = config.Copy()
	config.RuntimeParams["lock_timeout"] = lockWait
	conn, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		return nil, err
	}
	var schema *string
	err = conn.QueryRow(ctx, "SELECT current_schema(), "+how+"($1, hashtext(coalesce(current_schema(), '')))::text", lockClass).Scan(&schema, nil)
	if e, ok := errors.AsType[*pgconn.PgError](err); ok && e.Code == "55P03" { // lock_not_available
		err = fmt.Errorf("%w; stop that server, or give this one a separate database or schema; servers that share one all need --peer-addr", store.ErrInUse)
	}
	if err == nil && schema == nil {
		err = errNoSchema()
	}
	if err != nil {
		hangUp(conn)
		return nil, err
	}
	return conn, nil
}

// keep waits until the connection is lost, and then tries to take the lock again until it has it.
func (o *owner) keep(ctx context.Context, conn *pgx.Conn) {
	defer close(o.done)
	for {
		_, err := conn.WaitForNotification(ctx) // nobody sends any, so it returns when the connection is lost
		if err == nil {
			continue
		}
		hangUp(conn)
		o.set(fmt.Errorf("%w: %w", store.ErrUnavailable, err))
		for wait := retryFirst; ; wait = min(2*wait, retryMost) {
			if ctx.Err() != nil {
				return
			}
			if conn, err = lock(ctx, o.config, exclusive); err == nil {
				break
			}
			o.set(explain(err))
			select {
			case <-ctx.Done():
			case <-time.After(wait):
			}
		}
		o.set(nil)
	}
}

// hangUp closes a connection. What it answers to that does not matter.
func hangUp(conn *pgx.Conn) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	_ = conn.Close(ctx)
}

func (o *owner) set(lost error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.lost = lost
}

// problem returns why the store must not write now, or nil.
func (o *owner) problem() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.lost
}

// close releases the lock.
func (o *owner) close() {
	o.cancel()
	<-o.done
}
