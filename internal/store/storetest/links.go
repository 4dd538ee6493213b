package storetest

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/api"
	"fray/internal/store"
)

func testLinks(t *testing.T, d Driver) {
	p := d.Empty(t)
	s := d.open(t, p)
	gm, seat, spec := link("one", "g", api.RoleGM), link("one", "s", api.RoleSeat), link("one", "a", api.RoleSpectator)
	seat.Seat = "wardens"
	create(t, s, "one", gm, seat)
	create(t, s, "two", link("two", "g", api.RoleGM)) // IDs are unique in a table, hashes in the store
	create(t, s, "none")
	reissue(t, s, spec, nil)

	byHash := func(s store.Store, l store.Link, want error) {
		t.Helper()
		got, err := s.LinkByHash(t.Context(), l.Hash)
		is(t, l.ID, err, want)
		l.Created = l.Created.UTC()
		if want != nil {
			l = store.Link{}
		}
		if diff := cmp.Diff(l, got); diff != "" {
			t.Error(diff)
		}
	}
	for _, l := range []store.Link{gm, seat, spec} {
		byHash(s, l, nil)
	}
	byHash(s, link("one", "never", api.RoleGM), store.ErrNotFound)

	again := link("one", "again", api.RoleGM)
	again.Hash = gm.Hash
	reissue(t, s, again, store.ErrExists)
	again = link("one", "g", api.RoleGM)
	again.Hash[0]++
	reissue(t, s, again, store.ErrExists)
	reissue(t, s, link("three", "g", api.RoleGM), store.ErrNotFound)
	reissue(t, s, link("one", "", api.RoleGM), store.ErrInvalid)
	byHash(s, gm, nil) // refused calls revoked nothing

	is(t, "revoke", s.Revoke(t.Context(), "one", "s"), nil)
	is(t, "revoke again", s.Revoke(t.Context(), "one", "s"), nil)
	is(t, "revoke a missing link", s.Revoke(t.Context(), "one", "x"), store.ErrNotFound)
	is(t, "revoke a link of a missing table", s.Revoke(t.Context(), "x", "g"), store.ErrNotFound)
	byHash(s, seat, store.ErrNotFound)
	seat.ID = "s2"
	reissue(t, s, seat, store.ErrExists) // the hash of a revoked link cannot be used again
	seat.ID = "s"
	later := link("one", "s3", api.RoleSeat)
	reissue(t, s, later, nil)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}

	s = d.open(t, p)
	byHash(s, gm, nil)
	byHash(s, seat, store.ErrNotFound)
	seat.Revoked = true
	want := []store.Link{gm, seat, spec, later}
	for i := range want {
		want[i].Created = want[i].Created.UTC()
	}
	got, err := s.Links(t.Context(), "one")
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Errorf("%v %s", err, diff)
	}
	if got, err := s.Links(t.Context(), "none"); len(got) != 0 || err != nil {
		t.Errorf("Links of a table without links returns %v: %v", got, err)
	}
	_, err = s.Links(t.Context(), "x")
	is(t, "links of a missing table", err, store.ErrNotFound)
}
