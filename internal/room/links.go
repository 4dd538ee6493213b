package room

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"strings"
	"time"

	"fray/api"
	"fray/internal/store"
)

// tokenBytes is the number of random bytes in a token.
const tokenBytes = 16

// newToken draws a token and returns it with its hash, which is stored.
func newToken() (token string, hash [32]byte) {
	var b [tokenBytes]byte
	_, _ = rand.Read(b[:]) // never fails: see crypto/rand
	token = base64.RawURLEncoding.EncodeToString(b[:])
	return token, sha256.Sum256([]byte(token))
}

// newID draws the ID of a table or a link. IDs are not secret.
func newID() string { return strings.ToLower(rand.Text()[:12]) }

// newLink draws a link of a table.
func newLink(tableID, role, seat string) (store.Link, api.Link) {
	token, hash := newToken()
	id := newID()
	return store.Link{ID: id, Table: tableID, Role: role, Seat: seat, Hash: hash, Created: time.Now().UTC()},
		api.Link{ID: id, Role: role, Seat: seat, Token: token}
}

// Links returns the valid links of the table, without tokens. Only the GM may see them.
func (r *Room) Links(ctx context.Context, v Viewer) (out []api.Link, err error) {
	if err := r.mayLink(v); err != nil {
		return nil, err
	}
	err = r.by(v, func() error {
		all, err := r.store.Links(ctx, r.id)
		if err != nil {
			return r.asRefusal(unstored(err))
		}
		out = []api.Link{}
		for _, l := range all {
			if !l.Revoked {
				out = append(out, api.Link{ID: l.ID, Role: l.Role, Seat: l.Seat, Unused: l.Unused})
			}
		}
		return nil
	})
	return out, err
}

// Revoke revokes a link. Only the GM may, and not the link of the request itself.
func (r *Room) Revoke(ctx context.Context, v Viewer, link string) error {
	if err := r.mayLink(v); err != nil {
		return err
	}
	if link == v.Link {
		return refuse(api.CodeBad, "this is the link that you are using: reissue it instead")
	}
	return r.by(v, func() error {
		return r.relinked([]string{link}, r.store.Revoke(ctx, r.id, link))
	})
}

// mayLink refuses a viewer who may not manage links.
func (r *Room) mayLink(v Viewer) error {
	if r.branch != "" {
		return refuse(api.CodeBad, "a branch has one link")
	}
	return v.mayRule()
}
