package room

import (
	"context"
	"crypto/sha256"
	"errors"

	"fray/internal/store"
	"fray/table"
)

// foundSnapshot is a snapshot of a table in the store.
type foundSnapshot struct {
	lines int // of the record that it includes
	rules string
	point *point // nil: it cannot be read, or is not one of this record
	floor *point // at the upgrade of the record
}

// readSnapshots returns the snapshots of a table, the newest first, back to the upgrade of its record.
func (r *Room) readSnapshots(ctx context.Context, rec *table.Record, lines [][]byte) (all []*foundSnapshot) {
	for before := len(lines) + 1; ; {
		s, err := r.store.LastSnapshot(ctx, r.id, before)
		if err != nil {
			if !errors.Is(err, store.ErrNotFound) {
				r.log.Warn("cannot read a snapshot", "error", err)
			}
			return all
		}
		if before = s.Lines; before < rec.Line { // it is of an earlier fight
			return all
		}
		found := &foundSnapshot{lines: s.Lines, rules: s.Rules}
		if err := r.decode(found, &s, rec, lines); err != nil {
			r.log.Warn("cannot use a snapshot", "lines", s.Lines, "error", err)
		}
		if all = append(all, found); found.point != nil && found.rules == r.registry.c.Rules {
			return all
		}
	}
}

// errOther says that a snapshot is not one of the record beside it.
var errOther = errors.New("the snapshot is not one of this record")

// decode decodes a snapshot and checks that it is one of the record.
func (r *Room) decode(found *foundSnapshot, s *store.Snapshot, rec *table.Record, lines [][]byte) error {
	rs, ok := r.registry.c.Find(rec.Header.Ruleset)
	if !ok {
		return errOther
	}
	is, err := decodeSnapshot(s.State, rs.Book)
	if err != nil {
		return err
	}
	digest := sha256.New()
	for _, line := range lines[:s.Lines] {
		digest.Write(line)
		digest.Write([]byte{'\n'})
	}
	if is.Inputs > len(rec.Inputs) || s.Lines < rec.UpgradeLine || !is.belongs(digest.Sum(nil)) {
		return errOther
	}
	found.point, found.floor = &is.point, is.floorOf(rec)
	return nil
}

// floorOf returns the point of the record's upgrade, or nil if it has none.
func (s *snapshot) floorOf(rec *table.Record) *point {
	at := rec.Origin()
	if at == nil {
		return nil
	}
	at.Events, at.Throws = s.Events[:s.events:s.events], s.Throws[:s.throws:s.throws]
	return &point{Snapshot: at, texts: s.texts[:s.events:s.events], at: s.at[:s.events:s.events], unseen: s.unseen.first(at.Inputs)}
}
