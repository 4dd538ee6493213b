package room

import (
	"context"
	"errors"
	"fmt"

	"fray/internal/live"
	"fray/internal/store"
)

// verifyPage is how many tables are listed at once.
const verifyPage = 100

// ErrOlderRules says that a record does not replay because other rules have played it. Its table still opens: a running fight continues
// from its last snapshot, and a finished one can be viewed.
var ErrOlderRules = errors.New("played by another version of the rules")

// Verify plays the record of every table of a store and its branches, and compares every hash in it with what comes out.
// It calls tell for each, with why its record is not good, or nil. An error is the store's, the context's or tell's own.
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

// verify replays the record of one table; bad says why it is not good.
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
	return proven(ctx, s, find, t, lines), nil
}

// proven replays a record and returns what is wrong with it, a failure of the rules included.
func proven(ctx context.Context, s store.Store, find live.Finder, t store.Table, lines [][]byte) error {
	row, err := readRow(lines)
	if err != nil {
		return err
	}
	rec, _, err := current(find, row, t.Seeds)
	if err != nil {
		return err
	}
	c := Config{Store: s, Find: find}.filled()
	r := newRoom(&Registry{c: c}, t, nil)
	all := r.readSnapshots(ctx, rec, lines)
	_, why := r.replay(rec, lines, all)
	if why == nil {
		if why = live.ProveBefore(row, find); why == nil {
			return nil
		}
	}
	if len(all) == 0 || all[0].rules == c.Rules {
		return why
	}
	if rec.End == nil {
		_, err = r.continued(rec, lines, all, why)
	} else {
		_, err = r.openFinished(ctx, rec, lines, all, why)
	}
	if err == nil || isViewOnly(err) {
		return fmt.Errorf("%w: %w", ErrOlderRules, why)
	}
	return why
}
