package room

import (
	"cmp"
	"maps"
	"runtime/debug"
	"slices"
	"time"
)

// sweepEvery is how often fights are put away that nobody looks at.
const sweepEvery = 15 * time.Second

// manyAsleep is how many fights have to be put away at once for their memory to be given back to the system there and then.
// Go does so by itself, but only after minutes where nothing happens.
const manyAsleep = 64

// fresh is how long nothing is put away that was used, however many fights there are in memory.
const fresh = 2 * time.Second

// Stats is how much a registry has to do, for metrics.
type Stats struct {
	Rooms    int // that are known in memory
	Awake    int // whose fights are in memory
	Branches int // of Rooms, those that are branches
	Watches  int
}

// Stats counts.
func (h *Registry) Stats() Stats {
	h.mu.Lock()
	defer h.mu.Unlock()
	st := Stats{Rooms: len(h.rooms), Awake: int(h.awake.Load()), Watches: int(h.watches.Load())}
	for _, r := range h.rooms {
		if r.branch != "" {
			st.Branches++
		}
	}
	return st
}

// all are the rooms.
func (h *Registry) all() []*Room { return slices.Collect(maps.Values(h.rooms)) }

// sweepLater sweeps in a while. The registry is locked.
func (h *Registry) sweepLater(wait time.Duration, pruned time.Time) {
	h.sweeper = time.AfterFunc(wait, func() { h.sweep(pruned) })
}

// sweep tidies up again and again, and forgets old tables now and then: for the first time when the registry is opened.
func (h *Registry) sweep(pruned time.Time) {
	now := time.Now()
	h.tidy()
	if now.Sub(pruned) >= pruneEvery {
		h.prune(now)
		pruned = now
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.closed {
		h.sweepLater(sweepEvery, pruned)
	}
}

// woken counts a fight that has come into memory. If there are too many, some go soon.
func (h *Registry) woken() {
	if h.awake.Add(1) > int64(h.c.Awake) && !h.crowded.Swap(true) {
		time.AfterFunc(fresh, func() {
			h.crowded.Store(false)
			h.tidy()
		})
	}
}

// tidy puts away what has not been used for long, and of what is too much the longest unused.
func (h *Registry) tidy() {
	h.mu.Lock()
	all := h.all()
	h.mu.Unlock()
	now := time.Now()
	var idle []nap
	for _, r := range all {
		if r.mu.TryLock() { // one that is busy is not idle
			if r.canSleep(now) {
				idle = append(idle, nap{r, now.Sub(r.used)})
			}
			r.mu.Unlock()
		}
	}
	slices.SortFunc(idle, func(a, b nap) int { return cmp.Compare(b.since, a.since) })
	before := h.awake.Load()
	tooMany := int(before) - h.c.Awake
	for i, n := range idle {
		if n.since >= h.c.Idle || i < tooMany {
			n.room.nap(now)
		}
	}
	if before-h.awake.Load() >= manyAsleep {
		debug.FreeOSMemory()
	}
	for _, r := range all {
		r.touch()
	}
}

// nap is a room that has not been used for so long.
type nap struct {
	room  *Room
	since time.Duration
}

// canSleep reports whether the fight may be put away.
func (r *Room) canSleep(now time.Time) bool {
	return (r.fight != nil || r.timelines != nil) && !r.runs && r.clock.timer == nil && r.shared.fault == "" && now.Sub(r.used) >= fresh
}

// nap puts the fight away if nobody has used it meanwhile.
func (r *Room) nap(now time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.canSleep(now) {
		r.storeSnapshot(true)
		r.sleep()
	}
}
