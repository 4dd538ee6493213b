package server_test

import (
	"compress/gzip"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"fray/internal/room"
	"fray/internal/server"
)

// TestRates: who asks too often is told when to come again, and nobody else feels it.
func TestRates(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{server: func(c *server.Config) {
		c.Limits.Link = server.Rate{Every: time.Hour, Burst: 3}
	}})
	links := h.start(people())
	for i := range 4 {
		res, body := h.ask(http.MethodGet, "/api/question", links.gm, "", nil)
		if i < 3 && res.StatusCode != http.StatusOK {
			t.Fatalf("request %d: %s", i, res.Status)
		}
		if i == 3 {
			wait, err := strconv.Atoi(res.Header.Get("Retry-After")) // an hour, less what this took
			if p := problemIn(t, res, body); p.Status != http.StatusTooManyRequests || p.Code != "too_many" || err != nil || wait < 3000 || wait > 3600 {
				t.Errorf("one too many is told %+v, retry after %q", p, res.Header.Get("Retry-After"))
			}
		}
	}
	if res, _ := h.ask(http.MethodGet, "/t/"+links.gm, "", "", nil); res.StatusCode != http.StatusTooManyRequests {
		t.Errorf("its page is %s: the link has one allowance", res.Status)
	}
	if res, _ := h.ask(http.MethodGet, "/api/question", links.watch, "", nil); res.StatusCode != http.StatusOK {
		t.Errorf("another link feels it: %s", res.Status)
	}
	if got := h.metric(`fray_refused_total{code="too_many"}`); got != "2" {
		t.Errorf("%s refusals are counted", got)
	}
}

// TestASharedLinkHasAnAllowanceForEachAddress: one visitor of the spectators' link does not lock out the others.
func TestASharedLinkHasAnAllowanceForEachAddress(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{server: func(c *server.Config) {
		c.TrustProxy, c.Limits.Link = true, server.Rate{Every: time.Hour, Burst: 2}
	}})
	links := h.start(people())
	for i, v := range []struct {
		from string
		good bool
	}{{"1.2.3.4", true}, {"1.2.3.4", true}, {"1.2.3.4", false}, {"1.2.3.5", true}, {"1.2.3.4", false}, {"1.2.3.5", true}, {"1.2.3.5", false}} {
		res, _ := h.ask(http.MethodGet, "/api/question", links.watch, "", http.Header{"X-Forwarded-For": {v.from}})
		if good := res.StatusCode == http.StatusOK; good != v.good {
			t.Errorf("request %d, from %s: %s", i, v.from, res.Status)
		}
	}
}

// TestNewTablesAreRare for one address.
func TestNewTablesAreRare(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{server: func(c *server.Config) {
		c.Limits.Create = server.Rate{Every: time.Hour, Burst: 1}
	}})
	h.start(people())
	res, body := h.ask(http.MethodPost, "/api/tables", "", `{"encounter":"duel"}`, nil)
	if p := problemIn(t, res, body); p.Code != "too_many" {
		t.Errorf("the second is told %+v", p)
	}
	res, body = h.post("/tables", url.Values{"encounter": {"duel"}})
	if res.StatusCode != http.StatusTooManyRequests || !strings.Contains(body, "<form") {
		t.Errorf("by form it is %s", res.Status)
	}
}

// TestHeaders are on every answer, good or bad.
func TestHeaders(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	links := h.start(people())
	for _, path := range []string{"/", "/t/" + links.gm, "/t/nothing", "/nothing", "/api/state", "/api/encounters", "/healthz", "/rules/flow", "/t/" + links.gm + "/replay"} {
		res, _ := h.ask(http.MethodGet, path, "", "", nil)
		csp := res.Header.Get("Content-Security-Policy")
		if !strings.Contains(csp, "default-src 'none'") || strings.Contains(csp, "unsafe") {
			t.Errorf("%s has the policy %q", path, csp)
		}
		for name, want := range map[string]string{
			"Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY", "Cache-Control": "no-store",
		} {
			if got := res.Header.Get(name); got != want {
				t.Errorf("%s has %s %q; %q was expected", path, name, got, want)
			}
		}
		if res.Header.Get("Set-Cookie") != "" {
			t.Errorf("%s sets a cookie", path)
		}
	}
}

// TestPagesArePacked for browsers that can unpack them, and only for those.
func TestPagesArePacked(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	_, plain := h.ask(http.MethodGet, "/", "", "", http.Header{"Accept-Encoding": {"gzip;q=0, br"}})
	for accept, packed := range map[string]bool{"gzip": true, "br, gzip;q=0.5": true, "identity": false, "gzip; q=0": false} {
		res, body := h.ask(http.MethodGet, "/", "", "", http.Header{"Accept-Encoding": {accept}})
		if got := res.Header.Get("Content-Encoding") == "gzip"; got != packed || res.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%s: packed is %v, vary %q", accept, got, res.Header.Get("Vary"))
		}
		if packed {
			z, err := gzip.NewReader(strings.NewReader(body))
			must(t, err)
			raw, err := io.ReadAll(z)
			must(t, err)
			body = string(raw)
		}
		if body != plain {
			t.Errorf("%s: it is another page", accept)
		}
	}
}

// TestTheLogKeepsSecrets: no token, no note, no reason and no address is in it, after one of everything.
func TestTheLogKeepsSecrets(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	links := h.start(people())
	for _, token := range []string{links.gm, links.seats["town"], links.watch} {
		h.ask(http.MethodGet, "/t/"+token, "", "", nil)
		h.ask(http.MethodGet, "/t/"+token+"/nothing", "", "", nil)
		h.ask(http.MethodPost, "/api/answer", token, `{"question":"none","key":"none","note":"myprivatenote"}`, nil)
		h.post("/t/"+token+"/adjust", url.Values{"do": {"set"}, "who": {"edda"}, "what": {"HP"}, "value": {"5"}, "why": {"myprivatenote"}})
		h.ask(http.MethodPost, "/api/end", token, `{"why":"myprivatenote"}`, nil)
	}
	text := h.log.String()
	if !strings.Contains(text, "a table was started") || !strings.Contains(text, "POST /api/answer") {
		t.Fatalf("the log says nothing:\n%s", text)
	}
	secrets := []string{"myprivatenote", "127.0.0.1"}
	for _, l := range links.links {
		secrets = append(secrets, l.Token)
	}
	for _, s := range secrets {
		if strings.Contains(text, s) {
			t.Errorf("%q is in the log:\n%s", s, text)
		}
	}
}

// TestTablesAreBounded.
func TestTablesAreBounded(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{room: atMostTables(1)})
	h.start(people())
	res, body := h.ask(http.MethodPost, "/api/tables", "", `{"encounter":"duel"}`, nil)
	if p := problemIn(t, res, body); p.Status != http.StatusServiceUnavailable || p.Code != "full" || res.Header.Get("Retry-After") != "" {
		t.Errorf("one too many is told %+v, %v", p, res.Header)
	}
	if text := h.log.String(); strings.Contains(text, "level=ERROR") || !strings.Contains(text, "level=WARN") {
		t.Errorf("a full server is a warning, not a fault:\n%s", text)
	}
	all, err := h.client("").Tables(t.Context(), 0)
	must(t, err)
	if len(all) != 1 || all[0].Name == "" || all[0].Ruleset != "flow" {
		t.Errorf("the tables are %+v", all)
	}
}

// atMostTables bounds the tables.
func atMostTables(n int) func(*room.Config) { return func(c *room.Config) { c.Tables = n } }
