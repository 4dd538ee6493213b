package room

import (
	"context"
	"fmt"
	"slices"

	"fray/table"
)

// upgrade opens a fight that was played by other rules than those of this program, so that its record no longer replays. A running fight
// continues from its newest snapshot that can be read, and its record says so; a finished one can be viewed.
func (r *Room) upgrade(ctx context.Context, rec *table.Record, lines [][]byte, all []*foundSnapshot, why error) (*fight, error) {
	if rec.End != nil {
		return r.openFinished(ctx, rec, lines, all, why)
	}
	f, err := r.continued(rec, lines, all, why)
	if err != nil {
		return nil, err
	}
	if err := r.store.Append(ctx, r.id, f.lines, f.pending...); err != nil {
		return nil, unstored(err)
	}
	f.committed()
	r.log.Info("the rules have changed: the fight continues from a snapshot", "inputs", f.floor.Inputs, "dropped", f.dropped, "why", why)
	return f, nil
}

// continued returns the fight as it continues from the newest snapshot that can be read. The new lines of its record are pending.
func (r *Room) continued(rec *table.Record, lines [][]byte, all []*foundSnapshot, why error) (*fight, error) {
	if at := rec.Origin(); at != nil {
		all = append(slices.Clip(all), &foundSnapshot{point: &point{Snapshot: at}})
	}
	for _, s := range all {
		if s.point == nil {
			continue
		}
		f, err := r.upgradeAt(rec, lines, s.point)
		if err == nil {
			return f, nil
		}
		r.log.Warn("cannot continue from a snapshot of older rules", "lines", s.lines, "error", err)
	}
	return nil, unplayable(why)
}

// upgradeAt continues a fight from a point of it that older rules have played. Inputs after it are put in again up to the first that is
// refused. The new lines of the record are pending.
func (r *Room) upgradeAt(rec *table.Record, lines [][]byte, from *point) (f *fight, err error) {
	defer func() {
		if p := recover(); p != nil {
			f, err = nil, broken(p)
		}
	}()
	to, line, err := rec.Upgrade(from.Snapshot, r.registry.c.Version)
	if err != nil {
		return nil, err
	}
	f = newFight(r.registry.c.Find)
	f.undos, f.lines = to.Undos, len(lines)
	f.write(lines)
	f.floor = floorAt(to, from)
	f.learn(to, f.floor)
	f.pending = append(f.pending, line)
	if err := f.playFrom(to, f.floor); err != nil {
		return nil, err
	}
	later := rec.Inputs[from.Inputs:]
	f.dropped = len(later)
	for i := range later {
		if f.attempt(func() error { return f.putAgain(later[i]) }) != nil || f.lost {
			break
		}
		f.dropped--
	}
	if f.lost {
		return nil, errOther
	}
	f.noteUpgrade()
	return f, nil
}

// putAgain puts in an input of a record as a new one.
func (f *fight) putAgain(in table.Input) error {
	if in.Adjust != nil {
		return f.decree("", func() error { return f.s.Put(&in) })
	}
	return f.s.Put(&in)
}

// floorAt returns the point at which an upgraded record begins again. Its last event tells everyone.
func floorAt(to *table.Record, from *point) *point {
	at := to.Origin()
	n := len(from.Events)
	e := table.NewEvent(table.Ruled, 0, table.Nobody, table.Nobody)
	at.Events, at.Throws = slices.Concat(from.Events, []table.Event{e}), from.Throws
	return &point{Snapshot: at, texts: append(from.texts[:n:n], ""), at: append(from.at[:n:n], at.Inputs), unseen: from.unseen}
}

// noteUpgrade writes into the log what the upgrade means for the fight.
func (f *fight) noteUpgrade() {
	text := "fray was updated: from here on the fight is played by the new version of the rules"
	switch f.dropped {
	case 0:
	case 1:
		text += "; the last answer no longer fits and was taken back"
	default:
		text += fmt.Sprintf("; the last %d answers no longer fit and were taken back", f.dropped)
	}
	n := len(f.floor.texts) - 1
	f.floor.texts[n], f.texts[n] = text, text
}
