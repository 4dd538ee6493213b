package server_test

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"fray/internal/server"
)

// TestFilesAreLimited checks that a slow client cannot download many replays at once, and that others are unaffected.
func TestFilesAreLimited(t *testing.T) {
	h, links := openSlow(t, time.Minute)
	slow := h.begun("/t/" + links.gm + "/replay.html")
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	until := func(path, token string, status int) {
		t.Helper()
		for {
			res, _ := h.ask(http.MethodGet, path, token, "", http.Header{"X-Forwarded-For": {"1.2.3.4"}})
			if res.StatusCode == status {
				return
			}
			must(t, ctx.Err())
		}
	}
	until("/t/"+links.gm+"/replay.html", "", http.StatusTooManyRequests)
	for path, token := range map[string]string{"/t/" + links.gm + "/replay": "", "/t/" + links.gm + "/record": "", "/api/v1/replay": links.gm, "/api/v1/record": links.gm} {
		until(path, token, http.StatusTooManyRequests)
		if res, _ := h.ask(http.MethodGet, path, token, "", nil); res.StatusCode != http.StatusOK {
			t.Errorf("%s: another visitor gets %s", path, res.Status)
		}
	}
	must(t, slow.Close())
	until("/t/"+links.gm+"/replay.html", "", http.StatusOK)
}

// TestStalledFilesAreCut checks that a client that stops reading a replay does not keep its place for ever.
func TestStalledFilesAreCut(t *testing.T) {
	h, links := openSlow(t, 50*time.Millisecond)
	path := "/t/" + links.gm + "/replay.html"
	slow := h.begun(path)
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	for {
		res, whole := h.ask(http.MethodGet, path, "", "", http.Header{"X-Forwarded-For": {"1.2.3.4"}})
		if res.StatusCode == http.StatusOK {
			if got, _ := io.ReadAll(slow); len(got) >= len(whole) { // an error is what is expected here
				t.Errorf("nothing was cut off: %d bytes of %d came", len(got), len(whole))
			}
			return
		}
		must(t, ctx.Err())
	}
}

// openSlow opens a server with small buffers that gives each address one file at a time, and plays a while there.
func openSlow(t *testing.T, stalled time.Duration) (*testServer, tableLinks) {
	t.Helper()
	h := openServer(t, t.TempDir(), setup{
		server: func(c *server.Config) { c.Limits.AddressFiles, c.Limits.Stalled, c.TrustProxy = 1, stalled, true },
		listen: func(l net.Listener) net.Listener { return smallBuffers{l} },
	})
	is := h.start(duel())
	f := &fight{t: t, testServer: h, links: is}
	f.play(t.Context(), 30)
	return h, is
}

// begun opens a connection with small buffers and reads only the first line of the answer: from then on its download counts.
func (h *testServer) begun(path string) net.Conn {
	h.t.Helper()
	c, err := net.Dial("tcp", strings.TrimPrefix(h.url, "http://"))
	must(h.t, err)
	h.t.Cleanup(func() { c.Close() }) //nolint:errcheck // tests close some themselves
	must(h.t, c.(*net.TCPConn).SetReadBuffer(4096))
	_, err = fmt.Fprintf(c, "GET %s HTTP/1.1\r\nHost: fray\r\nX-Forwarded-For: 1.2.3.4\r\n\r\n", path)
	must(h.t, err)
	line := make([]byte, len("HTTP/1.1 200"))
	if _, err := io.ReadFull(c, line); err != nil || string(line) != "HTTP/1.1 200" {
		h.t.Fatalf("%q, %v", line, err)
	}
	return c
}

// TestReplayThatTakesTooLong checks that a slow replay is refused with a reason instead of a broken connection.
func TestReplayThatTakesTooLong(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{server: func(c *server.Config) { c.Limits.Replay = time.Nanosecond }})
	links := h.start(duel())
	for _, path := range []string{"replay", "replay.html"} {
		res, body := h.ask(http.MethodGet, "/t/"+links.gm+"/"+path, "", "", nil)
		if res.StatusCode != http.StatusServiceUnavailable || !strings.Contains(body, "takes too long to make") {
			t.Errorf("%s: %s: %s", path, res.Status, saysIn(body))
		}
	}
}
