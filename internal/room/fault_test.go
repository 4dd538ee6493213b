package room_test

import (
	"strings"
	"sync/atomic"
	"testing"

	"fray/api"
	"fray/table"
)

// A ruleset that breaks down affects only its room, which continues after another answer.
func TestFault(t *testing.T) {
	var trap atomic.Bool
	h := newFixture(t, vaults(&trap))
	s, other := h.startVault(table.DiceRoll), h.start(bridge())
	must(t, s.answer("red", api.Answer{Key: "pick:ann:2"}))
	was := s.states()
	trap.Store(true)
	wants(t, s.answer("blue", api.Answer{Key: "pick:ben:1"}), api.CodeFault)
	for name, state := range s.states() {
		if state.Fault == "" || strings.Contains(state.Fault, "needle") {
			t.Errorf("%s sees the fault: %q", name, state.Fault)
		}
		state.Fault = ""
		if name != "gm" { // the GM may answer for everybody now
			sameStates(t, map[string]api.State{"": was[name]}, map[string]api.State{"": state})
		}
	}
	if other.settled().Fault != "" {
		t.Error("another table has a fault")
	}
	other.byDefault()

	must(t, s.Hand(t.Context(), s.who["gm"], api.SeatChange{Seat: "blue", Plays: "random"}))
	if state := s.settled(); state.Fault == "" || state.Question == nil || state.Inputs != 1 {
		t.Errorf("a bot has broken it down, and there is %+v", state)
	}
	s.again() // it breaks down again, at the same place
	if state := s.settled(); state.Fault == "" || state.Inputs != 1 {
		t.Errorf("opened again there is %+v", state)
	}
	trap.Store(false)
	must(t, s.answer("gm", api.Answer{Key: "pick:ben:3", As: "blue"}))
	if state := s.settled(); state.Fault != "" || state.Inputs != 2 {
		t.Errorf("the fault stays: %+v", state)
	}
}

// A record that cannot be played is a refusal, not a broken server.
func TestARecordThatBreaksDown(t *testing.T) {
	var trap atomic.Bool
	s := newFixture(t, vaults(&trap)).startVault(table.DiceRoll)
	must(t, s.answer("red", api.Answer{Key: "pick:ann:2"}))
	must(t, s.answer("blue", api.Answer{Key: "pick:ben:2"}))
	trap.Store(true)
	s.again()
	_, err := s.State(t.Context(), s.who["red"])
	wants(t, err, api.CodeFault)
	if err != nil && strings.Contains(err.Error(), "needle") {
		t.Errorf("everyone gets %v", err)
	}
	trap.Store(false)
	if s.settled().Inputs != 2 {
		t.Error("it does not go on")
	}
}

// A fight that breaks down and cannot be played again either is put away: nothing is chained to what is left of it.
func TestAFightThatIsLost(t *testing.T) {
	var trap atomic.Bool
	s := newFixture(t, vaults(&trap)).startVault(table.DiceRoll)
	for _, key := range []string{"pick:ann:2", "pick:ben:2"} {
		must(t, s.answer("gm", api.Answer{Key: key, As: map[byte]string{'a': "red", 'b': "blue"}[key[5]]}))
	}
	must(t, s.answer("gm", api.Answer{Key: "yes"}))
	must(t, s.answer("red", api.Answer{Key: "pick:ann:1"}))
	was := s.states()
	trap.Store(true) // all that was played breaks down now, too
	question := was["blue"].Question.ID
	wants(t, s.Answer(t.Context(), s.who["blue"], api.Answer{Question: question, Key: "pick:ben:1"}), api.CodeFault)
	trap.Store(false)
	sameStates(t, was, s.states())
	must(t, s.Answer(t.Context(), s.who["blue"], api.Answer{Question: question, Key: "pick:ben:1"}))
	is := s.states()
	s.again()
	sameStates(t, is, s.states())
}
