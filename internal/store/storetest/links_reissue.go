package storetest

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/api"
	"fray/internal/store"
)

// reissue calls Reissue and checks its error and the IDs of the links that it revokes.
func reissue(t *testing.T, s store.Store, l store.Link, want error, revokes ...string) {
	t.Helper()
	revoked, err := s.Reissue(t.Context(), l)
	is(t, "reissue of "+l.ID, err, want)
	slices.Sort(revoked)
	if diff := cmp.Diff(revokes, revoked); diff != "" {
		t.Errorf("reissue of %s revokes (-want +got):\n%s", l.ID, diff)
	}
}

// use calls UseLink and checks its error and the IDs of the links that it revokes.
func use(t *testing.T, s store.Store, id string, want error, revokes ...string) {
	t.Helper()
	revoked, err := s.UseLink(t.Context(), "one", id)
	is(t, "use of "+id, err, want)
	slices.Sort(revoked)
	if diff := cmp.Diff(revokes, revoked); diff != "" {
		t.Errorf("use of %s revokes (-want +got):\n%s", id, diff)
	}
}

// testReissue checks that a new link replaces the old one at once, or when it is first used, and affects no other links.
func testReissue(t *testing.T, d Driver) {
	p := d.Empty(t)
	s := d.open(t, p)
	seat := func(id, seat string) store.Link {
		l := link("one", id, api.RoleSeat)
		l.Seat = seat
		return l
	}
	unused := func(id string) store.Link {
		l := link("one", id, api.RoleGM)
		l.Unused = true
		return l
	}
	create(t, s, "one", link("one", "g1", api.RoleGM), seat("w1", "wardens"), seat("r1", "reavers"), link("one", "a1", api.RoleSpectator))
	create(t, s, "two", link("two", "g1", api.RoleGM))

	reissue(t, s, seat("w2", "wardens"), nil, "w1")
	reissue(t, s, link("one", "a2", api.RoleSpectator), nil, "a1")
	reissue(t, s, unused("g2"), nil)       // g1 works until g2 is used
	reissue(t, s, unused("g3"), nil, "g2") // g2 was never used
	use(t, s, "g2", store.ErrNotFound)
	use(t, s, "g1", nil) // used already: nothing changes
	is(t, "close", s.Close(), nil)

	s = d.open(t, p)
	works(t, s, "g1 r1 w2 a2 g3")
	use(t, s, "g3", nil, "g1")
	use(t, s, "g3", nil)
	use(t, s, "g1", store.ErrNotFound)
	use(t, s, "none", store.ErrNotFound)
	works(t, s, "r1 w2 a2 g3")
	reissue(t, s, unused("g4"), nil)
	reissue(t, s, link("one", "g5", api.RoleGM), nil, "g3", "g4") // at once
	works(t, s, "r1 w2 a2 g5")
	if l, err := s.LinkByHash(t.Context(), link("two", "g1", "").Hash); l.ID != "g1" || err != nil {
		t.Errorf("the link of another table is %+v: %v", l, err)
	}
}

// works checks which links of table one are not revoked, in order.
func works(t *testing.T, s store.Store, want string) {
	t.Helper()
	all, err := s.Links(t.Context(), "one")
	is(t, "links", err, nil)
	var ids []string
	for _, l := range all {
		found, err := s.LinkByHash(t.Context(), l.Hash)
		if l.Revoked {
			is(t, l.ID, err, store.ErrNotFound)
			continue
		}
		is(t, l.ID, err, nil)
		if found != l {
			t.Errorf("LinkByHash returns %+v, Links %+v", found, l)
		}
		ids = append(ids, l.ID)
	}
	if got := strings.Join(ids, " "); got != want {
		t.Errorf("the working links are %s, not %s", got, want)
	}
}
