package room_test

import (
	"testing"

	"fray/api"
)

// A link that was revoked leads nowhere, and its watches end; those of others go on.
func TestLinks(t *testing.T) {
	s := newFixture(t).start(bridge())
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
	_, _, err = s.registry.Enter(ctx, s.links["wardens"].Token)
	wants(t, err, api.CodeNotFound)
	if _, v, err := s.registry.Enter(ctx, made.Token); err != nil || v.Seat != "wardens" || v.Role != api.RoleSeat {
		t.Errorf("the new link leads to %+v, %v", v, err)
	}
	must(t, s.Revoke(ctx, gm, s.who["reavers"].Link))
	_, _, err = s.registry.Enter(ctx, s.links["reavers"].Token)
	wants(t, err, api.CodeNotFound)
	wants(t, s.Revoke(ctx, gm, gm.Link), api.CodeBad)
	wants(t, s.Revoke(ctx, gm, "nothing"), api.CodeNotFound)
	for _, bad := range [][2]string{{api.RoleSeat, "nobody"}, {api.RoleSeat, "gm"}, {"king", ""}, {api.RoleGM, "wardens"}} {
		_, err := s.Reissue(ctx, gm, bad[0], bad[1])
		wants(t, err, api.CodeBad)
	}
	_, _, err = s.registry.Enter(ctx, "nonsense")
	wants(t, err, api.CodeNotFound)
	for _, l := range s.store.links {
		if l.Hash == ([32]byte{}) || l.Table != s.id {
			t.Errorf("kept: %+v", l)
		}
	}
}
