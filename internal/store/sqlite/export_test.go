package sqlite

import (
	"context"

	"fray/internal/store/sqlite/query"
)

// Hold keeps the writer busy until release is called.
func (s *Store) Hold(ctx context.Context) (release func() error) {
	held, free, settled := make(chan struct{}), make(chan struct{}), make(chan error)
	go func() {
		settled <- s.w.submit(ctx, func(context.Context, *query.Queries) error {
			close(held)
			<-free
			return nil
		})
	}()
	<-held
	return func() error {
		close(free)
		return <-settled
	}
}

// Queued returns the number of queued changes.
func (s *Store) Queued() int {
	s.w.mu.Lock()
	defer s.w.mu.Unlock()
	return len(s.w.queue)
}
