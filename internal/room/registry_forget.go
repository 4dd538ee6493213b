package room

import (
	"context"
	"errors"

	"fray/api"
	"fray/internal/store"
)

// Delete deletes a table with its record, links and branches, and notifies everyone who watches it. Only the GM may.
func (r *Room) Delete(ctx context.Context, v Viewer) error {
	switch {
	case !v.gm():
		return v.mayRule()
	case r.branch != "":
		return refuse(api.CodeBad, "this is a branch: drop it instead")
	}
	return r.registry.forget(r, refuse(api.CodeDeleted, "this table has been deleted by its game master"), func() error {
		return r.by(v, func() error { return r.erase(ctx) })
	})
}

// forget removes a table and its branches: erase deletes it in the store, then its rooms are closed.
func (h *Registry) forget(r *Room, why error, erase func() error) error {
	if err := erase(); err != nil {
		return err
	}
	h.mu.Lock()
	var gone []*Room
	for _, other := range h.rooms {
		if other == r || other.branch == r.id {
			h.drop(other)
			gone = append(gone, other)
		}
	}
	h.mu.Unlock()
	for _, other := range gone {
		other.close(why)
	}
	return nil
}

// erase deletes the table in the store. The room is locked, so that no input comes in.
func (r *Room) erase(ctx context.Context) error {
	if err := r.store.Delete(ctx, r.id); err != nil && !errors.Is(err, store.ErrNotFound) {
		return r.asRefusal(unstored(err))
	}
	r.log.Info("a table is no more", "branch", r.branch != "")
	return nil
}

// lost removes a room whose table was deleted from the store while a viewer entered. The room is locked.
func (h *Registry) lost(r *Room) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.rooms[r.id] == r {
		h.drop(r)
	}
}

// close closes the room for good.
func (r *Room) close(why error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed != nil {
		return
	}
	r.closed = why
	r.cut(func(Viewer) bool { return true }, why)
	r.sleep()
}
