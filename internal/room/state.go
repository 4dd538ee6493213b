package room

import (
	"fray/api"
	"fray/table"
)

// state returns all that the audience may see, without the log and with the question as changes carry it.
func (f *fight) state(e audience, sc *shared) *api.State {
	g := f.s.Game()
	cast := g.Cast()
	s := &api.State{
		Table: sc.facts.ID, Name: f.rec.Header.Name, Ruleset: f.rec.Header.Ruleset, Dice: f.rec.Header.Dice, Inputs: f.unseen.count(e, len(f.s.Inputs())),
		You: you(cast, e), View: g.View(e.seat), Undo: sc.undoRequest(f, e),
		Paused: sc.facts.Paused, Limit: sc.facts.Limit, Fault: sc.faultOf(f), Branch: sc.facts.Branch,
	}
	s.View.Map = *f.mapNow()
	s.Adventure = f.adventure()
	s.Proof = f.proof(sc)
	if u := f.rec.Upgraded; u != nil {
		s.Proof.Older = f.unseen.count(e, u.Inputs)
	}
	s.Seats = sc.seats(cast, e, &s.View)
	if !sc.past {
		s.Aids = sc.facts.Talk.Aids
		sc.talk(s, e)
	}
	if _, over := f.s.Over(); over {
		s.Summary = f.summary(e, sc, &s.View)
	} else if !sc.past {
		s.Bar = sc.barOf(e)
		s.Waiting = f.waiting(e, sc, &s.View)
		s.Question = f.packedQuestion(e, sc, &s.View)
	}
	return s
}

// you describes the audience itself.
func you(cast *table.Cast, e audience) api.You {
	y := api.You{Role: e.role}
	if e.seat != nobody {
		y.Seat = cast.Seats[e.seat]
	}
	for _, m := range cast.Combatants {
		if m.Seat == e.seat {
			y.Who = append(y.Who, m.ID)
		}
	}
	return y
}
