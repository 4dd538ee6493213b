package server_test

import (
	"bytes"
	"io"
	"maps"
	"net/http"
	"strings"
	"testing"
)

// TestOddRequests are right, but not as usual.
func TestOddRequests(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	links := h.start(people())
	large := "note=" + strings.Repeat("x", 70_000)
	form := http.Header{"Content-Type": {"application/x-www-form-urlencoded"}}
	for name, r := range map[string]struct {
		method, path, body string
		header             http.Header
		status             int
	}{
		"a scheme in small letters":  {"GET", "/api/state", "", http.Header{"Authorization": {"bearer " + links.gm}}, 200},
		"another scheme":             {"GET", "/api/state", "", http.Header{"Authorization": {"Basic " + links.gm}}, 401},
		"a token without a scheme":   {"GET", "/api/state", "", http.Header{"Authorization": {links.gm}}, 401},
		"the head of a stream":       {"HEAD", "/t/" + links.gm + "/events", "", nil, 200},
		"the head of a page":         {"HEAD", "/t/" + links.gm, "", nil, 200},
		"rules of nothing":           {"GET", "/rules/chess", "", nil, 404},
		"a rule of nothing":          {"GET", "/rules/chess/x", "", nil, 404},
		"a rule that is not":         {"GET", "/rules/flow/x", "", nil, 404},
		"a folder above":             {"GET", "/rules/..%2f..%2fetc", "", nil, 404},
		"an asset that is not":       {"GET", "/assets/%2e%2e/%2e%2e/etc/passwd", "", nil, 404},
		"a form that is too large":   {"POST", "/tables", large, form, 413},
		"a form of a table, as well": {"POST", "/t/" + links.gm + "/answer", large, form, 413},
		"a form that can not be":     {"POST", "/tables", "a=%zz", form, 400},
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
			t.Errorf("%s: %s; %d was expected", name, res.Status, r.status)
		}
	}
	if open := h.metric("fray_streams"); open != "0" {
		t.Errorf("%s streams are open", open)
	}
}
