package sqlite

import (
	"context"
	"fmt"

	"fray/internal/store"
	"fray/internal/store/sqlite/query"
)

// PutTimelines implements [store.Store].
func (s *Store) PutTimelines(ctx context.Context, id string, lines int, all []store.Timeline) error {
	if err := store.CheckTimelines(id, lines, all); err != nil {
		return err
	}
	return s.change(ctx, func(ctx context.Context, put *query.Queries) error {
		key, err := holds(ctx, put, id, lines)
		if err != nil {
			return err
		}
		if err := put.DropTimelines(ctx, key); err != nil {
			return err
		}
		for _, t := range all {
			if err := put.AddTimeline(ctx, query.AddTimelineParams{TableKey: key, Viewer: t.Viewer, Data: t.Data}); err != nil {
				return err
			}
		}
		return nil
	})
}

// Timelines implements [store.Store].
func (s *Store) Timelines(ctx context.Context, id string) (all []store.Timeline, err error) {
	err = s.reading(ctx, func(get *query.Queries) error {
		rows, err := get.ListTimelines(ctx, id)
		for _, row := range rows {
			all = append(all, store.Timeline{Viewer: row.Viewer, Data: row.Data})
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("timelines of table %s: %w", id, err)
	}
	return all, nil
}

// Timeline implements [store.Store].
func (s *Store) Timeline(ctx context.Context, id, viewer string) (data []byte, err error) {
	err = s.reading(ctx, func(get *query.Queries) (err error) {
		data, err = get.GetTimeline(ctx, query.GetTimelineParams{ID: id, Viewer: viewer})
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("timeline of table %s: %w", id, err)
	}
	return data, nil
}
