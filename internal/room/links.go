package room

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"strings"
	"time"

	"fray/api"
	"fray/internal/store"
)

// tokenBytes is how much chance is in a token.
const tokenBytes = 16

// newToken draws the secret of a link, and what is kept of it.
func newToken() (token string, hash [32]byte) {
	var b [tokenBytes]byte
	_, _ = rand.Read(b[:]) // never fails: see crypto/rand
	token = base64.RawURLEncoding.EncodeToString(b[:])
	return token, sha256.Sum256([]byte(token))
}

// newID draws the id of a table or a link. It is no secret.
func newID() string { return strings.ToLower(rand.Text()[:12]) }

// newLink draws a link of a table.
func newLink(tableID, role, seat string) (store.Link, api.Link) {
	token, hash := newToken()
	id := newID()
	return store.Link{ID: id, Table: tableID, Role: role, Seat: seat, Hash: hash, Created: time.Now().UTC()},
		api.Link{ID: id, Role: role, Seat: seat, Token: token}
}

// Links are the links of the table, without tokens and without those that were revoked. Only the GM may see them.
func (r *Room) Links(ctx context.Context, v Viewer) ([]api.Link, error) {
	if err := r.mayLink(v); err != nil {
		return nil, err
	}
	all, err := r.hall.c.Store.Links(ctx, r.id)
	if err != nil {
		return nil, r.told(unstored(err))
	}
	out := []api.Link{}
	for _, l := range all {
		if !l.Revoked {
			out = append(out, api.Link{ID: l.ID, Role: l.Role, Seat: l.Seat})
		}
	}
	return out, nil
}

// Reissue makes a new link of a role (and seat), and has the old ones of it lead nowhere. Only the GM may. The GM's own
// link is reissued alike.
func (r *Room) Reissue(ctx context.Context, v Viewer, role, seat string) (api.Link, error) {
	if err := r.mayLink(v); err != nil {
		return api.Link{}, err
	}
	err := r.looking(ctx, func(f *fight) error {
		e := Viewer{Role: role, Seat: seat}.eyes(f.s.Game().Cast())
		if e.role != role || role != api.RoleSeat && seat != "" {
			return refuse(CodeBad, "a link is of the role gm, seat or spectator, and a seat's of a seat that is there")
		}
		return nil
	})
	if err != nil {
		return api.Link{}, err
	}
	all, err := r.hall.c.Store.Links(ctx, r.id)
	if err != nil {
		return api.Link{}, r.told(unstored(err))
	}
	kept, link := newLink(r.id, role, seat)
	if err := r.hall.c.Store.AddLink(ctx, kept); err != nil {
		return api.Link{}, r.told(unstored(err))
	}
	for _, l := range all {
		if !l.Revoked && l.Role == role && l.Seat == seat {
			if err := r.revoke(ctx, l.ID); err != nil {
				return link, err
			}
		}
	}
	return link, nil
}

// Revoke has a link lead nowhere. Only the GM may, and not with the link it came by.
func (r *Room) Revoke(ctx context.Context, v Viewer, link string) error {
	if err := r.mayLink(v); err != nil {
		return err
	}
	if link == v.Link {
		return refuse(CodeBad, "this is the link that you came by: reissue it instead")
	}
	return r.revoke(ctx, link)
}

func (r *Room) revoke(ctx context.Context, link string) error {
	switch err := r.hall.c.Store.Revoke(ctx, r.id, link); {
	case errors.Is(err, store.ErrNotFound):
		return refuse(CodeNotFound, "there is no such link")
	case err != nil:
		return r.told(unstored(err))
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.cut(func(v Viewer) bool { return v.Link == link }, refuse(CodeRevoked, "this link leads nowhere any more"))
	r.changed()
	return nil
}

// mayLink refuses who may not look after the links.
func (r *Room) mayLink(v Viewer) error {
	if r.branch != "" {
		return refuse(CodeBad, "a branch has one link")
	}
	return v.mayRule()
}
