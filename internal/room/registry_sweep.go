package room

import (
	"cmp"
	"maps"
	"runtime/debug"
	"slices"
	"time"

	"fray/table"
)

// sweepEvery is the time between two searches for idle fights.
const sweepEvery = 15 * time.Second

// manyAsleep is the number of fights put away that makes the registry return their memory to the system, outside of a rush, and while people
// play at few tables: it stops all answers for a moment. Otherwise Go does so after minutes without work.
const manyAsleep = 64

// fresh is how long a fight stays in memory after its last use. In a rush, when many pages come at once, only inputs count as use: a fight that
// was looked at is put away at once.
const fresh = 2 * time.Second

// rushLasts is how long a rush lasts after its last search for idle fights.
const rushLasts = 5 * time.Second

// Stats counts what a registry holds, for metrics.
type Stats struct {
	Rooms    int // in memory
	Awake    int // rooms with their fight in memory
	Branches int // rooms that are branches
	Watches  int
	Leases   int // of tables with their branches; 0 if the server is alone
}

// Stats counts rooms and watches.
func (h *Registry) Stats() Stats {
	h.mu.Lock()
	defer h.mu.Unlock()
	st := Stats{Rooms: len(h.rooms), Awake: int(h.awake.Load()), Watches: int(h.watches.Load())}
	roots := map[string]bool{}
	for _, r := range h.rooms {
		if r.branch != "" {
			st.Branches++
		}
		if r.lease != nil {
			roots[r.root()] = true
		}
	}
	st.Leases = len(roots)
	return st
}

// all returns the rooms.
func (h *Registry) all() []*Room {
	h.mu.Lock()
	defer h.mu.Unlock()
	return slices.Collect(maps.Values(h.rooms))
}

// sweepLater starts the next sweep after a while. The registry is locked.
func (h *Registry) sweepLater(wait time.Duration, pruned time.Time) {
	h.sweeper = time.AfterFunc(wait, func() { h.sweep(pruned) })
}

// sweep puts idle fights away, stores when tables were last in use, releases those that rest, now and then deletes old tables, and starts the
// next sweep. The first sweep does all of it.
func (h *Registry) sweep(pruned time.Time) {
	now := time.Now()
	h.tidy(false)
	for _, r := range h.all() {
		r.touch()
	}
	if h.shared != nil {
		h.rest(now)
	}
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

// mostAwake is the number of idle fights that stay in memory: with those that are in play, or without.
func (h *Registry) mostAwake(inPlay bool) int {
	if inPlay {
		return h.c.Awake
	}
	return h.c.Awake / 4
}

// woken counts a fight that was read into memory. If there are too many, some are put away soon. If many have been read since the last search,
// it is a rush, and some are put away at once.
func (h *Registry) woken() {
	most := int64(h.mostAwake(false))
	awake := h.awake.Add(1)
	if awake > most && !h.crowded.Swap(true) {
		time.AfterFunc(fresh, func() {
			h.crowded.Store(false)
			h.tidy(false)
		})
	}
	if awake > max(most, h.settled.Load())+most/2 && !h.rushed.Swap(true) {
		time.AfterFunc(0, func() {
			h.rushed.Store(false)
			h.tidy(true)
		})
	}
}

// tidy puts away idle fights, and, if there are too many, the longest unused ones, those first that are not in play. In a rush, looks are no
// use.
func (h *Registry) tidy(rush bool) {
	now := time.Now()
	var idle []nap
	playing := 0
	for _, r := range h.all() {
		if r.mu.TryLock() { // a busy room is not idle
			if r.isPlayed(now) {
				playing++
			}
			if r.canSleep(now, rush) {
				idle = append(idle, nap{r, len(r.watches) > 0 && !r.played.IsZero(), now.Sub(r.used)})
			}
			r.mu.Unlock()
		}
	}
	if rush {
		h.pressed.Store(now.UnixNano())
	}
	calm := rushLasts - time.Duration(now.UnixNano()-h.pressed.Load())
	h.c.Heap(heapGrowth(playing, calm > 0))
	if calm > 0 && !h.calming.Swap(true) {
		time.AfterFunc(calm, func() {
			h.calming.Store(false)
			h.tidy(false)
		})
	}
	slices.SortFunc(idle, func(a, b nap) int {
		if a.inPlay != b.inPlay {
			return cmp.Compare(table.Bit(a.inPlay), table.Bit(b.inPlay))
		}
		return cmp.Compare(b.since, a.since)
	})
	before := h.awake.Load()
	left := int(before)
	for _, n := range idle {
		if n.since >= h.c.Idle || left > h.mostAwake(n.inPlay) {
			n.room.nap(now, rush)
			left--
		}
	}
	h.settled.Store(h.awake.Load())
	if h.napped.Add(before-h.awake.Load()) >= manyAsleep && !rush && playing < fewTables {
		h.napped.Store(0)
		debug.FreeOSMemory()
	}
}

// nap is a room that may be put away.
type nap struct {
	room   *Room
	inPlay bool          // it has an open page, and an input since it was read into memory
	since  time.Duration // its last use
}

// canSleep reports whether the fight may be put away.
func (r *Room) canSleep(now time.Time, rush bool) bool {
	last := r.used
	if rush {
		last = r.played
	}
	return (r.fight != nil || r.timelines != nil) && !r.runs && r.clock.timer == nil && r.shared.fault == "" && now.Sub(last) >= fresh
}

// nap puts the fight away unless it was used meanwhile.
func (r *Room) nap(now time.Time, rush bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.canSleep(now, rush) {
		r.storeSnapshot(true)
		r.sleep()
	}
}
