package sqlite

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"fray/internal/store"
)

// LinkByHash implements [store.Store].
func (s *Store) LinkByHash(ctx context.Context, hash [32]byte) (l store.Link, err error) {
	err = s.one(ctx, func(r scanner) (err error) {
		l, err = scanLink(r)
		return err
	}, `SELECT `+linkColumns+` FROM links l JOIN tables t ON t.key = l.table_key WHERE l.hash = ? AND l.revoked = 0`, hash[:])
	if err != nil {
		return store.Link{}, fmt.Errorf("link: %w", err)
	}
	return l, nil
}

// Links implements [store.Store].
func (s *Store) Links(ctx context.Context, table string) (links []store.Link, err error) {
	found := false
	err = s.many(ctx, func(r scanner) error {
		found = true
		l, err := scanLink(r)
		if l.ID != "" { // a table without links gives one row without a link
			links = append(links, l)
		}
		return err
	}, `SELECT `+linkColumns+` FROM tables t LEFT JOIN links l ON t.key = l.table_key WHERE t.id = ? ORDER BY l.key`, table)
	if err == nil && !found {
		err = store.ErrNotFound
	}
	if err != nil {
		return nil, fmt.Errorf("table %s: %w", table, err)
	}
	return links, nil
}

// Revoke implements [store.Store].
func (s *Store) Revoke(ctx context.Context, table, link string) error {
	return s.change(ctx, func(ctx context.Context, put *statements) error {
		key, found, err := find(ctx, put.findTable, table)
		if err != nil {
			return err
		}
		if found {
			key, found, err = find(ctx, put.findLink, key, link)
		}
		if err != nil {
			return err
		}
		if !found {
			return refusal{fmt.Errorf("table %s: link %s: %w", table, link, store.ErrNotFound)}
		}
		_, err = put.revokeLink.ExecContext(ctx, key)
		return err
	})
}

// linkColumns are the columns that scanLink reads.
const linkColumns = `l.id, t.id, l.role, l.seat, l.hash, l.created, l.revoked, l.unused`

// scanLink reads a link. The row of a table without links gives a link without an ID.
func scanLink(r scanner) (store.Link, error) {
	var id, role, seat sql.NullString
	var table string
	var hash []byte
	var created sql.NullInt64
	var revoked, unused sql.NullBool
	if err := r.Scan(&id, &table, &role, &seat, &hash, &created, &revoked, &unused); err != nil || !id.Valid {
		return store.Link{}, err
	}
	l := store.Link{ID: id.String, Table: table, Role: role.String, Seat: seat.String, Revoked: revoked.Bool, Unused: unused.Bool}
	if copy(l.Hash[:], hash) != len(l.Hash) {
		return store.Link{}, fmt.Errorf("%w: link %s: its hash has %d bytes", store.ErrDamaged, l.ID, len(hash))
	}
	l.Created = time.UnixMilli(created.Int64).UTC()
	return l, nil
}
