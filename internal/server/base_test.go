package server_test

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"fray/internal/server"
)

// TestAddresses checks that rate limits apply to the visitor's address, which a trusted proxy reports.
func TestAddresses(t *testing.T) {
	type visit struct {
		from string // X-Forwarded-For
		good bool
	}
	for name, test := range map[string]struct {
		trust  bool
		visits []visit
	}{
		"no proxy":       {false, []visit{{"1.2.3.4", true}, {"1.2.3.5", true}, {"1.2.3.6", false}}},
		"trusted proxy":  {true, []visit{{"1.2.3.4", true}, {"1.2.3.4", true}, {"1.2.3.4", false}, {"1.2.3.5", true}}},
		"forged address": {true, []visit{{"9.9.9.1, 1.2.3.4", true}, {"9.9.9.2, 1.2.3.4", true}, {"9.9.9.3, 1.2.3.4", false}}},
		"IPv6 network":   {true, []visit{{"2001:db8::1", true}, {"2001:db8::2:2", true}, {"[2001:db8::3]:443", false}, {"2001:db8:1::1", true}}},
		"not an address": {true, []visit{{"x", true}, {"y", true}, {"z", false}}},
	} {
		t.Run(name, func(t *testing.T) {
			h := openServer(t, t.TempDir(), setup{server: func(c *server.Config) {
				c.TrustProxy, c.Limits.Address = test.trust, server.Rate{Every: time.Hour, Burst: 2}
			}})
			for i, v := range test.visits {
				res, _ := h.ask(http.MethodGet, "/api/v1/encounters", "", "", http.Header{"X-Forwarded-For": {v.from}})
				if good := res.StatusCode == http.StatusOK; good != v.good {
					t.Errorf("visit %d, from %s: %s", i, v.from, res.Status)
				}
			}
		})
	}
}

// TestLinkBase checks that links begin with the configured base, or what a trusted proxy reports, or else the request's host.
func TestLinkBase(t *testing.T) {
	behind := http.Header{"X-Forwarded-Host": {"fray.example.org"}, "X-Forwarded-Proto": {"https"}}
	for name, test := range map[string]struct {
		trust  bool
		base   string
		header http.Header
		want   string
	}{
		"request host":    {false, "", nil, "http://127.0.0.1"},
		"untrusted proxy": {false, "", behind, "http://127.0.0.1"},
		"trusted proxy":   {true, "", behind, "https://fray.example.org/t/"},
		"configured base": {true, "https://play.example.org", behind, "https://play.example.org/t/"},
	} {
		h := openServer(t, t.TempDir(), setup{server: func(c *server.Config) {
			c.TrustProxy = test.trust
			if test.base != "" {
				c.Base, _ = url.Parse(test.base)
			}
		}})
		_, body := h.ask(http.MethodPost, "/api/v1/tables", "", `{"encounter":"duel"}`, test.header)
		if !strings.Contains(body, `"url":"`+test.want) {
			t.Errorf("%s: %s", name, body)
		}
		h.stop()
	}
}

// TestInvalidHosts checks that a request whose host cannot be part of a link is refused and creates nothing.
func TestInvalidHosts(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{server: func(c *server.Config) { c.TrustProxy = true }})
	links := h.start(duel())
	made := func() string { // counts all tables and lists all links
		tables, err := h.client("").Tables(t.Context(), 0)
		must(t, err)
		has, err := h.client(links.gm).Links(t.Context())
		must(t, err)
		return fmt.Sprint(len(tables), " tables, ", has)
	}
	const all = "abcdefghijklmnopqrstuvwxyz0123456789"
	label := strings.Repeat("a", 63)
	for host, good := range map[string]bool{
		"fray.example.org": true, "fray.example.org:8080": true, "192.168.1.7:80": true, "[::1]:8080": true, "[2001:db8::1]": true,
		"under_score": true, strings.Repeat(label+".", 3) + label[:61]: true,
		strings.Repeat(label+".", 3) + label[:62]: false, strings.Repeat(all, 50): false, strings.Repeat(all, 50) + ":80": false,
		"a b": false, `a"b`: false, "a/b": false, "a:0": false, "a:99999": false, "a:x": false, "a:": false, "::1": false, "[::1": false, "[1.2.3.4]": false,
		"[fe80::1%25eth0]": false, "ä.example.org": false, "user@example.org": false, ":80": false,
	} {
		forwarded := http.Header{"X-Forwarded-Host": {host}}
		before := made()
		for what, ask := range map[string]func() (*http.Response, string){
			"a table": func() (*http.Response, string) {
				return h.ask(http.MethodPost, "/api/v1/tables", "", `{"encounter":"duel"}`, forwarded)
			},
			"a branch": func() (*http.Response, string) {
				return h.ask(http.MethodPost, "/api/v1/branch", links.gm, `{"keep":0}`, forwarded)
			},
			"a new link": func() (*http.Response, string) {
				return h.ask(http.MethodPost, "/api/v1/links", links.gm, `{"role":"spectator"}`, forwarded)
			},
			"a code": func() (*http.Response, string) {
				return h.ask(http.MethodGet, "/t/"+links.gm+"/qr.svg", "", "", forwarded)
			},
		} {
			if good && what == "a branch" { // the number of branches is limited
				continue
			}
			res, body := ask()
			switch {
			case good && res.StatusCode >= http.StatusBadRequest:
				t.Errorf("%s at %q: %s: %s", what, host, res.Status, body)
			case !good && (res.StatusCode != http.StatusBadRequest || !strings.Contains(body, "X-Forwarded-Host, must be a host name")):
				t.Errorf("%s at %.80q: %s: %.300s", what, host, res.Status, body)
			}
		}
		if after := made(); !good && after != before {
			t.Errorf("with host %.80q there is now %s; before there was %s", host, after, before)
		}
	}
	if res, _ := h.ask(http.MethodGet, "/healthz", "", "", http.Header{"X-Forwarded-Host": {"?"}}); res.StatusCode != http.StatusOK {
		t.Errorf("a monitor gets %s", res.Status)
	}
}
