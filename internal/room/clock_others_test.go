package room_test

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"fray/api"
	"fray/table"
)

// A default that cannot be kept is given once it can.
func TestDefaultThatIsNotKept(t *testing.T) {
	timed(t, func(t *testing.T, s *sat) {
		before := s.settled().Inputs
		s.store.fail(errDisk)
		later(time.Minute)
		if n := s.state("gm").Inputs; n != before {
			t.Fatalf("%d inputs are shown, and none can be kept", n-before)
		}
		s.store.fail(nil)
		later(time.Second)
		if n := s.state("gm").Inputs; n != before+1 {
			t.Fatalf("%d inputs after the store works again, %d before", n, before)
		}
	})
}

// Where several are asked at once, the time of all is up together, also if one has answered.
func TestTimeOfSeveral(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var trap atomic.Bool
		s := newFixture(t, vaults(&trap)).startVault(table.DiceRoll)
		w, err := s.Watch(s.who["red"])
		must(t, err)
		must(t, s.Limit(t.Context(), s.who["gm"], 30))
		later(20 * time.Second)
		must(t, s.answer("red", api.Answer{Key: "pick:ann:1"}))
		later(9 * time.Second)
		if s.state("gm").Inputs != 1 {
			t.Fatal("the time was up too soon")
		}
		later(time.Second)
		if n := s.state("gm").Inputs; n != 2 {
			t.Fatalf("%d inputs when the time is up", n)
		}
		later(30 * time.Second) // the GM's ruling, and then both at once
		later(30 * time.Second)
		if n := s.state("gm").Inputs; n != 5 {
			t.Fatalf("%d inputs after the next question", n)
		}
		w.Close()
		s.registry.Close()
	})
}
