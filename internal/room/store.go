package room

import (
	"context"
	"errors"
	"time"

	"fray/api"
	"fray/internal/store"
)

// patience is the time limit of a call to the store.
const patience = 10 * time.Second

// stored returns the context of a call that is not canceled when the client disconnects.
func stored() (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.Background(), patience)
}

// unstored turns an error of the store into a refusal.
func unstored(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, store.ErrNotFound):
		return &Refusal{api.CodeNotFound, "there is no such table", err}
	case errors.Is(err, store.ErrDamaged):
		return damaged("the data of this table cannot be read", err)
	case errors.Is(err, store.ErrTooLong):
		return &Refusal{api.CodeRecordFull, recordFull, err}
	case errors.Is(err, store.ErrLost):
		return &Refusal{api.CodeClosed, movedAway, err}
	default:
		return &Refusal{api.CodeNotKept, "storing failed and nothing has changed: try again in a moment", err}
	}
}

// commit stores the pending lines; if that fails, it restores the fight to what is stored.
func (r *Room) commit() error {
	f := r.fight
	if f == nil {
		return refused(&fault{what: "the fight was lost"})
	}
	if len(f.pending) > 0 {
		ctx, cancel := stored()
		defer cancel()
		if err := r.store.Append(ctx, r.id, f.lines, f.pending...); err != nil {
			return r.uncommit(err)
		}
	}
	f.committed()
	r.noteEnd()
	return nil
}

// committed notes that the pending lines are stored.
func (f *fight) committed() {
	f.write(f.pending)
	f.lines += len(f.pending)
	f.kept, f.keptRec, f.keptUndos, f.pending = f.s.Inputs(), f.rec, f.undos, nil
}

// uncommit drops the pending lines and restores the fight.
func (r *Room) uncommit(err error) error {
	f := r.fight
	f.pending, f.rec = nil, f.keptRec
	if errors.Is(err, store.ErrLost) {
		r.leave()
	} else if errors.Is(err, store.ErrConflict) { // another process has written: the record is read again
		r.sleep()
	} else if again := f.again(f.kept); again != nil {
		r.log.Error("a fight cannot be played again", "error", again)
		r.sleep()
	} else {
		f.pending, f.undos = nil, f.keptUndos
	}
	return r.asRefusal(unstored(err))
}

// update changes the facts of the table, in the store and in memory.
func (r *Room) update(change func(*store.Table)) error {
	ctx, cancel := stored()
	defer cancel()
	if err := r.store.Update(ctx, r.id, func(t *store.Table) error { change(t); return nil }); err != nil {
		return r.asRefusal(unstored(err))
	}
	change(&r.shared.facts)
	return nil
}

// noteEnd stores in the list of tables whether the fight is over. The record has it too, so a failure is only logged.
func (r *Room) noteEnd() {
	winner, over := r.fight.over()
	if next, _ := r.fight.follows(); next.More() { // the State says why it cannot begin
		winner, over = "", false
	}
	if facts := &r.shared.facts; facts.Ended == over && facts.Winner == winner {
		return
	}
	_ = r.update(func(t *store.Table) { t.Ended, t.Winner = over, winner }) // it is logged
}
