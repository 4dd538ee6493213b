package room

import (
	"context"
	"errors"

	"fray/internal/live"
	"fray/internal/store"
	"fray/table"
)

// verifyPage is how many tables are listed at once.
const verifyPage = 100

// Verify plays the record of every table of a store and its branches, and holds every hash in it against what comes out.
// Each is told to tell, with why its record is not good, or nil. An error is the store's, the context's or tell's own.
func Verify(ctx context.Context, s store.Store, find live.Finder, tell func(t store.Table, bad error) error) error {
	for skip := 0; ; skip += verifyPage {
		tables, err := s.Tables(ctx, skip, verifyPage)
		if err != nil || len(tables) == 0 {
			return err
		}
		for _, t := range tables {
			branches, err := s.Branches(ctx, t.ID)
			if err != nil {
				return err
			}
			for _, t := range append([]store.Table{t}, branches...) {
				bad, err := verify(ctx, s, find, t)
				if err == nil {
					err = tell(t, bad)
				}
				if err != nil {
					return err
				}
			}
		}
	}
}

// verify proves the record of one table: bad is why it is not good.
func verify(ctx context.Context, s store.Store, find live.Finder, t store.Table) (bad, err error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	lines, err := s.Lines(ctx, t.ID)
	if errors.Is(err, store.ErrDamaged) {
		return err, nil
	}
	if err != nil {
		return nil, err
	}
	if _, err := s.Table(ctx, t.ID); errors.Is(err, store.ErrDamaged) {
		return err, nil
	}
	return proven(find, lines, t.Seeds), nil
}

// proven plays a record, and says what is wrong with it. Rules that break down are wrong with it too.
func proven(find live.Finder, lines [][]byte, seeds []table.Seed) (bad error) {
	defer func() {
		if p := recover(); p != nil {
			bad = broken(p)
		}
	}()
	_, bad = readFight(find, lines, seeds)
	return bad
}
