package room

import (
	"context"
	"maps"
	"slices"

	"fray/api"
	"fray/internal/live"
	"fray/internal/pool"
	"fray/table"
)

// Replay calls tell for each moment of the fight that differs for the viewer from the one before. Each state has only new
// lines of the log, and leaves out an unchanged map. After an upgrade, the replay begins there.
func (r *Room) Replay(ctx context.Context, v Viewer, tell func(*api.State) error) error {
	err := r.lookBack(ctx, v, func(b *back) error {
		return r.play(ctx, b, []audience{b.audience}, func(_ audience, s *api.State) error { return tell(s) })
	})
	if isViewOnly(err) {
		return r.replaySeen(ctx, v, tell)
	}
	return err
}

// playStretch is how many moments are replayed before other computations of the pool get a turn: some milliseconds.
const playStretch = 16

// play replays the fight from its start, or its upgrade, and calls tell for each moment that differs for a viewer.
func (r *Room) play(ctx context.Context, b *back, viewers []audience, tell func(audience, *api.State) error) error {
	f, since := b.fight(r.registry.c.Find), map[audience]int{}
	next := func() (err error) {
		if f.s == nil {
			return f.open(b.rec, b.floor)
		}
		return f.step()
	}
	type frame struct {
		audience
		*api.State
	}
	last := len(b.rec.Inputs)
	for n := b.first(); n <= last; {
		var frames []frame
		err := r.compute(ctx, pool.Background, func() error {
			for until := n + playStretch; n < until && n <= last; n++ {
				if err := next(); err != nil {
					return err
				}
				for _, e := range viewers {
					if b.unseen.hide(e, n+1) { // they see the next moment as the same
						continue
					}
					state, rev := b.show(f, e, since[e])
					if since[e] = rev; n < last {
						state.Proof = api.Proof{} // only the last state has it
					}
					frames = append(frames, frame{e, state})
				}
			}
			return nil
		})
		for _, is := range frames { // also those before an error
			if err := tell(is.audience, is.State); err != nil { // not in compute: the receiver may be slow
				return err
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// pastEpoch is the epoch of moments of the past: their revisions follow from their numbers of inputs.
const pastEpoch = "past"

// back is what a look at the past needs: the record, the facts of the table, and the audience.
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
	return refuse(api.CodeNotNow, "this moment was played by an older version of the rules, and this version of fray cannot go back there")
}

// fight returns a fight to look at.
func (b *back) fight(find live.Finder) *fight {
	f := newFight(find)
	f.known = b.known
	return f
}

// show returns the state of the fight without what is unchanged since a rev of its view, and the rev of the view now.
func (b *back) show(f *fight, e audience, since int) (*api.State, int) {
	b.shared.rev = len(f.s.Inputs()) + 1
	v := f.viewOf(e, &b.shared)
	state := v.frame(since)
	state.Rev = api.Rev{Epoch: pastEpoch, N: state.Inputs + 1}
	return state, v.rev
}

// lookBack calls do with what a look at the past needs.
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

// backTo returns what a look at the past needs, as of now.
func (r *Room) backTo(f *fight, e audience) back {
	b := back{
		rec: f.record(f.s.Inputs()), shared: r.shared.clone(), audience: e, unseen: slices.Clone(f.unseen), known: maps.Clone(f.known),
		points: f.points, floor: f.floor,
	}
	b.shared.revealed = f.s.Revealed()
	b.shared.past, b.shared.fault = true, ""
	return b
}
