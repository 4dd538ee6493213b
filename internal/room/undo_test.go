package room_test

import (
	"reflect"
	"slices"
	"testing"

	"fray/api"
	"fray/table"
)

// three is a table where a seat that plays has two others to agree with.
func three(t *testing.T) *sat {
	s := newFixture(t).start(api.Create{Encounter: "low-water", Seats: map[string]string{"pcs": "player", "surgeon": "player"}})
	s.settled()
	return s
}

// The GM goes back at once, to where somebody had to do something: what bots did by themselves goes too.
func TestUndoByTheGM(t *testing.T) {
	s := newFixture(t).start(api.Create{Encounter: "bridge"})
	asked := "wardens"
	before := s.settled()
	was := s.states()
	for s.settled().Inputs < before.Inputs+2 { // somebody answers, and bots after that
		must(t, s.answer(asked, api.Answer{Key: "end"}))
	}
	old := s.settled().Question.ID
	must(t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: before.Inputs + 1}))
	state := s.settled()
	if state.Waiting.Seats[0] != asked {
		t.Fatalf("waiting for %+v", state.Waiting)
	}
	must(t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: before.Inputs}))
	is := s.states()
	for name, state := range is {
		if state.Question != nil {
			if state.Question.ID == old || state.Question.ID == was[name].Question.ID {
				t.Errorf("the question has an id that was used: %s", state.Question.ID)
			}
			state.Question.ID = was[name].Question.ID
		}
	}
	sameStates(t, was, is)
	wants(t, s.answer(asked, api.Answer{Question: before.Question.ID, Key: "end"}), api.CodeStale)
	wants(t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: -1}), api.CodeBad)
	wants(t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: 5000}), api.CodeBad)
	wants(t, s.Undo(t.Context(), s.who["spectator"], api.Undo{Keep: 0}), api.CodeForbidden)
	s.again()
	if n := s.settled().Inputs; n != before.Inputs {
		t.Errorf("%d inputs after opening it again, not %d", n, before.Inputs)
	}
}

// Where one person plays, nobody has to be asked.
func TestUndoAlone(t *testing.T) {
	s := newFixture(t).start(api.Create{Encounter: "duel"})
	before := s.settled().Inputs
	s.byDefault()
	s.settled()
	must(t, s.Undo(t.Context(), s.who["town"], api.Undo{Keep: before}))
	if n := s.settled().Inputs; n != before {
		t.Errorf("%d inputs, not %d", n, before)
	}
	wants(t, s.Undo(t.Context(), s.who["hills"], api.Undo{Keep: 0}), api.CodeForbidden)
}

// TestWhatWasReadStays: lines of the log that somebody was given do not change when other things happen after an undo.
func TestWhatWasReadStays(t *testing.T) {
	s := newFixture(t).start(api.Create{Encounter: "bridge"})
	before := s.settled()
	for range 4 { // more than what follows the undo
		s.byDefault()
		s.settled()
	}
	state, err := s.State(t.Context(), s.who["gm"])
	must(t, err)
	lines, err := s.Log(t.Context(), s.who["gm"], 0, len(state.Log))
	must(t, err)
	was := slices.Clone(lines)
	must(t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: before.Inputs}))
	q := s.state("gm").Question
	i := slices.IndexFunc(q.Choices, func(c table.Choice) bool { return c.Key != q.Default })
	must(t, s.answer("gm", api.Answer{Key: q.Choices[i].Key}))
	if now := s.settled().Log; reflect.DeepEqual(now, was[:len(now)]) {
		t.Fatal("the same happened again")
	}
	if !reflect.DeepEqual(lines, was) {
		t.Error("the log that was read has changed")
	}
	if !reflect.DeepEqual(state.Log, was) {
		t.Error("the log of the state has changed")
	}
}
