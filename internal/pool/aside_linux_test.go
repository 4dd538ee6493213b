package pool_test

import (
	"errors"
	"syscall"
	"testing"

	"fray/internal/pool"
)

// TestAside: computations that nobody waits for at once run on threads that yield, others do not; the threads of others stay as they were.
func TestAside(t *testing.T) {
	p, broken := pool.New(2), errors.New("broken")
	usual := nice(t)
	for as, yields := range map[pool.Priority]bool{pool.Choice: false, pool.Looking: false, pool.Thinking: true, pool.Background: true} {
		n := 0
		if err := p.Do(t.Context(), "a", as, func() error { n = nice(t); return broken }); !errors.Is(err, broken) {
			t.Errorf("priority %d: the error is %v", as, err)
		}
		if want := map[bool]int{false: usual, true: 19}[yields]; n != want {
			t.Errorf("priority %d: the thread has nice %d, want %d", as, n, want)
		}
		if now := nice(t); now != usual {
			t.Errorf("after priority %d the caller has nice %d, it had %d", as, now, usual)
		}
	}
}

// nice returns how much the current thread yields to others.
func nice(t *testing.T) int {
	t.Helper()
	n, err := syscall.Getpriority(syscall.PRIO_PROCESS, 0)
	if err != nil {
		t.Fatal(err)
	}
	return 20 - n // as the system call reports it
}
