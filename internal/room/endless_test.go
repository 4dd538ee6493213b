package room_test

import (
	"strings"
	"testing"

	"fray/api"
	"fray/internal/duel"
	"fray/internal/room"
	"fray/ruleset"
	"fray/table"
)

// endless has a fixture know duels whose turns do not end.
func endless(c *room.Config) {
	c.Find = func(name string) (ruleset.Ruleset, bool) {
		if name != "duel" {
			return ruleset.Find(name)
		}
		setup := duel.Setup{Fighters: 1, Goblins: 1, Endless: duel.EndlessRolls}
		return ruleset.Ruleset{
			Name: "duel", Book: duel.New(setup).Book(), NewSetup: func() any { return new(duel.Setup) },
			New: func(any) (table.Game, []table.Problem) { return duel.New(setup), nil },
		}, true
	}
}

// TestEndless: bots that would never end a turn stop their own table with a fault that names the turn. What was done before is
// kept, and the table can be opened again.
func TestEndless(t *testing.T) {
	h := newFixture(t, endless)
	s := h.startRules("duel", table.DiceRoll)
	for _, seat := range []string{"red", "blue"} {
		must(t, s.Hand(t.Context(), s.who["gm"], api.SeatChange{Seat: seat, Plays: "greedy"}))
	}
	state := s.settled()
	inputs := state.Inputs
	for range 2 {
		if !strings.Contains(state.Fault, "does not end: 10000 decisions") || !strings.Contains(state.Fault, " in round 1 ") {
			t.Errorf("everyone sees %q", state.Fault)
		}
		if state.Inputs != inputs || inputs == 0 || state.Question == nil {
			t.Errorf("%d inputs are kept, and %+v is open", state.Inputs, state.Question)
		}
		s.again()
		state = s.settled()
	}
	seat := "red"
	if strings.HasPrefix(state.Question.Who, "goblin") {
		seat = "blue"
	}
	err := s.answer("gm", api.Answer{Key: "end", As: seat})
	wants(t, err, api.CodeFault)
	if err == nil || !strings.Contains(err.Error(), "does not end") {
		t.Errorf("the answer is refused by %v", err)
	}
	if other := h.start(bridge()); other.settled().Fault != "" {
		t.Error("another table has a fault")
	}
}
