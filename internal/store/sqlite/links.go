package sqlite

import (
	"context"
	"fmt"
	"time"

	"fray/internal/store"
	"fray/internal/store/sqlite/query"
)

// LinkByHash implements [store.Store].
func (s *Store) LinkByHash(ctx context.Context, hash [32]byte) (l store.Link, err error) {
	err = s.reading(ctx, func(get *query.Queries) error {
		row, err := get.LinkByHash(ctx, hash[:])
		if err != nil {
			return err
		}
		l, err = decodeLink(row.TableID, row.Link)
		return err
	})
	if err != nil {
		return store.Link{}, fmt.Errorf("link: %w", err)
	}
	return l, nil
}

// Links implements [store.Store].
func (s *Store) Links(ctx context.Context, table string) (links []store.Link, err error) {
	err = s.reading(ctx, func(get *query.Queries) error {
		key, err := get.TableKey(ctx, table)
		if err != nil {
			return err
		}
		rows, err := get.ListLinks(ctx, key)
		if err != nil {
			return err
		}
		for _, row := range rows {
			l, err := decodeLink(table, row)
			if err != nil {
				return err
			}
			links = append(links, l)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("table %s: %w", table, err)
	}
	return links, nil
}

// Revoke implements [store.Store].
func (s *Store) Revoke(ctx context.Context, table, link string) error {
	return s.change(ctx, func(ctx context.Context, put *query.Queries) error {
		key, found, err := find(put.TableKey(ctx, table))
		if err != nil {
			return err
		}
		if found {
			key, found, err = find(put.LinkKey(ctx, query.LinkKeyParams{TableKey: key, ID: link}))
		}
		if err != nil {
			return err
		}
		if !found {
			return refusal{fmt.Errorf("table %s: link %s: %w", table, link, store.ErrNotFound)}
		}
		return put.RevokeLink(ctx, key)
	})
}

// decodeLink returns a link of a table.
func decodeLink(table string, r query.Link) (store.Link, error) {
	l := store.Link{ID: r.ID, Table: table, Role: r.Role, Seat: r.Seat, Revoked: r.Revoked, Unused: r.Unused, Created: time.UnixMilli(r.Created).UTC()}
	if copy(l.Hash[:], r.Hash) != len(l.Hash) {
		return store.Link{}, fmt.Errorf("%w: link %s: its hash has %d bytes", store.ErrDamaged, l.ID, len(r.Hash))
	}
	return l, nil
}
