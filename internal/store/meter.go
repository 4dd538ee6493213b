package store

import (
	"errors"
	"sync/atomic"
	"time"
)

// Measured is a store that tells how it does, for metrics.
type Measured interface {
	// Observe has fn called after each call, by many goroutines.
	Observe(fn func(Call))
	// Connections returns the connections to the database.
	Connections() Connections
}

// Call is one use of a database.
type Call struct {
	Writes bool
	Took   time.Duration
	Failed bool // by the database, and not by what was asked of it
}

// Connections are those to a database.
type Connections struct{ Busy, Idle, Most int }

// Meter implements Observe for drivers. The zero value tells nobody.
type Meter struct{ tell atomic.Pointer[func(Call)] }

// Observe implements [Measured].
func (m *Meter) Observe(fn func(Call)) { m.tell.Store(&fn) }

// Begin begins a call. What it returns ends it, with the call's error.
func (m *Meter) Begin(writes bool) (end func(error)) {
	tell := m.tell.Load()
	if tell == nil {
		return func(error) {}
	}
	began := time.Now()
	return func(err error) { (*tell)(Call{writes, time.Since(began), failed(err)}) }
}

// failed reports whether an error is that of a database that does not work.
func failed(err error) bool {
	for _, is := range []error{ErrUnavailable, ErrFull, ErrReadOnly, ErrDamaged} {
		if errors.Is(err, is) {
			return true
		}
	}
	return false
}
