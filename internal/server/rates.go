package server

import (
	"sync"
	"time"
)

// maxKeys is how many keys a limiter tells apart: beyond that, strangers share one allowance.
const maxKeys = 100_000

// limiter lets each key do something so often. It keeps one time for a key: when its allowance would be whole again.
type limiter struct {
	rate Rate
	now  func() time.Time

	mu    sync.Mutex
	whole map[string]time.Time // under mu
}

func newLimiter(r Rate) *limiter {
	return &limiter{rate: r, now: time.Now, whole: map[string]time.Time{}}
}

// take takes one from the allowance of a key, or says how long to wait.
func (l *limiter) take(key string) (wait time.Duration, ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	whole, known := l.whole[key]
	if !known && len(l.whole) >= maxKeys {
		if l.forget(now); len(l.whole) >= maxKeys {
			key = ""
			whole = l.whole[key]
		}
	}
	if whole.Before(now) {
		whole = now
	}
	whole = whole.Add(l.rate.Every)
	if wait := whole.Sub(now) - time.Duration(l.rate.Burst)*l.rate.Every; wait > 0 {
		return wait, false
	}
	l.whole[key] = whole
	return 0, true
}

// forget drops the keys whose allowance is whole.
func (l *limiter) forget(now time.Time) {
	for key, whole := range l.whole {
		if !whole.After(now) {
			delete(l.whole, key)
		}
	}
}
