package room_test

import (
	"strings"
	"testing"

	"fray/api"
)

// A seat's wish is put to all who play; all of them or the GM alone agree to it.
func TestUndoByVote(t *testing.T) {
	s := three(t)
	ctx := t.Context()
	for _, decides := range []string{"surgeon", "gm"} {
		before := s.settled().Inputs
		s.byDefault()
		s.settled()
		must(t, s.Undo(ctx, s.who["pcs"], api.Undo{Keep: before}))
		vote := s.state("spectator").Undo
		if vote == nil || vote.By != "pcs" || vote.Keep != before || strings.Join(vote.Of, " ") != "pcs surgeon" || strings.Join(vote.Yes, " ") != "pcs" {
			t.Fatalf("the vote is %+v", vote)
		}
		wants(t, s.Undo(ctx, s.who["surgeon"], api.Undo{Keep: before}), api.CodeNotNow)
		wants(t, s.Undo(ctx, s.who["surgeon"], api.Undo{Vote: "perhaps"}), api.CodeBad)
		wants(t, s.Undo(ctx, s.who["spectator"], api.Undo{Vote: "yes"}), api.CodeForbidden)
		must(t, s.Undo(ctx, s.who["pcs"], api.Undo{Vote: "yes"})) // it has said so already
		if s.state("gm").Undo == nil {
			t.Fatal("one voice has decided")
		}
		must(t, s.Undo(ctx, s.who[decides], api.Undo{Vote: "yes"}))
		if state := s.settled(); state.Inputs != before || state.Undo != nil {
			t.Fatalf("%d inputs after %s agreed, not %d", state.Inputs, decides, before)
		}
	}
}

func TestUndoThatIsNotWished(t *testing.T) {
	s := three(t)
	ctx := t.Context()
	s.byDefault()
	n := s.settled().Inputs
	must(t, s.Undo(ctx, s.who["pcs"], api.Undo{Keep: 0}))
	must(t, s.Undo(ctx, s.who["surgeon"], api.Undo{Vote: "no"}))
	if state := s.settled(); state.Undo != nil || state.Inputs != n {
		t.Errorf("after a no: %+v, %d inputs", state.Undo, state.Inputs)
	}
	wants(t, s.Undo(ctx, s.who["surgeon"], api.Undo{Vote: "yes"}), api.CodeStale)
	must(t, s.Undo(ctx, s.who["pcs"], api.Undo{Keep: 0}))
	s.byDefault()
	if s.settled().Undo != nil {
		t.Error("the undo request is open after the fight has continued")
	}
}

// A wish outlives its process, and is over with the next thing that is put in, also if the process ends right then.
func TestAWishOutlivesItsProcess(t *testing.T) {
	s := three(t)
	ctx := t.Context()
	before := s.settled().Inputs
	s.byDefault()
	s.settled()
	must(t, s.Undo(ctx, s.who["pcs"], api.Undo{Keep: before}))
	was := s.states()
	s.again()
	sameStates(t, was, s.states())
	must(t, s.Undo(ctx, s.who["surgeon"], api.Undo{Vote: "yes"}))
	if n := s.settled().Inputs; n != before {
		t.Fatalf("%d inputs after all agreed, not %d", n, before)
	}
	for name, over := range map[string]func(){
		"an answer":       s.byDefault,
		"another sitting": func() { must(t, s.Hand(ctx, s.who["gm"], api.SeatChange{Seat: "surgeon", Plays: "player"})) },
	} {
		s.settled()
		if s.state("gm").Inputs == 0 {
			s.byDefault()
			s.settled()
		}
		must(t, s.Undo(ctx, s.who["pcs"], api.Undo{Keep: 0}))
		over()
		s.again()
		if s.settled().Undo != nil {
			t.Errorf("the undo request is open after %s", name)
		}
		wants(t, s.Undo(ctx, s.who["surgeon"], api.Undo{Vote: "yes"}), api.CodeStale)
	}
}
