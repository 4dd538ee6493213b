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

// Hall has all tables of a server.
type Hall struct {
	c       Config
	done    chan struct{} // closed with the hall
	reckons chan struct{} // one for each thing that is being reckoned
	awake   atomic.Int64
	crowded atomic.Bool // some fights will be put away soon
	watches atomic.Int64

	recorders sync.WaitGroup // goroutines that store timelines

	making sync.Mutex // held by whoever counts tables and then makes one

	mu      sync.Mutex
	rooms   map[string]*Room
	listed  []api.Encounter
	sweeper *time.Timer
	closed  bool
}

// NewHall opens a hall. It is closed by [Hall.Close].
func NewHall(c Config) *Hall {
	h := &Hall{
		c: c.filled(), done: make(chan struct{}), reckons: make(chan struct{}, runtime.GOMAXPROCS(0)),
		rooms: map[string]*Room{},
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.sweepLater(0, time.Time{})
	return h
}

// Enter finds the room of a token, and who its holder is. It counts as a use of the link. Whatever leads nowhere is CodeNotFound.
func (h *Hall) Enter(ctx context.Context, token string) (*Room, Viewer, error) {
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
func (h *Hall) Leads(ctx context.Context, token string) error {
	_, err := h.link(ctx, token)
	return err
}

// link finds the link of a token.
func (h *Hall) link(ctx context.Context, token string) (store.Link, error) {
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
func (h *Hall) Room(ctx context.Context, id string) (*Room, error) {
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

// reckon does something that takes its time, beside the tables, once there is room for it. A panic is a [fault].
func (h *Hall) reckon(ctx context.Context, do func() error) (err error) {
	select {
	case h.reckons <- struct{}{}:
	case <-ctx.Done():
		return &Refusal{CodeBusy, "as much is being reckoned as can be: try again in a moment", ctx.Err()}
	case <-h.done:
		return stopping()
	}
	defer func() {
		<-h.reckons
		if p := recover(); p != nil {
			err = broken(p)
		}
	}()
	return do()
}

// Close stores timelines, snapshots and what is in use, ends all watches, waits for what is being put in, and takes nothing more. The store stays open.
func (h *Hall) Close() {
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
