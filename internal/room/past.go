package room

import (
	"context"
	"fmt"
	"sync"

	"fray/api"
	"fray/internal/pool"
	"fray/table"
)

// lookback is a separate fight for looking at the past of a table.
type lookback struct {
	mu    sync.Mutex
	fight *fight // as it was last shown; nil: it has not been opened
}

// close drops the fight unless it is in use.
func (l *lookback) close() {
	if l.mu.TryLock() {
		l.fight = nil
		l.mu.Unlock()
	}
}

// Past returns the table after a number of inputs, as the viewer counts them, with the last page of the log and no question.
func (r *Room) Past(ctx context.Context, v Viewer, inputs int) (s *api.State, err error) {
	err = r.lookBack(ctx, v, func(b *back) error {
		if all := b.unseen.count(b.audience, len(b.rec.Inputs)); inputs < 0 || inputs > all {
			return refuse(api.CodeBad, fmt.Sprintf("there are %d inputs", all))
		}
		n := b.unseen.last(b.audience, inputs)
		if n < b.first() {
			return olderRules()
		}
		r.past.mu.Lock()
		defer r.past.mu.Unlock()
		return r.compute(ctx, pool.Looking, func() error {
			f := r.past.fight
			r.past.fight = nil // after a fault it cannot be used again
			if f == nil || !f.leadsTo(b.rec, n) {
				f = b.fight(r.registry.c.Find)
				if err := f.open(b.rec, nearest(b.points, b.floor, b.rec, n)); err != nil {
					return err
				}
			}
			f.rec = *b.rec
			for _, v := range f.views { // the facts of the table may have changed since
				v.at = -1
			}
			for len(f.s.Inputs()) < n {
				if err := ctx.Err(); err != nil {
					return err
				}
				if err := f.step(); err != nil {
					return err
				}
			}
			s, _ = b.show(f, b.audience, 0)
			lastPage(s)
			r.past.fight = f
			return nil
		})
	})
	if isViewOnly(err) {
		return r.pastSeen(ctx, v, inputs)
	}
	return s, err
}

// leadsTo reports whether the fight can reach the first n inputs of the record by playing on.
func (f *fight) leadsTo(rec *table.Record, n int) bool {
	at := len(f.s.Inputs())
	return at <= n && f.rec.Begun == rec.Begun && len(f.rec.Stirs) == len(rec.Stirs) && (at == 0 || f.s.LastHash() == rec.Inputs[at-1].Hash)
}

// lastPage leaves of a whole log its last lines, as many as one answer holds.
func lastPage(s *api.State) {
	s.LogFrom = max(0, len(s.Log)-logPage)
	s.Log = s.Log[s.LogFrom:]
}
