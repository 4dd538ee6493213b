package postgres

import (
	"context"
	"fmt"
	"time"

	"fray/internal/store"
	"fray/internal/store/postgres/query"
)

// look is the time between two looks at the other servers.
const look = 100 * time.Millisecond

// live returns the first server, if any, that bad refuses, once the time of those is over that were killed.
func live(ctx context.Context, q *query.Queries, patience time.Duration, bad func(*query.Server) error) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	for {
		all, err := q.LiveServers(context.WithoutCancel(ctx))
		if err != nil {
			return err
		}
		for i := range all {
			if err = bad(&all[i]); err != nil {
				break
			}
		}
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(look):
		}
	}
}

// nobodyElse returns [store.ErrInUse] if servers share the database.
func nobodyElse(ctx context.Context, q *query.Queries) error {
	return live(ctx, q, 2*leaseTime, func(s *query.Server) error {
		return fmt.Errorf("%w, at %s; stop all servers of this database first", store.ErrInUse, s.Address)
	})
}

// meet returns [store.ErrInUse] if a server has the database that cannot be of the same cluster: its links begin with another address, or it
// cannot be reached.
func (m *Member) meet(ctx context.Context, q *query.Queries) error {
	const remedy = "; if that server is of another cluster, give this one a separate database or schema"
	return live(ctx, q, 2*m.seat.Lease, func(s *query.Server) error {
		if s.Base != m.seat.Base {
			return fmt.Errorf("%w, at %s with --base-url %q, and this one has %q: the servers of one database have the same%s", store.ErrInUse, s.Address, s.Base, m.seat.Base, remedy)
		}
		if m.seat.Reach == nil {
			return nil
		}
		if err := m.seat.Reach(ctx, s.Address, m.secret); err != nil {
			return fmt.Errorf("%w, and it cannot be reached at %s, which its --advertise says: %w%s", store.ErrInUse, s.Address, err, remedy)
		}
		return nil
	})
}
