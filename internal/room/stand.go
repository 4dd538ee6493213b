package room

import (
	"context"
	"slices"
	"strings"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

// maxStanding is the largest number of standing answers of a seat.
const maxStanding = 64

const tooManyStanding = "a seat may have 64 standing answers"

// Stand sets standing answers of a seat: a seat changes its own (seat may be empty), the GM anyone's. They replace the seat's
// answers to the same kinds of question. The kinds in ask lose their answers, and other kinds keep theirs, so that two pages
// can change different kinds at the same time.
func (r *Room) Stand(ctx context.Context, v Viewer, seat string, set []api.Standing, ask ...string) error {
	return r.setStanding(ctx, v, seat, set, ask, func(was api.Standing, _ *table.Book) bool {
		return !slices.Contains(ask, was.Kind) && !slices.ContainsFunc(set, func(s api.Standing) bool { return s.Kind == was.Kind })
	})
}

// StandAlso sets standing answers of a seat as Stand does, and keeps those that may stand beside them ([table.Standings.With]).
func (r *Room) StandAlso(ctx context.Context, v Viewer, seat string, set []api.Standing) error {
	return r.setStanding(ctx, v, seat, set, nil, func(was api.Standing, book *table.Book) bool {
		return !slices.ContainsFunc(set, func(s api.Standing) bool {
			next, old := tabled(s, book), tabled(was, book)
			return next.Supersedes(&old, book)
		})
	})
}

// tabled returns a standing answer to a known kind of question as the table takes it, for one seat.
func tabled(s api.Standing, book *table.Book) table.Standing {
	return standingOf(s, 0, table.Kind(slices.Index(book.QuestionNames(), s.Kind)))
}

func (r *Room) setStanding(ctx context.Context, v Viewer, seat string, set []api.Standing, ask []string, keeps func(was api.Standing, book *table.Book) bool) error {
	if len(set) > maxStanding {
		return refuse(api.CodeBad, tooManyStanding)
	}
	kinds := slices.Clone(ask)
	for _, s := range set {
		kinds = append(kinds, s.Kind)
	}
	var book *table.Book
	err := r.looking(ctx, v, func(f *fight) error {
		book = f.s.Game().Book()
		return checkStanding(f.s.Game(), v, set, kinds)
	})
	if err != nil {
		return err
	}
	return r.change(ctx, v, seat, func(s *store.Seat) error {
		kept := slices.DeleteFunc(slices.Clone(s.Standing), func(was api.Standing) bool { return !keeps(was, book) })
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
		stands := tabled(s, book)
		if problem := stands.Problem(book); problem != "" {
			return refuse(api.CodeBad, problem)
		}
		if s.Actor != "" && !g.View(v.audience(g.Cast()).seat).Shows(s.Actor) {
			return refuse(api.CodeBad, "you see no combatant with the id "+s.Actor)
		}
	}
	return nil
}
