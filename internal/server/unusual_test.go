package server_test

import (
	"bytes"
	"io"
	"maps"
	"net/http"
	"strings"
	"testing"
)

// TestUnusualRequests checks the status of requests that are valid but unusual, or slightly wrong.
func TestUnusualRequests(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	large := "note=" + strings.Repeat("x", 70_000)
	form := http.Header{"Content-Type": {"application/x-www-form-urlencoded"}}
	for name, r := range map[string]struct {
		method, path, body string
		header             http.Header
		status             int
	}{
		"scheme in lower case":       {"GET", "/api/v1/state", "", http.Header{"Authorization": {"bearer " + links.gm}}, 200},
		"another scheme":             {"GET", "/api/v1/state", "", http.Header{"Authorization": {"Basic " + links.gm}}, 401},
		"token without a scheme":     {"GET", "/api/v1/state", "", http.Header{"Authorization": {links.gm}}, 401},
		"HEAD of a stream":           {"HEAD", "/t/" + links.gm + "/events", "", nil, 200},
		"HEAD of a page":             {"HEAD", "/t/" + links.gm, "", nil, 200},
		"unknown ruleset":            {"GET", "/rules/chess", "", nil, 404},
		"rule of an unknown ruleset": {"GET", "/rules/chess/x", "", nil, 404},
		"unknown guide":              {"GET", "/guides/chess", "", nil, 404},
		"unknown rule":               {"GET", "/rules/flow/x", "", nil, 404},
		"parent folder":              {"GET", "/rules/..%2f..%2fetc", "", nil, 404},
		"unknown asset":              {"GET", "/assets/%2e%2e/%2e%2e/etc/passwd", "", nil, 404},
		"form too large":             {"POST", "/tables", large, form, 413},
		"form of a table too large":  {"POST", "/t/" + links.gm + "/answer", large, form, 413},
		"malformed form":             {"POST", "/tables", "a=%zz", form, 400},
	} {
		req, err := http.NewRequestWithContext(t.Context(), r.method, h.url+r.path, io.MultiReader(strings.NewReader(r.body))) // of unknown length
		must(t, err)
		if r.body == "" {
			req.Body = nil
		}
		maps.Copy(req.Header, r.header)
		res, err := (&http.Transport{DisableKeepAlives: true}).RoundTrip(req)
		must(t, err)
		var b bytes.Buffer
		_, err = b.ReadFrom(res.Body)
		must(t, err)
		must(t, res.Body.Close())
		if res.StatusCode != r.status {
			t.Errorf("%s: %s, not %d", name, res.Status, r.status)
		}
	}
	if open := h.metric("fray_streams"); open != "0" {
		t.Errorf("%s streams are open, not 0", open)
	}
}
