package room_test

import (
	"testing"

	"fray/api"
	"fray/internal/room"
	"fray/internal/store"
)

// A table that is deleted is gone for everybody at once, with its branches, in memory and in the store.
func TestDelete(t *testing.T) {
	s := played(t)
	ctx := t.Context()
	other := s.start(bridge())
	b := s.whatIf(t, 2)
	b.state()
	watches := map[string]*room.Watch{}
	for name, v := range s.who {
		w, err := s.Watch(v)
		must(t, err)
		watches[name] = w
	}
	wb, err := b.Watch(b.v)
	must(t, err)
	watches["branch"] = wb
	for _, name := range []string{"wardens", "spectator"} {
		wants(t, s.Delete(ctx, s.who[name]), api.CodeForbidden)
	}
	was := s.states()
	s.store.fail(store.ErrReadOnly)
	wants(t, s.Delete(ctx, s.who["gm"]), api.CodeNotKept)
	s.store.fail(nil)
	sameStates(t, was, s.states())

	must(t, s.Delete(ctx, s.who["gm"]))
	for name, w := range watches {
		for range w.C {
			continue // until it is closed
		}
		if w.Close(); t.Failed() {
			t.Fatal(name)
		}
		wants(t, w.Why(), api.CodeDeleted)
	}
	for _, l := range append([]api.Link{b.link}, s.links["gm"], s.links["wardens"], s.links["spectator"]) {
		_, _, err := s.registry.Enter(ctx, l.Token)
		wants(t, err, api.CodeNotFound)
	}
	_, err = s.State(ctx, s.who["wardens"])
	wants(t, err, api.CodeDeleted)
	wants(t, s.Delete(ctx, s.who["gm"]), api.CodeDeleted)
	if st := s.registry.Stats(); st.Rooms != 1 || st.Branches != 0 || st.Watches != 0 || st.Awake > 1 {
		t.Errorf("in memory there are still %+v", st)
	}
	other.byDefault()
}

// A viewer who enters while a table is deleted finds none, and leaves nothing behind.
func TestDeletedMeanwhile(t *testing.T) {
	s := newFixture(t).start(bridge())
	s.open() // nothing of it is in memory
	r, v, err := s.registry.Enter(t.Context(), s.links["gm"].Token)
	must(t, err)
	must(t, s.store.Delete(t.Context(), s.id))
	_, err = r.State(t.Context(), v)
	wants(t, err, api.CodeNotFound)
	if st := s.registry.Stats(); st.Rooms != 0 {
		t.Errorf("in memory there are still %+v", st)
	}
}
