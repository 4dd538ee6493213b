package room

import (
	"slices"

	"fray/internal/live"
	"fray/internal/narrate"
	"fray/table"
)

// readFight plays a stored record from a point of it; nil is its start, or its upgrade.
func readFight(find live.Finder, rec *table.Record, lines [][]byte, from *point) (*fight, error) {
	f := newFight(find)
	f.undos, f.lines = rec.Undos, len(lines)
	f.write(lines)
	if from != nil {
		f.learn(rec, from)
	}
	if err := f.playFrom(rec, from); err != nil {
		return nil, err
	}
	f.kept, f.keptRec, f.keptUndos = f.s.Inputs(), f.rec, f.undos
	return f, nil
}

// learn takes from a point which seats may not know of which decrees.
func (f *fight) learn(rec *table.Record, from *point) {
	for _, in := range rec.Inputs[:min(from.Inputs, len(rec.Inputs))] {
		if in.Adjust != nil {
			f.known[in.Hash] = 0
		}
	}
	for _, u := range from.unseen {
		if u.at <= len(rec.Inputs) {
			f.known[rec.Inputs[u.at-1].Hash] = u.by
		}
	}
}

// play replays a record from the nearest point that works, and continues it.
func (f *fight) play(rec *table.Record) error {
	for {
		from := nearest(f.points, f.floor, rec, len(rec.Inputs))
		err := f.playFrom(rec, from)
		if err == nil || from == f.floor {
			return err
		}
		f.points = slices.DeleteFunc(slices.Clone(f.points), func(p *point) bool { return p.Inputs >= from.Inputs })
	}
}

// playFrom plays a record from a point of it; nil is its start, or its upgrade.
func (f *fight) playFrom(rec *table.Record, from *point) error {
	if err := f.open(rec, from); err != nil {
		return err
	}
	for len(f.s.Inputs()) < len(rec.Inputs) {
		if err := f.step(); err != nil {
			return err
		}
	}
	return rec.Resume(f.s, f)
}

// open sets the fight to a point of a record; nil is its start, or its upgrade.
func (f *fight) open(rec *table.Record, from *point) error {
	g, err := live.GameOf(rec, f.find)
	if err != nil {
		return err
	}
	g.Cast().ByName = true // players read it; they do not type it
	if f.teller == nil {
		f.teller = narrate.NewNarrator(g)
	}
	s, err := rec.StartAt(g, from.snapshot())
	if err != nil {
		return err
	}
	s.Game().Cast().ByName = true // a newcomer may have brought another cast
	f.rec, f.s = *rec, s
	f.unseen = nil
	f.forget(0)
	if from != nil {
		n := min(len(from.texts), len(s.Events()))
		f.texts, f.at, f.unseen = from.texts[:n:n], from.at[:n:n], from.unseen
	}
	f.readEvents()
	return nil
}

// step puts in the next input of the record.
func (f *fight) step() error {
	if n := len(f.s.Inputs()); n < len(f.rec.Inputs) && f.rec.Inputs[n].Adjust != nil {
		return f.decree(f.rec.Inputs[n].Hash, func() error { return f.rec.Step(f.s) })
	}
	if err := f.rec.Step(f.s); err != nil {
		return err
	}
	f.readEvents()
	return nil
}

// again replays these inputs: after a failure, and to undo later ones.
func (f *fight) again(inputs []table.Input) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = broken(r)
		}
	}()
	return f.play(f.record(inputs))
}

// record returns the record with exactly these inputs.
func (f *fight) record(inputs []table.Input) *table.Record {
	rec := f.rec
	rec.Inputs, rec.Lines, rec.End = slices.Clip(inputs), make([]int, len(inputs)), nil
	return &rec
}
