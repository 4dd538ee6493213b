package room

import (
	"errors"
	"time"

	"fray/internal/store"
)

const (
	branchStays = 24 * time.Hour // a branch that nobody touches
	pruneEvery  = time.Hour      // forgotten tables are looked for
	pruneAtOnce = 100            // of them
	touchEvery  = time.Hour      // it is noted that a table is in use
)

// prune forgets the branches that nobody has touched for a day, and the tables that nobody has for as long as they are kept.
func (h *Registry) prune(now time.Time) {
	h.pruneOld(true, now.Add(-branchStays))
	if h.c.Keep > 0 {
		h.pruneOld(false, now.Add(-h.c.Keep))
	}
}

// pruneOld forgets the tables, or the branches, that nobody has touched since then.
func (h *Registry) pruneOld(branches bool, since time.Time) {
	for forgotten := pruneAtOnce; forgotten == pruneAtOnce; { // else the rest is in use, or there is none
		forgotten = 0
		ctx, cancel := stored()
		old, err := h.c.Store.Untouched(ctx, branches, since, pruneAtOnce)
		cancel()
		for _, t := range old {
			var gone bool
			if gone, err = h.pruneOne(t.ID, since); err != nil {
				break
			}
			if gone {
				forgotten++
			}
		}
		if err != nil && !h.stopped() {
			h.c.Log.Error("old tables cannot be deleted", "err", err)
		}
	}
}

// pruneOne forgets a table, unless somebody has come to it since.
func (h *Registry) pruneOne(id string, since time.Time) (gone bool, err error) {
	ctx, cancel := stored()
	defer cancel()
	r, err := h.Room(ctx, id)
	if err == nil && !r.inUse().After(since) {
		err = h.forget(r, refuse(CodeDeleted, "nobody has touched this table for so long that it was deleted"), func() error {
			return r.alone(func() error { return r.erase(ctx) })
		})
		gone = err == nil
	}
	var no *Refusal
	if errors.As(err, &no) && (no.Code == CodeNotFound || no.Code == CodeDeleted) { // by somebody else
		return true, nil
	}
	return gone, err
}

// stopped reports whether the registry is closed.
func (h *Registry) stopped() bool {
	select {
	case <-h.done:
		return true
	default:
		return false
	}
}

// inUse is when somebody was at the table last, as far as is known in memory: now, if there is a page that watches it.
func (r *Room) inUse() time.Time {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.watches) > 0 {
		return time.Now()
	}
	return r.used
}

// touch stores when the table was last in use, if the stored time is old. If the store fails, the next sweep tries again.
func (r *Room) touch() {
	last := r.inUse().UTC()
	r.mu.Lock()
	defer r.mu.Unlock()
	facts := &r.shared.facts
	if r.closed != nil || last.Sub(facts.Touched) < touchEvery {
		return
	}
	ctx, cancel := stored()
	defer cancel()
	err := r.registry.c.Store.Update(ctx, r.id, func(t *store.Table) error { t.Touched = last; return nil })
	switch {
	case err == nil:
		facts.Touched = last
	case !errors.Is(err, store.ErrNotFound):
		r.log.Error("cannot store when the table was last in use", "err", err)
	}
}
