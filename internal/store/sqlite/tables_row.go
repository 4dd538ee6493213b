package sqlite

import (
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
	time_limit, paused, seats, wish, seeds, talk, lines, damaged`

func scanTable(from scanner) (tableRow, error) {
	var r tableRow
	var created, touched int64
	var texts store.Texts
	err := from.Scan(&r.key, &r.changed, &r.ID, &r.Name, &r.Ruleset, &r.Encounter, &created, &touched, &r.Branch, &r.Began, &r.Ended,
		&r.Winner, &r.Limit, &r.Paused, &texts.Seats, &texts.UndoRequest, &texts.Seeds, &texts.Talk, &r.Lines, &r.Damaged)
	if err != nil {
		return tableRow{}, err
	}
	r.Created, r.Touched = time.UnixMilli(created).UTC(), time.UnixMilli(touched).UTC()
	r.bad = store.DecodeTexts(texts, &r.Table)
	return r, nil
}
