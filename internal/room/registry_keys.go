package room

import "time"

// key is a link that has led into a room. So most requests are admitted without the store.
type key struct {
	room *Room
	as   Viewer
}

// admit returns the room and the viewer of a token with this hash, if its link has led into a room that is still there.
func (h *Registry) admit(hash [32]byte) (*Room, Viewer, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	k, ok := h.keys[hash]
	if !ok || h.closed || k.room.moved() != nil {
		return nil, Viewer{}, false
	}
	k.room.entered = time.Now()
	return k.room, k.as, true
}

// keep remembers the link of a token with this hash, if it is known to be valid.
func (r *Room) keep(hash [32]byte, as Viewer) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if l, ok := r.links[as.Link]; !ok || l.Unused {
		return // not read yet, or revoked meanwhile
	}
	h := r.registry
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.rooms[r.id] == r && h.keys[hash].room != r {
		h.keys[hash] = key{r, as}
		r.keys = append(r.keys, hash)
	}
}

// rekey forgets the links that have led into a room, because some may be revoked.
func (h *Registry) rekey(r *Room) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.forgetKeys(r)
}

// forgetKeys forgets the links that have led into a room. The registry is locked.
func (h *Registry) forgetKeys(r *Room) {
	for _, hash := range r.keys {
		delete(h.keys, hash)
	}
	r.keys = nil
}

// drop removes a room. The registry is locked.
func (h *Registry) drop(r *Room) {
	delete(h.rooms, r.id)
	h.forgetKeys(r)
}
