package room_test

import (
	"testing"

	"fray/api"
)

// TestSearchAtTable: bots that look ahead play a fight to its end, also when somebody takes back what a bot was thinking about.
func TestSearchAtTable(t *testing.T) {
	s := newFixture(t).start(api.Create{Encounter: "duel", Seats: map[string]string{"town": "search:nodes=8", "hills": "search:nodes=8"}})
	if end := s.settled(); end.Summary == nil {
		t.Fatalf("the fight has not ended: waiting for %v, fault %q", end.Waiting.Seats, end.Fault)
	}
}

// TestThoughtIsVoid: what a bot thinks about a question that is gone is not put in.
func TestThoughtIsVoid(t *testing.T) {
	s := newFixture(t).start(api.Create{Encounter: "duel", Seats: map[string]string{"town": "search:nodes=5000", "hills": "player"}})
	must(t, s.Hand(t.Context(), s.who["gm"], api.SeatChange{Seat: "town", Plays: "player"})) // it has begun to think by then, or will not
	state := s.settled()
	if len(state.Waiting.Seats) == 0 || state.Inputs != 0 {
		t.Errorf("after %d inputs the table waits for %v", state.Inputs, state.Waiting.Seats)
	}
}
