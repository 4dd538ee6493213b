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

// TestConnectionsAreBounded: what is too many of one address is closed at once, and there is room again when one of them goes.
func TestConnectionsAreBounded(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{server: func(c *server.Config) { c.Limits.AddressConns = 2 }})
	dial := func() opened {
		c, err := net.Dial("tcp", strings.TrimPrefix(h.url, "http://"))
		must(t, err)
		t.Cleanup(func() { c.Close() })                                         //nolint:errcheck // some are closed by the server
		_, _ = io.WriteString(c, "GET /healthz HTTP/1.1\r\nHost: fray\r\n\r\n") // one too many may be closed already
		return opened{c, bufio.NewScanner(c)}
	}
	first, second := dial(), dial()
	first.find(t, "HTTP/1.1 200")
	second.find(t, "HTTP/1.1 200")
	if third := dial(); third.lines.Scan() {
		t.Errorf("one too many is told %s", third.lines.Text())
	}
	must(t, first.Close())
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	for again := dial(); !again.lines.Scan(); again = dial() {
		must(t, ctx.Err())
	}
}

// TestStreamsAreBounded by link, by address and in all.
func TestStreamsAreBounded(t *testing.T) {
	for name, limits := range map[string]server.Limits{
		"link": {LinkStreams: 2}, "address": {AddressStreams: 2}, "all": {Streams: 2},
	} {
		t.Run(name, func(t *testing.T) {
			h := openHouse(t, t.TempDir(), setup{server: func(c *server.Config) {
				c.Limits.LinkStreams, c.Limits.AddressStreams, c.Limits.Streams = limits.LinkStreams, limits.AddressStreams, limits.Streams
			}})
			links := h.start(people())
			for range 2 {
				h.stream(links.gm, "").find(t, "data: ")
			}
			res, body := h.ask(http.MethodGet, "/api/events", links.gm, "", nil)
			if p := problemIn(t, res, body); p.Code != "too_many" || res.Header.Get("Retry-After") == "" {
				t.Errorf("the third is told %+v, retry after %q", p, res.Header.Get("Retry-After"))
			}
		})
	}
}

// TestManyMayWatch from many addresses by the one link that there is for spectators; not so at a seat.
func TestManyMayWatch(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{server: func(c *server.Config) { c.Limits.LinkStreams, c.TrustProxy = 1, true }})
	links := h.start(people())
	from := func(address, link string) int {
		t.Helper()
		ctx, cancel := context.WithCancel(t.Context())
		t.Cleanup(cancel)
		req, err := http.NewRequestWithContext(ctx, http.MethodGet, h.url+"/api/events", http.NoBody)
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
			t.Errorf("%s is told %d, want %d", c.address, got, c.want)
		}
	}
}
