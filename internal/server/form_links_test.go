package server_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"fray/api"
	"fray/client"
)

// TestLinksByForm checks that a new link replaces the old one, and that a branch is a separate table.
func TestLinksByForm(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	res, body := h.post("/t/"+links.gm+"/links", url.Values{"role": {"seat"}, "seat": {"hills"}})
	if res.StatusCode != http.StatusOK {
		t.Fatalf("%s: %s", res.Status, saysIn(body))
	}
	fresh := linksIn(t, h, body)
	if len(fresh.Links) != 1 || fresh.Links[0].Seat != "hills" {
		t.Fatalf("the new links are %+v", fresh.Links)
	}
	if _, err := h.client(links.seats["hills"]).State(t.Context()); client.Code(err) != "no_link" {
		t.Errorf("the old link gives the error %v, not no_link", err)
	}
	res, _ = h.post("/t/"+links.gm+"/branch", url.Values{"keep": {"0"}})
	where := res.Header.Get("Location")
	if res.StatusCode != http.StatusSeeOther || !strings.HasPrefix(where, "/t/") {
		t.Fatalf("%s to %q", res.Status, where)
	}
	if res, body := h.ask(http.MethodGet, where, "", "", nil); res.StatusCode != http.StatusOK {
		t.Errorf("the branch is answered %s: %s", res.Status, saysIn(body))
	}
	if res, _ := h.post(where+"/drop", nil); res.StatusCode != http.StatusSeeOther {
		t.Errorf("deleting the branch is answered %s", res.Status)
	}
	if res, _ := h.ask(http.MethodGet, where, "", "", nil); res.StatusCode != http.StatusNotFound {
		t.Errorf("the deleted branch is answered %s", res.Status)
	}
}

// TestReplaceRevokedLink checks that the form for a new link is still there after the old one is revoked.
func TestReplaceRevokedLink(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	all, err := h.client(links.gm).Links(t.Context())
	must(t, err)
	for _, l := range all {
		if l.Role == api.RoleSpectator {
			_, _ = h.post("/t/"+links.gm+"/revoke", url.Values{"id": {l.ID}})
		}
	}
	if _, err := h.client(links.watch).State(t.Context()); client.Code(err) != "no_link" {
		t.Fatalf("the revoked link gives the error %v, not no_link", err)
	}
	_, page := h.ask(http.MethodGet, "/t/"+links.gm, "", "", nil)
	for _, want := range []string{`spectators <span class="soft">(no active link)`, `name="role" value="spectator"`, `action="/t/` + links.gm + `/limit"`} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %s", want)
		}
	}
	if strings.Contains(page, "Revoke<span class=\"sr\"> the link of game master") {
		t.Error("the page offers to revoke the game master's own link")
	}
	_, body := h.post("/t/"+links.gm+"/links", url.Values{"role": {"spectator"}})
	if fresh := linksIn(t, h, body); fresh.Links[0].Role != api.RoleSpectator {
		t.Errorf("the new link is %+v", fresh.Links)
	}
}

// TestQRCode checks that a link has a QR code, and that an unknown token has none.
func TestQRCode(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	res, body := h.ask(http.MethodGet, "/t/"+links.seats["hills"]+"/qr.svg", "", "", nil)
	if res.StatusCode != http.StatusOK || res.Header.Get("Content-Type") != "image/svg+xml" || !strings.HasPrefix(body, `<svg xmlns="http://www.w3.org/2000/svg"`) {
		t.Errorf("%s, %s: %.80s", res.Status, res.Header.Get("Content-Type"), body)
	}
	if res, _ := h.ask(http.MethodGet, "/t/nobody/qr.svg", "", "", nil); res.StatusCode != http.StatusNotFound {
		t.Errorf("an unknown token gets %s", res.Status)
	}
}

// linksIn returns the links that a page shows.
func linksIn(t *testing.T, h *testServer, page string) api.Created {
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
		s, err := h.client(token).State(t.Context())
		must(t, err)
		made.Table = s.Table
		made.Links = append(made.Links, api.Link{Role: s.You.Role, Seat: s.You.Seat, Token: token})
	}
	if len(made.Links) == 0 {
		t.Fatalf("the page shows no links: %s", page)
	}
	return made
}

// TestUndoByForm checks that the undo form keeps all inputs but one by default, and offers a branch.
func TestUndoByForm(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	gm := "/t/" + h.start(duel()).gm
	if res, body := h.post(gm+"/adjust", url.Values{"do": {"set"}, "who": {"edda"}, "what": {"hp"}, "value": {"5"}}); res.StatusCode != http.StatusSeeOther {
		t.Fatalf("%s: %s", res.Status, saysIn(body))
	}
	_, page := h.ask(http.MethodGet, gm, "", "", nil)
	_, rest, _ := strings.Cut(page, `name="keep" type="number"`)
	_, rest, _ = strings.Cut(rest, `value="`)
	keep, form, _ := strings.Cut(rest, `"`)
	if !strings.Contains(form, `formaction="`+gm+`/branch"`) {
		t.Error("the form offers no branch")
	}
	if res, body := h.post(gm+"/undo", url.Values{"keep": {keep}}); res.StatusCode != http.StatusSeeOther {
		t.Errorf("keep %q: %s: %s", keep, res.Status, saysIn(body))
	}
}
