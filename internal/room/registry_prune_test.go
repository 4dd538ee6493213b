package room_test

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"fray/api"
	"fray/internal/room"
	"fray/internal/store"
)

const day = 24 * time.Hour

// there reports which of these tables the store still has.
func (h *fixture) there(ids ...string) []bool {
	var out []bool
	for _, id := range ids {
		_, err := h.store.Table(h.t.Context(), id)
		out = append(out, err == nil)
	}
	return out
}

// Tables that nobody touches are deleted when their time is up; those that somebody looks at, watches or plays are not.
func TestOldTablesAreDeleted(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newFixture(t, func(c *room.Config) { c.Keep = 9 * day })
		left, looked, watched, played := h.start(bridge()), h.start(bridge()), h.start(bridge()), h.start(bridge())
		w, err := watched.Watch(watched.who["spectator"])
		must(t, err)
		for range 6 {
			later(2 * day)
			looked.state("spectator")
			if played.state("gm").Inputs < 4 {
				played.byDefault()
			}
		}
		if got := h.there(left.id, looked.id, watched.id, played.id); !slices.Equal(got, []bool{false, true, true, true}) {
			t.Fatalf("after 12 days there are %v", got)
		}
		_, err = left.State(t.Context(), left.who["gm"])
		wants(t, err, api.CodeDeleted)
		w.Close()
		h.open() // after a restart what was noted counts
		later(8 * day)
		if got := h.there(looked.id, watched.id, played.id); !slices.Equal(got, []bool{true, true, true}) {
			t.Fatalf("after another 8 days there are %v", got)
		}
		later(2 * day)
		if got := h.there(looked.id, watched.id, played.id); slices.Contains(got, true) {
			t.Fatalf("after another 10 days there are %v", got)
		}
		if n := h.registry.Stats(); n.Rooms != 0 {
			t.Errorf("in memory there are still %+v", n)
		}
		h.registry.Close()
	})
}

// What has become old while the server was down is deleted when it starts, however much it is.
func TestOldTablesAreDeletedAtStart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newFixture(t, func(c *room.Config) { c.Keep = 9 * day })
		for range 250 {
			h.start(bridge())
		}
		h.registry.Close()
		later(10 * day)
		h.open()
		synctest.Wait()
		if n, err := h.store.Count(t.Context()); n != 0 || err != nil {
			t.Errorf("%d are left: %v", n, err)
		}
		h.registry.Close()
	})
}

// Without being told to, no table is deleted; a branch is, when nobody has touched it for a day. A store that fails is asked
// again.
func TestOldBranchesAreDropped(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := played(t)
		left, used := s.whatIf(t, 2), s.whatIf(t, 2)
		later(20 * time.Hour)
		used.byDefault()
		s.store.fail(store.ErrReadOnly)
		later(10 * time.Hour)
		if got := s.there(left.ID(), used.ID()); !slices.Equal(got, []bool{true, true}) {
			t.Fatalf("with a store that fails there are %v", got)
		}
		s.store.fail(nil)
		later(2 * time.Hour)
		if got := s.there(left.ID(), used.ID()); !slices.Equal(got, []bool{false, true}) {
			t.Fatalf("after a day there are %v", got)
		}
		later(30 * day)
		if got := s.there(s.id, used.ID()); !slices.Equal(got, []bool{true, false}) {
			t.Fatalf("after a month there are %v", got)
		}
		s.registry.Close()
	})
}

// While the store fails, the time of the last use stays to be stored: the first sweep after that stores it, so that a restart
// does not take the table for an old one.
func TestLastUseIsStoredWhenTheStoreWorksAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newFixture(t, func(c *room.Config) { c.Keep = 9 * day })
		s := h.start(bridge())
		later(5 * day)
		h.store.fail(store.ErrReadOnly)
		s.state("spectator")
		later(time.Minute) // sweeps that cannot store it
		h.store.fail(nil)
		later(time.Minute)
		h.open()
		later(5 * day)
		if got := h.there(s.id); !got[0] {
			t.Error("the table is deleted five days after its last use, not nine")
		}
		later(5 * day)
		if got := h.there(s.id); got[0] {
			t.Error("the table is still there ten days after its last use")
		}
		h.registry.Close()
	})
}
