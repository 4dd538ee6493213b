package room

import (
	"context"
	"fmt"
	"sync"

	"fray/api"
	"fray/table"
)

// look is a look back at a fight. It is a fight of its own.
type look struct {
	mu    sync.Mutex
	fight *fight // as it was looked at last; nil: not yet
}

// close forgets the fight, if nobody is looking.
func (l *look) close() {
	if l.mu.TryLock() {
		l.fight = nil
		l.mu.Unlock()
	}
}

// Past is the table as it was after so many inputs, with its whole log and without a question.
func (r *Room) Past(ctx context.Context, v Viewer, inputs int) (s *api.State, err error) {
	err = r.lookBack(ctx, v, inputs, func(rec *table.Record, sc *scene, find func() *fight) error {
		r.past.mu.Lock()
		defer r.past.mu.Unlock()
		return r.hall.reckon(ctx, func() error {
			f := r.past.fight
			r.past.fight = nil // if it breaks down it is of no use any more
			if f == nil || !f.leadsTo(rec, inputs) {
				f = find()
				if err := f.open(rec); err != nil {
					return err
				}
			}
			f.rec = *rec
			for len(f.s.Inputs()) < inputs {
				if err := f.step(); err != nil {
					return err
				}
			}
			sc.rev = inputs + 1
			shown, err := f.show(v.eyes(f.s.Game().Cast()), sc, -1)
			if err != nil {
				return err
			}
			s, r.past.fight = shown.State, f
			return nil
		})
	})
	return s, err
}

// leadsTo reports whether the fight can be played on to so many inputs of the record.
func (f *fight) leadsTo(rec *table.Record, n int) bool {
	at := len(f.s.Inputs())
	return at <= n && (at == 0 || f.s.LastHash() == rec.Inputs[at-1].Hash)
}

// Replay tells every moment of the fight from the start to now: as Past, but the log of each has only what is new, and the map
// is left out where it is the same.
func (r *Room) Replay(ctx context.Context, v Viewer, tell func(*api.State) error) error {
	return r.lookBack(ctx, v, 0, func(rec *table.Record, sc *scene, find func() *fight) error {
		f := find()
		for n := range len(rec.Inputs) + 1 {
			var shown *Shown
			err := r.hall.reckon(ctx, func() (err error) {
				if n == 0 {
					err = f.open(rec)
				} else {
					err = f.step()
				}
				if err == nil {
					sc.rev = n + 1
					shown, err = f.show(v.eyes(f.s.Game().Cast()), sc, n)
				}
				return err
			})
			if err != nil {
				return err
			}
			if err := tell(shown.State); err != nil { // outside: whoever is told may be slow
				return err
			}
		}
		return nil
	})
}

// lookBack hands on the record as it is now, how the table stands, and what makes a fight to look at.
func (r *Room) lookBack(ctx context.Context, v Viewer, inputs int, do func(rec *table.Record, sc *scene, find func() *fight) error) error {
	var rec *table.Record
	var sc scene
	err := r.within(ctx, v, func(f *fight) error {
		rec, sc = f.record(f.s.Inputs()), r.scene.clone()
		return nil
	})
	if err != nil {
		return err
	}
	if inputs < 0 || inputs > len(rec.Inputs) {
		return refuse(CodeBad, fmt.Sprintf("there are %d inputs", len(rec.Inputs)))
	}
	sc.past, sc.fault = true, ""
	return r.told(do(rec, &sc, func() *fight { return &fight{find: r.hall.c.Find, views: map[eyes]*view{}} }))
}
