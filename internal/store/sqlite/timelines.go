package sqlite

import (
	"context"
	"fmt"

	"fray/internal/store"
)

// PutTimelines implements [store.Store].
func (s *Store) PutTimelines(ctx context.Context, id string, lines int, all []store.Timeline) error {
	if err := store.CheckTimelines(id, lines, all); err != nil {
		return err
	}
	return s.change(ctx, func(ctx context.Context, put *statements) error {
		key, found, err := find(ctx, put.hasLines, id, lines)
		if err != nil {
			return err
		}
		if !found {
			return whyNot(ctx, put, id, lines)
		}
		if _, err := put.dropTimelines.ExecContext(ctx, key); err != nil {
			return err
		}
		for _, t := range all {
			if _, err := put.addTimeline.ExecContext(ctx, key, t.Viewer, t.Data); err != nil {
				return err
			}
		}
		return nil
	})
}

// Timelines implements [store.Store].
func (s *Store) Timelines(ctx context.Context, id string) (all []store.Timeline, err error) {
	err = s.many(ctx, func(r scanner) error {
		var t store.Timeline
		err := r.Scan(&t.Viewer, &t.Data)
		all = append(all, t)
		return err
	}, `SELECT l.viewer, l.data FROM tables t JOIN timelines l ON l.table_key = t.key WHERE t.id = ? ORDER BY l.viewer`, id)
	if err != nil {
		return nil, fmt.Errorf("timelines of table %s: %w", id, err)
	}
	return all, nil
}

// Timeline implements [store.Store].
func (s *Store) Timeline(ctx context.Context, id, viewer string) (data []byte, err error) {
	err = s.one(ctx, func(r scanner) error { return r.Scan(&data) },
		`SELECT l.data FROM tables t JOIN timelines l ON l.table_key = t.key WHERE t.id = ? AND l.viewer = ?`, id, viewer)
	if err != nil {
		return nil, fmt.Errorf("timeline of table %s: %w", id, err)
	}
	return data, nil
}
