package room_test

import (
	"testing"
	"testing/synctest"
	"time"

	"fray/api"
)

// timed runs a test in a bubble with separate time, at a table with half a minute for a question and somebody watching.
func timed(t *testing.T, run func(t *testing.T, s *sat)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		c := bridge()
		c.Limit = 30
		s := newFixture(t).start(c)
		w, err := s.Watch(s.who["spectator"])
		must(t, err)
		run(t, s)
		w.Close()
		s.registry.Close()
	})
}

// later lets time pass, and everything happen that happens meanwhile.
func later(d time.Duration) {
	<-time.After(d)
	synctest.Wait()
}

func TestTimeIsUp(t *testing.T) {
	timed(t, func(t *testing.T, s *sat) {
		asked, _ := s.turns()
		before := s.state(asked)
		if want := time.Now().Add(30 * time.Second).UnixMilli(); before.Question.Deadline != want {
			t.Fatalf("the deadline is %d, not %d", before.Question.Deadline, want)
		}
		later(29 * time.Second)
		if n := s.state(asked).Inputs; n != before.Inputs {
			t.Fatalf("%d inputs before the time is up, not %d", n, before.Inputs)
		}
		later(time.Second)
		after := s.state("gm")
		if after.Inputs != before.Inputs+1 {
			t.Fatalf("%d inputs when the time is up, %d before", after.Inputs, before.Inputs)
		}
		if after.Question.Deadline != time.Now().Add(30*time.Second).UnixMilli() {
			t.Error("the next question does not have its whole time")
		}
		wants(t, s.answer(asked, api.Answer{Question: before.Question.ID, Key: before.Question.Default}), api.CodeStale)
		past, err := s.Past(t.Context(), s.who["gm"], after.Inputs)
		must(t, err)
		if past.Question != nil {
			t.Error("the past asks something")
		}
	})
}

func TestNoDefaultAfterAnAnswer(t *testing.T) {
	timed(t, func(t *testing.T, s *sat) {
		for range 5 {
			s.settled()
			later(29*time.Second + 999*time.Millisecond)
			before := s.state("gm").Inputs
			s.byDefault()
			later(2 * time.Millisecond) // past the deadline of the question that was answered
			if n := s.state("gm").Inputs; n != before+1 {
				t.Fatalf("%d inputs after one answer, %d before", n, before)
			}
		}
	})
}

func TestPaused(t *testing.T) {
	timed(t, func(t *testing.T, s *sat) {
		before := s.settled()
		later(20 * time.Second)
		must(t, s.Pause(t.Context(), s.who["gm"], true))
		later(time.Hour)
		state := s.state("gm")
		if state.Inputs != before.Inputs || state.Question.Deadline != 0 || !state.Paused {
			t.Fatalf("paused: %d inputs, deadline %d", state.Inputs, state.Question.Deadline)
		}
		must(t, s.Pause(t.Context(), s.who["gm"], false))
		later(9 * time.Second)
		if s.state("gm").Inputs != before.Inputs {
			t.Fatal("the time that was left has been lost")
		}
		later(time.Second)
		if n := s.state("gm").Inputs; n != before.Inputs+1 {
			t.Fatalf("the clock does not go on: %d inputs, %d before, %v left", n, before.Inputs, time.Until(time.UnixMilli(s.state("gm").Question.Deadline)))
		}
	})
}

// Without watches, the clock stops; it continues with the time left.
func TestNobodyWatches(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := bridge()
		c.Limit = 30
		s := newFixture(t).start(c)
		before := s.settled()
		later(10 * time.Minute) // and the fight has been put away
		if n := s.state("gm").Inputs; n != before.Inputs {
			t.Fatalf("%d inputs, %d before", n, before.Inputs)
		}
		w, err := s.Watch(s.who["wardens"])
		must(t, err)
		later(30 * time.Second)
		if n := s.state("gm").Inputs; n != before.Inputs+1 {
			t.Fatalf("%d inputs with somebody there, %d before", n, before.Inputs)
		}
		w.Close()
		s.registry.Close()
	})
}

func TestLimit(t *testing.T) {
	timed(t, func(t *testing.T, s *sat) {
		before := s.settled()
		must(t, s.Limit(t.Context(), s.who["gm"], 0))
		later(time.Hour)
		must(t, s.Limit(t.Context(), s.who["gm"], 5))
		later(4 * time.Second)
		if s.state("gm").Inputs != before.Inputs {
			t.Fatal("it was answered without a limit")
		}
		later(time.Second)
		if s.state("gm").Inputs != before.Inputs+1 {
			t.Fatal("the new limit does not count")
		}
		wants(t, s.Limit(t.Context(), s.who["gm"], -5), api.CodeBad)
	})
}
