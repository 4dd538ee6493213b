package room

import (
	"sync"

	"fray/api"
)

// Watch notifies a client that a room has changed.
type Watch struct {
	C <-chan struct{} // ready at first and after changes; closed with the room or the link

	c    chan struct{}
	room *Room
	v    Viewer
	once sync.Once
	why  error // set before C is closed
}

// Why returns why C was closed, if not by Close: a [Refusal].
func (w *Watch) Why() error { return w.why }

// Watch notifies the viewer of changes until it is closed. It counts as a connected page.
func (r *Room) Watch(v Viewer) (*Watch, error) {
	c := make(chan struct{}, 1)
	w := &Watch{C: c, c: c, room: r, v: v}
	err := r.by(v, func() error { // a link is either revoked before this, and refused, or after it, which ends the watch
		w.notify()
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

// Close ends the watch. Closing it again does nothing.
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

// unwatch removes a watch without notifying the others.
func (r *Room) unwatch(w *Watch) {
	delete(r.watches, w)
	close(w.c)
	r.registry.watches.Add(-1)
	r.count(w.v, -1)
}

// notify notifies the client, unless a notification is pending.
func (w *Watch) notify() {
	select {
	case w.c <- struct{}{}:
	default:
	}
}

// count counts the connected pages of a seat.
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

// cut ends the watches of some viewers and gives them the reason.
func (r *Room) cut(fits func(Viewer) bool, why error) {
	for w := range r.watches {
		if fits(w.v) {
			w.why = why
			r.unwatch(w)
		}
	}
}
