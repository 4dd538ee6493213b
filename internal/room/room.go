package room

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"sync"
	"time"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

// Room is one live table.
//
// Invariants: the fight is that of the record in the store (1); between two inputs nothing is pending (2); the revision of a
// State changes exactly when what it shows changes (3). mu guards all fields after it.
type Room struct {
	id       string
	branch   string // ID of the table of which this is a what-if; empty: it is not one
	registry *Registry
	store    store.Store
	lease    store.Lease // nil: the server is alone
	log      *slog.Logger
	past     lookback // separate, so that looking at the past does not hold up the table

	// under mu of the registry
	entered time.Time  // when somebody last asked for the room
	keys    [][32]byte // of its links in the registry

	mu      sync.Mutex
	shared  shared
	fight   *fight
	closed  error // why the room takes no more commands
	used    time.Time
	played  time.Time // last input since the fight was read into memory; zero before it
	watches map[*Watch]bool
	runs    bool // a goroutine lets bots continue
	wakes   int  // how often its fight was read
	thought *thought
	clock   clock
	links   map[string]store.Link // valid ones by ID; nil: not read yet
	rand    table.Rand

	barring   bool       // a goroutine computes bars
	analysis  *analysis  // under way, or failed; nil: neither
	timelines *timelines // of a finished fight that can only be viewed; nil: it is none
}

// ID returns the ID of the table.
func (r *Room) ID() string { return r.id }

// newRoom returns a room whose fight is not in memory yet. Lease is nil where the server is alone.
func newRoom(h *Registry, t store.Table, lease store.Lease) *Room {
	r := &Room{id: t.ID, branch: t.Branch, registry: h, store: h.c.Store, lease: lease, log: h.c.Log.With("table", t.ID), watches: map[*Watch]bool{}}
	if lease != nil {
		r.store = lease.Store()
	}
	r.shared.facts, r.shared.bots = t, h.c.Bots
	r.shared.here = map[string]int{}
	return r
}

// within calls do with the fight, for the holder of a link, with the room locked.
func (r *Room) within(ctx context.Context, v Viewer, do func(*fight) error) error {
	return r.by(v, func() error {
		if err := r.wake(ctx); err != nil {
			return err
		}
		r.used = time.Now()
		return do(r.fight)
	})
}

// changed notifies every watch whose viewer sees a change.
func (r *Room) changed() {
	r.shared.rev++
	r.resetClock()
	if r.fight == nil {
		for w := range r.watches {
			w.notify()
		}
		return
	}
	if is := r.analysis; is != nil && is.lines != r.fight.lines { // of a fight that continues, or whose end was undone
		is.stop(nil)
	}
	r.fight.outdate()
	cast, moved := r.fight.s.Game().Cast(), map[audience]bool{}
	for w := range r.watches {
		e := w.v.audience(cast)
		is, known := moved[e]
		if !known {
			is = r.fight.moved(e, &r.shared)
			moved[e] = is
		}
		if is {
			w.notify()
		}
	}
	r.renewBars()
}

// State returns what the viewer may know now, with the last lines of the log; [Room.Log] has the earlier ones. It is shared: do not
// change it.
func (r *Room) State(ctx context.Context, v Viewer) (s *api.State, err error) {
	err = r.looking(ctx, v, func(f *fight) error {
		e := v.audience(f.s.Game().Cast())
		s = f.viewOf(e, &r.shared).whole()
		if s.Question != nil {
			s.Question = f.question(e, &r.shared, &s.View) // with its choices
		}
		return nil
	})
	if isViewOnly(err) {
		return r.stateSeen(ctx, v)
	}
	return s, err
}

// Changes returns what a client of the viewer lacks that has the state of revision since: all of it if the revision is not known.
func (r *Room) Changes(ctx context.Context, v Viewer, since api.Rev) (s *Shown, err error) {
	err = r.looking(ctx, v, func(f *fight) error {
		s, err = f.viewOf(v.audience(f.s.Game().Cast()), &r.shared).changes(since)
		return err
	})
	if isViewOnly(err) {
		return r.changesSeen(ctx, v, since)
	}
	return s, err
}

// Log returns the lines of the viewer's log from number from to before number to, 500 at most.
func (r *Room) Log(ctx context.Context, v Viewer, from, to int) (lines []api.Line, err error) {
	err = r.looking(ctx, v, func(f *fight) error {
		e := v.audience(f.s.Game().Cast())
		lines = slices.Clone(pageOf(f.viewOf(e, &r.shared).log, from, to))
		return nil
	})
	if isViewOnly(err) {
		return r.logSeen(ctx, v, from, to)
	}
	return lines, err
}

// pageOf returns the lines from one number to before another, 500 at most.
func pageOf(all []api.Line, from, to int) []api.Line {
	from = min(max(from, 0), len(all))
	to = min(max(to, from), from+logPage, len(all))
	return all[from:to]
}

// looking is within for queries: if the rules break down in do, that is a refusal.
func (r *Room) looking(ctx context.Context, v Viewer, do func(*fight) error) error {
	return r.within(ctx, v, func(f *fight) error {
		err := func() (err error) {
			defer func() {
				if p := recover(); p != nil {
					err = broken(p)
				}
			}()
			return do(f)
		}()
		if no := r.moved(); no != nil { // what was read may not have been the latest any more
			return no
		}
		return r.asRefusal(err)
	})
}

// asRefusal turns an error into a refusal, and logs the cause that viewers do not see.
func (r *Room) asRefusal(err error) error {
	err = refused(err)
	if no, ok := err.(*Refusal); ok && no.Err != nil && (no.Code == api.CodeFault || no.Code == api.CodeNotKept) { //nolint:errorlint // made here
		var stack string
		if broke, is := errors.AsType[*fault](no.Err); is {
			stack = broke.stack
		}
		r.log.Error("a refusal", "code", no.Code, "error", no.Err, "stack", stack)
	}
	return err
}
