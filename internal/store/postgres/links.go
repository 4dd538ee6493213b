package postgres

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"fray/internal/store"
	"fray/internal/store/postgres/query"
)

// LinkByHash implements [store.Store].
func (s *Store) LinkByHash(ctx context.Context, hash [32]byte) (l store.Link, err error) {
	err = s.read(ctx, func(q *query.Queries) error {
		row, err := q.LinkByHash(ctx, hash[:])
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
	err = s.read(ctx, func(q *query.Queries) error {
		key, err := q.TableKey(ctx, table)
		if err != nil {
			return err
		}
		rows, err := q.ListLinks(ctx, key)
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
	return s.write(ctx, func(ctx context.Context, _ pgx.Tx, q *query.Queries) error {
		t, err := s.lockTable(ctx, q, table)
		if err != nil {
			return err
		}
		n, err := q.RevokeLink(ctx, query.RevokeLinkParams{TableKey: t.Key, ID: link})
		if err == nil && n == 0 {
			return fmt.Errorf("table %s: link %s: %w", table, link, store.ErrNotFound)
		}
		return err
	})
}

// Reissue implements [store.Store].
func (s *Store) Reissue(ctx context.Context, l store.Link) (revoked []string, err error) {
	if err := store.CheckLinks(l.Table, l); err != nil {
		return nil, err
	}
	err = s.write(ctx, func(ctx context.Context, _ pgx.Tx, q *query.Queries) error {
		t, err := s.lockTable(ctx, q, l.Table)
		if err != nil {
			return err
		}
		key, err := addLink(ctx, q, t.Key, l)
		if err != nil {
			return err
		}
		revoked, err = q.RevokeOthers(ctx, query.RevokeOthersParams{Link: key, UnusedOnly: l.Unused})
		return err
	})
	if err != nil {
		return nil, err
	}
	return revoked, nil
}

// UseLink implements [store.Store].
func (s *Store) UseLink(ctx context.Context, table, link string) (revoked []string, err error) {
	err = s.write(ctx, func(ctx context.Context, _ pgx.Tx, q *query.Queries) error {
		revoked = nil
		t, err := s.lockTable(ctx, q, table)
		if err != nil {
			return err
		}
		key, err := q.CurrentLink(ctx, query.CurrentLinkParams{TableKey: t.Key, ID: link})
		if errors.Is(err, pgx.ErrNoRows) {
			return fmt.Errorf("table %s: link %s: %w", table, link, store.ErrNotFound)
		}
		if err != nil {
			return err
		}
		if n, err := q.UseLink(ctx, key); err != nil || n == 0 { // it was used before
			return err
		}
		revoked, err = q.RevokeOthers(ctx, query.RevokeOthersParams{Link: key})
		return err
	})
	if err != nil {
		return nil, err
	}
	return revoked, nil
}

// addLink writes a link of the table with this key and returns the key of the link.
func addLink(ctx context.Context, q *query.Queries, table int64, l store.Link) (int64, error) {
	key, err := q.AddLink(ctx, query.AddLinkParams{
		TableKey: table, ID: l.ID, Role: l.Role, Seat: l.Seat, Hash: l.Hash[:], Created: l.Created.UnixMilli(), Revoked: l.Revoked, Unused: l.Unused,
	})
	if violates(err, "links_hash_key", "links_table_key_id_key") {
		err = fmt.Errorf("table %s: link %s, or its hash: %w", l.Table, l.ID, store.ErrExists)
	}
	return key, err
}

// decodeLink returns the link of a row.
func decodeLink(table string, row query.Link) (store.Link, error) {
	l := store.Link{ID: row.ID, Table: table, Role: row.Role, Seat: row.Seat, Created: time.UnixMilli(row.Created).UTC(), Revoked: row.Revoked, Unused: row.Unused}
	if copy(l.Hash[:], row.Hash) != len(l.Hash) {
		return store.Link{}, fmt.Errorf("%w: link %s: its hash has %d bytes", store.ErrDamaged, l.ID, len(row.Hash))
	}
	return l, nil
}
