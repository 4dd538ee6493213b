package room

import (
	"context"
	"crypto/sha256"
	"errors"
	"hash/maphash"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"fray/api"
	"fray/internal/pool"
	"fray/internal/store"
)

// Registry holds all tables of a server.
type Registry struct {
	c       Config
	done    chan struct{} // closed with the registry
	pool    *pool.Pool    // what takes long, outside of the rooms
	awake   atomic.Int64
	crowded atomic.Bool  // a timer is set to put fights away
	rushed  atomic.Bool  // fights are put away at once
	pressed atomic.Int64 // when fights were last put away at once, in nanoseconds since 1970
	calming atomic.Bool  // a timer is set for the end of the rush
	settled atomic.Int64 // awake after the last search for idle fights
	napped  atomic.Int64 // fights put away since their memory was returned to the system
	watches atomic.Int64

	// reading holds a value for each fight that is being read into memory: one for each processor. When many pages come at once, more would
	// take the time in which others are put away.
	reading chan struct{}

	recorders sync.WaitGroup // goroutines that store timelines

	life     context.Context //nolint:containedctx // of all that runs in the background; ends with the registry
	end      context.CancelFunc
	analyses sync.WaitGroup // goroutines that end with life

	making    sync.Mutex // held while tables are counted and one is created
	branching sync.Mutex // held while the branches of a table are counted and one is created

	shared store.Shared // nil: this server is alone
	seed   maphash.Seed
	moving [64]sync.Mutex // held while the lease of a table is taken or released; each is for some of the tables

	mu      sync.Mutex
	rooms   map[string]*Room
	keys    map[[32]byte]key // links that have led into a room, by the hashes of their tokens
	listed  []api.Encounter
	sweeper *time.Timer
	closed  bool
}

// NewRegistry opens a registry. Close it with [Registry.Close].
func NewRegistry(c Config) *Registry {
	h := &Registry{
		c: c.filled(), done: make(chan struct{}), pool: pool.New(runtime.GOMAXPROCS(0)), reading: make(chan struct{}, runtime.NumCPU()),
		rooms: map[string]*Room{}, keys: map[[32]byte]key{}, seed: maphash.MakeSeed(),
	}
	h.life, h.end = context.WithCancel(context.Background())
	if h.shared, _ = h.c.Store.(store.Shared); h.shared != nil {
		h.analyses.Go(h.watchLeases)
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.sweepLater(0, time.Time{})
	return h
}

// Enter returns the room of a token and the viewer who holds it. It counts as a use of the link. An unknown token is
// api.CodeNotFound. If another server answers for the table, the error is a [store.Elsewhere].
func (h *Registry) Enter(ctx context.Context, token string) (*Room, Viewer, error) {
	hash := sha256.Sum256([]byte(token))
	if r, v, ok := h.admit(hash); ok {
		return r, v, nil
	}
	l, err := h.link(ctx, hash)
	if err != nil {
		return nil, Viewer{}, err
	}
	v := Viewer{Role: l.Role, Seat: l.Seat, Link: l.ID}
	r, err := h.Room(ctx, l.Table)
	switch {
	case err != nil:
	case l.Unused:
		err = r.use(ctx, l.ID)
	default:
		r.keep(hash, v)
	}
	return r, v, err
}

// Leads checks that a token leads to a table. Unlike Enter, it does not count as a use of the link.
func (h *Registry) Leads(ctx context.Context, token string) error {
	_, err := h.link(ctx, sha256.Sum256([]byte(token)))
	return err
}

// link returns the link of a token with this hash.
func (h *Registry) link(ctx context.Context, hash [32]byte) (store.Link, error) {
	l, err := h.c.Store.LinkByHash(ctx, hash)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return l, &Refusal{api.CodeNotFound, "there is no active link with this token", err}
	case err != nil:
		return l, unstored(err)
	}
	return l, nil
}

// Room returns the room of a table. If another server answers for the table, the error is a [store.Elsewhere].
func (h *Registry) Room(ctx context.Context, id string) (*Room, error) {
	return h.room(ctx, id, true)
}

// room returns the room of a table. If reads is false, the fight is not needed.
func (h *Registry) room(ctx context.Context, id string, reads bool) (*Room, error) {
	r, err := h.known(id)
	if r != nil || err != nil {
		return r, err
	}
	if h.shared != nil {
		return h.takeRoom(ctx, id, reads)
	}
	facts, err := h.facts(ctx, id)
	if err != nil {
		return nil, err
	}
	return h.opened(facts, nil)
}

// known returns the room of a table if there is one.
func (h *Registry) known(id string) (*Room, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	r := h.rooms[id]
	switch {
	case h.closed:
		return nil, stopping()
	case r != nil && r.moved() == nil:
		r.entered = time.Now()
		return r, nil
	}
	return nil, nil //nolint:nilnil // there is none
}

// facts returns the facts of a table from the store.
func (h *Registry) facts(ctx context.Context, id string) (store.Table, error) {
	facts, err := h.c.Store.Table(ctx, id)
	if errors.Is(err, store.ErrDamaged) { // it can be entered, to be deleted
		facts, err = store.Table{ID: id, Damaged: true}, nil
	}
	return facts, unstored(err)
}

// opened makes the room of a table, unless it was made meanwhile.
func (h *Registry) opened(facts store.Table, lease store.Lease) (*Room, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return nil, stopping()
	}
	r := h.rooms[facts.ID]
	if r == nil || r.moved() != nil {
		if r != nil {
			h.drop(r)
		}
		r = newRoom(h, facts, lease)
		h.rooms[facts.ID] = r
	}
	r.entered = time.Now()
	return r, nil
}

func stopping() error { return refuse(api.CodeClosed, "the server is stopping: try again in a moment") }

// compute calls do, which may take long, in the pool. The room must not be locked. A panic becomes a [fault].
func (r *Room) compute(ctx context.Context, as pool.Priority, do func() error) error {
	err := r.registry.pool.Do(ctx, r.id, as, func() error { return safely(do) })
	switch {
	case errors.Is(err, pool.ErrClosed):
		return stopping()
	case err != nil && ctx.Err() != nil && errors.Is(err, ctx.Err()):
		return &Refusal{api.CodeBusy, "the server is busy: try again in a moment", err}
	}
	return err
}

// background runs do in a goroutine that the registry waits for when it closes; do ends with h.life. It reports whether the registry is
// open.
func (h *Registry) background(do func()) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.closed {
		h.analyses.Go(do)
	}
	return !h.closed
}

// Close stores timelines, snapshots and times of use, ends all watches, waits for pending inputs, and takes no more. It does
// not close the store.
func (h *Registry) Close() {
	h.mu.Lock()
	was := h.closed
	h.closed = true
	h.sweeper.Stop()
	h.mu.Unlock()
	all := h.all() // no others come: it is closed
	if h.shared != nil {
		h.handOver()
	}
	h.awaitTimelines()
	if !was {
		close(h.done)
		h.end()
		h.pool.Close()
	}
	h.analyses.Wait()
	for _, r := range all {
		r.touch()
		r.lastSnapshot()
		r.close(stopping())
	}
}
