package room_test

import (
	"testing"

	"pgregory.net/rapid"

	"fray/api"
	"fray/internal/rapidtest"
	"fray/internal/store"
	"fray/table"
)

// TestWokenAsReplayed plays fights at random and opens them again and again, from the snapshot and by a replay: everyone sees the same.
// Each time the fight continues, moments of the past are looked at and inputs are taken back, on both sides of the snapshot.
func TestWokenAsReplayed(t *testing.T) {
	rapidtest.Checks(t, "20")
	rapid.Check(t, func(rt *rapid.T) {
		c := rapid.SampledFrom(encounters()).Draw(rt, "encounter")
		c.Seed = rapid.Uint64Range(1, 1000).Draw(rt, "seed")
		h := newFixture(t)
		defer h.registry.Close()
		s := h.start(c)
		s.t = tb{t, rt}
		for range rapid.IntRange(1, 4).Draw(rt, "sessions") {
			for range rapid.IntRange(1, 20).Draw(rt, "inputs") {
				s.step(rt, s.settled())
			}
			s.settled()
			was := s.states()
			past := s.pasts(rt, was)
			s.again()
			s.settled()
			sameStates(s.t, was, s.states())
			samePasts(s.t, past, s.pasts(nil, past))
			s.replayed()
			s.settled()
			sameStates(s.t, was, s.states())
			samePasts(s.t, past, s.pasts(nil, past))
			s.again()
			if n := was["gm"].Inputs; n > 0 {
				allowed(rt, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: rapid.IntRange(0, n-1).Draw(rt, "keep")}), api.CodeNotNow)
				s.settled()
				was := s.states()
				s.replayed()
				s.settled()
				sameStates(s.t, was, s.states())
			}
		}
	})
}

// pasts are what everyone sees of a moment of the past: one that is drawn, or that of other pasts.
func (s *sat) pasts(t *rapid.T, of map[string]api.State) map[string]api.State {
	s.t.Helper()
	out := map[string]api.State{}
	for name, state := range of {
		n := state.Inputs
		if t != nil {
			n = rapid.IntRange(0, n).Draw(t, name)
		}
		is, err := s.Past(s.t.Context(), s.who[name], n)
		must(s.t, err)
		out[name] = *is
	}
	return out
}

func samePasts(t testing.TB, was, is map[string]api.State) {
	t.Helper()
	for name, state := range was {
		for i := range state.Seats {
			state.Seats[i].Here = is[name].Seats[i].Here
		}
	}
	sameStates(t, was, is)
}

// broken damages the newest snapshots of a table.
func (m *memory) breakSnapshots(id string, n int, change func(*store.Snapshot)) {
	m.mu.Lock()
	defer m.mu.Unlock()
	all := m.snapshots[id]
	for i := max(0, len(all)-n); i < len(all); i++ {
		change(&all[i])
	}
}

// TestBrokenSnapshots: a snapshot that cannot be used is passed over for the one before, and all of them for a replay.
func TestBrokenSnapshots(t *testing.T) {
	for name, change := range map[string]func(*store.Snapshot){
		"empty":            func(s *store.Snapshot) { s.State = []byte{0} },
		"cut off":          func(s *store.Snapshot) { s.State = s.State[:len(s.State)/2] },
		"changed":          func(s *store.Snapshot) { s.State = append([]byte{}, s.State...); s.State[len(s.State)/2] ^= 0x55 },
		"of other rules":   func(s *store.Snapshot) { s.Rules = "other" },
		"of another table": func(s *store.Snapshot) { s.State = elsewhere(t) },
	} {
		for _, broken := range []int{1, store.SnapshotsKept} {
			s := newFixture(t).start(bridge())
			for range store.SnapshotsKept {
				for range 3 {
					s.settled()
					s.byDefault()
				}
				s.again()
				s.settled()
			}
			was := s.states()
			s.registry.Close()
			if n := len(s.store.snapshots[s.id]); n != store.SnapshotsKept {
				t.Fatalf("%d snapshots are kept", n)
			}
			s.store.breakSnapshots(s.id, broken, change)
			s.again()
			s.settled()
			sameStates(t, was, s.states())
			s.byDefault()
			if t.Failed() {
				t.Fatal(name)
			}
		}
	}
}

// elsewhere is the snapshot of another table of the same encounter.
func elsewhere(t *testing.T) []byte {
	s := newFixture(t).start(api.Create{Encounter: "bridge", Seats: bridge().Seats, Seed: 8})
	s.settled()
	s.byDefault()
	s.registry.Close()
	return s.store.snapshots[s.id][0].State
}

// TestSnapshotsOfLongFights: snapshots are stored during a fight, so that a killed server has few inputs to replay.
func TestSnapshotsOfLongFights(t *testing.T) {
	s := newFixture(t).start(api.Create{Encounter: "skirmish"})
	must(t, s.Adjust(t.Context(), s.who["gm"], table.Adjustment{Do: "set", Who: s.settled().View.Tokens[0].ID, What: "hp", Value: 3}))
	for n := 0; n < 500 && s.settled().Question != nil; n++ {
		s.byDefault()
		s.store.mu.Lock()
		all, lines := s.store.snapshots[s.id], len(s.store.lines[s.id])
		s.store.mu.Unlock()
		if len(all) == 0 || lines-all[len(all)-1].Lines > 200+64 { // what bots answer at a stretch comes on top
			t.Fatalf("after %d lines there are %d snapshots", lines, len(all))
		}
	}
}
