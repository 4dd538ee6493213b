package live

import (
	"slices"

	"fray/internal/recordfile"
	"fray/table"
)

// resumeAdventure resumes an adventure at the end of its record.
func resumeAdventure(f *recordfile.File, row *table.Row, find Finder, seating Seating) (*Adventure, error) {
	road, err := RoadOf(row, find)
	if err != nil {
		return nil, err
	}
	a := &Adventure{Road: road, seating: seating}
	if err := a.checkSeats(); err != nil {
		return nil, err
	}
	before := append(slices.Clone(row.Base), '\n')
	last := len(row.Records) - 1
	g, err := a.prove(row, last, func(rec *table.Record, s *table.Session) error {
		var err error
		before, err = linesOf(slices.Concat(before, rec.Base, []byte("\n")), s)
		return err
	})
	if err != nil {
		return nil, err
	}
	a.before = last
	a.t, err = resumeTable(f, row.Last(), g, a.seatingOf(g.Cast()), before)
	return a, err
}

// ProveAdventure replays all fights of an adventure's record. It checks every fight, and that each fight starts with the
// state that the one before it left. A mismatch is a [table.RecordError] or [table.ReplayError].
func ProveAdventure(row *table.Row, find Finder) ([]*table.Session, error) {
	road, err := RoadOf(row, find)
	if err != nil {
		return nil, err
	}
	var all []*table.Session
	_, err = road.prove(row, len(row.Records), func(_ *table.Record, s *table.Session) error {
		all = append(all, s)
		return nil
	})
	return all, err
}

// ProveBefore replays the fights of an adventure's record before the last one as [ProveAdventure] does, and checks with which state the
// last one begins. A record of one fight has none.
func ProveBefore(row *table.Row, find Finder) error {
	if row.Plan == nil {
		return nil
	}
	road, err := RoadOf(row, find)
	if err != nil {
		return err
	}
	_, err = road.prove(row, len(row.Records)-1, func(*table.Record, *table.Session) error { return nil })
	return err
}
