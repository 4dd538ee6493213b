package room

import (
	"context"
	"maps"
	"strings"

	"fray/api"
	"fray/internal/store"
)

// Hand gives a seat to a bot or a player. A seat may change itself, the GM any seat.
func (r *Room) Hand(ctx context.Context, v Viewer, c api.SeatChange) error {
	if err := r.registry.checkPlays(c.Plays); err != nil {
		return err
	}
	return r.change(ctx, v, c.Seat, func(s *store.Seat) error { s.Plays = c.Plays; return nil })
}

// Players returns the words for who plays a seat: player, and the names of bots.
func (h *Registry) Players() []string { return append([]string{player}, h.c.Bots.Names()...) }

// checkPlays refuses unknown words for who plays a seat.
func (h *Registry) checkPlays(plays string) error {
	if _, ok := h.c.Bots.Find(plays); ok || plays == player {
		return nil
	}
	return refuse(api.CodeBad, "a seat is played by one of "+strings.Join(h.Players(), ", "))
}

// change changes a seat, which must be the viewer's unless the viewer is the GM, and continues the fight.
func (r *Room) change(ctx context.Context, v Viewer, seat string, change func(*store.Seat) error) error {
	return r.within(ctx, v, func(f *fight) error {
		cast := f.s.Game().Cast()
		e := v.audience(cast)
		if seat == "" && e.seat != nobody {
			seat = cast.Seats[e.seat]
		}
		which, ok := cast.Seat(seat)
		switch {
		case !e.gm() && (!ok || which != e.seat):
			return refuse(api.CodeForbidden, "this seat is not yours")
		case !ok:
			return refuse(api.CodeBad, "the seats are "+strings.Join(cast.Seats, ", "))
		}
		f.pauses.Back(which)
		changed := r.shared.facts.Seats[seat]
		if err := change(&changed); err != nil {
			return err
		}
		err := r.update(func(t *store.Table) {
			seats := maps.Clone(t.Seats)
			if seats == nil {
				seats = map[string]store.Seat{}
			}
			seats[seat] = changed
			t.Seats, t.UndoRequest = seats, nil // other seats may have to agree now
		})
		if err != nil {
			return err
		}
		return r.put(func(*fight) error { return nil })
	})
}
