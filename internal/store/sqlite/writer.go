package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"sync"

	"fray/internal/store"
)

// groupMax is how many changes share a transaction at most, so that none waits for very many others to be carried out.
const groupMax = 256

// writer is the one goroutine that changes the database. While it waits for the disk, changes queue; then all of them are
// written in one transaction, with one wait. Nobody waits longer than for the group before and its own.
//
//  1. A change is in the queue, or being written, or settled; the caller may take it back only while it is in the queue.
//  2. A change is settled without an error only after the transaction that has it was committed.
//  3. A change that is refused has written nothing, and does not touch the others of its group.
//  4. If the database fails, the group is rolled back and each of its changes gets a transaction alone: what is wrong with
//     one table, or too large for what is left of the disk, is told to that one.
type writer struct {
	conn *sql.Conn
	put  statements
	ill  bool // what was to be written last could not be; known to the one goroutine only

	mu     sync.Mutex
	queue  []*change
	closed bool          // nothing more comes into the queue
	wake   chan struct{} // capacity 1: there is something in the queue; closed with the writer
	done   chan struct{} // closed when everything is settled
}

// change is one call's writing.
type change struct {
	do      func(context.Context, *statements) error // a [refusal], or what is wrong with the database
	err     error
	settled chan struct{}
}

// refusal is a change that looked and then did not write.
type refusal struct{ error }

// Unwrap gives what the caller is told.
func (r refusal) Unwrap() error { return r.error }

func newWriter(ctx context.Context, db *sql.DB) (*writer, error) {
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, err
	}
	w := &writer{conn: conn, wake: make(chan struct{}, 1), done: make(chan struct{})}
	if err := w.put.prepare(ctx, conn); err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	go w.run()
	return w, nil
}

// submit has a change written and waits until it is settled. If the context ends while the change is in the queue it is
// taken back.
func (w *writer) submit(ctx context.Context, do func(context.Context, *statements) error) error {
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
		if w.takeBack(c) {
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

// takeBack takes a change out of the queue, if it is still there.
func (w *writer) takeBack(c *change) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	i := slices.Index(w.queue, c)
	if i < 0 {
		return false
	}
	w.queue = slices.Delete(w.queue, i, i+1)
	return true
}

// take gives the next group; it is empty if nothing waits.
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
	w.drain() // what came between the last wake and close
}

func (w *writer) drain() {
	for group := w.take(); len(group) > 0; group = w.take() {
		w.settle(group)
	}
}

// close settles what is in the queue, refuses what comes later and gives the connection back.
func (w *writer) close() error {
	w.mu.Lock()
	w.closed = true
	close(w.wake)
	w.mu.Unlock()
	<-w.done
	return errors.Join(w.put.close(), w.conn.Close())
}
