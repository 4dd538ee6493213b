package room

import (
	"context"
	"fmt"
	"slices"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

// Undo takes inputs back: at once for the GM, and when the table agrees for a seat. What bots and standing answers did
// directly before is taken back too, because they would do it again.
func (r *Room) Undo(ctx context.Context, v Viewer, u api.Undo) error {
	return r.within(ctx, v, func(f *fight) error {
		e := v.audience(f.s.Game().Cast())
		players := r.shared.players(f.s.Game().Cast())
		switch {
		case !e.gm() && !players.Has(e.seat):
			return refuse(api.CodeForbidden, "only players may ask to take something back")
		case u.Vote != "":
			return r.vote(e, u.Vote)
		case !e.gm() && r.shared.vote(f) != nil:
			return refuse(api.CodeNotNow, "there is already a request to take something back: answer it with yes or no first")
		}
		keep, err := f.landing(u.Keep, e, &r.shared)
		if err != nil {
			return r.asRefusal(err)
		}
		if err := f.mayGoBack(keep, &r.shared); err != nil {
			return err
		}
		if e.gm() {
			return r.undoTo(keep, table.UndoRoom)
		}
		return r.undoRequest(e, keep)
	})
}

// undoRequest opens a request of a seat to undo.
func (r *Room) undoRequest(e audience, keep int) error {
	cast := r.fight.s.Game().Cast()
	by := cast.Seats[e.seat]
	vote := &api.UndoVote{By: by, Keep: keep, Yes: []string{by}, Of: []string{}}
	players := r.shared.players(cast)
	for i, name := range cast.Seats {
		if players.Has(table.Seat(i)) && table.Seat(i) != table.GM {
			vote.Of = append(vote.Of, name)
		}
	}
	return r.settle(vote)
}

// vote returns the open request to undo, or nil.
func (sc *shared) vote(f *fight) *api.UndoVote {
	if w := sc.facts.UndoRequest; w != nil && w.Undos == f.undos && w.Inputs == f.unseen.public(len(f.s.Inputs())) && !sc.past {
		return &w.Vote
	}
	return nil
}

// undoRequest returns the open request with the numbers that the audience counts, or nil.
func (sc *shared) undoRequest(f *fight, e audience) *api.UndoVote {
	open := sc.vote(f)
	if open == nil {
		return nil
	}
	shown := *open
	shown.Keep = f.unseen.count(e, open.Keep)
	shown.What = shown.By + " asks to take back the last answer"
	if n := f.unseen.count(e, len(f.s.Inputs())) - shown.Keep; n != 1 {
		shown.What = fmt.Sprintf("%s asks to take back the last %d answers", shown.By, n)
	}
	return &shown
}

// vote answers the open request with yes or no.
func (r *Room) vote(e audience, word string) error {
	open := r.shared.vote(r.fight)
	switch {
	case open == nil:
		return refuse(api.CodeStale, "nobody asks to take anything back now")
	case word == "no":
		return r.stand(nil)
	case word != "yes":
		return refuse(api.CodeBad, "yes or no is expected")
	case e.gm():
		return r.undoTo(open.Keep, table.UndoRoom)
	}
	seat := r.fight.s.Game().Cast().Seats[e.seat]
	if !slices.Contains(open.Of, seat) || slices.Contains(open.Yes, seat) {
		return nil // it changes nothing
	}
	more := *open // states already shown keep the old one
	more.Yes = append(slices.Clone(open.Yes), seat)
	return r.settle(&more)
}

// settle undoes if everyone agrees; otherwise the request stays open.
func (r *Room) settle(vote *api.UndoVote) error {
	if len(vote.Yes) == len(vote.Of) {
		return r.undoTo(vote.Keep, table.AnswerRoom)
	}
	return r.stand(&store.UndoRequest{Vote: *vote, Undos: r.fight.undos, Inputs: r.fight.unseen.public(len(r.fight.s.Inputs()))})
}

// stand opens a request, or closes it with nil. The next input closes it anyway.
func (r *Room) stand(w *store.UndoRequest) error {
	if err := r.update(func(t *store.Table) { t.UndoRequest = w }); err != nil {
		return err
	}
	r.changed()
	return nil
}

// undoTo undoes all but the first inputs, if the record has at most room bytes with that.
func (r *Room) undoTo(keep, room int) error {
	return r.put(func(f *fight) error {
		inputs := f.s.Inputs()
		if keep > len(inputs) {
			return refuse(api.CodeStale, "there are fewer inputs now")
		}
		if err := f.mayGoBack(keep, &r.shared); err != nil {
			return err
		}
		line, err := f.undoLine(keep)
		if err := f.add(line, err, room); err != nil {
			return err
		}
		if err := f.again(inputs[:keep]); err != nil {
			return &fault{what: err.Error()}
		}
		f.pauses.Forget()
		if keep < f.saved.inputs {
			f.saved = saved{}
		}
		return nil
	})
}
