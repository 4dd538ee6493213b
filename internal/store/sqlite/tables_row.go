package sqlite

import (
	"encoding/json"
	"fmt"
	"time"

	"fray/internal/store"
)

// tableRow is a row of the tables table, with what the driver needs besides the facts.
type tableRow struct {
	store.Table
	key, changed int64
	bad          error // why a part of it cannot be read; nil: everything can
}

// tableColumns are the columns that scanTable reads.
const tableColumns = `key, changed, id, name, ruleset, encounter, created, touched, coalesce(branch_of, ''), began, ended, winner,
	time_limit, paused, seats, wish, seeds, lines, damaged`

func scanTable(from scanner) (tableRow, error) {
	var r tableRow
	var created, touched int64
	var seats, request, seeds []byte
	err := from.Scan(&r.key, &r.changed, &r.ID, &r.Name, &r.Ruleset, &r.Encounter, &created, &touched, &r.Branch, &r.Began, &r.Ended,
		&r.Winner, &r.Limit, &r.Paused, &seats, &request, &seeds, &r.Lines, &r.Damaged)
	if err != nil {
		return tableRow{}, err
	}
	r.Created, r.Touched = time.UnixMilli(created).UTC(), time.UnixMilli(touched).UTC()
	if err := json.Unmarshal(seats, &r.Seats); err != nil {
		r.bad = fmt.Errorf("%w: table %s: seats: %w", store.ErrDamaged, r.ID, err)
	}
	if err := json.Unmarshal(request, &r.UndoRequest); err != nil {
		r.bad = fmt.Errorf("%w: table %s: undo request: %w", store.ErrDamaged, r.ID, err)
	}
	if err := json.Unmarshal(seeds, &r.Seeds); err != nil {
		r.bad = fmt.Errorf("%w: table %s: seeds: %w", store.ErrDamaged, r.ID, err)
	}
	r.Damaged = r.Damaged || r.bad != nil
	return r, nil
}

// encode returns the columns that are stored as JSON.
func encode(t store.Table) (seats, request string, err error) {
	s, err := json.Marshal(t.Seats)
	if err != nil {
		return "", "", err
	}
	w, err := json.Marshal(t.UndoRequest)
	return string(s), string(w), err
}
