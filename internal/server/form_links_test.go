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

// TestARevokedLinkIsGivenAnew: the form for a new link stays when the old one is revoked.
func TestARevokedLinkIsGivenAnew(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	links := h.start(people())
	all, err := h.client(links.gm).Links(t.Context())
	must(t, err)
	for _, l := range all {
		if l.Role == api.RoleSpectator {
			_, _ = h.post("/t/"+links.gm+"/revoke", url.Values{"id": {l.ID}})
		}
	}
	if _, err := h.client(links.watch).State(t.Context(), 0); client.Code(err) != "no_link" {
		t.Fatalf("the link that was revoked: %v", err)
	}
	_, page := h.ask(http.MethodGet, "/t/"+links.gm, "", "", nil)
	for _, want := range []string{`spectators <span class="soft">(no active link)`, `name="role" value="spectator"`, `action="/t/` + links.gm + `/limit"`} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %s", want)
		}
	}
	if strings.Contains(page, "Revoke<span class=\"sr\"> the link of game master") {
		t.Error("the game master's own link may be revoked, it says")
	}
	_, body := h.post("/t/"+links.gm+"/links", url.Values{"role": {"spectator"}})
	if fresh := linksIn(t, h, body); fresh.Links[0].Role != api.RoleSpectator {
		t.Errorf("the new link is %+v", fresh.Links)
	}
}

// TestCodeOfALink: a link has a code to hold up to a telephone, for whoever has the link.
func TestCodeOfALink(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	links := h.start(people())
	res, body := h.ask(http.MethodGet, "/t/"+links.seats["hills"]+"/qr.svg", "", "", nil)
	if res.StatusCode != http.StatusOK || res.Header.Get("Content-Type") != "image/svg+xml" || !strings.HasPrefix(body, `<svg xmlns="http://www.w3.org/2000/svg"`) {
		t.Errorf("%s, %s: %.80s", res.Status, res.Header.Get("Content-Type"), body)
	}
	if res, _ := h.ask(http.MethodGet, "/t/nobody/qr.svg", "", "", nil); res.StatusCode != http.StatusNotFound {
		t.Errorf("of no link: %s", res.Status)
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

// TestBackByForm: what stands in the form by itself takes one input back, and a what-if may begin there as well.
func TestBackByForm(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	gm := "/t/" + h.start(people()).gm
	if res, body := h.post(gm+"/adjust", url.Values{"do": {"set"}, "who": {"edda"}, "what": {"hp"}, "value": {"5"}}); res.StatusCode != http.StatusSeeOther {
		t.Fatalf("%s: %s", res.Status, saysIn(body))
	}
	_, page := h.ask(http.MethodGet, gm, "", "", nil)
	_, rest, _ := strings.Cut(page, `name="keep" type="number"`)
	_, rest, _ = strings.Cut(rest, `value="`)
	keep, form, _ := strings.Cut(rest, `"`)
	if !strings.Contains(form, `formaction="`+gm+`/branch"`) {
		t.Error("no what-if may begin in the past")
	}
	if res, body := h.post(gm+"/undo", url.Values{"keep": {keep}}); res.StatusCode != http.StatusSeeOther {
		t.Errorf("keep %q: %s: %s", keep, res.Status, saysIn(body))
	}
}
