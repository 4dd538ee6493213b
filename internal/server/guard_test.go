package server_test

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"fray/internal/room"
	"fray/internal/server"
)

// TestRates checks that a client that sends too many requests learns when to retry, and that others are unaffected.
func TestRates(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{server: func(c *server.Config) {
		c.Limits.Link = server.Rate{Every: time.Hour, Burst: 3}
	}})
	links := h.start(duel())
	for i := range 4 {
		res, body := h.ask(http.MethodGet, "/api/v1/question", links.gm, "", nil)
		if i < 3 && res.StatusCode != http.StatusOK {
			t.Fatalf("request %d: %s", i, res.Status)
		}
		if i == 3 {
			wait, err := strconv.Atoi(res.Header.Get("Retry-After")) // an hour minus the time of the test
			if p := problemIn(t, res, body); p.Status != http.StatusTooManyRequests || p.Code != "too_many" || err != nil || wait < 3000 || wait > 3600 {
				t.Errorf("the fourth request gets %+v, Retry-After %q", p, res.Header.Get("Retry-After"))
			}
		}
	}
	if res, _ := h.ask(http.MethodGet, "/t/"+links.gm, "", "", nil); res.StatusCode != http.StatusTooManyRequests {
		t.Errorf("the page gets %s, although the link's rate is used up", res.Status)
	}
	if res, _ := h.ask(http.MethodGet, "/api/v1/question", links.watch, "", nil); res.StatusCode != http.StatusOK {
		t.Errorf("another link gets %s", res.Status)
	}
	if got := h.metric(`fray_refused_total{code="too_many"}`); got != "2" {
		t.Errorf("%s refusals are counted, not 2", got)
	}
}

// TestSharedLinkRates checks that the rate of a shared link counts for each address separately.
func TestSharedLinkRates(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{server: func(c *server.Config) {
		c.TrustProxy, c.Limits.Link = true, server.Rate{Every: time.Hour, Burst: 2}
	}})
	links := h.start(duel())
	for i, v := range []struct {
		from string
		good bool
	}{{"1.2.3.4", true}, {"1.2.3.4", true}, {"1.2.3.4", false}, {"1.2.3.5", true}, {"1.2.3.4", false}, {"1.2.3.5", true}, {"1.2.3.5", false}} {
		res, _ := h.ask(http.MethodGet, "/api/v1/question", links.watch, "", http.Header{"X-Forwarded-For": {v.from}})
		if good := res.StatusCode == http.StatusOK; good != v.good {
			t.Errorf("request %d, from %s: %s", i, v.from, res.Status)
		}
	}
}

// TestCreateRate checks the limit on new tables per address.
func TestCreateRate(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{server: func(c *server.Config) {
		c.Limits.Create = server.Rate{Every: time.Hour, Burst: 1}
	}})
	h.start(duel())
	res, body := h.ask(http.MethodPost, "/api/v1/tables", "", `{"encounter":"duel"}`, nil)
	if p := problemIn(t, res, body); p.Code != "too_many" {
		t.Errorf("the second table gets %+v", p)
	}
	res, body = h.post("/tables", url.Values{"encounter": {"duel"}})
	if res.StatusCode != http.StatusTooManyRequests || !strings.Contains(body, "<form") {
		t.Errorf("by form it gets %s", res.Status)
	}
}

// TestHeaders checks the security headers of good and bad answers.
func TestHeaders(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	for _, path := range []string{"/", "/t/" + links.gm, "/t/nothing", "/nothing", "/api/v1/state", "/api/v1/encounters", "/healthz", "/rules/flow", "/guides/phase", "/t/" + links.gm + "/replay"} {
		res, _ := h.ask(http.MethodGet, path, "", "", nil)
		csp := res.Header.Get("Content-Security-Policy")
		if !strings.Contains(csp, "default-src 'none'") || strings.Contains(csp, "unsafe") {
			t.Errorf("%s has the policy %q", path, csp)
		}
		for name, want := range map[string]string{
			"Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY", "Cache-Control": "no-store",
		} {
			if got := res.Header.Get(name); got != want {
				t.Errorf("%s has %s %q, not %q", path, name, got, want)
			}
		}
		if res.Header.Get("Set-Cookie") != "" {
			t.Errorf("%s sets a cookie", path)
		}
	}
}

// TestLogKeepsSecrets checks that the log contains no token, note, reason or address after requests of many kinds.
func TestLogKeepsSecrets(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	for _, token := range []string{links.gm, links.seats["town"], links.watch} {
		h.ask(http.MethodGet, "/t/"+token, "", "", nil)
		h.ask(http.MethodGet, "/t/"+token+"/nothing", "", "", nil)
		h.ask(http.MethodPost, "/api/v1/answer", token, `{"question":"none","key":"none","note":"myprivatenote"}`, nil)
		h.post("/t/"+token+"/adjust", url.Values{"do": {"set"}, "who": {"edda"}, "what": {"HP"}, "value": {"5"}, "why": {"myprivatenote"}})
		h.ask(http.MethodPost, "/api/v1/end", token, `{"why":"myprivatenote"}`, nil)
	}
	text := h.log.String()
	if !strings.Contains(text, "table started") || !strings.Contains(text, "POST /api/v1/answer") {
		t.Fatalf("the log misses the requests:\n%s", text)
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

// TestTablesAreLimited checks the limit on the number of tables.
func TestTablesAreLimited(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{room: atMostTables(1)})
	h.start(duel())
	res, body := h.ask(http.MethodPost, "/api/v1/tables", "", `{"encounter":"duel"}`, nil)
	if p := problemIn(t, res, body); p.Status != http.StatusServiceUnavailable || p.Code != "full" || res.Header.Get("Retry-After") != "" {
		t.Errorf("one table too many gets %+v, %v", p, res.Header)
	}
	if text := h.log.String(); strings.Contains(text, "level=ERROR") || !strings.Contains(text, "level=WARN") {
		t.Errorf("a full server must log a warning and no error:\n%s", text)
	}
	all, err := h.client("").Tables(t.Context(), 0)
	must(t, err)
	if len(all) != 1 || all[0].Name == "" || all[0].Ruleset != "flow" {
		t.Errorf("the tables are %+v", all)
	}
}

// atMostTables limits the number of tables.
func atMostTables(n int) func(*room.Config) { return func(c *room.Config) { c.Tables = n } }
