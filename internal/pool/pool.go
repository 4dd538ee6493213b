// Package pool shares the processors among computations of many tables.
package pool

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"sync"
)

// Priority is how soon a waiting computation starts: a lower one first.
type Priority int

// Priorities, by who waits for the result.
const (
	Choice     Priority = iota // somebody who is choosing
	Looking                    // somebody who looks at the past
	Thinking                   // those who play with a bot that looks ahead
	Background                 // nobody: a file or a replay is made
	priorities
)

// ErrClosed is why a computation does not start after [Pool.Close].
var ErrClosed = errors.New("the pool is closed")

// Pool runs computations, some at the same time. A waiting computation starts by its priority; among equals, that of the table that
// waited longest since its last start. One table never gets all places, so others need not wait until its computations end; nor do
// computations in the background, so that a processor is free for answers while nobody waits for anything else. Computations for bots and in
// the background have threads that the system runs only when no others want to run, where it can do that.
type Pool struct {
	most  int // that run at the same time
	share int // of one table

	mu      sync.Mutex
	closed  bool
	running map[string]int
	busy    int
	behind  int            // computations in the background that run
	turn    int            // number of starts so far
	last    map[string]int // turn of a table's last start, while it waits or runs
	waiting [priorities][]*waiter
}

// waiter is a computation that waits.
type waiter struct {
	table string
	start chan error // gets nil to start, or why it does not
}

// New makes a pool that runs that many computations at the same time, but at least two.
func New(most int) *Pool {
	most = max(2, most)
	return &Pool{most: most, share: (most + 1) / 2, running: map[string]int{}, last: map[string]int{}}
}

// Do calls do for a table, as soon as there is a place. It returns the error of ctx if that ends first.
func (p *Pool) Do(ctx context.Context, table string, as Priority, do func() error) error {
	if err := p.wait(ctx, table, as); err != nil {
		return err
	}
	defer p.done(table, as)
	if as < Thinking {
		return do()
	}
	return Aside(do)
}

// Aside calls do on a thread that yields to all others, where the system can do that. Processes that do starts yield too. The thread ends with
// do: its priority cannot be raised again.
func Aside(do func() error) error {
	end := make(chan error, 1)
	go func() {
		runtime.LockOSThread()
		yield()
		end <- do()
	}()
	return <-end
}

// wait waits for a place.
func (p *Pool) wait(ctx context.Context, table string, as Priority) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	w := &waiter{table, make(chan error, 1)}
	p.mu.Lock()
	if p.closed {
		p.mu.Unlock()
		return ErrClosed
	}
	p.waiting[as] = append(p.waiting[as], w)
	p.next()
	p.mu.Unlock()
	select {
	case err := <-w.start:
		return err
	case <-ctx.Done():
	}
	p.mu.Lock()
	i := slices.Index(p.waiting[as], w)
	if i >= 0 {
		p.waiting[as] = slices.Delete(p.waiting[as], i, i+1)
		p.forget(table)
	}
	p.mu.Unlock()
	if i < 0 && <-w.start == nil { // it has got a place meanwhile
		p.done(table, as)
	}
	return ctx.Err()
}

// done gives a place back.
func (p *Pool) done(table string, as Priority) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.busy--
	if as == Background {
		p.behind--
	}
	if p.running[table]--; p.running[table] == 0 {
		delete(p.running, table)
	}
	p.next()
	p.forget(table)
}

// next starts computations while there are places.
func (p *Pool) next() {
	for p.busy < p.most {
		as, i := p.first()
		if i < 0 {
			return
		}
		w := p.waiting[as][i]
		p.waiting[as] = slices.Delete(p.waiting[as], i, i+1)
		p.turn++
		if as == Background {
			p.behind++
		}
		p.busy, p.last[w.table] = p.busy+1, p.turn
		p.running[w.table]++
		w.start <- nil
	}
}

// first returns the computation that starts next: its priority and its place in the queue, or -1.
func (p *Pool) first() (as Priority, i int) {
	for as := range priorities {
		if as == Background && p.behind == p.most-1 {
			break
		}
		best := -1
		for i, w := range p.waiting[as] {
			if p.running[w.table] < p.share && (best < 0 || p.last[w.table] < p.last[p.waiting[as][best].table]) {
				best = i
			}
		}
		if best >= 0 {
			return as, best
		}
	}
	return 0, -1
}

// forget drops what is known of a table that neither runs nor waits.
func (p *Pool) forget(table string) {
	for _, queue := range p.waiting {
		if slices.ContainsFunc(queue, func(w *waiter) bool { return w.table == table }) {
			return
		}
	}
	if p.running[table] == 0 {
		delete(p.last, table)
	}
}

// Close refuses computations that have not started. Those that run continue.
func (p *Pool) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.closed = true
	for as, queue := range p.waiting {
		for _, w := range queue {
			w.start <- ErrClosed
		}
		p.waiting[as] = nil
	}
}
