package server_test

import (
	"bufio"
	"compress/gzip"
	"io"
	"net/http"
	"strings"
	"testing"
)

// accepting asks for a path and returns the decoded answer, the bytes on the wire, and whether it was compressed.
func (h *testServer) accepting(path, token, accept string) (text string, wire int, compressed bool) {
	h.t.Helper()
	res, body := h.ask(http.MethodGet, path, token, "", http.Header{"Accept-Encoding": {accept}})
	if vary := res.Header.Values("Vary"); len(vary) == 0 || vary[0] != "Accept-Encoding" {
		h.t.Errorf("%s has Vary %q", path, vary)
	}
	if res.Header.Get("Content-Encoding") != "gzip" {
		return body, len(body), false
	}
	z, err := gzip.NewReader(strings.NewReader(body))
	must(h.t, err)
	raw, err := io.ReadAll(z)
	must(h.t, err)
	return string(raw), len(body), true
}

// TestCompression checks that pages, states, files and scripts are compressed exactly for clients that accept gzip, and that a
// short answer is not.
func TestCompression(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	page, _, _ := h.accepting("/", "", "identity")
	_, style, _ := strings.Cut(page, `rel="stylesheet" href="`)
	style, _, _ = strings.Cut(style, `"`)
	for path, token := range map[string]string{"/": "", "/rules/flow": "", style: "", "/api/v1/state": links.gm, "/api/v1/replay": links.gm, "/metrics": ""} {
		plain, whole, _ := h.accepting(path, token, "identity")
		for accept, want := range map[string]bool{"gzip": true, "br, gzip;q=0.5": true, "gzip; q=0": false, "": false} {
			text, wire, compressed := h.accepting(path, token, accept)
			if compressed != want || compressed && wire > whole/2 {
				t.Errorf("%s for %q: compressed is %v, %d of %d bytes", path, accept, compressed, wire, whole)
			}
			if path != "/metrics" && path != "/api/v1/state" && text != plain { // these two change with time
				t.Errorf("%s for %q: the answer differs", path, accept)
			}
		}
	}
	if text, _, compressed := h.accepting("/healthz", "", "gzip"); compressed || text != "ok\n" {
		t.Errorf("/healthz: %q, compressed is %v", text, compressed)
	}
}

// TestStreamsAreCompressed checks that a compressed stream is small, that each event arrives without the next one, and that it ends as a whole
// file does.
func TestStreamsAreCompressed(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, h.url+"/t/"+links.gm+"/events", http.NoBody)
	must(t, err)
	req.Header.Set("Accept-Encoding", "gzip")
	res, err := new(http.Transport).RoundTrip(req)
	must(t, err)
	defer res.Body.Close() //nolint:errcheck // read only
	if e := res.Header.Get("Content-Encoding"); e != "gzip" {
		t.Fatalf("the stream has Content-Encoding %q", e)
	}
	wire := &counted{Reader: res.Body}
	z, err := gzip.NewReader(wire)
	must(t, err)
	lines := bufio.NewScanner(z)
	lines.Buffer(nil, 1<<20)
	whole := 0
	state := func() {
		for lines.Scan() {
			whole += len(lines.Bytes()) + 1
			if strings.HasPrefix(lines.Text(), `data: {"rev"`) {
				return
			}
		}
		t.Fatalf("the stream ends: %v", lines.Err())
	}
	state()
	first, sent := whole, wire.n
	answerSomething(t, h, links)
	state()
	t.Logf("the first state has %d bytes on the wire instead of %d, the second %d instead of %d", sent, first, wire.n-sent, whole-first)
	if 2*sent > first || 2*(wire.n-sent) > whole-first {
		t.Error("the stream is not compressed to half its size")
	}
	must(t, h.client(links.gm).Delete(t.Context()))
	for lines.Scan() {
		continue
	}
	if err := lines.Err(); err != nil {
		t.Errorf("the stream ends with %v", err)
	}
}

// counted counts the bytes that are read.
type counted struct {
	io.Reader
	n int
}

// Read reads.
func (c *counted) Read(b []byte) (int, error) {
	n, err := c.Reader.Read(b)
	c.n += n
	return n, err
}
