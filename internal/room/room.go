package room

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

// Room is one live table.
//
// Invariants: the fight is that of the record in the store (1); between two inputs nothing is pending (2); the rev of a State goes
// up when, and only when, what it shows is other than before (3). All fields but those before mu are guarded by it.
type Room struct {
	id       string
	branch   string // ID of the table that it is a "what if" of; empty: it is none
	registry *Registry
	log      *slog.Logger
	past     look // of its own: nobody who looks back holds up the table

	mu      sync.Mutex
	shared  shared
	fight   *fight
	closed  error // why nothing more is taken
	used    time.Time
	watches map[*Watch]bool
	runs    bool // bots are at it, in a goroutine of their own
	clock   clock
	links   map[string]store.Link // that are not revoked, by ID; nil: not read yet
	rand    table.Rand

	timelines *timelines // of a finished fight that can only be viewed; nil: it is none
}

// ID is the table's.
func (r *Room) ID() string { return r.id }

// newRoom is a room whose fight nobody has looked at yet.
func newRoom(h *Registry, t store.Table) *Room {
	r := &Room{id: t.ID, branch: t.Branch, registry: h, log: h.c.Log.With("table", t.ID), watches: map[*Watch]bool{}}
	r.shared.facts = t
	r.shared.here = map[string]int{}
	return r
}

// within does something with the fight in memory for the holder of a link, while nobody else does.
func (r *Room) within(ctx context.Context, v Viewer, do func(*fight) error) error {
	return r.by(v, func() error {
		if err := r.wake(ctx); err != nil {
			return err
		}
		r.used = time.Now()
		return do(r.fight)
	})
}

// changed notifies every watch whose viewer sees something else than before.
func (r *Room) changed() {
	r.shared.rev++
	r.retime()
	if r.fight == nil {
		for w := range r.watches {
			w.tell()
		}
		return
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
			w.tell()
		}
	}
}

// State is what the viewer may know now. Since is the Rev of the last State the client has, and saves what it knows from it:
// the log begins with the first line that is new or other than it was then, and the map is left out (SameMap) if it is
// the same. With 0 the log has its last lines ([Room.Log] has the earlier ones); with a Rev that nobody knows any more it has
// as many as a page of [Room.Log].
func (r *Room) State(ctx context.Context, v Viewer, since int) (s *Shown, err error) {
	err = r.looking(ctx, v, func(f *fight) error {
		s, err = f.show(v.audience(f.s.Game().Cast()), &r.shared, since)
		return err
	})
	if isViewOnly(err) {
		return r.stateSeen(ctx, v, since)
	}
	return s, err
}

// Log is the lines of the viewer's log from number from on, before number to: a page of them, 500 at most.
func (r *Room) Log(ctx context.Context, v Viewer, from, to int) (lines []api.Line, err error) {
	err = r.looking(ctx, v, func(f *fight) error {
		e := v.audience(f.s.Game().Cast())
		lines = pageOf(f.look(e, &r.shared).log, from, to)
		return nil
	})
	if isViewOnly(err) {
		return r.logSeen(ctx, v, from, to)
	}
	return lines, err
}

// pageOf is the lines from one number to another, 500 at most.
func pageOf(all []api.Line, from, to int) []api.Line {
	from = min(max(from, 0), len(all))
	to = min(max(to, from), from+logPage, len(all))
	return all[from:to]
}

// looking is within for what only looks: if the rules break down at it, that is a refusal.
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
		return r.asRefusal(err)
	})
}

// told makes a refusal of an error, and logs what nobody is told.
func (r *Room) asRefusal(err error) error {
	err = refused(err)
	if no, ok := err.(*Refusal); ok && no.Err != nil && (no.Code == CodeFault || no.Code == CodeNotKept) { //nolint:errorlint // made here
		var stack string
		if broke, is := errors.AsType[*fault](no.Err); is {
			stack = broke.stack
		}
		r.log.Error("a refusal", "code", no.Code, "error", no.Err, "stack", stack)
	}
	return err
}
