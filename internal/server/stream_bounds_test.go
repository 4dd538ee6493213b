package server_test

import (
	"bufio"
	"context"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"fray/internal/server"
)

// TestConnectionsAreLimited checks that a connection too many is closed at once, and that closing one makes room.
func TestConnectionsAreLimited(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{server: func(c *server.Config) { c.Limits.AddressConns = 2 }})
	dial := func() rawStream {
		c, err := net.Dial("tcp", strings.TrimPrefix(h.url, "http://"))
		must(t, err)
		t.Cleanup(func() { c.Close() })                                         //nolint:errcheck // some are closed by the server
		_, _ = io.WriteString(c, "GET /healthz HTTP/1.1\r\nHost: fray\r\n\r\n") // the server may have closed it already
		return rawStream{c, bufio.NewScanner(c)}
	}
	first, second := dial(), dial()
	first.find(t, "HTTP/1.1 200")
	second.find(t, "HTTP/1.1 200")
	if third := dial(); third.lines.Scan() {
		t.Errorf("the third connection gets %s", third.lines.Text())
	}
	must(t, first.Close())
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	for again := dial(); !again.lines.Scan(); again = dial() {
		must(t, ctx.Err())
	}
}

// TestStreamsAreLimited checks the limits on streams by link, by address and in total.
func TestStreamsAreLimited(t *testing.T) {
	for name, limits := range map[string]server.Limits{
		"link": {LinkStreams: 2}, "address": {AddressStreams: 2}, "all": {Streams: 2},
	} {
		t.Run(name, func(t *testing.T) {
			h := openServer(t, t.TempDir(), setup{server: func(c *server.Config) {
				c.Limits.LinkStreams, c.Limits.AddressStreams, c.Limits.Streams = limits.LinkStreams, limits.AddressStreams, limits.Streams
			}})
			links := h.start(duel())
			for range 2 {
				h.stream(links.gm, "").first(t)
			}
			res, body := h.ask(http.MethodGet, "/api/v1/events", links.gm, "", nil)
			if p := problemIn(t, res, body); p.Code != "too_many" || res.Header.Get("Retry-After") == "" {
				t.Errorf("the third stream gets %+v, Retry-After %q", p, res.Header.Get("Retry-After"))
			}
		})
	}
}

// TestManySpectators checks that the limit on the spectators' link counts for each address, and that on other links in total.
func TestManySpectators(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{server: func(c *server.Config) { c.Limits.LinkStreams, c.TrustProxy = 1, true }})
	links := h.start(duel())
	from := func(address, link string) int {
		t.Helper()
		ctx, cancel := context.WithCancel(t.Context())
		t.Cleanup(cancel)
		req, err := http.NewRequestWithContext(ctx, http.MethodGet, h.url+"/api/v1/events", http.NoBody)
		must(t, err)
		req.Header.Set("Authorization", "Bearer "+link)
		req.Header.Set("X-Forwarded-For", address)
		res, err := new(http.Transport).RoundTrip(req)
		must(t, err)
		t.Cleanup(func() { res.Body.Close() }) //nolint:errcheck // read only
		return res.StatusCode
	}
	for _, c := range []struct {
		address, link string
		want          int
	}{
		{"192.0.2.1", links.watch, http.StatusOK},
		{"192.0.2.2", links.watch, http.StatusOK},
		{"192.0.2.2", links.watch, http.StatusTooManyRequests},
		{"192.0.2.1", links.gm, http.StatusOK},
		{"192.0.2.2", links.gm, http.StatusTooManyRequests},
	} {
		if got := from(c.address, c.link); got != c.want {
			t.Errorf("%s gets %d, not %d", c.address, got, c.want)
		}
	}
}
