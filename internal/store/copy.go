package store

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
)

// Copied says what [Copy] has done.
type Copied struct {
	Tables int      // tables in both stores now, branches included
	New    int      // of them, those that were copied; the others were there already, the same
	Digest [32]byte // of all tables, in the order of their IDs: see [Digest]
}

// Copy copies everything from one store to another and reads it again to check that it is the same. Tables that both have are left
// alone if they are the same, so an interrupted copy can be called again; if one differs, Copy returns [ErrExists]. Nobody else
// may use either store meanwhile. Report, if not nil, is called with the number of tables done so far.
func Copy(ctx context.Context, from, to Store, report func(done int)) (Copied, error) {
	var out Copied
	tables, err := allTables(ctx, from)
	if err != nil {
		return out, err
	}
	digests := map[string][32]byte{}
	for _, t := range tables {
		want, err := Digest(ctx, from, t.ID)
		if err != nil {
			return out, err
		}
		_, err = to.Table(ctx, t.ID)
		if errors.Is(err, ErrNotFound) {
			out.New++
			err = copyTable(ctx, from, to, t)
		}
		if err != nil {
			return out, fmt.Errorf("copy of table %s: %w", t.ID, err)
		}
		got, err := Digest(ctx, to, t.ID)
		if err != nil {
			return out, fmt.Errorf("copy of table %s: %w", t.ID, err)
		}
		if got != want {
			return out, fmt.Errorf("copy of table %s: %w there, and differs", t.ID, ErrExists)
		}
		digests[t.ID] = got
		if out.Tables++; report != nil {
			report(out.Tables)
		}
	}
	out.Digest = digestAll(digests)
	return out, nil
}

// allTables returns all tables, each before its branches, the oldest first.
func allTables(ctx context.Context, s Store) ([]Table, error) {
	roots, err := s.Tables(ctx, 0, math.MaxInt32)
	if err != nil {
		return nil, err
	}
	var all []Table
	for _, root := range slices.Backward(roots) {
		branches, err := s.Branches(ctx, root.ID)
		if err != nil {
			return nil, err
		}
		all = append(append(all, root), branches...)
	}
	for _, t := range all {
		if _, err := s.Table(ctx, t.ID); err != nil { // lists also have tables that cannot be read
			return nil, err
		}
	}
	return all, nil
}

// copyTable copies a table. Snapshots are stored when the record has as many lines as they include.
func copyTable(ctx context.Context, from, to Store, t Table) error {
	links, err := from.Links(ctx, t.ID)
	if err != nil {
		return err
	}
	lines, err := from.Lines(ctx, t.ID)
	if err != nil {
		return err
	}
	snapshots, err := snapshotsOf(ctx, from, t.ID)
	if err != nil {
		return err
	}
	timelines, err := from.Timelines(ctx, t.ID)
	if err != nil {
		return err
	}
	done := len(lines)
	if len(snapshots) > 0 {
		done = snapshots[0].Lines
	}
	if err := to.Create(ctx, t, lines[:done], links); err != nil {
		return err
	}
	for i, snap := range snapshots {
		if snap.Lines > done {
			if err := to.Append(ctx, t.ID, done, lines[done:snap.Lines]...); err != nil {
				return err
			}
			done = snapshots[i].Lines
		}
		if err := to.PutSnapshot(ctx, t.ID, snap); err != nil {
			return err
		}
	}
	if done < len(lines) {
		if err := to.Append(ctx, t.ID, done, lines[done:]...); err != nil {
			return err
		}
	}
	if len(timelines) > 0 {
		if err := to.PutTimelines(ctx, t.ID, len(lines), timelines); err != nil {
			return err
		}
	}
	return to.Update(ctx, t.ID, func(new *Table) error { *new = t; return nil }) // what Create does not store
}

// snapshotsOf returns the snapshots of a table, the oldest first.
func snapshotsOf(ctx context.Context, s Store, id string) ([]Snapshot, error) {
	var all []Snapshot
	for before := math.MaxInt32; ; {
		snap, err := s.LastSnapshot(ctx, id, before)
		if errors.Is(err, ErrNotFound) {
			slices.Reverse(all)
			return all, nil
		}
		if err != nil {
			return nil, err
		}
		all = append(all, snap)
		before = snap.Lines
	}
}
