package room

import (
	"context"
	"errors"

	"fray/analyze"
	"fray/api"
	"fray/internal/pool"
	"fray/table"
)

// The size of a hint: nodes of the search, and fights after each of its choices.
const (
	hintNodes  = 1000
	hintFights = 200
)

// Hint advises on the question of this ID, by what the seat knows that has to answer it. The GM allows players to ask; the table continues
// meanwhile.
func (r *Room) Hint(ctx context.Context, v Viewer, question string) (*api.Hint, error) {
	var s *table.Session
	var seat table.Seat
	err := r.looking(ctx, v, func(f *fight) error {
		e := v.audience(f.s.Game().Cast())
		seats := f.mayAnswer(e, &r.shared)
		switch {
		case !v.gm() && !r.shared.facts.Talk.Aids.Hints:
			return refuse(api.CodeForbidden, "the game master does not allow hints at this table")
		case question != f.questionID(e):
			return refuse(api.CodeStale, "the question has been answered or has changed")
		case f.s.Open() == nil || seats&f.s.Open().Seats == 0:
			return notAsked()
		case f.s.Open().Secret:
			return refuse(api.CodeForbidden, "there are no hints on secret choices")
		}
		seat, s = (seats & f.s.Open().Seats).First(), f.s.Branch()
		return nil
	})
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, r.registry.c.Compute)
	defer cancel()
	var a *analyze.Advice
	err = r.compute(ctx, pool.Thinking, func() (err error) {
		a, err = analyze.Hint(ctx, s, seat, analyze.Options{Fights: hintFights, Search: hintNodes, Seed: 1, Workers: 1})
		return err
	})
	switch {
	case errors.Is(err, analyze.ErrUnknown), errors.Is(err, analyze.ErrNothingOpen):
		return nil, &Refusal{api.CodeForbidden, "fray cannot advise here: what you do not know matters", err}
	case ctx.Err() != nil:
		return nil, &Refusal{api.CodeBusy, "this took too long to compute", err}
	case err != nil:
		return nil, r.asRefusal(err)
	}
	out := &api.Hint{Side: a.Side, Fights: a.Fights, Choices: []api.Advised{}}
	for _, c := range a.Choices {
		out.Choices = append(out.Choices, api.Advised{
			Key: c.Key, Text: c.Text, Greedy: c.Greedy, Share: part(c.Chance.Share), Low: part(c.Chance.Low), High: part(c.Chance.High), Fears: c.Fears,
		})
	}
	return out, nil
}
