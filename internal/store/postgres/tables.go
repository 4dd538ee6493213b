package postgres

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"fray/internal/store"
	"fray/internal/store/postgres/query"
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
	row := query.AddTableParams{
		ID: t.ID, Name: t.Name, Ruleset: t.Ruleset, Encounter: t.Encounter, Created: t.Created.UnixMilli(), Touched: t.Touched.UnixMilli(),
		Began: t.Began, Ended: t.Ended, Winner: t.Winner, TimeLimit: t.Limit, Paused: t.Paused,
		Seats: texts.Seats, UndoRequest: texts.UndoRequest, Seeds: texts.Seeds, Talk: texts.Talk, Lines: len(lines), Bytes: int64(size),
	}
	if t.Branch != "" {
		row.BranchOf = &t.Branch
	}
	return s.write(ctx, func(ctx context.Context, _ pgx.Tx, q *query.Queries) error {
		if t.Branch != "" && !s.fence.alone { // it has the lease of its table
			root, err := s.lockTable(ctx, q, t.Branch)
			if err != nil {
				return err
			}
			row.Owner, row.Epoch = root.Owner, root.Epoch
		}
		key, err := q.AddTable(ctx, row)
		switch {
		case violates(err, "tables_id_key"):
			return fmt.Errorf("table %s: %w", t.ID, store.ErrExists)
		case violates(err, "tables_branch_of_fkey"), err == nil && t.Branch == t.ID:
			return fmt.Errorf("table %s, the root of the branch %s: %w", t.Branch, t.ID, store.ErrNotFound)
		case err != nil:
			return err
		}
		for _, l := range links {
			if _, err := addLink(ctx, q, key, l); err != nil {
				return err
			}
		}
		return q.AddLines(ctx, query.AddLinesParams{TableKey: key, Lines: lines})
	})
}

// Update implements [store.Store].
func (s *Store) Update(ctx context.Context, id string, edit func(*store.Table) error) error {
	for {
		var row query.Table
		err := s.read(ctx, func(q *query.Queries) (err error) {
			row, err = q.GetTable(ctx, id)
			return err
		})
		if err != nil {
			return fmt.Errorf("table %s: %w", id, err)
		}
		t, err := decode(row)
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
	err = s.write(ctx, func(ctx context.Context, _ pgx.Tx, q *query.Queries) error {
		n, err := q.EditTable(ctx, query.EditTableParams{
			Key: row.Key, Changed: row.Changed, Name: t.Name, Ruleset: t.Ruleset, Encounter: t.Encounter, Touched: t.Touched.UnixMilli(),
			Ended: t.Ended, Winner: t.Winner, TimeLimit: t.Limit, Paused: t.Paused, Seats: texts.Seats, UndoRequest: texts.UndoRequest, Talk: texts.Talk, Damaged: t.Damaged,
			Alone: s.fence.alone, Owner: s.fence.owner, Epoch: s.fence.epoch,
		})
		if written = n == 1; err == nil && !written {
			_, err = s.lockTable(ctx, q, row.ID)
		}
		return err
	})
	return written, err
}

// Delete implements [store.Store]. The schema deletes lines, links, snapshots and branches with their table.
func (s *Store) Delete(ctx context.Context, id string) error {
	return s.write(ctx, func(ctx context.Context, _ pgx.Tx, q *query.Queries) error {
		if _, err := s.lockTable(ctx, q, id); err != nil {
			return err
		}
		return q.DropTable(ctx, id)
	})
}
