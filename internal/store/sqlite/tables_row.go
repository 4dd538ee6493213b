package sqlite

import (
	"time"

	"fray/internal/store"
	"fray/internal/store/sqlite/query"
)

// decode returns the facts of a row. If a part of it cannot be read, the error says so, and the rest is there.
func decode(r query.Table) (store.Table, error) {
	t := store.Table{
		ID: r.ID, Name: r.Name, Ruleset: r.Ruleset, Encounter: r.Encounter, Began: r.Began, Ended: r.Ended, Winner: r.Winner, Limit: r.TimeLimit,
		Paused: r.Paused, Lines: r.Lines, Damaged: r.Damaged, Created: time.UnixMilli(r.Created).UTC(), Touched: time.UnixMilli(r.Touched).UTC(),
	}
	if r.BranchOf != nil {
		t.Branch = *r.BranchOf
	}
	err := store.DecodeTexts(store.Texts{Seats: r.Seats, UndoRequest: r.UndoRequest, Seeds: r.Seeds, Talk: r.Talk}, &t)
	return t, err
}
