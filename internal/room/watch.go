package room

import (
	"sync"

	"fray/api"
)

// Watch tells that a room has changed.
type Watch struct {
	C <-chan struct{} // has something in it at first and after a change, however many there were; closed with the room, or with the link

	c    chan struct{}
	room *Room
	v    Viewer
	once sync.Once
	why  error // set before C is closed
}

// Why is why C was closed, if not by Close: a [Refusal].
func (w *Watch) Why() error { return w.why }

// Watch has the viewer told of changes. It counts as a page that is connected, until it is closed.
func (r *Room) Watch(v Viewer) (*Watch, error) {
	c := make(chan struct{}, 1)
	w := &Watch{C: c, c: c, room: r, v: v}
	err := r.by(v, func() error { // a link is revoked either before this, and refused, or after it, and the watch ends
		w.tell()
		r.watches[w] = true
		r.registry.watches.Add(1)
		r.count(v, 1)
		r.changed()
		return nil
	})
	if err != nil {
		return nil, err
	}
	return w, nil
}

// Close ends the watch. It may be closed twice.
func (w *Watch) Close() {
	w.once.Do(func() {
		w.room.mu.Lock()
		defer w.room.mu.Unlock()
		if w.room.watches[w] {
			w.room.unwatch(w)
			w.room.changed()
		}
	})
}

// unwatch forgets a watch, without a word to the others.
func (r *Room) unwatch(w *Watch) {
	delete(r.watches, w)
	close(w.c)
	r.registry.watches.Add(-1)
	r.count(w.v, -1)
}

// tell has the watcher look, if it is not about to.
func (w *Watch) tell() {
	select {
	case w.c <- struct{}{}:
	default:
	}
}

// count counts the pages of a seat.
func (r *Room) count(v Viewer, n int) {
	seat := v.Seat
	switch v.Role {
	case api.RoleGM:
		seat = "gm"
	case api.RoleSpectator:
		return
	}
	if r.shared.here[seat] += n; r.shared.here[seat] == 0 {
		delete(r.shared.here, seat)
	}
}

// cut ends the watches that fit, and has them know why.
func (r *Room) cut(fits func(Viewer) bool, why error) {
	for w := range r.watches {
		if fits(w.v) {
			w.why = why
			r.unwatch(w)
		}
	}
}
