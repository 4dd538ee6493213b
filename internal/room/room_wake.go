package room

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"time"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

// wake reads the fight from the store if it is not in memory.
func (r *Room) wake(ctx context.Context) error {
	if r.fight != nil {
		return nil
	}
	if r.timelines != nil {
		return onlyToView()
	}
	select {
	case r.registry.reading <- struct{}{}:
	case <-ctx.Done():
		return unstored(ctx.Err())
	}
	err := r.read(ctx)
	<-r.registry.reading
	if err != nil {
		return err
	}
	if r.wakes++; r.lease != nil {
		r.fight.epoch = fmt.Sprintf("%d-%d", r.lease.Epoch(), r.wakes)
	}
	r.registry.woken()
	more := r.advance()
	switch err := r.commit(); {
	case err != nil && r.fight == nil:
		return err
	case err != nil || more: // viewers can look at it, and bots try again
		r.continueBots()
	}
	r.resetClock()
	r.renewBars()
	r.storeSnapshot(false)
	r.storeTimelines()
	return nil
}

// read reads the table and its record.
func (r *Room) read(ctx context.Context) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = refused(broken(p))
		}
		if isDamaged(err) && r.declines(ctx) {
			err = refuse(api.CodeClosed, movedAway)
			return
		}
		if err != nil && r.timelines == nil {
			r.log.Error("cannot open the table", "error", err, "why", errors.Unwrap(err))
		}
		if is := isDamaged(err); is || err == nil {
			r.mark(is)
		}
	}()
	facts, err := r.store.Table(ctx, r.id)
	if errors.Is(err, store.ErrNotFound) {
		r.registry.lost(r)
	}
	if err != nil {
		return unstored(err)
	}
	r.shared.facts = facts
	lines, err := r.store.Lines(ctx, r.id)
	if err != nil {
		return unstored(err)
	}
	row, err := readRow(lines)
	if err != nil {
		return unplayable(err)
	}
	rec, way, err := current(r.registry.c.Find, row, facts.Seeds)
	if err != nil {
		return unplayable(err)
	}
	if r.fight, err = r.open(ctx, rec, lines); err == nil {
		r.fight.way = way
	}
	return err
}

// open makes the fight of a record: from its newest snapshot of the same rules, by a replay, or, if the rules have changed, by an upgrade.
func (r *Room) open(ctx context.Context, rec *table.Record, lines [][]byte) (f *fight, err error) {
	all := r.readSnapshots(ctx, rec, lines)
	for _, s := range all {
		if s.rules != r.registry.c.Rules || s.point == nil {
			continue
		}
		if f, err = r.openAt(rec, lines, s); err == nil {
			return f, nil
		}
		r.log.Warn("cannot continue from a snapshot", "lines", s.lines, "error", err)
	}
	if f, err = r.replay(rec, lines, all); err == nil {
		return f, nil
	}
	if len(all) == 0 || all[0].rules == r.registry.c.Rules || r.later(ctx, all[0].rules) {
		return nil, unplayable(err)
	}
	return r.upgrade(ctx, rec, lines, all, err)
}

// errOtherState says that a record replays, but to another state than the one that the players have seen.
var errOtherState = errors.New("the last input leads to another state than it did")

// replay plays a record from its start or its upgrade. The hash of an input covers the state before it, so the state after the last one is
// compared with the newest snapshot.
func (r *Room) replay(rec *table.Record, lines [][]byte, all []*foundSnapshot) (*fight, error) {
	f, err := r.openAt(rec, lines, &foundSnapshot{})
	if err != nil || f.s.Waits() || len(all) == 0 || all[0].point == nil || all[0].rules == r.registry.c.Rules {
		return f, err
	}
	is, was := f.s.Snapshot(), all[0].point
	if is.Inputs == was.Inputs && (is.Rest != was.Rest || is.Rests != was.Rests || !bytes.Equal(is.State, was.State)) {
		return nil, errOtherState
	}
	if seen, err := r.openAt(rec, lines, all[0]); err == nil { // its log is the one that the players have seen
		seen.saved = saved{} // the next snapshot is of these rules
		return seen, nil
	}
	return f, nil
}

// openAt plays a record from a snapshot, or without one from its start or its upgrade. Rules that break down are an error.
func (r *Room) openAt(rec *table.Record, lines [][]byte, from *foundSnapshot) (f *fight, err error) {
	defer func() {
		if p := recover(); p != nil {
			f, err = nil, broken(p)
		}
	}()
	if f, err = readFight(r.registry.c.Find, rec, lines, from.point); err != nil || from.point == nil {
		return f, err
	}
	f.floor, f.saved = from.floor, saved{lines: from.lines, inputs: from.point.Inputs, round: f.round()}
	f.keep(from.point)
	return f, nil
}

// sleep drops the fight from memory; anything that is not stored is lost. The clock keeps its time.
func (r *Room) sleep() {
	if r.fight != nil {
		r.fight = nil
		r.registry.awake.Add(-1)
	}
	r.timelines, r.played = nil, time.Time{}
	r.clock.halt()
	r.past.close()
}
