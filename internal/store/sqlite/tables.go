package sqlite

import (
	"context"
	"fmt"

	"fray/internal/store"
	"fray/internal/store/sqlite/query"
	"fray/table"
)

// Create implements [store.Store].
func (s *Store) Create(ctx context.Context, t store.Table, record [][]byte, links []store.Link) error {
	lines, size, err := store.TrimLines(record...)
	if err != nil {
		return fmt.Errorf("table %s: %w", t.ID, err)
	}
	if size > table.MaxRecord {
		return fmt.Errorf("table %s: %w: a record may have %d bytes", t.ID, store.ErrTooLong, table.MaxRecord)
	}
	if err := store.CheckTable(t); err != nil {
		return err
	}
	if err := store.CheckLinks(t.ID, links...); err != nil {
		return err
	}
	texts, err := store.EncodeTexts(t)
	if err != nil {
		return err
	}
	return s.change(ctx, func(ctx context.Context, put *query.Queries) error {
		if _, found, err := find(put.TableKey(ctx, t.ID)); err != nil {
			return err
		} else if found {
			return refusal{fmt.Errorf("table %s: %w", t.ID, store.ErrExists)}
		}
		if err := checkRoot(ctx, put, t); err != nil {
			return err
		}
		for _, l := range links {
			if err := checkHash(ctx, put, l); err != nil {
				return err
			}
		}
		row := query.AddTableParams{
			ID: t.ID, Name: t.Name, Ruleset: t.Ruleset, Encounter: t.Encounter, Created: t.Created.UnixMilli(), Touched: t.Touched.UnixMilli(),
			Began: t.Began, Ended: t.Ended, Winner: t.Winner, TimeLimit: t.Limit, Paused: t.Paused,
			Seats: texts.Seats, UndoRequest: texts.UndoRequest, Seeds: texts.Seeds, Talk: texts.Talk, Lines: len(lines), Bytes: int64(size),
		}
		if t.Branch != "" {
			row.BranchOf = &t.Branch
		}
		key, err := put.AddTable(ctx, row)
		if err != nil {
			return err
		}
		for _, l := range links {
			if _, err := addLink(ctx, put, key, l); err != nil {
				return err
			}
		}
		return addLines(ctx, put, key, 0, lines)
	})
}

// checkRoot refuses a branch of a table that does not exist.
func checkRoot(ctx context.Context, put *query.Queries, t store.Table) error {
	if t.Branch == "" {
		return nil
	}
	_, found, err := find(put.TableKey(ctx, t.Branch))
	if err == nil && !found {
		return refusal{fmt.Errorf("table %s, the root of the branch %s: %w", t.Branch, t.ID, store.ErrNotFound)}
	}
	return err
}

// Update implements [store.Store].
func (s *Store) Update(ctx context.Context, id string, edit func(*store.Table) error) error {
	for {
		row, t, err := s.row(ctx, id)
		if err != nil {
			return err
		}
		if err := edit(&t); err != nil {
			return err
		}
		t.ID = id
		written, err := s.update(ctx, row, t)
		if err != nil || written {
			return err
		}
	}
}

// update writes the table unless it was changed after the row was read.
func (s *Store) update(ctx context.Context, row query.Table, t store.Table) (written bool, err error) {
	if err := store.CheckTable(t); err != nil {
		return false, err
	}
	texts, err := store.EncodeTexts(t)
	if err != nil {
		return false, err
	}
	err = s.change(ctx, func(ctx context.Context, put *query.Queries) error {
		n, err := put.EditTable(ctx, query.EditTableParams{
			Name: t.Name, Ruleset: t.Ruleset, Encounter: t.Encounter, Touched: t.Touched.UnixMilli(), Ended: t.Ended, Winner: t.Winner,
			TimeLimit: t.Limit, Paused: t.Paused, Seats: texts.Seats, UndoRequest: texts.UndoRequest, Talk: texts.Talk, Damaged: t.Damaged,
			Key: row.Key, Changed: row.Changed,
		})
		written = n == 1
		return err
	})
	return written, err
}

// Delete implements [store.Store]. The schema deletes lines, links, snapshots and branches with their table.
func (s *Store) Delete(ctx context.Context, id string) error {
	return s.change(ctx, func(ctx context.Context, put *query.Queries) error {
		n, err := put.DropTable(ctx, id)
		if err == nil && n == 0 {
			return refusal{fmt.Errorf("table %s: %w", id, store.ErrNotFound)}
		}
		return err
	})
}
