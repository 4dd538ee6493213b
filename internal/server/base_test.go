package server_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"fray/internal/server"
)

// TestAddresses: allowances are those of the visitor, as the proxy names him if it is to be believed.
func TestAddresses(t *testing.T) {
	type visit struct {
		from string // X-Forwarded-For
		good bool
	}
	for name, test := range map[string]struct {
		trust  bool
		visits []visit
	}{
		"no proxy":  {false, []visit{{"1.2.3.4", true}, {"1.2.3.5", true}, {"1.2.3.6", false}}},
		"a proxy":   {true, []visit{{"1.2.3.4", true}, {"1.2.3.4", true}, {"1.2.3.4", false}, {"1.2.3.5", true}}},
		"a liar":    {true, []visit{{"9.9.9.1, 1.2.3.4", true}, {"9.9.9.2, 1.2.3.4", true}, {"9.9.9.3, 1.2.3.4", false}}},
		"a network": {true, []visit{{"2001:db8::1", true}, {"2001:db8::2:2", true}, {"[2001:db8::3]:443", false}, {"2001:db8:1::1", true}}},
		"nonsense":  {true, []visit{{"x", true}, {"y", true}, {"z", false}}},
	} {
		t.Run(name, func(t *testing.T) {
			h := openHouse(t, t.TempDir(), setup{server: func(c *server.Config) {
				c.TrustProxy, c.Limits.Address = test.trust, server.Rate{Every: time.Hour, Burst: 2}
			}})
			for i, v := range test.visits {
				res, _ := h.ask(http.MethodGet, "/api/encounters", "", "", http.Header{"X-Forwarded-For": {v.from}})
				if good := res.StatusCode == http.StatusOK; good != v.good {
					t.Errorf("visit %d, from %s: %s", i, v.from, res.Status)
				}
			}
		})
	}
}

// TestLinksBeginWithTheBase: as the request says, as the proxy says if it is believed, or as the host says.
func TestLinksBeginWithTheBase(t *testing.T) {
	behind := http.Header{"X-Forwarded-Host": {"fray.example.org"}, "X-Forwarded-Proto": {"https"}}
	for name, test := range map[string]struct {
		trust  bool
		base   string
		header http.Header
		want   string
	}{
		"as asked":    {false, "", nil, "http://127.0.0.1"},
		"no proxy":    {false, "", behind, "http://127.0.0.1"},
		"a proxy":     {true, "", behind, "https://fray.example.org/t/"},
		"as the host": {true, "https://play.example.org", behind, "https://play.example.org/t/"},
	} {
		h := openHouse(t, t.TempDir(), setup{server: func(c *server.Config) {
			c.TrustProxy = test.trust
			if test.base != "" {
				c.Base, _ = url.Parse(test.base)
			}
		}})
		_, body := h.ask(http.MethodPost, "/api/tables", "", `{"encounter":"duel"}`, test.header)
		if !strings.Contains(body, `"url":"`+test.want) {
			t.Errorf("%s: %s", name, body)
		}
		h.stop()
	}
}
