package postgres

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"

	"fray/internal/store/postgres/query"
)

// stay is the time in which a server has its leases. It is valid in the database until a time of the database's clock, and for this
// process until an earlier moment: the stay is over for this process before another server can take its leases. It is renewed
// only while it is valid for both. Once it is over it is over for good, and the server begins another one with another id.
type stay struct {
	id    string
	until atomic.Pointer[time.Time]
	timer *time.Timer   // ends it
	lost  chan struct{} // closed at its end
}

// held reports whether the stay is valid. It looks at both clocks of the process, as one of them stands still while the machine sleeps.
func (s *stay) held() bool {
	now, until := time.Now(), *s.until.Load()
	return now.Before(until) && now.Round(0).Before(until.Round(0))
}

// validFrom returns until when a stay is valid that was renewed by a request sent at this time.
func (m *Member) validFrom(sent time.Time) time.Time {
	return sent.Add(m.seat.Lease - m.seat.Lease/safety)
}

// begin begins a stay.
func (m *Member) begin(ctx context.Context, conn *pgx.Conn) error {
	sent := time.Now()
	s := &stay{id: newName(), lost: make(chan struct{})}
	until := m.validFrom(sent)
	s.until.Store(&until)
	err := query.New(conn).AddServer(ctx, query.AddServerParams{
		ID: s.id, Address: m.seat.Address, Base: m.seat.Base, Program: m.program, Milliseconds: m.seat.Lease.Milliseconds(),
	})
	if err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.stay = s
	s.timer = time.AfterFunc(time.Until(until), func() { m.over(s) })
	m.seat.Log.Info("joined the servers of the database", "server", s.id, "address", m.seat.Address)
	return nil
}

// renew renews the stay, or begins another one if it is over.
func (m *Member) renew(ctx context.Context, conn *pgx.Conn) error {
	s := m.current()
	if s == nil {
		return m.begin(ctx, conn)
	}
	sent := time.Now()
	n, err := query.New(conn).RenewServer(ctx, query.RenewServerParams{ID: s.id, Milliseconds: m.seat.Lease.Milliseconds()})
	switch {
	case err != nil:
		return err
	case n == 0 || !s.held(): // an answer that comes too late is none: others may have seen the stay as over meanwhile
		m.over(s)
		return m.begin(ctx, conn)
	}
	until := m.validFrom(sent)
	s.until.Store(&until)
	s.timer.Reset(time.Until(until))
	return nil
}

// over ends a stay that could not be renewed.
func (m *Member) over(s *stay) {
	if m.end(s) {
		m.seat.Log.Warn("the leases of this server could not be renewed and are lost", "server", s.id)
	}
}

// end ends a stay, and reports whether it was the present one.
func (m *Member) end(s *stay) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.stay != s {
		return false
	}
	m.stay = nil
	s.timer.Stop()
	s.until.Store(&time.Time{})
	close(s.lost)
	return true
}

// Lost implements [store.Shared].
func (m *Member) Lost() <-chan struct{} {
	if s := m.current(); s != nil {
		return s.lost
	}
	over := make(chan struct{})
	close(over)
	return over
}
