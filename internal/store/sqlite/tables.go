package sqlite

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"fray/internal/store"
)

// Create keeps a new table.
func (s *Store) Create(ctx context.Context, t store.Table, header []byte, links []store.Link) error {
	lines, size, err := store.TrimLines(header)
	if err != nil {
		return fmt.Errorf("table %s: %w", t.ID, err)
	}
	if err := store.CheckTable(t); err != nil {
		return err
	}
	if err := store.CheckLinks(t.ID, links...); err != nil {
		return err
	}
	seats, err := json.Marshal(t.Seats)
	if err != nil {
		return err
	}
	return s.w.submit(ctx, func(ctx context.Context, put *statements) error {
		if _, found, err := find(ctx, put.findTable, t.ID); err != nil {
			return err
		} else if found {
			return refusal{fmt.Errorf("table %s: %w", t.ID, store.ErrExists)}
		}
		for _, l := range links {
			if err := checkHash(ctx, put, l); err != nil {
				return err
			}
		}
		key, _, err := find(ctx, put.addTable, t.ID, t.Name, t.Ruleset, t.Encounter, t.Created.UnixMilli(),
			t.Ended, t.Winner, t.Limit, t.Paused, string(seats), size)
		if err != nil {
			return err
		}
		for _, l := range links {
			if err := addLink(ctx, put, key, l); err != nil {
				return err
			}
		}
		return addLines(ctx, put, key, 0, lines)
	})
}

// Update changes what is known of a table.
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

// update writes the table, unless somebody has changed it since the row was read.
func (s *Store) update(ctx context.Context, row tableRow, t store.Table) (written bool, err error) {
	if err := store.CheckTable(t); err != nil {
		return false, err
	}
	seats, err := json.Marshal(t.Seats)
	if err != nil {
		return false, err
	}
	err = s.w.submit(ctx, func(ctx context.Context, put *statements) error {
		res, err := put.editTable.ExecContext(ctx, t.Name, t.Ruleset, t.Encounter, t.Ended, t.Winner, t.Limit, t.Paused,
			string(seats), row.key, row.changed)
		if err != nil {
			return err
		}
		n, err := res.RowsAffected()
		written = n == 1
		return err
	})
	return written, err
}

// Delete forgets a table; its lines and links go with it by the schema.
func (s *Store) Delete(ctx context.Context, id string) error {
	return s.w.submit(ctx, func(ctx context.Context, put *statements) error {
		if _, found, err := find(ctx, put.findTable, id); err != nil {
			return err
		} else if !found {
			return refusal{fmt.Errorf("table %s: %w", id, store.ErrNotFound)}
		}
		_, err := put.dropTable.ExecContext(ctx, id)
		return err
	})
}

// tableRow is a table with what the driver knows of it besides.
type tableRow struct {
	store.Table
	key, changed int64
}

// tableColumns are what scanTable reads.
const tableColumns = `key, changed, id, name, ruleset, encounter, created, ended, winner, time_limit, paused, seats, lines`

func scanTable(from scanner) (tableRow, error) {
	var r tableRow
	var created int64
	var seats []byte
	err := from.Scan(&r.key, &r.changed, &r.ID, &r.Name, &r.Ruleset, &r.Encounter, &created, &r.Ended, &r.Winner, &r.Limit,
		&r.Paused, &seats, &r.Lines)
	if err != nil {
		return tableRow{}, err
	}
	r.Created = time.UnixMilli(created).UTC()
	if err := json.Unmarshal(seats, &r.Seats); err != nil {
		return tableRow{}, fmt.Errorf("%w: table %s: seats: %w", store.ErrDamaged, r.ID, err)
	}
	return r, nil
}
