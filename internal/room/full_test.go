package room_test

import (
	"bytes"
	"strings"
	"testing"

	"fray/api"
	"fray/table"
)

// fill fills the record of a table with undos that take nothing back, until so many bytes are left to a bound.
func (s *sat) fill(bound, left int) {
	s.t.Helper()
	s.registry.Close()
	size := 0
	for _, line := range s.store.record(s.id) {
		size += len(line) + 1
	}
	keep, err := table.EncodeUndo(len(s.inputs()))
	must(s.t, err)
	for room := bound - left - size; room > len(keep); {
		n := min(room, table.MaxLine/2)
		line := append(bytes.TrimSuffix(keep, []byte("}\n")), append(bytes.Repeat([]byte(" "), n-len(keep)), '}')...)
		must(s.t, s.store.Append(s.t.Context(), s.id, len(s.store.record(s.id)), line))
		room -= n
	}
	s.again()
}

// inputs are those that the record holds.
func (s *sat) inputs() []table.Input {
	s.t.Helper()
	rec, err := table.ReadRecord(bytes.NewReader(append(bytes.Join(s.store.record(s.id), []byte("\n")), '\n')))
	must(s.t, err)
	return rec.Inputs
}

// A full record takes no answers, says so, and says what to do: the game master undoes, decrees and ends the fight, which
// can be looked at afterwards.
func TestFullRecord(t *testing.T) {
	s := newFixture(t).start(bridge())
	s.turns()
	s.byDefault()
	asked, _ := s.turns()
	s.fill(table.AnswerRoom, 40)
	was := s.settled()
	if !strings.Contains(was.Fault, "full") || !strings.Contains(was.Fault, "end the fight") {
		t.Errorf("the state says %q", was.Fault)
	}
	err := s.answer(asked, api.Answer{Question: was.Question.ID, Key: was.Question.Default})
	wants(t, err, api.CodeRecordFull)
	if err != nil && !strings.Contains(err.Error(), "end the fight") {
		t.Errorf("the refusal is %q", err)
	}
	if n := s.settled().Inputs; n != was.Inputs {
		t.Errorf("there are %d inputs; %d were there", n, was.Inputs)
	}
	must(t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: was.Inputs - 1}))
	must(t, s.Adjust(t.Context(), s.who["gm"], table.Adjustment{Do: "set", Who: "bastian", What: "hp", Value: 3}))

	s.fill(table.UndoRoom, 5)
	wants(t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: 0}), api.CodeRecordFull)
	wants(t, s.Adjust(t.Context(), s.who["gm"], table.Adjustment{Do: "set", Who: "bastian", What: "hp", Value: 4}), api.CodeRecordFull)
	must(t, s.End(t.Context(), s.who["gm"], "wardens", "the book is full"))
	s.again()
	if state := s.settled(); state.Summary == nil || state.Summary.Winner != "wardens" || state.Fault != "" {
		t.Errorf("after the end there is %+v", state)
	}
	_, err = s.Record(t.Context(), s.who["gm"])
	must(t, err)
}

// Bots stop where the record is full, and what the game master has done stays.
func TestBotsStopAtAFullRecord(t *testing.T) {
	s := newFixture(t).start(bridge())
	s.turns()
	s.fill(table.AnswerRoom, 40)
	must(t, s.Hand(t.Context(), s.who["gm"], api.SeatChange{Seat: "wardens", Plays: "greedy"}))
	must(t, s.Hand(t.Context(), s.who["gm"], api.SeatChange{Seat: "reavers", Plays: "greedy"}))
	state := s.state("gm")
	if !strings.Contains(state.Fault, "full") {
		t.Errorf("the state says %q", state.Fault)
	}
	must(t, s.End(t.Context(), s.who["gm"], "", "the book is full"))
	if s.state("spectator").Summary == nil {
		t.Error("the fight continues")
	}
}
