package room

import (
	"errors"
	"time"

	"fray/api"
	"fray/internal/store"
)

const (
	branchStays = 24 * time.Hour // how long an unused branch is kept
	pruneEvery  = time.Hour      // time between two searches for old tables
	pruneAtOnce = 100            // tables
	touchEvery  = time.Hour      // how often the time of use is stored
)

// prune deletes branches that were not used for a day, and tables that were not used for [Config.Keep].
func (h *Registry) prune(now time.Time) {
	h.pruneOld(true, now.Add(-branchStays))
	if h.c.Keep > 0 {
		h.pruneOld(false, now.Add(-h.c.Keep))
	}
}

// pruneOld deletes the tables, or the branches, that were not used since then.
func (h *Registry) pruneOld(branches bool, since time.Time) {
	for forgotten := pruneAtOnce; forgotten == pruneAtOnce; { // otherwise no old ones are left
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

// pruneOne deletes a table unless it was used since then.
func (h *Registry) pruneOne(id string, since time.Time) (gone bool, err error) {
	ctx, cancel := stored()
	defer cancel()
	r, err := h.room(ctx, id, false)
	if _, other := errors.AsType[*store.Elsewhere](err); other {
		return false, nil // it is for that server to say whether the table is old
	}
	if err == nil && !r.inUse().After(since) {
		err = h.forget(r, refuse(api.CodeDeleted, "nobody has touched this table for so long that it was deleted"), func() error {
			return r.alone(func() error { return r.erase(ctx) })
		})
		gone = err == nil
	}
	var no *Refusal
	if errors.As(err, &no) && (no.Code == api.CodeNotFound || no.Code == api.CodeDeleted) { // deleted meanwhile
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

// inUse returns when the table was last used: now, if someone watches it.
func (r *Room) inUse() time.Time {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.watches) > 0 {
		return time.Now()
	}
	if touched := r.shared.facts.Touched; touched.After(r.used) { // on another server, or before the start of this one
		return touched
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
	err := r.store.Update(ctx, r.id, func(t *store.Table) error { t.Touched = last; return nil })
	switch {
	case err == nil:
		facts.Touched = last
	case !errors.Is(err, store.ErrNotFound):
		r.log.Error("cannot store when the table was last in use", "err", err)
	}
}
