package postgres

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"fray/internal/store"
	"fray/internal/store/postgres/query"
)

// Seat is how a server takes part among others.
type Seat struct {
	Address string        // HOST:PORT where other servers reach this one
	Base    string        // public URL of the links; empty: none. The servers of a database have the same
	Rules   string        // fingerprint of the program's rules
	Lease   time.Duration // how long leases are valid without a renewal: 2 seconds
	Log     *slog.Logger  // none

	// Reach, if not nil, checks that another server answers at an address and has the same secret.
	Reach func(ctx context.Context, address string, secret []byte) error
}

const (
	leaseTime  = 2 * time.Second
	renewals   = 6  // in the time of a lease
	safety     = 10 // the part of a lease that this process leaves unused, as clocks run differently fast
	nameLength = 8
)

// Member is the store of a server that shares a database with others. It has a [stay] while it can renew its leases. A separate
// connection holds the lock that says that the database is in use, renews the stay, and hears of leases that change.
type Member struct {
	*Store
	seat    Seat
	program int // number of its program
	secret  []byte
	schema  string
	config  *pgx.ConnConfig

	cancel context.CancelFunc
	done   chan struct{} // closed when the connection is

	mu      sync.Mutex
	stay    *stay
	waiting map[string]chan struct{} // by table: closed when its lease may have changed
}

var (
	_ store.Shared = (*Member)(nil)
	_ hold         = (*Member)(nil)
)

// Join opens the database at an address, as [Open] does, as one of several servers. It returns [store.ErrInUse] if a server that is
// alone uses it, or servers that cannot be of the same cluster.
func Join(ctx context.Context, address string, seat Seat) (*Member, error) {
	if seat.Lease == 0 {
		seat.Lease = leaseTime
	}
	if seat.Log == nil {
		seat.Log = slog.New(slog.DiscardHandler)
	}
	m := &Member{Store: &Store{&database{}, noLease()}, seat: seat, done: make(chan struct{}), waiting: map[string]chan struct{}{}}
	if err := m.join(ctx, address); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", Name(address), explain(err)), m.Close())
	}
	return m, nil
}

func (m *Member) join(ctx context.Context, address string) error {
	config, err := configure(address)
	if err != nil {
		return err
	}
	m.config = config.ConnConfig
	conn, err := m.connect(ctx)
	if err != nil {
		return err
	}
	running, cancel := context.WithCancel(context.WithoutCancel(ctx))
	m.cancel = cancel
	err = m.enter(ctx, conn, config)
	if err != nil {
		hangUp(conn)
		close(m.done)
	} else {
		go m.keep(running, conn)
	}
	m.hold = m
	return err
}

// enter brings the schema up to date and begins the first stay, while no other server does so.
func (m *Member) enter(ctx context.Context, conn *pgx.Conn, config *pgxpool.Config) error {
	if err := conn.QueryRow(ctx, "SELECT current_schema(), pg_advisory_lock($1, hashtext(current_schema()))::text", lockClass+1).Scan(&m.schema, nil); err != nil {
		return err
	}
	if err := migrate(ctx, config.ConnConfig); err != nil {
		return err
	}
	config.MaxConns = max(config.MaxConns, fewest)
	var err error
	if m.pool, err = pgxpool.NewWithConfig(ctx, config); err != nil {
		return err
	}
	q := query.New(conn)
	secret := make([]byte, 32)
	_, _ = rand.Read(secret) // never fails: see crypto/rand
	if err := errors.Join(q.AddSecret(ctx, secret), q.AddProgram(ctx, m.seat.Rules)); err != nil {
		return err
	}
	if m.secret, err = q.Secret(ctx); err != nil {
		return err
	}
	if m.program, err = q.ProgramNumber(ctx, m.seat.Rules); err != nil {
		return err
	}
	if err := m.meet(ctx, q); err != nil {
		return err
	}
	if err := errors.Join(q.DropOldServers(ctx), m.begin(ctx, conn)); err != nil {
		return err
	}
	_, err = conn.Exec(ctx, "SELECT pg_advisory_unlock($1, hashtext(current_schema()))", lockClass+1)
	return err
}

// Secret is what only the servers of this database know.
func (m *Member) Secret() []byte { return m.secret }

// Name implements [store.Shared].
func (m *Member) Name() string {
	if s := m.current(); s != nil {
		return s.id
	}
	return ""
}

// newName draws the id of a stay.
func newName() string { return strings.ToLower(rand.Text()[:nameLength]) }

// current returns the stay, or nil if there is none now.
func (m *Member) current() *stay {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.stay
}

// problem implements hold: the fences decide what may be changed.
func (m *Member) problem() error {
	if s := m.current(); s == nil || !s.held() {
		return fmt.Errorf("%w: this server could not renew its leases and joins again", store.ErrUnavailable)
	}
	return nil
}

// close implements hold. It ends the stay, so that others can take its leases at once.
func (m *Member) close() {
	m.cancel()
	<-m.done
}
