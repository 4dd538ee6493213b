package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"sync"

	"fray/internal/store"
	"fray/internal/store/sqlite/query"
)

// groupMax is how many changes share a transaction at most. It bounds how long a change waits for others.
const groupMax = 256

// writer is the goroutine that changes the database. While it waits for the disk, changes queue up; then all of them are
// written in one transaction, with one wait. A change waits at most for the previous group and its own.
//
//  1. A change is queued, or being written, or settled. The caller can withdraw it only while it is queued.
//  2. A change is settled without an error only after its transaction is committed.
//  3. A refused change has written nothing and does not affect the others in its group.
//  4. If the database fails, the group is rolled back and each change gets a separate transaction. So only the change that
//     causes the failure gets the error, such as one for a damaged table or one that is too large for the free space.
type writer struct {
	conn    *sql.Conn
	put     *query.Queries // prepared
	failing bool           // the last write failed; used by the goroutine only

	mu     sync.Mutex
	queue  []*change
	closed bool          // the queue accepts nothing more
	wake   chan struct{} // capacity 1: the queue has changes; closed with the writer
	done   chan struct{} // closed when everything is settled
}

// change is the write of one call.
type change struct {
	do      func(context.Context, *query.Queries) error // returns a [refusal], or an error of the database
	err     error
	settled chan struct{}
}

// refusal is the error of a change that was refused before it wrote anything.
type refusal struct{ error }

// Unwrap returns the error for the caller.
func (r refusal) Unwrap() error { return r.error }

func newWriter(ctx context.Context, db *sql.DB) (*writer, error) {
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, err
	}
	put, err := query.Prepare(ctx, conn)
	if err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	w := &writer{conn: conn, put: put, wake: make(chan struct{}, 1), done: make(chan struct{})}
	go w.run()
	return w, nil
}

// change has the writer make a change.
func (s *Store) change(ctx context.Context, do func(context.Context, *query.Queries) error) error {
	end := s.Begin(true)
	err := s.w.submit(ctx, do)
	end(err)
	return err
}

// submit queues a change and waits until it is settled. If the context ends while the change is queued, submit withdraws it.
func (w *writer) submit(ctx context.Context, do func(context.Context, *query.Queries) error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	c := &change{do: do, settled: make(chan struct{})}
	if err := w.enqueue(c); err != nil {
		return err
	}
	select {
	case <-c.settled:
	case <-ctx.Done():
		if w.withdraw(c) {
			return ctx.Err()
		}
		<-c.settled
	}
	return c.err
}

func (w *writer) enqueue(c *change) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.closed {
		return store.ErrClosed
	}
	w.queue = append(w.queue, c)
	select {
	case w.wake <- struct{}{}:
	default:
	}
	return nil
}

// withdraw removes a change from the queue if it is still there.
func (w *writer) withdraw(c *change) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	i := slices.Index(w.queue, c)
	if i < 0 {
		return false
	}
	w.queue = slices.Delete(w.queue, i, i+1)
	return true
}

// take removes the next group from the queue; it is empty if the queue is.
func (w *writer) take() []*change {
	w.mu.Lock()
	defer w.mu.Unlock()
	n := min(len(w.queue), groupMax)
	group := slices.Clone(w.queue[:n])
	w.queue = slices.Delete(w.queue, 0, n)
	return group
}

func (w *writer) run() {
	defer close(w.done)
	for range w.wake {
		w.drain()
	}
	w.drain() // what was queued between the last wake and close
}

func (w *writer) drain() {
	for group := w.take(); len(group) > 0; group = w.take() {
		w.settle(group)
	}
}

// close settles the queue, refuses later changes and closes the connection.
func (w *writer) close() error {
	w.mu.Lock()
	w.closed = true
	close(w.wake)
	w.mu.Unlock()
	<-w.done
	return errors.Join(w.put.Close(), w.conn.Close())
}
