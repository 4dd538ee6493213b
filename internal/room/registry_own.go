package room

import (
	"context"
	"errors"
	"hash/maphash"
	"math"
	"sync"
	"time"

	"fray/api"
	"fray/internal/store"
)

// A registry that shares its store with other servers has rooms only of tables whose leases it has: the rooms of a table and its branches
// live and end with one lease.

// movedAway refuses a request for a table that another server answers for. Nothing has changed: the request can be repeated there.
const movedAway = "this table moves to another server: try again in a moment"

// moved refuses if another server may answer for the table by now.
func (r *Room) moved() error {
	if r.lease != nil && !r.lease.Held() {
		return refuse(api.CodeClosed, movedAway)
	}
	return nil
}

// gate returns the lock under which the lease of a table is taken and released.
func (h *Registry) gate(root string) *sync.Mutex {
	return &h.moving[maphash.String(h.seed, root)%uint64(len(h.moving))]
}

// takeRoom takes the lease of a table and makes its room. If another server has it, the error is a [store.Elsewhere]. It reads the fight
// too, unless the table is only to be deleted: a program that cannot play it must not have it.
func (h *Registry) takeRoom(ctx context.Context, id string, reads bool) (*Room, error) {
	facts, err := h.facts(ctx, id)
	if err != nil {
		return nil, err
	}
	root := id
	if facts.Branch != "" {
		root = facts.Branch
	}
	gate := h.gate(root)
	gate.Lock()
	defer gate.Unlock()
	for {
		if r, err := h.known(id); r != nil || err != nil {
			return r, err
		}
		h.closeStale(root)
		lease, err := h.lease(ctx, root)
		if err != nil {
			return nil, untaken(err)
		}
		if facts, err = h.facts(ctx, id); err != nil { // another server may have changed them before
			return nil, err
		}
		r, err := h.opened(facts, lease)
		if err != nil || !reads || r.opens(ctx) {
			return r, err
		}
	}
}

// lease returns the lease of a table: that of its room or of a branch, or a new one. The caller holds the gate of the table.
func (h *Registry) lease(ctx context.Context, root string) (store.Lease, error) {
	h.mu.Lock()
	for _, r := range h.rooms {
		if r.root() == root && r.moved() == nil {
			defer h.mu.Unlock()
			return r.lease, nil
		}
	}
	h.mu.Unlock()
	return h.shared.Take(ctx, root)
}

// opens reads the fight of a table that was just taken, and reports whether this server keeps the table.
func (r *Room) opens(ctx context.Context) bool {
	err := r.alone(func() error { return r.wake(ctx) })
	var no *Refusal
	return !errors.As(err, &no) || no.Code != api.CodeClosed
}

// later reports whether rules are those of a program that came later than this one: then a server of that program continues the fight.
func (r *Room) later(ctx context.Context, rules string) bool {
	if r.lease == nil {
		return false
	}
	is, err := r.registry.shared.Newer(ctx, rules)
	if err != nil {
		r.log.Error("cannot find out which program is newer", "error", err)
		return true // nothing may be changed then
	}
	return is
}

// declines gives up a table that this program cannot play if a later one has played it. The room is locked.
func (r *Room) declines(ctx context.Context) bool {
	if r.lease == nil {
		return false
	}
	last, err := r.store.LastSnapshot(ctx, r.id, math.MaxInt32)
	if err != nil || last.Rules == r.registry.c.Rules || !r.later(ctx, last.Rules) {
		return false
	}
	if err := r.lease.Decline(ctx, last.Rules); err != nil {
		r.log.Error("cannot give up a table that a newer version has played", "error", err)
		return false
	}
	r.log.Info("a newer version of fray has played this table and answers for it")
	r.leave()
	return true
}

// untaken turns the error of a lease into a refusal, unless another server has it.
func untaken(err error) error {
	var at *store.Elsewhere
	switch {
	case errors.As(err, &at):
		return at
	case errors.Is(err, store.ErrNewer):
		return &Refusal{api.CodeClosed, "a newer version of fray has played this table, and no server of that version runs: the host has to start one", err}
	}
	return unstored(err)
}

// closeStale closes the rooms of a table whose lease was lost.
func (h *Registry) closeStale(root string) {
	h.mu.Lock()
	var stale []*Room
	for _, r := range h.rooms {
		if r.root() == root && r.moved() != nil {
			h.drop(r)
			stale = append(stale, r)
		}
	}
	h.mu.Unlock()
	for _, r := range stale {
		r.close(refuse(api.CodeClosed, movedAway))
	}
}

// watchLeases closes all rooms whenever this server loses its leases.
func (h *Registry) watchLeases() {
	for {
		select {
		case <-h.done:
			return
		case <-h.shared.Lost():
		}
		for _, r := range h.all() {
			if r.moved() != nil {
				r.close(refuse(api.CodeClosed, movedAway))
				h.lost(r)
			}
		}
		select { // until it has joined the others again
		case <-h.done:
			return
		case <-time.After(retryBots):
		}
	}
}

// leave closes the room after another server has taken the table. The room is locked.
func (r *Room) leave() {
	why := refuse(api.CodeClosed, movedAway)
	r.closed = why
	r.cut(func(Viewer) bool { return true }, why)
	r.sleep()
	r.registry.lost(r)
}

// rest gives up the leases of tables that nobody has used for a while, so that the next server that is asked for one takes it.
func (h *Registry) rest(now time.Time) {
	h.mu.Lock()
	roots := map[string][]*Room{}
	for _, r := range h.rooms {
		roots[r.root()] = append(roots[r.root()], r)
	}
	for root, rooms := range roots {
		for _, r := range rooms {
			if now.Sub(r.entered) < h.c.Idle || !r.resting() {
				delete(roots, root)
				break
			}
		}
	}
	h.mu.Unlock()
	for root := range roots {
		h.release(root, func(r *Room) bool { return now.Sub(r.entered) >= h.c.Idle })
	}
}

// resting reports whether nothing happens in the room.
func (r *Room) resting() bool {
	if !r.mu.TryLock() {
		return false
	}
	defer r.mu.Unlock()
	return r.fight == nil && r.timelines == nil && len(r.watches) == 0 && !r.runs && r.analysis == nil
}

// release closes the rooms of a table and its branches and gives its lease up, unless one of them does not fit.
func (h *Registry) release(root string, fits func(*Room) bool) {
	gate := h.gate(root)
	gate.Lock()
	defer gate.Unlock()
	h.mu.Lock()
	var rooms []*Room
	for _, r := range h.rooms {
		if r.root() == root {
			rooms = append(rooms, r)
		}
	}
	for _, r := range rooms {
		if !fits(r) {
			h.mu.Unlock()
			return
		}
	}
	for _, r := range rooms {
		h.drop(r)
	}
	h.mu.Unlock()
	for i, r := range rooms {
		r.touch()
		r.lastSnapshot()
		r.close(refuse(api.CodeClosed, movedAway))
		if i == len(rooms)-1 {
			ctx, cancel := stored()
			if err := r.lease.Release(ctx); err != nil {
				r.log.Warn("cannot give up the lease of a table", "error", err)
			}
			cancel()
		}
	}
}

// handOver gives up all leases, one after the other, so that other servers can take each table at once.
func (h *Registry) handOver() {
	h.mu.Lock()
	roots := map[string]bool{}
	for _, r := range h.rooms {
		roots[r.root()] = true
	}
	h.mu.Unlock()
	for root := range roots {
		h.release(root, func(*Room) bool { return true })
	}
}
