package room

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"sync"

	"fray/api"
	"fray/internal/live"
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

// Past is the table as it was after so many inputs, as the viewer counts them, with the last lines of its log and without a
// question.
func (r *Room) Past(ctx context.Context, v Viewer, inputs int) (s *api.State, err error) {
	err = r.lookBack(ctx, v, func(b *back) error {
		if all := b.unseen.count(b.audience, len(b.rec.Inputs)); inputs < 0 || inputs > all {
			return refuse(CodeBad, fmt.Sprintf("there are %d inputs", all))
		}
		n := b.unseen.last(b.audience, inputs)
		if n < b.first() {
			return olderRules()
		}
		r.past.mu.Lock()
		defer r.past.mu.Unlock()
		return r.registry.compute(ctx, func() error {
			f := r.past.fight
			r.past.fight = nil // if it breaks down it is of no use any more
			if f == nil || !f.leadsTo(b.rec, n) {
				f = b.fight(r.registry.c.Find)
				if err := f.open(b.rec, nearest(b.points, b.floor, b.rec, n)); err != nil {
					return err
				}
			}
			f.rec = *b.rec
			for _, v := range f.views { // the table may stand otherwise than when somebody looked last
				v.at = -1
			}
			for len(f.s.Inputs()) < n {
				if err := f.step(); err != nil {
					return err
				}
			}
			s, _, err = b.show(f, b.audience, -1)
			r.past.fight = f
			return err
		})
	})
	if isViewOnly(err) {
		return r.pastSeen(ctx, v, inputs)
	}
	return s, err
}

// leadsTo reports whether the fight can be played on to so many inputs of the record.
func (f *fight) leadsTo(rec *table.Record, n int) bool {
	at := len(f.s.Inputs())
	return at <= n && f.rec.Begun == rec.Begun && len(f.rec.Stirs) == len(rec.Stirs) && (at == 0 || f.s.LastHash() == rec.Inputs[at-1].Hash)
}

// Replay tells every moment of the fight from the start to now that the viewer may tell from the one before: as Past, but the log
// of each has only what is new, and the map is left out where it is the same. After an upgrade it begins there.
func (r *Room) Replay(ctx context.Context, v Viewer, tell func(*api.State) error) error {
	err := r.lookBack(ctx, v, func(b *back) error {
		return r.play(ctx, b, []audience{b.audience}, func(_ audience, s *api.State) error { return tell(s) })
	})
	if isViewOnly(err) {
		return r.replaySeen(ctx, v, tell)
	}
	return err
}

// play plays the fight from its start, or its upgrade, and tells each viewer every moment that it may tell from the one before.
func (r *Room) play(ctx context.Context, b *back, viewers []audience, tell func(audience, *api.State) error) error {
	f, since := b.fight(r.registry.c.Find), map[audience]int{}
	for n := b.first(); n <= len(b.rec.Inputs); n++ {
		states := make([]*api.State, len(viewers))
		err := r.registry.compute(ctx, func() (err error) {
			if f.s == nil {
				err = f.open(b.rec, b.floor)
			} else {
				err = f.step()
			}
			for i, e := range viewers {
				if err != nil || b.unseen.hide(e, n+1) { // the next moment is the same to them
					continue
				}
				had, ok := since[e]
				if !ok {
					had = -1
				}
				states[i], since[e], err = b.show(f, e, had)
			}
			return err
		})
		if err != nil {
			return err
		}
		for i, state := range states {
			if state == nil {
				continue
			}
			if n < len(b.rec.Inputs) {
				state.Proof = api.Proof{} // it is in the last one
			}
			if err := tell(viewers[i], state); err != nil { // outside: the receiver may be slow
				return err
			}
		}
	}
	return nil
}

// back is what a look back needs: the record as it is now, how the table stands, and who looks.
type back struct {
	rec      *table.Record
	shared   shared
	audience audience
	unseen   numbers
	known    map[string]table.Seats
	points   []*point
	floor    *point
}

// first is the first moment that can be looked at, as a number of inputs.
func (b *back) first() int {
	switch {
	case b.floor != nil:
		return b.floor.Inputs
	case b.rec.Upgraded != nil:
		return b.rec.Upgraded.Inputs
	default:
		return 0
	}
}

// olderRules refuses a moment before the upgrade of a record.
func olderRules() error {
	return refuse(CodeNotNow, "this moment was played by an older version of the rules, and this version of fray cannot go back there")
}

// fight is a fight to look at.
func (b *back) fight(find live.Finder) *fight {
	f := newFight(find)
	f.known = b.known
	return f
}

// show is the fight as it is, without what is the same since a rev.
func (b *back) show(f *fight, e audience, since int) (s *api.State, rev int, err error) {
	b.shared.rev = len(f.s.Inputs()) + 1
	shown, err := f.show(e, &b.shared, since)
	if err != nil {
		return nil, 0, err
	}
	state := *shown.State
	state.Rev = state.Inputs + 1
	return &state, shown.Rev, nil
}

// lookBack hands on what a look back needs.
func (r *Room) lookBack(ctx context.Context, v Viewer, do func(*back) error) error {
	var b back
	err := r.within(ctx, v, func(f *fight) error {
		b = r.backTo(f, v.audience(f.s.Game().Cast()))
		return nil
	})
	if err != nil {
		return err
	}
	return r.asRefusal(do(&b))
}

// backTo makes a look back at the fight as it is now.
func (r *Room) backTo(f *fight, e audience) back {
	b := back{
		rec: f.record(f.s.Inputs()), shared: r.shared.clone(), audience: e, unseen: slices.Clone(f.unseen), known: maps.Clone(f.known),
		points: f.points, floor: f.floor,
	}
	b.shared.revealed = f.s.Revealed()
	b.shared.past, b.shared.fault = true, ""
	return b
}
