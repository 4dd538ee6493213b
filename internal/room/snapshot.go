package room

import (
	"errors"

	"fray/internal/store"
)

const (
	// snapshotInputs is how many inputs there are between two snapshots at most, and snapshotRound how many at least between two
	// that are stored because a round has begun.
	snapshotInputs = 200
	snapshotRound  = 25
	// snapshotShare bounds what snapshots of a long fight cost: between two there is at least one of so many of its inputs.
	snapshotShare = 25
)

// saved is the last snapshot of a fight in the store.
type saved struct {
	lines  int // of the record when it was stored; 0: there is none
	inputs int // that it includes: an undo of one of them deletes it
	round  int
	full   bool // the fight does not fit into a snapshot any more
}

// storeSnapshot stores a snapshot if it is time for one, or at once. A failure is only logged: the record has everything.
func (r *Room) storeSnapshot(now bool) {
	f := r.fight
	if f == nil || len(f.pending) > 0 || f.s.Waits() || f.s.Err() != nil || f.saved.full || !f.due(now) {
		return
	}
	p := f.point()
	round := f.round()
	snap := store.Snapshot{Lines: f.lines, Inputs: p.Inputs, State: encodeSnapshot(f, p), Rules: r.registry.c.Rules}
	ctx, cancel := stored()
	defer cancel()
	err := r.store.PutSnapshot(ctx, r.id, snap)
	switch {
	case errors.Is(err, store.ErrTooLong):
		f.saved.full = true
		r.log.Warn("the fight is too long for a snapshot", "bytes", len(snap.State))
	case err != nil && !errors.Is(err, store.ErrNotFound): // not found: the table was deleted
		r.log.Error("cannot store a snapshot", "error", err)
	}
	f.saved.lines, f.saved.inputs, f.saved.round = f.lines, p.Inputs, round
	f.keep(p)
}

// lastSnapshot stores a snapshot before the room is closed.
func (r *Room) lastSnapshot() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed == nil {
		r.storeSnapshot(true)
	}
}

// due reports whether it is time for a snapshot.
func (f *fight) due(now bool) bool {
	since := f.lines - f.saved.lines
	inputs := len(f.s.Inputs())
	switch {
	case since == 0:
		return false
	case now || f.saved.lines == 0:
		return true
	}
	least := max(snapshotInputs, inputs/snapshotShare)
	if _, over := f.s.Over(); over {
		return true
	}
	return since >= least || since >= least*snapshotRound/snapshotInputs && f.round() != f.saved.round
}

// round is the round at the last resting point.
func (f *fight) round() int {
	p := f.s.Position()
	_, round := p.Turn()
	return round
}
