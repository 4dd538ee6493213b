package room

import (
	"context"

	"fray/api"
	"fray/table"
)

// Answer answers the open question, or enters the dice of the open roll.
func (r *Room) Answer(ctx context.Context, v Viewer, a api.Answer) error {
	return r.input(ctx, v, func(f *fight) error {
		e := v.audience(f.s.Game().Cast())
		if _, over := f.s.Over(); over || a.Question != f.questionID(e) {
			return refuse(api.CodeStale, "the question has been answered or has changed")
		}
		if f.s.OpenRoll() != nil {
			return r.give(f, e, a)
		}
		if a.Pass {
			return r.pass(f, e, a)
		}
		seat, err := r.speaker(f, e, a)
		if err != nil {
			return err
		}
		if !e.gm() {
			if err := f.say(seat, a.Note); err != nil {
				return err
			}
			f.pauses.Back(seat)
		}
		return f.s.AnswerNote(seat, a.Key, a.Note)
	})
}

// pass lets the bot of the open question continue.
func (r *Room) pass(f *fight, e audience, a api.Answer) error {
	seats := f.pausing(&r.shared) & f.mayAnswer(e, &r.shared)
	if a.As != "" {
		seat, ok := f.s.Game().Cast().Seat(a.As)
		if !ok {
			return notAsked()
		}
		seats &= table.JustSeat(seat)
	}
	switch {
	case seats == 0:
		return notAsked()
	case a.Key != "" || a.Note != "" || len(a.Faces) > 0:
		return refuse(api.CodeBad, "an answer either passes or chooses something")
	}
	f.pauses.Pass(f.s, seats)
	return nil
}

// give enters dice.
func (r *Room) give(f *fight, e audience, a api.Answer) error {
	switch {
	case !e.gm() && !f.asked(&r.shared).Has(e.seat):
		return notAsked()
	case a.Key != "" || a.Note != "" || a.Pass:
		return refuse(api.CodeBad, "a roll is open: enter the faces of its dice")
	}
	return f.s.GiveDice(a.Faces)
}

// speaker returns the seat for which an answer is given. A refusal does not reveal what others may answer.
func (r *Room) speaker(f *fight, e audience, a api.Answer) (table.Seat, error) {
	may := f.mayAnswer(e, &r.shared)
	if a.As != "" {
		seat, ok := f.s.Game().Cast().Seat(a.As)
		if !ok || !may.Has(seat) {
			return 0, notAsked()
		}
		may = table.JustSeat(seat)
	}
	switch {
	case may == 0:
		return 0, notAsked()
	case len(a.Faces) > 0:
		return 0, refuse(api.CodeBad, "no roll is open")
	}
	q := f.s.Open()
	own := may & table.JustSeat(e.seat)
	for _, seats := range [3]table.Seats{own, may & q.Seats, may} { // the viewer's own first, then those asked
		for ; seats != 0; seats &= seats - 1 {
			if _, ok := q.Find(f.s.Game(), table.JustSeat(seats.First()), a.Key); ok {
				return seats.First(), nil
			}
		}
	}
	return 0, refuse(api.CodeNotListed, "no choice of this question has that key")
}

func notAsked() error { return refuse(api.CodeNotAsked, "this question is not yours to answer") }
