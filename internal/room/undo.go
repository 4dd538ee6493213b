package room

import (
	"context"
	"fmt"
	"slices"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

// Undo takes inputs back: the GM's undoRequest at once, a seat's when the table agrees. What bots and standing answers did by
// themselves right before what is taken back goes with it, as they would only do it again.
func (r *Room) Undo(ctx context.Context, v Viewer, u api.Undo) error {
	return r.within(ctx, v, func(f *fight) error {
		e := v.audience(f.s.Game().Cast())
		people := r.shared.people(f.s.Game().Cast())
		switch {
		case !e.gm() && !people.Has(e.seat):
			return refuse(CodeForbidden, "only who plays may ask to take something back")
		case u.Vote != "":
			return r.vote(e, u.Vote)
		case !e.gm() && r.shared.vote(f) != nil:
			return refuse(CodeNotNow, "somebody has asked to take something back already: say yes or no to that first")
		}
		keep, err := f.landing(u.Keep, e, &r.shared)
		if err != nil {
			return r.asRefusal(err)
		}
		if err := f.mayGoBack(keep, &r.shared); err != nil {
			return err
		}
		if e.gm() {
			return r.goBack(keep, table.UndoRoom)
		}
		return r.undoRequest(e, keep)
	})
}

// undoRequest puts a seat's undoRequest to the table.
func (r *Room) undoRequest(e audience, keep int) error {
	cast := r.fight.s.Game().Cast()
	by := cast.Seats[e.seat]
	vote := &api.UndoVote{By: by, Keep: keep, Yes: []string{by}}
	people := r.shared.people(cast)
	for i, name := range cast.Seats {
		if people.Has(table.Seat(i)) && table.Seat(i) != table.GM {
			vote.Of = append(vote.Of, name)
		}
	}
	return r.settle(vote)
}

// vote is the undoRequest to take something back that is open in the fight now; nil: none.
func (sc *shared) vote(f *fight) *api.UndoVote {
	if w := sc.facts.UndoRequest; w != nil && w.Undos == f.undos && w.Inputs == f.unseen.public(len(f.s.Inputs())) && !sc.past {
		return &w.Vote
	}
	return nil
}

// undoRequest is the open undoRequest as this audience count inputs; nil: none.
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

// vote says yes or no to the open undoRequest.
func (r *Room) vote(e audience, word string) error {
	open := r.shared.vote(r.fight)
	switch {
	case open == nil:
		return refuse(CodeStale, "nobody asks to take anything back now")
	case word == "no":
		return r.stand(nil)
	case word != "yes":
		return refuse(CodeBad, "yes or no is expected")
	case e.gm():
		return r.goBack(open.Keep, table.UndoRoom)
	}
	seat := r.fight.s.Game().Cast().Seats[e.seat]
	if !slices.Contains(open.Of, seat) || slices.Contains(open.Yes, seat) {
		return nil // it makes no difference
	}
	more := *open // states that were shown hold the one before
	more.Yes = append(slices.Clone(open.Yes), seat)
	return r.settle(&more)
}

// settle does what is wished if all agree, and else has it stand.
func (r *Room) settle(vote *api.UndoVote) error {
	if len(vote.Yes) == len(vote.Of) {
		return r.goBack(vote.Keep, table.AnswerRoom)
	}
	return r.stand(&store.UndoRequest{Vote: *vote, Undos: r.fight.undos, Inputs: r.fight.unseen.public(len(r.fight.s.Inputs()))})
}

// stand has a undoRequest be open, or none. It is over anyway when the fight goes on.
func (r *Room) stand(w *store.UndoRequest) error {
	if err := r.update(func(t *store.Table) { t.UndoRequest = w }); err != nil {
		return err
	}
	r.changed()
	return nil
}

// goBack keeps so many inputs and takes back the others, if the record has room bytes at most with that.
func (r *Room) goBack(keep, room int) error {
	return r.put(func(f *fight) error {
		inputs := f.s.Inputs()
		if keep > len(inputs) {
			return refuse(CodeStale, "there are fewer inputs now")
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
		if keep < f.saved.inputs {
			f.saved = saved{}
		}
		return nil
	})
}
