package server

import (
	"sync"
	"time"
)

// maxKeys is how many keys a limiter tracks. Beyond that, new keys share one rate.
const maxKeys = 100_000

// limiter limits the rate of each key. For each key it stores one time: when its burst is fully available again.
type limiter struct {
	rate Rate
	now  func() time.Time

	mu   sync.Mutex
	full map[string]time.Time // under mu
}

func newLimiter(r Rate) *limiter {
	return &limiter{rate: r, now: time.Now, full: map[string]time.Time{}}
}

// take uses one from the burst of a key, or returns how long to wait.
func (l *limiter) take(key string) (wait time.Duration, ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	full, known := l.full[key]
	if !known && len(l.full) >= maxKeys {
		if l.forget(now); len(l.full) >= maxKeys {
			key = ""
			full = l.full[key]
		}
	}
	if full.Before(now) {
		full = now
	}
	full = full.Add(l.rate.Every)
	if wait := full.Sub(now) - time.Duration(l.rate.Burst)*l.rate.Every; wait > 0 {
		return wait, false
	}
	l.full[key] = full
	return 0, true
}

// forget removes the keys whose burst is fully available.
func (l *limiter) forget(now time.Time) {
	for key, full := range l.full {
		if !full.After(now) {
			delete(l.full, key)
		}
	}
}
