package postgres

import (
	"context"
	"errors"
	"time"

	"github.com/jackc/pgx/v5"

	"fray/internal/store/postgres/query"
)

// rejoin is the longest wait before another attempt to reach a database that is away.
const rejoin = time.Second

// connect connects, takes the lock of the schema together with the other servers, and listens for leases that change.
func (m *Member) connect(ctx context.Context) (*pgx.Conn, error) {
	conn, err := lock(ctx, m.config, among)
	if err != nil {
		return nil, err
	}
	var schema string
	if err := conn.QueryRow(ctx, "SELECT current_schema()").Scan(&schema); err != nil {
		hangUp(conn)
		return nil, err
	}
	if _, err := conn.Exec(ctx, "LISTEN "+pgx.Identifier{channel(schema)}.Sanitize()); err != nil {
		hangUp(conn)
		return nil, err
	}
	return conn, nil
}

// channel is the channel on which servers tell each other of leases that change. It carries ids of tables.
func channel(schema string) string { return "fray " + schema }

// everything stands for all tables on the channel.
const everything = "*"

// keep renews the stay and hears of leases until the context ends. If the connection is lost, it makes another one.
func (m *Member) keep(ctx context.Context, conn *pgx.Conn) {
	defer close(m.done)
	for wait := retryFirst; ; wait = min(2*wait, rejoin) {
		if conn != nil {
			err := m.listen(ctx, conn)
			if ctx.Err() != nil {
				m.leave(context.WithoutCancel(ctx), conn)
				return
			}
			m.seat.Log.Warn("the connection to the database is lost", "err", err)
			hangUp(conn)
			wait = retryFirst
		}
		select {
		case <-ctx.Done():
			m.leave(context.WithoutCancel(ctx), nil)
			return
		case <-time.After(wait):
		}
		trying, cancel := context.WithTimeout(ctx, m.seat.Lease)
		var err error
		if conn, err = m.connect(trying); err == nil {
			if err = m.renew(trying, conn); err != nil {
				hangUp(conn)
			}
		}
		cancel()
		if err != nil {
			conn = nil
		}
		m.tell(everything) // what was said meanwhile was not heard
	}
}

// listen renews the stay in time and passes on what it hears, until the connection is lost.
func (m *Member) listen(ctx context.Context, conn *pgx.Conn) error {
	pause := m.seat.Lease / renewals
	for next := time.Now().Add(pause); ; {
		hearing, cancel := context.WithDeadline(ctx, next)
		n, err := conn.WaitForNotification(hearing)
		cancel()
		if err == nil {
			m.tell(n.Payload)
			if time.Now().Before(next) {
				continue
			}
		} else if ctx.Err() != nil || conn.IsClosed() || !errors.Is(err, context.DeadlineExceeded) {
			return err
		}
		next = time.Now().Add(pause)
		renewing, cancel := context.WithTimeout(ctx, m.seat.Lease/2)
		err = m.renew(renewing, conn)
		cancel()
		if err != nil {
			return err
		}
	}
}

// leave ends the stay so that others can take the leases at once.
func (m *Member) leave(ctx context.Context, conn *pgx.Conn) {
	if s := m.current(); s != nil {
		m.end(s)
		ctx, cancel := context.WithTimeout(ctx, time.Second)
		defer cancel()
		err := query.New(m.pool).DropServer(ctx, s.id)
		if err == nil {
			err = notify(ctx, m.pool, m.schema, everything)
		}
		if err != nil {
			m.seat.Log.Warn("cannot leave the other servers: they take the tables when the lease is over", "err", err)
		}
	}
	if conn != nil {
		hangUp(conn)
	}
}
