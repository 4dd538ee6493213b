package server_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"net/http"
	"strings"
	"testing"

	"fray/api"
	"fray/client"
)

// client returns a client with this token.
func (h *testServer) client(token string) *client.Client {
	h.t.Helper()
	own := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 4}}
	h.t.Cleanup(own.CloseIdleConnections)
	c, err := client.New(h.url, token, own)
	if err != nil {
		h.t.Fatal(err)
	}
	return c
}

// ask sends a request and returns the response with its whole body.
func (h *testServer) ask(method, path, token, body string, header http.Header) (*http.Response, string) {
	h.t.Helper()
	req, err := http.NewRequestWithContext(h.t.Context(), method, h.url+path, strings.NewReader(body))
	if err != nil {
		h.t.Fatal(err)
	}
	if body != "" {
		req.Header.Set("Content-Type", "application/json")
	}
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	maps.Copy(req.Header, header)
	tr := &http.Transport{DisableKeepAlives: true}
	res, err := tr.RoundTrip(req)
	if err != nil {
		h.t.Fatal(err)
	}
	defer res.Body.Close() //nolint:errcheck // read only
	var b bytes.Buffer
	if _, err := b.ReadFrom(res.Body); err != nil {
		h.t.Fatalf("%s %s: %v", method, path, err)
	}
	return res, b.String()
}

// problemIn decodes the problem in a response.
func problemIn(t *testing.T, res *http.Response, body string) api.Problem {
	t.Helper()
	var p api.Problem
	if ct := res.Header.Get("Content-Type"); ct != "application/problem+json" {
		t.Fatalf("%s has content type %q: %s", res.Status, ct, body)
	}
	d := json.NewDecoder(strings.NewReader(body))
	d.DisallowUnknownFields()
	if err := d.Decode(&p); err != nil {
		t.Fatalf("%s: %v", body, err)
	}
	if p.Status != res.StatusCode || p.Title == "" || p.Detail == "" || p.Code == "" {
		t.Errorf("%s comes with the problem %+v", res.Status, p)
	}
	return p
}

// metric returns the value of a metric. The name includes the labels, as /metrics writes them.
func (h *testServer) metric(name string) string {
	h.t.Helper()
	_, text := h.ask(http.MethodGet, "/metrics", "", "", nil)
	for line := range strings.Lines(text) {
		if value, ok := strings.CutPrefix(line, name+" "); ok {
			return strings.TrimSpace(value)
		}
	}
	return "no " + name
}
