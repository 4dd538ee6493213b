package sqlite

import (
	"context"
	"fmt"

	"fray/internal/store"
)

// Reissue implements [store.Store].
func (s *Store) Reissue(ctx context.Context, l store.Link) (revoked []string, err error) {
	if err := store.CheckLinks(l.Table, l); err != nil {
		return nil, err
	}
	err = s.change(ctx, func(ctx context.Context, put *statements) error {
		table, found, err := find(ctx, put.findTable, l.Table)
		if err != nil {
			return err
		}
		if !found {
			return refusal{fmt.Errorf("table %s: %w", l.Table, store.ErrNotFound)}
		}
		if _, found, err := find(ctx, put.findLink, table, l.ID); err != nil {
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
		revoked, err = revokeOthers(ctx, put, key, l.Unused)
		return err
	})
	if err != nil {
		return nil, err
	}
	return revoked, nil
}

// UseLink implements [store.Store].
func (s *Store) UseLink(ctx context.Context, table, link string) (revoked []string, err error) {
	err = s.change(ctx, func(ctx context.Context, put *statements) error {
		revoked = nil // this function may run twice
		key, found, err := find(ctx, put.findTable, table)
		if err == nil && found {
			key, found, err = find(ctx, put.currentLink, key, link)
		}
		if err != nil {
			return err
		}
		if !found {
			return refusal{fmt.Errorf("table %s: link %s: %w", table, link, store.ErrNotFound)}
		}
		if key, found, err = find(ctx, put.useLink, key); err != nil || !found { // not found: it was used before
			return err
		}
		revoked, err = revokeOthers(ctx, put, key, false)
		return err
	})
	if err != nil {
		return nil, err
	}
	return revoked, nil
}

// revokeOthers revokes the links with the role and seat of the link with this key, or only the unused ones, and returns their
// IDs.
func revokeOthers(ctx context.Context, put *statements, key int64, unusedOnly bool) (ids []string, err error) {
	rows, err := put.revokeOthers.QueryContext(ctx, key, unusedOnly)
	if err != nil {
		return nil, err
	}
	defer rows.Close() //nolint:errcheck // rows.Err returns its errors
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	return ids, rows.Err()
}

// checkHash refuses a link whose hash is already in use.
func checkHash(ctx context.Context, put *statements, l store.Link) error {
	_, found, err := find(ctx, put.findHash, l.Hash[:])
	if err == nil && found {
		return refusal{fmt.Errorf("table %s: link %s: its hash: %w", l.Table, l.ID, store.ErrExists)}
	}
	return err
}

// addLink writes a link of the table with this key and returns the key of the link.
func addLink(ctx context.Context, put *statements, table int64, l store.Link) (key int64, err error) {
	key, _, err = find(ctx, put.addLink, table, l.ID, l.Role, l.Seat, l.Hash[:], l.Created.UnixMilli(), l.Revoked, l.Unused)
	return key, err
}
