package room_test

import (
	"slices"
	"testing"

	"fray/api"
	"fray/table"
)

// A seat is handed to a bot in the middle of its question, which plays on, and back.
func TestHand(t *testing.T) {
	s := newFixture(t).start(bridge())
	ctx := t.Context()
	asked, other := s.turns()
	before := s.settled().Inputs
	must(t, s.Hand(ctx, s.who[asked], api.SeatChange{Seat: asked, Plays: "greedy"}))
	state := s.settled()
	if state.Inputs == before || !slices.Equal(state.Waiting.Seats, []string{other}) {
		t.Fatalf("after the bot took over: %d inputs, waiting for %+v", state.Inputs, state.Waiting)
	}
	if q := s.state(asked).Question; q != nil && q.Mine {
		t.Errorf("a seat that a bot plays is asked %+v", q)
	}
	wants(t, s.answer(asked, api.Answer{Key: state.Question.Default}), api.CodeNotAsked)
	wants(t, s.Hand(ctx, s.who[asked], api.SeatChange{Seat: other, Plays: "greedy"}), api.CodeForbidden)
	wants(t, s.Hand(ctx, s.who["spectator"], api.SeatChange{Seat: other, Plays: "greedy"}), api.CodeForbidden)
	wants(t, s.Hand(ctx, s.who["gm"], api.SeatChange{Seat: "nobody", Plays: "greedy"}), api.CodeBad)
	wants(t, s.Hand(ctx, s.who["gm"], api.SeatChange{Seat: other, Plays: "robot"}), api.CodeBad)
	must(t, s.Hand(ctx, s.who["gm"], api.SeatChange{Seat: asked, Plays: "player"}))
	must(t, s.Hand(ctx, s.who["gm"], api.SeatChange{Seat: other, Plays: "default"}))
	state = s.settled()
	if !slices.Equal(state.Waiting.Seats, []string{asked}) {
		t.Fatalf("handed back: waiting for %+v", state.Waiting)
	}
	s.again()
	s.settled()
	for _, seat := range s.state("gm").Seats {
		if want := map[string]string{asked: "player", other: "default", "gm": "default"}[seat.Name]; seat.Plays != want {
			t.Errorf("%s is played by %s, not %s", seat.Name, seat.Plays, want)
		}
	}
}

// A fight of bots runs to its end by itself, and has a summary.
func TestBotsAlone(t *testing.T) {
	for _, name := range []string{"bridge", "ford-gate"} {
		seats := map[string]string{"bridge": "wardens", "ford-gate": "pcs"}
		s := newFixture(t).start(api.Create{Encounter: name, Seats: map[string]string{seats[name]: "greedy"}})
		state := s.settled()
		sum := state.Summary
		if sum == nil || sum.Rounds == 0 || len(sum.Who) == 0 || sum.Hash == "" {
			t.Fatalf("%s: the summary is %+v", name, sum)
		}
		dealt, taken, rolls := 0, 0, 0
		for _, d := range sum.Who {
			dealt, taken, rolls = dealt+d.Dealt, taken+d.Taken, rolls+d.Rolls
			if d.Hits > d.Attacks || d.Full == 0 || d.Luck > 1000 || d.Luck < -1000 {
				t.Errorf("%s: %+v", name, d)
			}
		}
		if dealt == 0 || taken < dealt || rolls == 0 {
			t.Errorf("%s: dealt %d, taken %d, rolls %d", name, dealt, taken, rolls)
		}
		if facts, err := s.store.Table(t.Context(), s.id); err != nil || !facts.Ended || facts.Winner != sum.Winner {
			t.Errorf("%s: the list of tables says %+v, %v", name, facts, err)
		}
		wants(t, s.answer("gm", api.Answer{Question: "1", Key: "end"}), api.CodeStale)
		was := s.states()
		s.again()
		sameStates(t, was, s.states())
	}
}

// Standing answers answer without asking; they are the seat's own business.
func TestStand(t *testing.T) {
	s := newFixture(t).start(bridge())
	ctx := t.Context()
	wants(t, s.Stand(ctx, s.who["wardens"], "reavers", nil), api.CodeForbidden)
	wants(t, s.Stand(ctx, s.who["spectator"], "", nil), api.CodeForbidden)
	for _, bad := range []api.Standing{
		{Kind: "turn"},
		{Kind: "?"},
		{Kind: "defend", Verb: "?"},
		{Kind: "defend", Below: 101},
		{Kind: "defend", Ask: true},
		{Kind: "defend", Ask: true, Actor: "nobody"},
		{Kind: "defend", Aimed: true},
		{Kind: "push", Ask: true, Aimed: true},
	} {
		wants(t, s.Stand(ctx, s.who["wardens"], "", []api.Standing{bad}), api.CodeBad)
	}
	wants(t, s.Stand(ctx, s.who["wardens"], "", make([]api.Standing, 100)), api.CodeBad)
	for _, seat := range []string{"wardens", "reavers"} {
		var all []api.Standing
		for _, kind := range s.kinds() {
			all = append(all, api.Standing{Kind: kind})
		}
		must(t, s.Stand(ctx, s.who[seat], "", all))
	}
	s.again()
	for range 25 {
		state := s.settled()
		if state.Summary != nil {
			break
		}
		if state.Question.Kind != "turn" {
			t.Fatalf("%s is asked in spite of a standing answer", state.Question.Kind)
		}
		k := slices.IndexFunc(state.Question.Choices, func(c table.Choice) bool { return c.Warnings != nil || c.Target != "" })
		must(t, s.answer("gm", api.Answer{Key: state.Question.Choices[max(k, 0)].Key}))
	}
}
