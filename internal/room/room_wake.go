package room

import (
	"context"
	"errors"

	"fray/internal/store"
)

// wake reads the fight from the store if it is not in memory.
func (r *Room) wake(ctx context.Context) error {
	if r.fight != nil {
		return nil
	}
	if err := r.read(ctx); err != nil {
		return err
	}
	r.hall.woken()
	more := r.advance()
	switch err := r.commit(); {
	case err != nil && r.fight == nil:
		return err
	case err != nil || more: // it may be looked at, and bots try again
		r.goOn()
	}
	r.retime()
	return nil
}

// read reads the table and its record.
func (r *Room) read(ctx context.Context) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = refused(broken(p))
		}
		if err != nil {
			r.log.Error("a table can not be opened", "error", err, "why", errors.Unwrap(err))
		}
		if is := isDamaged(err); is || err == nil {
			r.mark(is)
		}
	}()
	facts, err := r.hall.c.Store.Table(ctx, r.id)
	if errors.Is(err, store.ErrNotFound) {
		r.hall.lost(r)
	}
	if err != nil {
		return unstored(err)
	}
	r.scene.facts = facts
	lines, err := r.hall.c.Store.Lines(ctx, r.id)
	if err != nil {
		return unstored(err)
	}
	f, err := readFight(r.hall.c.Find, lines, facts.Seeds)
	if err != nil {
		return unplayable(err)
	}
	r.fight = f
	return nil
}

// sleep puts the fight away. What is not in the store must not be in it. The clock stands still and keeps its time.
func (r *Room) sleep() {
	if r.fight != nil {
		r.fight = nil
		r.hall.awake.Add(-1)
	}
	r.clock.halt()
	r.past.close()
}
