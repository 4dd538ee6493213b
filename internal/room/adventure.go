package room

import (
	"bytes"
	"context"

	"fray/api"
	"fray/internal/live"
	"fray/table"
)

// way is where a table is in its adventure. A table plays the fights of an adventure one after another, under the same links, in one
// record: that of [live.Road].
type way struct {
	road   *live.Road
	fought []api.Fought // the fights before the current one
	ahead  *live.Ahead  // what follows the current fight, after the input of this hash
	hash   string
}

// readRow reads a record from its lines: that of one fight, or of an adventure.
func readRow(lines [][]byte) (*table.Row, error) {
	return table.ReadRow(bytes.NewReader(append(bytes.Join(lines, []byte("\n")), '\n')))
}

// current returns the record of the current fight with its secret seeds, and where the table is in its adventure, or nil if it plays
// none.
func current(find live.Finder, row *table.Row, seeds []table.Seed) (*table.Record, *way, error) {
	rec := row.Last()
	rec.Seeds = seeds
	if row.Plan == nil {
		return rec, nil, nil
	}
	road, err := live.RoadOf(row, find, seeds...)
	if err != nil {
		return nil, nil, err
	}
	if row.Plan.Secret {
		rec.Seeds = []table.Seed{road.SeedNow()}
	}
	w := &way{road: road, fought: []api.Fought{}}
	for _, before := range row.Records[:len(row.Records)-1] {
		f := api.Fought{Name: before.Header.Name}
		if before.End != nil {
			f.Winner, f.Rounds = before.End.Winner, before.End.Rounds
		}
		w.fought = append(w.fought, f)
	}
	return rec, w, nil
}

// follows returns what follows the fight in its adventure; nil: it is not over, or it is the fight of no adventure.
func (f *fight) follows() (*live.Ahead, error) {
	if _, over := f.s.Over(); f.way == nil || !over {
		return nil, nil //nolint:nilnil // nothing follows; this is not an error
	}
	w := f.way
	if hash := f.s.LastHash(); w.ahead == nil || w.hash != hash {
		h, err := w.road.Ahead(f.s.Game())
		if err != nil {
			return nil, err
		}
		w.ahead, w.hash = h, hash
	}
	return w.ahead, nil
}

// adventure describes where the table is in its adventure, or returns nil if it plays none.
func (f *fight) adventure() *api.Adventure {
	w := f.way
	if w == nil {
		return nil
	}
	out := &api.Adventure{Name: w.road.Name(), Fight: len(w.fought) + 1, Of: w.road.Scenes(), Fought: w.fought}
	switch h, err := f.follows(); {
	case err != nil:
		out.Next = &api.Ahead{Problem: err.Error()}
	case h != nil:
		out.Next = &api.Ahead{Continues: h.Continues, Name: h.Name, Rest: h.Rest, Party: h.Party}
	}
	return out
}

// Next begins the next fight of the adventure when the current one is over. The GM and every seat of a player may.
func (r *Room) Next(ctx context.Context, v Viewer) error {
	return r.within(ctx, v, func(f *fight) error {
		cast := f.s.Game().Cast()
		if e := v.audience(cast); !e.gm() && !r.shared.players(cast).Has(e.seat) {
			return refuse(api.CodeForbidden, "only players can begin the next fight")
		}
		header, err := f.nextHeader()
		if err != nil {
			return r.asRefusal(err)
		}
		ctx, cancel := stored()
		defer cancel()
		if err := r.store.Append(ctx, r.id, f.lines, header); err != nil {
			return r.asRefusal(unstored(err))
		}
		r.sleep() // the next fight is read like that of a table that wakes
		err = r.wake(ctx)
		r.changed()
		return err
	})
}

// nextHeader returns the header of the next fight.
func (f *fight) nextHeader() ([]byte, error) {
	h, err := f.follows()
	switch {
	case f.way == nil:
		return nil, refuse(api.CodeBad, "this table plays no adventure")
	case err != nil:
		return nil, &Refusal{api.CodeFault, err.Error(), err}
	case h == nil:
		return nil, refuse(api.CodeNotNow, "the fight is not over")
	case !h.Continues:
		return nil, refuse(api.CodeNotNow, "the party does not continue: the adventure is over")
	case h.Name == "":
		return nil, refuse(api.CodeNotNow, "the adventure is over")
	}
	line, err := table.EncodeHeader(f.way.road.Header(h, f.s.LastHash()))
	if err != nil {
		return nil, err
	}
	if f.size+len(line)+spare > table.AnswerRoom {
		return nil, &Refusal{api.CodeRecordFull, recordFull, nil}
	}
	return line, nil
}
