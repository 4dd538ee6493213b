package room_test

import (
	"testing"

	"fray/api"
	"fray/internal/room"
)

// A client that does not read holds up nobody, and has one notification in the end.
func TestSlowWatchers(t *testing.T) {
	s := newFixture(t).start(bridge())
	var slow []*room.Watch
	for range 50 {
		w, err := s.Watch(s.who["spectator"])
		must(t, err)
		slow = append(slow, w)
	}
	for range 10 {
		s.settled()
		s.byDefault()
	}
	for _, w := range slow {
		<-w.C
		select {
		case <-w.C:
			t.Fatal("a watch has collected more than one thing")
		default:
		}
		w.Close()
		w.Close()
		if _, open := <-w.C; open {
			t.Fatal("a watch that was closed is open")
		}
	}
	if n := s.registry.Stats().Watches; n != 0 {
		t.Errorf("%d watches are left", n)
	}
}

// A client that asks for every change of a state does not fill the memory; a change that many clients lack is made once.
func TestChangesAreShared(t *testing.T) {
	s := newFixture(t).start(bridge())
	var revs []api.Rev
	for range 40 {
		revs = append(revs, s.settled().Rev)
		s.byDefault()
	}
	s.settled()
	ask := func(since api.Rev) *room.Shown {
		shown, err := s.Changes(t.Context(), s.who["spectator"], since)
		must(t, err)
		return shown
	}
	if ask(revs[39]) != ask(revs[39]) {
		t.Error("what two clients lack alike is made twice")
	}
	var first []*room.Shown
	for _, rev := range revs {
		first = append(first, ask(rev))
	}
	kept := map[*room.Shown]bool{}
	for i, rev := range revs {
		if again := ask(rev); again == first[i] {
			kept[again] = true
		}
	}
	if len(kept) > 16 {
		t.Errorf("%d changes of one state are kept", len(kept))
	}
}

// Pages that are connected are counted by their seat.
func TestHere(t *testing.T) {
	s := newFixture(t).start(bridge())
	here := func(seat string) int {
		for _, x := range s.state("spectator").Seats {
			if x.Name == seat {
				return x.Here
			}
		}
		return -1
	}
	a, err := s.Watch(s.who["wardens"])
	must(t, err)
	b, err := s.Watch(s.who["wardens"])
	must(t, err)
	gm, err := s.Watch(s.who["gm"])
	must(t, err)
	if here("wardens") != 2 || here("reavers") != 0 || here("gm") != 1 {
		t.Errorf("wardens %d, reavers %d, gm %d", here("wardens"), here("reavers"), here("gm"))
	}
	a.Close()
	b.Close()
	gm.Close()
	if here("wardens") != 0 || here("gm") != 0 {
		t.Error("they count after they have gone")
	}
}
