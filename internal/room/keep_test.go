package room_test

import (
	"errors"
	"runtime"
	"testing"

	"fray/api"
	"fray/internal/room"
	"fray/internal/store"
	"fray/table"
)

// An answer is on the disk before anybody sees what came of it.
func TestKeptBeforeShown(t *testing.T) {
	s := newFixture(t).start(bridge())
	asked, _ := s.turns()
	before := s.settled()
	w, err := s.Watch(s.who["spectator"])
	must(t, err)
	defer w.Close()
	<-w.C
	writing, written := make(chan struct{}), make(chan struct{})
	s.store.before = func([][]byte) {
		select {
		case writing <- struct{}{}:
			<-written
		case <-written:
		}
	}
	answered, seen := make(chan error, 1), make(chan int, 1)
	go func() {
		q := before.Question
		answered <- s.Answer(t.Context(), s.who[asked], api.Answer{Question: q.ID, Key: q.Default})
	}()
	<-writing
	go func() {
		shown, err := s.State(t.Context(), s.who["spectator"])
		if err != nil {
			seen <- -1
			return
		}
		seen <- shown.Inputs
	}()
	for range 1000 { // a watch would be notified now
		runtime.Gosched()
	}
	select {
	case <-w.C:
		t.Error("watches are notified before it is stored")
	case n := <-seen:
		if n != before.Inputs {
			t.Errorf("%d inputs are shown before they are kept", n)
		}
		seen <- before.Inputs + 1
	case err := <-answered:
		t.Errorf("it is answered before it is kept: %v", err)
	default:
	}
	close(written)
	must(t, <-answered)
	if n := <-seen; n <= before.Inputs {
		t.Errorf("%d inputs are shown after it was kept, %d were before", n, before.Inputs)
	}
	<-w.C
}

// What the store cannot keep is refused, and leaves the room as it was.
func TestFailingStore(t *testing.T) {
	s := newFixture(t).start(bridge())
	s.turns()
	s.byDefault()
	asked, _ := s.turns()
	was, gm, ctx := s.states(), s.who["gm"], t.Context()
	question := s.state("gm").Question
	for name, do := range map[string]func() error{
		"answer": func() error {
			return s.Answer(ctx, s.who[asked], api.Answer{Question: question.ID, Key: question.Default})
		},
		"decree": func() error {
			return s.Adjust(ctx, gm, table.Adjustment{Do: "set", Who: "bastian", What: "hp", Value: 3})
		},
		"fresh":    func() error { return s.Fresh(ctx, gm) },
		"undo":     func() error { return s.Undo(ctx, gm, api.Undo{}) },
		"end":      func() error { return s.End(ctx, gm, "wardens", "enough") },
		"hand":     func() error { return s.Hand(ctx, gm, api.SeatChange{Seat: "wardens", Plays: "greedy"}) },
		"standing": func() error { return s.Stand(ctx, gm, "wardens", []api.Standing{{Kind: "defend"}}) },
		"pause":    func() error { return s.Pause(ctx, gm, true) },
		"limit":    func() error { return s.Limit(ctx, gm, 30) },
	} {
		for broken, code := range map[error]api.Code{
			store.ErrFull: api.CodeNotKept, store.ErrTooLong: api.CodeRecordFull, errors.New("it burns"): api.CodeNotKept,
		} {
			s.store.fail(broken)
			wants(t, do(), code)
			s.store.fail(nil)
			sameStates(t, was, s.states())
			if t.Failed() {
				t.Fatalf("after %s with %v", name, broken)
			}
		}
	}
	s.byDefault()
	s.again()
	if n := s.settled().Inputs; n <= was["gm"].Inputs {
		t.Errorf("%d inputs, %d before", n, was["gm"].Inputs)
	}
}

// A room whose record somebody else has written to reads it again, and loses nothing of it.
func TestConflict(t *testing.T) {
	s := newFixture(t).start(bridge())
	asked, _ := s.turns()
	before := s.settled().Inputs
	other := room.NewRegistry(s.c)
	defer other.Close()
	r, v, err := other.Enter(t.Context(), s.links[asked].Token)
	must(t, err)
	shown, err := r.State(t.Context(), v)
	must(t, err)
	q := shown.Question
	must(t, r.Answer(t.Context(), v, api.Answer{Question: q.ID, Key: q.Default}))
	wants(t, s.answer(asked, api.Answer{Question: q.ID, Key: q.Default}), api.CodeNotKept)
	if s.settled().Inputs == before {
		t.Error("what the other has put in is not there")
	}
	s.byDefault()
}
