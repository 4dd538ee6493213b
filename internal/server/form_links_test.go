package server_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"fray/api"
	"fray/client"
)

// TestLinksByForm: a new link takes the place of the old one, and a branch is a table of its own.
func TestLinksByForm(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	links := h.start(people())
	res, body := h.post("/t/"+links.gm+"/links", url.Values{"role": {"seat"}, "seat": {"hills"}})
	if res.StatusCode != http.StatusOK {
		t.Fatalf("%s: %s", res.Status, saysIn(body))
	}
	fresh := linksIn(t, h, body)
	if len(fresh.Links) != 1 || fresh.Links[0].Seat != "hills" {
		t.Fatalf("the new links are %+v", fresh.Links)
	}
	if _, err := h.client(links.seats["hills"]).State(t.Context(), 0); client.Code(err) != "no_link" {
		t.Errorf("the old link: %v", err)
	}
	res, _ = h.post("/t/"+links.gm+"/branch", url.Values{"keep": {"0"}})
	where := res.Header.Get("Location")
	if res.StatusCode != http.StatusSeeOther || !strings.HasPrefix(where, "/t/") {
		t.Fatalf("%s to %q", res.Status, where)
	}
	if res, body := h.ask(http.MethodGet, where, "", "", nil); res.StatusCode != http.StatusOK {
		t.Errorf("the branch: %s: %s", res.Status, saysIn(body))
	}
	if res, _ := h.post(where+"/drop", nil); res.StatusCode != http.StatusSeeOther {
		t.Errorf("dropped: %s", res.Status)
	}
	if res, _ := h.ask(http.MethodGet, where, "", "", nil); res.StatusCode != http.StatusNotFound {
		t.Errorf("the branch that was dropped: %s", res.Status)
	}
}

// linksIn are the links that a page shows, as far as they can be entered.
func linksIn(t *testing.T, h *house, page string) api.Created {
	t.Helper()
	var made api.Created
	seen := map[string]bool{}
	for part := range strings.SplitSeq(page, h.url+"/t/") {
		token, _, _ := strings.Cut(part, `"`)
		token, _, _ = strings.Cut(token, `<`)
		if len(token) != 22 || seen[token] {
			continue
		}
		seen[token] = true
		s, err := h.client(token).State(t.Context(), 0)
		must(t, err)
		made.Table = s.Table
		made.Links = append(made.Links, api.Link{Role: s.You.Role, Seat: s.You.Seat, Token: token})
	}
	if len(made.Links) == 0 {
		t.Fatalf("the page shows no links: %s", page)
	}
	return made
}
