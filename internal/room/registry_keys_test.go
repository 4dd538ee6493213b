package room_test

import (
	"testing"

	"fray/api"
)

// sought returns how many links the store has been asked for, and looks as somebody twice before.
func (s *sat) sought(token, role string) int {
	s.t.Helper()
	s.worksAs(token, role)
	s.worksAs(token, role)
	s.store.mu.Lock()
	defer s.store.mu.Unlock()
	return s.store.sought
}

// A link that has led into a room does so again without the store, until it is revoked, replaced, or the table deleted.
func TestKnownLinks(t *testing.T) {
	s := newFixture(t).start(bridge())
	ctx, gm := t.Context(), s.who["gm"]
	for name, role := range map[string]string{"gm": api.RoleGM, "wardens": api.RoleSeat, "reavers": api.RoleSeat, "spectator": api.RoleSpectator} {
		token := s.links[name].Token
		before := s.sought(token, role)
		if after := s.sought(token, role); after != before {
			t.Errorf("%s: the store is asked %d times for a link that is known", name, after-before)
		}
	}
	must(t, s.Revoke(ctx, gm, s.who["reavers"].Link))
	s.leadsNowhere(s.links["reavers"].Token)
	made, err := s.Reissue(ctx, gm, api.RoleSeat, "wardens")
	must(t, err)
	s.leadsNowhere(s.links["wardens"].Token)
	s.sought(made.Token, api.RoleSeat)
	s.sought(s.links["gm"].Token, api.RoleGM)
	must(t, s.Delete(ctx, gm))
	for _, token := range []string{made.Token, s.links["gm"].Token, s.links["spectator"].Token} {
		s.leadsNowhere(token)
	}
}
