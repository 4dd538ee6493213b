package room

import (
	"context"
	"errors"
	"time"

	"fray/internal/store"
)

// patience is how long the store may take for one call.
const patience = 10 * time.Second

// stored is the context of a call that is not withdrawn when somebody hangs up.
func stored() (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.Background(), patience)
}

// unstored makes a refusal of what a store said.
func unstored(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, store.ErrNotFound):
		return &Refusal{CodeNotFound, "there is no such table", err}
	case errors.Is(err, store.ErrDamaged):
		return damaged("what this server has kept of this table cannot be read", err)
	case errors.Is(err, store.ErrTooLong):
		return &Refusal{CodeRecordFull, recordFull, err}
	default:
		return &Refusal{CodeNotKept, "it could not be kept, so that nothing has changed; try again in a moment", err}
	}
}

// commit has what is pending on the disk, or is as if it had not been put in.
func (r *Room) commit() error {
	f := r.fight
	if f == nil {
		return refused(&fault{what: "the fight was lost"})
	}
	if len(f.pending) > 0 {
		ctx, cancel := stored()
		defer cancel()
		if err := r.registry.c.Store.Append(ctx, r.id, f.lines, f.pending...); err != nil {
			return r.uncommit(err)
		}
	}
	f.committed()
	r.noteEnd()
	return nil
}

// committed notes that what was pending is on the disk.
func (f *fight) committed() {
	f.write(f.pending)
	f.lines += len(f.pending)
	f.kept, f.keptRec, f.keptUndos, f.pending = f.s.Inputs(), f.rec, f.undos, nil
}

// uncommit is as if what is pending had not been put in.
func (r *Room) uncommit(err error) error {
	f := r.fight
	f.pending, f.rec = nil, f.keptRec
	if errors.Is(err, store.ErrConflict) { // somebody else has written: the record is read again
		r.sleep()
	} else if again := f.again(f.kept); again != nil {
		r.log.Error("a fight cannot be played again", "error", again)
		r.sleep()
	} else {
		f.pending, f.undos = nil, f.keptUndos
	}
	return r.asRefusal(unstored(err))
}

// update changes what is known of the table, in the store and here.
func (r *Room) update(change func(*store.Table)) error {
	ctx, cancel := stored()
	defer cancel()
	if err := r.registry.c.Store.Update(ctx, r.id, func(t *store.Table) error { change(t); return nil }); err != nil {
		return r.asRefusal(unstored(err))
	}
	change(&r.shared.facts)
	return nil
}

// noteEnd notes in the list of tables whether the fight is over. The record knows it anyway, so that a failure is no matter.
func (r *Room) noteEnd() {
	winner, over := r.fight.over()
	if facts := &r.shared.facts; facts.Ended == over && facts.Winner == winner {
		return
	}
	_ = r.update(func(t *store.Table) { t.Ended, t.Winner = over, winner }) // it is logged
}
