package room

import (
	"context"
	"maps"
	"slices"
	"strings"

	"fray/api"
	"fray/bot"
	"fray/internal/store"
	"fray/table"
)

// turn is what every ruleset calls the question of what to do on one's turn.
const turn = "turn"

// maxStanding is how many standing answers a seat may have.
const maxStanding = 64

// Hand hands a seat to a bot or a person: a seat its own, the GM any.
func (r *Room) Hand(ctx context.Context, v Viewer, c api.SeatChange) error {
	if err := checkPlays(c.Plays); err != nil {
		return err
	}
	return r.change(ctx, v, c.Seat, func(s *store.Seat) { s.Plays = c.Plays })
}

// checkPlays refuses who can not play.
func checkPlays(plays string) error {
	if who := append([]string{person}, bot.Names()...); !slices.Contains(who, plays) {
		return refuse(CodeBad, "a seat is played by one of "+strings.Join(who, ", "))
	}
	return nil
}

// Stand gives the standing answers of a seat in place of those it had: a seat's own (seat may be empty), or any by the GM.
func (r *Room) Stand(ctx context.Context, v Viewer, seat string, all []api.Standing) error {
	if len(all) > maxStanding {
		return refuse(CodeBad, "these are too many standing answers")
	}
	if err := r.looking(ctx, v, func(f *fight) error { return checkStanding(f.s.Game().Book(), all) }); err != nil {
		return err
	}
	kept := slices.Clone(all)
	return r.change(ctx, v, seat, func(s *store.Seat) { s.Standing = kept })
}

// checkStanding refuses standing answers that never could be given, and those that would play the fight alone.
func checkStanding(book *table.Book, all []api.Standing) error {
	for _, s := range all {
		switch {
		case !slices.Contains(book.QuestionNames(), s.Kind):
			return refuse(CodeBad, "there is no such kind of question; the kinds are "+strings.Join(book.QuestionNames(), ", "))
		case s.Kind == turn:
			return refuse(CodeBad, "what to do on a turn is always asked")
		case s.Verb != "" && !slices.Contains(book.VerbNames(), s.Verb):
			return refuse(CodeBad, "there is no such thing to do; the words are "+strings.Join(book.VerbNames(), ", "))
		case s.Below < 0 || s.Below > 100:
			return refuse(CodeBad, "the percent of hit points are from 0 (always) to 100")
		}
	}
	return nil
}

// change changes a seat, which is the viewer's own or anyone's for the GM, and goes on from there.
func (r *Room) change(ctx context.Context, v Viewer, seat string, change func(*store.Seat)) error {
	return r.within(ctx, v, func(f *fight) error {
		cast := f.s.Game().Cast()
		e := v.eyes(cast)
		if seat == "" && e.seat != nobody {
			seat = cast.Seats[e.seat]
		}
		which, ok := cast.Seat(seat)
		switch {
		case !e.gm() && (!ok || which != e.seat):
			return refuse(CodeForbidden, "this seat is not yours")
		case !ok:
			return refuse(CodeBad, "the seats are "+strings.Join(cast.Seats, ", "))
		}
		err := r.update(func(t *store.Table) {
			seats := maps.Clone(t.Seats)
			if seats == nil {
				seats = map[string]store.Seat{}
			}
			s := seats[seat]
			change(&s)
			seats[seat] = s
			t.Seats, t.Wish = seats, nil // whose yes it takes may be others now
		})
		if err != nil {
			return err
		}
		return r.put(func(*fight) error { return nil })
	})
}
