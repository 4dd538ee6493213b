package room_test

import (
	"errors"
	"testing"

	"fray/api"
	"fray/internal/room"
)

// worksAs fails unless a token leads to the table in this role.
func (s *sat) worksAs(token, role string) {
	s.t.Helper()
	r, v, err := s.registry.Enter(s.t.Context(), token)
	if err == nil {
		_, err = r.State(s.t.Context(), v)
	}
	if err != nil || v.Role != role {
		s.t.Errorf("the link leads in as %q: %v; %q was expected", v.Role, err, role)
	}
}

// leadsNowhere fails unless a token leads nowhere.
func (s *sat) leadsNowhere(token string) {
	s.t.Helper()
	_, _, err := s.registry.Enter(s.t.Context(), token)
	wants(s.t, err, api.CodeNotFound)
}

// The GM's link works until the new one is first used, however often a new one was asked for and never arrived, and whether
// the server was killed in between or not.
func TestTheGMIsNeverLockedOut(t *testing.T) {
	s := newFixture(t).start(bridge())
	ctx, old := t.Context(), s.links["gm"].Token
	first, err := s.Reissue(ctx, s.who["gm"], api.RoleGM, "")
	must(t, err)
	s.again()
	s.worksAs(old, api.RoleGM)
	w, err := s.Watch(s.who["gm"])
	must(t, err)
	second, err := s.Reissue(ctx, s.who["gm"], api.RoleGM, "")
	must(t, err)
	s.leadsNowhere(first.Token) // nobody ever used it
	links, err := s.Links(ctx, s.who["gm"])
	must(t, err)
	unused := 0
	for _, l := range links {
		if l.Unused {
			unused++
		}
	}
	if len(links) != 5 || unused != 1 {
		t.Errorf("%d of these links are unused: %+v", unused, links)
	}
	select {
	case _, open := <-w.C:
		if !open {
			t.Fatalf("the watch of the old link ends before the new one is used: %v", w.Why())
		}
	default:
	}
	s.worksAs(second.Token, api.RoleGM)
	s.leadsNowhere(old)
	for range w.C {
		continue // until it is closed
	}
	wants(t, w.Why(), api.CodeRevoked)
	s.open()
	s.worksAs(second.Token, api.RoleGM)
	s.leadsNowhere(old)
}

// A store that fails when a link is reissued leaves all as it was; one that fails when the new link is first used lets it be
// used later.
func TestReissueWithAFailingStore(t *testing.T) {
	s := newFixture(t).start(bridge())
	ctx := t.Context()
	s.store.fail(errors.New("no"))
	for _, role := range []string{api.RoleGM, api.RoleSpectator} {
		l, err := s.Reissue(ctx, s.who["gm"], role, "")
		wants(t, err, api.CodeNotKept)
		if l.Token != "" {
			t.Errorf("there is a link: %+v", l)
		}
		s.worksAs(s.links[role].Token, role)
	}
	s.store.fail(nil)
	fresh, err := s.Reissue(ctx, s.who["gm"], api.RoleGM, "")
	must(t, err)
	s.store.fail(errors.New("no"))
	_, _, err = s.registry.Enter(ctx, fresh.Token)
	wants(t, err, api.CodeNotKept)
	s.worksAs(s.links["gm"].Token, api.RoleGM)
	s.store.fail(nil)
	s.worksAs(fresh.Token, api.RoleGM)
	s.leadsNowhere(s.links["gm"].Token)
}

// The host issues a link of the GM, beside the server and without it; of a branch and of no table it does not.
func TestTheHostIssuesALink(t *testing.T) {
	s := newFixture(t).start(bridge())
	ctx := t.Context()
	fresh, err := s.registry.IssueGM(ctx, s.id)
	must(t, err)
	s.worksAs(s.links["gm"].Token, api.RoleGM)
	b, err := s.Branch(ctx, s.who["gm"], 0)
	must(t, err)
	branch, _, err := s.registry.Enter(ctx, b.Token)
	must(t, err)
	s.worksAs(fresh.Token, api.RoleGM)
	s.leadsNowhere(s.links["gm"].Token)
	for id, code := range map[string]api.Code{branch.ID(): api.CodeBad, "none": api.CodeNotFound} {
		_, err = s.registry.IssueGM(ctx, id)
		wants(t, err, code)
		_, err = room.IssueGM(ctx, s.store, id)
		wants(t, err, code)
	}
	s.registry.Close()
	again, err := room.IssueGM(ctx, s.store, s.id)
	must(t, err)
	s.open()
	s.worksAs(fresh.Token, api.RoleGM)
	s.worksAs(again.Token, api.RoleGM)
	s.leadsNowhere(fresh.Token)
}
