package sqlite

import (
	"context"
	"database/sql"
	"fmt"

	"fray/internal/store"
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
	return s.change(ctx, func(ctx context.Context, put *statements) error {
		if _, found, err := find(ctx, put.findTable, t.ID); err != nil {
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
		root := sql.NullString{String: t.Branch, Valid: t.Branch != ""}
		key, _, err := find(ctx, put.addTable, t.ID, t.Name, t.Ruleset, t.Encounter, t.Created.UnixMilli(), t.Touched.UnixMilli(),
			root, t.Began, t.Ended, t.Winner, t.Limit, t.Paused, texts.Seats, texts.UndoRequest, texts.Seeds, texts.Talk, len(lines), size)
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
func checkRoot(ctx context.Context, put *statements, t store.Table) error {
	if t.Branch == "" {
		return nil
	}
	_, found, err := find(ctx, put.findTable, t.Branch)
	if err == nil && !found {
		return refusal{fmt.Errorf("table %s, the root of the branch %s: %w", t.Branch, t.ID, store.ErrNotFound)}
	}
	return err
}

// Update implements [store.Store].
func (s *Store) Update(ctx context.Context, id string, edit func(*store.Table) error) error {
	for {
		row, err := s.row(ctx, id)
		if err != nil {
			return err
		}
		t := row.Table
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
func (s *Store) update(ctx context.Context, row tableRow, t store.Table) (written bool, err error) {
	if err := store.CheckTable(t); err != nil {
		return false, err
	}
	texts, err := store.EncodeTexts(t)
	if err != nil {
		return false, err
	}
	err = s.change(ctx, func(ctx context.Context, put *statements) error {
		res, err := put.editTable.ExecContext(ctx, t.Name, t.Ruleset, t.Encounter, t.Touched.UnixMilli(), t.Ended, t.Winner,
			t.Limit, t.Paused, texts.Seats, texts.UndoRequest, texts.Talk, t.Damaged, row.key, row.changed)
		if err != nil {
			return err
		}
		n, err := res.RowsAffected()
		written = n == 1
		return err
	})
	return written, err
}

// Delete implements [store.Store]. The schema deletes lines, links, snapshots and branches with their table.
func (s *Store) Delete(ctx context.Context, id string) error {
	return s.change(ctx, func(ctx context.Context, put *statements) error {
		if _, found, err := find(ctx, put.findTable, id); err != nil {
			return err
		} else if !found {
			return refusal{fmt.Errorf("table %s: %w", id, store.ErrNotFound)}
		}
		_, err := put.dropTable.ExecContext(ctx, id)
		return err
	})
}
