package store

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// Shared is a store that several servers use at the same time. A table is answered for by one of them, the one that has its lease; the
// lease covers the branches of the table. Without a lease a table can be read, and nothing of it can be changed. Create of a table that is no
// branch needs no lease: the new table belongs to nobody.
//
// A server that cannot reach the database loses all its leases after a short time, and before any other server can get them.
type Shared interface {
	Store
	// Take takes the lease of a table, and ends one that this server has. If another server has it, or should have it, the
	// error is an [Elsewhere]; if no server can have it now, it is [ErrNewer].
	Take(ctx context.Context, table string) (Lease, error)
	// Owner returns the name of the server that has the lease of a table, or "" if none has it.
	Owner(ctx context.Context, table string) (string, error)
	// Lost returns a channel that is closed when this server loses all the leases that it has now.
	Lost() <-chan struct{}
	// Moved returns a channel that is closed when the lease of a table may have changed, as far as this server hears of it.
	Moved(table string) <-chan struct{}
	// Name is the id of this server among the others. It changes after Lost.
	Name() string
	// Newer reports whether rules, by their fingerprint, are those of a program that came later than this one.
	Newer(ctx context.Context, rules string) (bool, error)
	// Spend takes one from the burst of a key, of which one more comes back with every time that passes, at all servers together. If
	// none is left, wait is how long to wait for one.
	Spend(ctx context.Context, key string, every time.Duration, burst int) (wait time.Duration, err error)
	// Once calls do while no other server calls Once.
	Once(ctx context.Context, do func() error) error
}

// Lease is the right of one server to answer for a table and its branches. Epochs of a table only rise.
type Lease interface {
	// Store returns the store, for changes of this table and its branches. Once another server can have the lease, every
	// change is [ErrLost].
	Store() Store
	// Root is the ID of the table.
	Root() string
	// Epoch is the number of the lease.
	Epoch() int64
	// Held reports whether no other server can have the lease yet. What was read from memory before Held returned true was
	// the latest state then.
	Held() bool
	// Release gives the lease up, so that any server can take it.
	Release(ctx context.Context) error
	// Decline gives the lease up and lets only servers take it that play by these rules, or by those of a later program.
	Decline(ctx context.Context, rules string) error
}

// ErrLost means that this server does not have the lease of the table, or not any more. Nothing was changed.
var ErrLost = errors.New("another server answers for the table")

// ErrNewer means that only a newer version of fray than any that runs can play the table.
var ErrNewer = errors.New("only a newer version of fray can play the table")

// Elsewhere is the error of a table for which another server answers.
type Elsewhere struct {
	Table   string // ID, as it was asked for
	Server  string // its name
	Address string // HOST:PORT for other servers
}

// Error implements error.
func (e *Elsewhere) Error() string {
	return fmt.Sprintf("table %s: the server %s at %s answers for it", e.Table, e.Server, e.Address)
}
