package room

import (
	"context"

	"fray/api"
	"fray/internal/store"
)

// Reissue makes a new link that replaces those of the same role (and seat). Links of seats and spectators are revoked at
// once. The GM's old link works until the new one is first used, so that the GM has a link if the server is killed before its
// answer arrives. Only the GM may.
func (r *Room) Reissue(ctx context.Context, v Viewer, role, seat string) (link api.Link, err error) {
	if err := r.mayLink(v); err != nil {
		return api.Link{}, err
	}
	err = r.within(ctx, v, func(f *fight) error {
		e := Viewer{Role: role, Seat: seat}.audience(f.s.Game().Cast())
		if e.role != role || role != api.RoleSeat && seat != "" {
			return refuse(api.CodeBad, "a link is of the role gm, seat or spectator, and a seat's of a seat that is there")
		}
		link, err = r.issue(ctx, role, seat)
		return err
	})
	return link, err
}

// issue makes a new link and ends the watches of those that it revokes. The room is locked.
func (r *Room) issue(ctx context.Context, role, seat string) (api.Link, error) {
	link, gone, err := issue(ctx, r.store, r.id, role, seat)
	if err := r.relinked(gone, err); err != nil {
		return api.Link{}, err
	}
	return link, nil
}

// issue makes a new link in the store.
func issue(ctx context.Context, s store.Store, table, role, seat string) (link api.Link, gone []string, err error) {
	kept, link := newLink(table, role, seat)
	kept.Unused = role == api.RoleGM
	gone, err = s.Reissue(ctx, kept)
	return link, gone, err
}

// IssueGM makes a new link of the GM of a table for the host of the server, who has the data folder. The GM's present link
// works until the new one is first used.
func (h *Registry) IssueGM(ctx context.Context, table string) (link api.Link, err error) {
	r, err := h.Room(ctx, table)
	if err != nil {
		return api.Link{}, err
	}
	if err := noBranch(r.branch); err != nil {
		return api.Link{}, err
	}
	err = r.alone(func() error {
		link, err = r.issue(ctx, api.RoleGM, "")
		return err
	})
	return link, err
}

// IssueGM is [Registry.IssueGM] for a store that no registry uses.
func IssueGM(ctx context.Context, s store.Store, table string) (api.Link, error) {
	t, err := s.Table(ctx, table)
	if err != nil {
		return api.Link{}, unstored(err)
	}
	if err := noBranch(t.Branch); err != nil {
		return api.Link{}, err
	}
	link, _, err := issue(ctx, s, table, api.RoleGM, "")
	if err != nil {
		return api.Link{}, unstored(err)
	}
	return link, nil
}

// noBranch refuses a branch, which has the one link that it was made with.
func noBranch(of string) error {
	if of != "" {
		return refuse(api.CodeBad, "this is a what-if of table "+of+": issue a link of that table")
	}
	return nil
}
