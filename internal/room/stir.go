package room

import (
	"context"
	"slices"

	"fray/api"
	"fray/table"
)

// Stir mixes a text of the viewer's seat into the secret seed, before the fight begins. The fight begins by itself when the
// seat of every player has stirred.
func (r *Room) Stir(ctx context.Context, v Viewer, text string) error {
	return r.input(ctx, v, func(f *fight) error {
		cast := f.s.Game().Cast()
		e := v.audience(cast)
		switch {
		case e.seat == nobody:
			return refuse(api.CodeForbidden, "only a seat can stir the dice")
		case !f.s.Waits():
			return begunAlready()
		}
		rec := f.record(nil)
		rec.Stirs = append(slices.Clip(rec.Stirs), table.Stir{Seat: cast.Seats[e.seat], Text: text})
		if err := table.CheckStirs(rec.Stirs); err != nil {
			return refuse(api.CodeBad, err.Error())
		}
		line, err := table.EncodeStir(rec.Stirs[len(rec.Stirs)-1])
		return f.reopen(rec, line, err)
	})
}

// Begin begins a fight that still takes stirs. The GM and every seat of a player may.
func (r *Room) Begin(ctx context.Context, v Viewer) error {
	return r.input(ctx, v, func(f *fight) error {
		cast := f.s.Game().Cast()
		switch e := v.audience(cast); {
		case !e.gm() && !r.shared.players(cast).Has(e.seat):
			return refuse(api.CodeForbidden, "only players can begin the fight")
		case !f.s.Waits():
			return begunAlready()
		}
		return f.begin()
	})
}

func begunAlready() error {
	return refuse(api.CodeStale, "the fight has begun: the dice can no longer be stirred")
}

// begin ends the stirring and plays to the first open question or roll.
func (f *fight) begin() error {
	rec := f.record(nil)
	rec.Begun = f.s.BeginHash()
	line, err := table.EncodeBegin(rec.Begun)
	return f.reopen(rec, line, err)
}

// reopen replays a record whose opening has one more line.
func (f *fight) reopen(rec *table.Record, line []byte, err error) error {
	if err != nil {
		return err
	}
	f.pending, f.points = append(f.pending, line), nil
	if err := f.play(rec); err != nil {
		return &fault{what: err.Error()}
	}
	return nil
}

// unstirred returns the players' seats that have yet to stir; none if the fight has begun, or if players throw real dice.
func (sc *shared) unstirred(f *fight) table.Seats {
	if !f.s.Waits() || f.rec.Header.Dice == table.DiceAsk {
		return 0
	}
	cast := f.s.Game().Cast()
	missing := sc.players(cast)
	for _, s := range f.rec.Stirs {
		if seat, ok := cast.Seat(s.Seat); ok {
			missing &^= table.JustSeat(seat)
		}
	}
	return missing
}
