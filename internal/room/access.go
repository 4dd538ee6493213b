package room

import (
	"context"
	"errors"

	"fray/api"
	"fray/internal/store"
)

// by carries out a command for the holder of a link, with the room locked. Every command and query of a link passes through
// it, so it refuses a link that was revoked after the request came in.
func (r *Room) by(v Viewer, do func() error) error {
	return r.alone(func() error {
		if err := r.current(v); err != nil {
			return err
		}
		return do()
	})
}

// alone calls do with the room locked.
func (r *Room) alone(do func() error) (err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	defer r.recoverFault(&err)
	if r.closed != nil {
		return r.closed
	}
	if no := r.moved(); no != nil {
		return no
	}
	return do()
}

// current refuses a viewer whose link does not exist or was revoked. The room is locked.
func (r *Room) current(v Viewer) error {
	if err := r.readLinks(); err != nil {
		return err
	}
	if l, ok := r.links[v.Link]; !ok || l.Role != v.Role || l.Seat != v.Seat {
		return revoked()
	}
	return nil
}

// readLinks reads the valid links from the store unless they are cached. Only this room changes them there. The room is
// locked.
func (r *Room) readLinks() error {
	if r.links != nil {
		return nil
	}
	ctx, cancel := stored()
	defer cancel()
	all, err := r.store.Links(ctx, r.id)
	if errors.Is(err, store.ErrNotFound) {
		r.registry.lost(r)
	}
	if err != nil {
		return r.asRefusal(unstored(err))
	}
	r.links = map[string]store.Link{}
	for _, l := range all {
		if !l.Revoked {
			r.links[l.ID] = l
		}
	}
	return nil
}

// use marks a link as used, which revokes the link that it replaces.
func (r *Room) use(ctx context.Context, link string) error {
	return r.alone(func() error {
		if err := r.readLinks(); err != nil {
			return err
		}
		if l, ok := r.links[link]; !ok || !l.Unused {
			return nil // it is in use already, or its next command is refused
		}
		gone, err := r.store.UseLink(ctx, r.id, link)
		return r.relinked(gone, err)
	})
}

// relinked ends the watches of revoked links after the store has changed the links. The room is locked.
func (r *Room) relinked(gone []string, err error) error {
	r.links = nil
	r.registry.rekey(r)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return refuse(api.CodeNotFound, "there is no such link")
	case err != nil:
		return r.asRefusal(unstored(err))
	}
	for _, link := range gone {
		r.cut(func(v Viewer) bool { return v.Link == link }, revoked())
	}
	r.changed()
	return nil
}

// revoked refuses the holder of a revoked link.
func revoked() error { return refuse(api.CodeRevoked, "this link no longer works") }
