package room_test

import (
	"testing"

	"fray/api"
	"fray/internal/room"
	"fray/internal/store"
)

// Whoever does not look holds up nobody, and has one thing to look at in the end.
func TestSlowWatchers(t *testing.T) {
	s := newHouse(t).start(bridge())
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
	if n := s.hall.Stats().Watches; n != 0 {
		t.Errorf("%d watches are left", n)
	}
}

// Whoever asks for every part of a state that there is has not all of them kept in memory; what many lack is made once.
func TestPartsOfAState(t *testing.T) {
	s := newHouse(t).start(bridge())
	var revs []int
	for range 40 {
		revs = append(revs, s.settled().Rev)
		s.byDefault()
	}
	s.settled()
	ask := func(since int) *room.Shown {
		shown, err := s.State(t.Context(), s.who["spectator"], since)
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
		t.Errorf("%d parts of one state are kept", len(kept))
	}
}

// Pages that are connected are counted by their seat.
func TestHere(t *testing.T) {
	s := newHouse(t).start(bridge())
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

// A link that was revoked leads nowhere, and its watches end; those of others go on.
func TestLinks(t *testing.T) {
	s := newHouse(t).start(bridge())
	ctx, gm := t.Context(), s.who["gm"]
	links, err := s.Links(ctx, gm)
	if err != nil || len(links) != 4 || links[0].Token != "" {
		t.Fatalf("%+v, %v", links, err)
	}
	cut, err := s.Watch(s.who["wardens"])
	must(t, err)
	stays, err := s.Watch(s.who["reavers"])
	must(t, err)
	defer stays.Close()
	<-cut.C
	made, err := s.Reissue(ctx, gm, api.RoleSeat, "wardens")
	must(t, err)
	for range cut.C {
		continue // until it is closed
	}
	if _, open := <-stays.C; !open {
		t.Error("the watch of another seat has ended")
	}
	_, _, err = s.hall.Enter(ctx, s.links["wardens"].Token)
	wants(t, err, room.CodeNotFound)
	if _, v, err := s.hall.Enter(ctx, made.Token); err != nil || v.Seat != "wardens" || v.Role != api.RoleSeat {
		t.Errorf("the new link leads to %+v, %v", v, err)
	}
	must(t, s.Revoke(ctx, gm, s.who["reavers"].Link))
	_, _, err = s.hall.Enter(ctx, s.links["reavers"].Token)
	wants(t, err, room.CodeNotFound)
	wants(t, s.Revoke(ctx, gm, gm.Link), room.CodeBad)
	wants(t, s.Revoke(ctx, gm, "nothing"), room.CodeNotFound)
	for _, bad := range [][2]string{{api.RoleSeat, "nobody"}, {api.RoleSeat, "gm"}, {"king", ""}, {api.RoleGM, "wardens"}} {
		_, err := s.Reissue(ctx, gm, bad[0], bad[1])
		wants(t, err, room.CodeBad)
	}
	_, _, err = s.hall.Enter(ctx, "nonsense")
	wants(t, err, room.CodeNotFound)
	for _, l := range s.store.links {
		if l.Hash == ([32]byte{}) || l.Table != s.id {
			t.Errorf("kept: %+v", l)
		}
	}
}

// A hall that closes ends every watch and takes nothing more.
func TestClosedHall(t *testing.T) {
	s := newHouse(t).start(bridge())
	asked, _ := s.turns()
	w, err := s.Watch(s.who["wardens"])
	must(t, err)
	q := s.state(asked).Question
	s.hall.Close()
	for range w.C {
		continue // until it is closed
	}
	w.Close()
	wants(t, s.Answer(t.Context(), s.who[asked], api.Answer{Question: q.ID, Key: q.Default}), room.CodeClosed)
	_, err = s.Watch(s.who["wardens"])
	wants(t, err, room.CodeClosed)
	_, _, err = s.hall.Enter(t.Context(), s.links["gm"].Token)
	wants(t, err, room.CodeClosed)
}

func TestHall(t *testing.T) {
	h := newHouse(t, func(c *room.Config) { c.Tables = 2 })
	ctx := t.Context()
	all, err := h.hall.Encounters()
	must(t, err)
	for _, e := range all {
		if e.Name == "" || e.Title == "" || e.Ruleset == "" || len(e.Seats) < 2 || len(e.Tokens) == 0 || len(e.Map.Cells) == 0 || e.Seats[0] != "gm" {
			t.Errorf("%+v", e)
		}
	}
	for _, bad := range []api.Create{
		{Encounter: "bridge", Seats: map[string]string{"nobody": "person"}},
		{Encounter: "bridge", Seats: map[string]string{"wardens": "robot"}},
		{Encounter: "bridge", Dice: "loaded"},
		{Encounter: "bridge", Limit: -1},
		{Encounter: "bridge", Limit: 1 << 30},
	} {
		_, err := h.hall.Create(ctx, bad)
		wants(t, err, room.CodeBad)
	}
	for _, name := range []string{"", "nowhere", "../../packs/flow/encounters/bridge.yaml", "/etc/passwd"} {
		_, err := h.hall.Create(ctx, api.Create{Encounter: name})
		wants(t, err, room.CodeNotFound)
	}
	made, err := h.hall.Create(ctx, api.Create{Encounter: "low-water"})
	must(t, err)
	if len(made.Links) != 4 || len(made.Links[0].Token) != 22 || made.Links[0].Token == made.Links[1].Token {
		t.Errorf("%+v", made)
	}
	other, err := h.hall.Create(ctx, api.Create{Encounter: "bridge"})
	must(t, err)
	if a, b := string(h.store.record(made.Table)[0]), string(h.store.record(other.Table)[0]); a == b {
		t.Error("two tables have the same seed")
	}
	_, err = h.hall.Create(ctx, api.Create{Encounter: "bridge"})
	wants(t, err, room.CodeFull)
	_, err = h.hall.Room(ctx, "nowhere")
	wants(t, err, room.CodeNotFound)
	h.store.fail(store.ErrFull)
	h.c.Tables = 10
	h.open()
	_, err = h.hall.Create(ctx, api.Create{Encounter: "bridge"})
	wants(t, err, room.CodeNotKept)
}
