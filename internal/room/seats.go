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

// maxStanding is the largest number of standing answers of a seat.
const maxStanding = 64

const tooManyStanding = "a seat may have 64 standing answers"

// Hand gives a seat to a bot or a player. A seat may change itself, the GM any seat.
func (r *Room) Hand(ctx context.Context, v Viewer, c api.SeatChange) error {
	if err := checkPlays(c.Plays); err != nil {
		return err
	}
	return r.change(ctx, v, c.Seat, func(s *store.Seat) error { s.Plays = c.Plays; return nil })
}

// checkPlays refuses unknown words for who plays a seat.
func checkPlays(plays string) error {
	if who := append([]string{player}, bot.Names()...); !slices.Contains(who, plays) {
		return refuse(api.CodeBad, "a seat is played by one of "+strings.Join(who, ", "))
	}
	return nil
}

// Stand sets standing answers of a seat: a seat changes its own (seat may be empty), the GM anyone's. They replace the seat's
// answers to the same kinds of question. The kinds in ask lose their answers, and other kinds keep theirs, so that two pages
// can change different kinds at the same time.
func (r *Room) Stand(ctx context.Context, v Viewer, seat string, set []api.Standing, ask ...string) error {
	if len(set) > maxStanding {
		return refuse(api.CodeBad, tooManyStanding)
	}
	replaced := slices.Clone(ask)
	for _, s := range set {
		replaced = append(replaced, s.Kind)
	}
	if err := r.looking(ctx, v, func(f *fight) error { return checkStanding(f.s.Game(), v, set, replaced) }); err != nil {
		return err
	}
	return r.change(ctx, v, seat, func(s *store.Seat) error {
		kept := slices.DeleteFunc(slices.Clone(s.Standing), func(was api.Standing) bool { return slices.Contains(replaced, was.Kind) })
		if s.Standing = slices.Concat(kept, set); len(s.Standing) > maxStanding {
			return refuse(api.CodeBad, tooManyStanding)
		}
		return nil
	})
}

// checkStanding refuses unknown kinds of questions, answers that could never be given, and answers that would play the fight
// alone.
func checkStanding(g table.Game, v Viewer, set []api.Standing, kinds []string) error {
	book := g.Book()
	for _, kind := range kinds {
		if !slices.Contains(book.QuestionNames(), kind) {
			return refuse(api.CodeBad, "there is no such kind of question; the kinds are "+strings.Join(book.QuestionNames(), ", "))
		}
	}
	for _, s := range set {
		stands := standingOf(s, 0, table.Kind(slices.Index(book.QuestionNames(), s.Kind)))
		if problem := stands.Problem(book); problem != "" {
			return refuse(api.CodeBad, problem)
		}
		if s.Actor != "" && !g.View(v.audience(g.Cast()).seat).Shows(s.Actor) {
			return refuse(api.CodeBad, "you see no combatant with the id "+s.Actor)
		}
	}
	return nil
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
