package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"fray/internal/store"
	"fray/internal/store/sqlite/query"
)

// Reissue implements [store.Store].
func (s *Store) Reissue(ctx context.Context, l store.Link) (revoked []string, err error) {
	if err := store.CheckLinks(l.Table, l); err != nil {
		return nil, err
	}
	err = s.change(ctx, func(ctx context.Context, put *query.Queries) error {
		table, found, err := find(put.TableKey(ctx, l.Table))
		if err != nil {
			return err
		}
		if !found {
			return refusal{fmt.Errorf("table %s: %w", l.Table, store.ErrNotFound)}
		}
		if _, found, err := find(put.LinkKey(ctx, query.LinkKeyParams{TableKey: table, ID: l.ID})); err != nil {
			return err
		} else if found {
			return refusal{fmt.Errorf("table %s: link %s: %w", l.Table, l.ID, store.ErrExists)}
		}
		if err := checkHash(ctx, put, l); err != nil {
			return err
		}
		key, err := addLink(ctx, put, table, l)
		if err != nil {
			return err
		}
		revoked, err = put.RevokeOthers(ctx, query.RevokeOthersParams{TableKey: table, Role: l.Role, Seat: l.Seat, Key: key, UnusedOnly: l.Unused})
		return err
	})
	if err != nil {
		return nil, err
	}
	return revoked, nil
}

// UseLink implements [store.Store].
func (s *Store) UseLink(ctx context.Context, table, link string) (revoked []string, err error) {
	err = s.change(ctx, func(ctx context.Context, put *query.Queries) error {
		revoked = nil // this function may run twice
		key, found, err := find(put.TableKey(ctx, table))
		if err != nil {
			return err
		}
		l, err := put.CurrentLink(ctx, query.CurrentLinkParams{TableKey: key, ID: link})
		switch {
		case !found || errors.Is(err, sql.ErrNoRows):
			return refusal{fmt.Errorf("table %s: link %s: %w", table, link, store.ErrNotFound)}
		case err != nil:
			return err
		}
		if n, err := put.UseLink(ctx, l.Key); err != nil || n == 0 { // it was used before
			return err
		}
		revoked, err = put.RevokeOthers(ctx, query.RevokeOthersParams{TableKey: key, Role: l.Role, Seat: l.Seat, Key: l.Key})
		return err
	})
	if err != nil {
		return nil, err
	}
	return revoked, nil
}

// checkHash refuses a link whose hash is already in use.
func checkHash(ctx context.Context, put *query.Queries, l store.Link) error {
	_, found, err := find(put.HasHash(ctx, l.Hash[:]))
	if err == nil && found {
		return refusal{fmt.Errorf("table %s: link %s: its hash: %w", l.Table, l.ID, store.ErrExists)}
	}
	return err
}

// addLink writes a link of the table with this key and returns the key of the link.
func addLink(ctx context.Context, put *query.Queries, table int64, l store.Link) (key int64, err error) {
	return put.AddLink(ctx, query.AddLinkParams{
		TableKey: table, ID: l.ID, Role: l.Role, Seat: l.Seat, Hash: l.Hash[:], Created: l.Created.UnixMilli(), Revoked: l.Revoked, Unused: l.Unused,
	})
}
