package room_test

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/api"
	"fray/table"
)

// Past is what was seen then, in whatever order one looks.
func TestPast(t *testing.T) {
	s := newFixture(t).start(bridge())
	was := map[int]map[string]api.State{}
	var last int
	for range 6 {
		last = s.settled().Inputs
		was[last] = s.states()
		s.byDefault()
	}
	s.settled()
	now := s.states()
	for _, n := range []int{last, 0, last, 2, last, 1} {
		for name := range s.links {
			then, ok := was[n][name]
			past, err := s.Past(t.Context(), s.who[name], n)
			must(t, err)
			if past.Inputs != n || past.Question != nil || past.Waiting.Seats != nil {
				t.Errorf("%s sees at %d: %d inputs, %+v", name, n, past.Inputs, past.Question)
			}
			if !ok {
				continue
			}
			if diff := cmp.Diff([]any{then.View, then.Log}, []any{past.View, past.Log}); diff != "" {
				t.Fatalf("%s sees another past at %d (-then +now):\n%s", name, n, diff)
			}
		}
	}
	_, err := s.Past(t.Context(), s.who["gm"], -1)
	wants(t, err, api.CodeBad)
	_, err = s.Past(t.Context(), s.who["gm"], 10_000)
	wants(t, err, api.CodeBad)
	sameStates(t, now, s.states())
}

// A replay tells every moment, and put together they are the whole.
func TestReplay(t *testing.T) {
	s := newFixture(t).start(bridge())
	for range 6 {
		s.settled()
		s.byDefault()
	}
	end := s.settled()
	for name := range s.links {
		var log []api.Line
		n := 0
		var view table.View
		must(t, s.Replay(t.Context(), s.who[name], func(state *api.State) error {
			if state.Inputs != n {
				t.Fatalf("moment %d has %d inputs", n, state.Inputs)
			}
			n++
			log = append(log[:state.LogFrom:state.LogFrom], state.Log...)
			m := view.Map
			if view = state.View; state.SameMap {
				view.Map = m
			}
			return nil
		}))
		whole := s.state(name)
		if n != end.Inputs+1 {
			t.Errorf("%d moments of %d inputs", n, end.Inputs)
		}
		if diff := cmp.Diff([]any{whole.View, whole.Log}, []any{view, log}); diff != "" {
			t.Fatalf("%s sees another end in the replay (-is +replay):\n%s", name, diff)
		}
	}
}

// The record is the one that the store has, and can be played by everybody.
func TestRecord(t *testing.T) {
	s := newFixture(t).start(bridge())
	for range 3 {
		s.settled()
		s.byDefault()
	}
	must(t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: 1}))
	n := s.settled().Inputs
	file, err := s.Record(t.Context(), s.who["gm"])
	must(t, err)
	rec, err := table.ReadRecord(bytes.NewReader(file))
	if err != nil || len(rec.Inputs) != n || rec.Undone == 0 {
		t.Errorf("%+v, %v", rec, err)
	}
}
