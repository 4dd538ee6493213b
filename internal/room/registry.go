package room

import (
	"context"
	"crypto/sha256"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"fray/api"
	"fray/internal/store"
)

// Registry has all tables of a server.
type Registry struct {
	c       Config
	done    chan struct{} // closed with the registry
	computing chan struct{} // one for each thing that is computed
	awake   atomic.Int64
	crowded atomic.Bool // some fights will be put away soon
	watches atomic.Int64

	recorders sync.WaitGroup // goroutines that store timelines

	making sync.Mutex // held while tables are counted and one is created

	mu      sync.Mutex
	rooms   map[string]*Room
	listed  []api.Encounter
	sweeper *time.Timer
	closed  bool
}

// NewRegistry opens a registry. It is closed by [Registry.Close].
func NewRegistry(c Config) *Registry {
	h := &Registry{
		c: c.filled(), done: make(chan struct{}), computing: make(chan struct{}, runtime.GOMAXPROCS(0)),
		rooms: map[string]*Room{},
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.sweepLater(0, time.Time{})
	return h
}

// Enter finds the room of a token, and who its holder is. It counts as a use of the link. Whatever leads nowhere is CodeNotFound.
func (h *Registry) Enter(ctx context.Context, token string) (*Room, Viewer, error) {
	l, err := h.link(ctx, token)
	if err != nil {
		return nil, Viewer{}, err
	}
	r, err := h.Room(ctx, l.Table)
	if err == nil && l.Unused {
		err = r.use(ctx, l.ID)
	}
	return r, Viewer{Role: l.Role, Seat: l.Seat, Link: l.ID}, err
}

// Leads says whether a token leads to a table, as Enter does, but does not count as a use of the link.
func (h *Registry) Leads(ctx context.Context, token string) error {
	_, err := h.link(ctx, token)
	return err
}

// link finds the link of a token.
func (h *Registry) link(ctx context.Context, token string) (store.Link, error) {
	l, err := h.c.Store.LinkByHash(ctx, sha256.Sum256([]byte(token)))
	switch {
	case errors.Is(err, store.ErrNotFound):
		return l, &Refusal{CodeNotFound, "this link leads nowhere (any more)", err}
	case err != nil:
		return l, unstored(err)
	}
	return l, nil
}

// Room is the table of this id.
func (h *Registry) Room(ctx context.Context, id string) (*Room, error) {
	h.mu.Lock()
	r, closed := h.rooms[id], h.closed
	h.mu.Unlock()
	switch {
	case closed:
		return nil, stopping()
	case r != nil:
		return r, nil
	}
	facts, err := h.c.Store.Table(ctx, id)
	if errors.Is(err, store.ErrDamaged) { // it can be entered, to be deleted
		facts, err = store.Table{ID: id, Damaged: true}, nil
	}
	if err != nil {
		return nil, unstored(err)
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	switch r := h.rooms[id]; {
	case h.closed:
		return nil, stopping()
	case r != nil:
		return r, nil
	}
	r = newRoom(h, facts)
	h.rooms[id] = r
	return r, nil
}

func stopping() error { return refuse(CodeClosed, "the server is stopping: try again in a moment") }

// compute does something that takes its time, beside the tables, once there is room for it. A panic is a [fault].
func (h *Registry) compute(ctx context.Context, do func() error) (err error) {
	select {
	case h.computing <- struct{}{}:
	case <-ctx.Done():
		return &Refusal{CodeBusy, "as much is computed as can be: try again in a moment", ctx.Err()}
	case <-h.done:
		return stopping()
	}
	defer func() {
		<-h.computing
		if p := recover(); p != nil {
			err = broken(p)
		}
	}()
	return do()
}

// Close stores timelines, snapshots and what is in use, ends all watches, waits for what is being put in, and takes nothing more. The store stays open.
func (h *Registry) Close() {
	h.mu.Lock()
	was := h.closed
	h.closed = true
	h.sweeper.Stop()
	all := h.all()
	h.mu.Unlock()
	h.awaitTimelines()
	if !was {
		close(h.done)
	}
	for _, r := range all {
		r.touch()
		r.lastSnapshot()
		r.close(stopping())
	}
}
