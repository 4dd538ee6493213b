package room

import (
	"context"
	"fmt"
	"slices"

	"fray/api"
	"fray/internal/live"
	"fray/table"
)

// Undo takes inputs back: the GM's wish at once, a seat's when the table agrees. What bots and standing answers did by
// themselves right before what is taken back goes with it, as they would only do it again.
func (r *Room) Undo(ctx context.Context, v Viewer, u api.Undo) error {
	return r.within(ctx, func(f *fight) error {
		e := v.eyes(f.s.Game().Cast())
		people := r.scene.people(f.s.Game().Cast())
		switch {
		case !e.gm() && !people.Has(e.seat):
			return refuse(CodeForbidden, "only who plays may ask to take something back")
		case u.Vote != "":
			return r.vote(e, u.Vote)
		case !e.gm() && r.scene.vote != nil:
			return refuse(CodeNotNow, "somebody has asked to take something back already: say yes or no to that first")
		}
		keep, err := f.landing(u.Keep, &r.scene)
		if err != nil {
			return r.told(err)
		}
		if e.gm() {
			return r.goBack(keep)
		}
		return r.wish(e, keep)
	})
}

// wish puts a seat's wish to the table.
func (r *Room) wish(e eyes, keep int) error {
	cast := r.fight.s.Game().Cast()
	n := len(r.fight.s.Inputs()) - keep
	by := cast.Seats[e.seat]
	vote := &api.UndoVote{By: by, Keep: keep, What: fmt.Sprintf("%s asks to take back the last %d answers", by, n), Yes: []string{by}}
	if n == 1 {
		vote.What = by + " asks to take back the last answer"
	}
	people := r.scene.people(cast)
	for i, name := range cast.Seats {
		if people.Has(table.Seat(i)) && table.Seat(i) != table.GM {
			vote.Of = append(vote.Of, name)
		}
	}
	return r.settle(vote)
}

// vote says yes or no to the open wish.
func (r *Room) vote(e eyes, word string) error {
	open := r.scene.vote
	switch {
	case open == nil:
		return refuse(CodeStale, "nobody asks to take anything back now")
	case word == "no":
		r.scene.vote = nil
		r.changed()
		return nil
	case word != "yes":
		return refuse(CodeBad, "yes or no is expected")
	case e.gm():
		return r.goBack(open.Keep)
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
		return r.goBack(vote.Keep)
	}
	r.scene.vote = vote
	r.changed()
	return nil
}

// goBack keeps so many inputs and takes back the others.
func (r *Room) goBack(keep int) error {
	return r.put(func(f *fight) error {
		inputs := f.s.Inputs()
		if keep > len(inputs) {
			return refuse(CodeStale, "there are fewer inputs now")
		}
		line, err := table.EncodeUndo(keep)
		if err != nil {
			return err
		}
		f.pending = append(f.pending, line)
		if err := f.again(inputs[:keep]); err != nil {
			return &fault{what: err.Error()}
		}
		return nil
	})
}

// landing is the last moment at or before so many inputs at which somebody at the table had to do something, or the GM did.
func (f *fight) landing(keep int, sc *scene) (at int, err error) {
	inputs := f.s.Inputs()
	if keep < 0 || keep >= len(inputs) {
		return 0, refuse(CodeBad, fmt.Sprintf("there are %d inputs: from 0 to one less may be kept", len(inputs)))
	}
	defer func() {
		if p := recover(); p != nil {
			err = broken(p)
		}
	}()
	rec := f.record(inputs)
	g, err := live.GameOf(rec, f.find)
	if err != nil {
		return 0, err
	}
	s, err := rec.Start(g)
	if err != nil {
		return 0, err
	}
	at = -1
	for n := 0; ; n++ {
		if inputs[n].Answer == "" || sc.waits(s) {
			at = n
		}
		if n == keep {
			break
		}
		if err := rec.Step(s); err != nil {
			return 0, err
		}
	}
	if at < 0 { // bots alone have played
		at = keep
	}
	return at, nil
}

// waits reports whether somebody at the table has to do something.
func (sc *scene) waits(s *table.Session) bool {
	if sc.asked(s) == 0 {
		return false
	}
	if q := s.Open(); q != nil {
		if _, seat, ok := sc.standings(s.Game()).Answer(s.Game(), q); ok && sc.people(s.Game().Cast()).Has(seat) {
			return false
		}
	}
	return true
}
