package server_test

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"fray/internal/server"
	"fray/table"
)

// TestSeeds checks that an entered seed is used exactly, or refused.
func TestSeeds(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	for _, typed := range []string{"-5", "0", "1.5", "0x10", "18446744073709551616", "lucky", "1 2"} {
		res, body := h.post("/tables", url.Values{"encounter": {"duel"}, "seed": {typed}})
		if res.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(body, "seed must be") {
			t.Errorf("%q: %s: %s", typed, res.Status, saysIn(body))
		}
	}
	for _, typed := range []string{"18446744073709551615", " 7 "} {
		res, body := h.post("/tables", url.Values{"encounter": {"duel"}, "seed": {typed}})
		if res.StatusCode != http.StatusCreated {
			t.Fatalf("%q: %s: %s", typed, res.Status, saysIn(body))
		}
		raw, err := h.client(linksBy(linksIn(t, h, body)).gm).Record(t.Context())
		must(t, err)
		row, err := table.ReadRow(strings.NewReader(string(raw)))
		must(t, err)
		if got := row.Last().Header.Seed.String(); got != strings.TrimSpace(typed) {
			t.Errorf("%q: the record has the seed %s", typed, got)
		}
	}
	if tables, err := h.client("").Tables(t.Context(), 0); err != nil || len(tables) != 2 {
		t.Errorf("there are %d tables, not 2: %v", len(tables), err)
	}
}

// TestTimeLimitIsShown checks that the state and the page show the limit, and that an empty form does not remove it.
func TestTimeLimitIsShown(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	gm := "/t/" + links.gm
	limit := func(want int, option string) {
		t.Helper()
		state, err := h.client(links.watch).State(t.Context())
		must(t, err)
		if state.Limit != want {
			t.Errorf("the limit is %d, not %d", state.Limit, want)
		}
		_, body := h.ask(http.MethodGet, gm, "", "", nil)
		_, form, _ := strings.Cut(body, gm+"/limit")
		if form, _, _ = strings.Cut(form, "</form>"); !strings.Contains(form, option) || strings.Count(form, " selected") != 1 {
			t.Errorf("the form must have exactly %s selected", option)
		}
	}
	limit(0, `<option value="0" selected>no limit`)
	for _, seconds := range []string{"45", "120"} {
		if res, body := h.post(gm+"/limit", url.Values{"seconds": {seconds}}); res.StatusCode != http.StatusSeeOther {
			t.Fatalf("%s: %s", res.Status, saysIn(body))
		}
		if seconds == "45" {
			limit(45, `<option value="45" selected>45 seconds`)
		}
	}
	for _, form := range []url.Values{{}, {"seconds": {""}}, {"seconds": {"-1"}}} {
		if res, _ := h.post(gm+"/limit", form); res.StatusCode != http.StatusUnprocessableEntity {
			t.Errorf("%v: %s", form, res.Status)
		}
	}
	limit(120, `<option value="120" selected>2 minutes`)
}

// TestMessagesAfterForms checks that a page shows only the messages of forms that lead to it.
func TestMessagesAfterForms(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	for path, says := range map[string]bool{
		"/?said=deleted": true, "/?said=dropped": true, "/?said=answered": false, "/?said=ended": false,
		"/t/" + links.gm + "?said=answered": true, "/t/" + links.gm + "?said=deleted": false, "/t/" + links.gm + "?said=dropped": false,
	} {
		if _, body := h.ask(http.MethodGet, path, "", "", nil); strings.Contains(body, `<p class="notice" role="status">`) != says {
			t.Errorf("%s shows a message: %v", path, !says)
		}
	}
}

// TestUnknownAddresses checks that people get a page and programs a problem.
func TestUnknownAddresses(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	for path, content := range map[string]string{
		"/foo/events": "text/html", "/events": "text/html", "/t/x/y/events": "text/html", "/t/x": "text/html",
		"/t/x/events": "application/problem+json", "/api/v1/foo": "application/problem+json",
	} {
		res, _ := h.ask(http.MethodGet, path, "", "", nil)
		if got := res.Header.Get("Content-Type"); res.StatusCode != http.StatusNotFound || !strings.HasPrefix(got, content) {
			t.Errorf("%s: %s, %s, not %s", path, res.Status, got, content)
		}
	}
}

// TestClientDisconnects checks that a disconnected client is no error in the log, and status 499 in the metrics.
func TestClientDisconnects(t *testing.T) {
	var c server.Config
	h := openServer(t, t.TempDir(), setup{server: func(used *server.Config) { c = *used }})
	links := h.start(duel())
	s, err := server.New(c)
	must(t, err)
	for _, r := range []*http.Request{
		httptest.NewRequest(http.MethodGet, "/t/"+links.gm, nil),
		httptest.NewRequest(http.MethodGet, "/api/v1/tables", nil),
		httptest.NewRequest(http.MethodPost, "/api/v1/tables", strings.NewReader(`{"encounter":"duel"}`)),
	} {
		r.Header.Set("Content-Type", "application/json")
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		w := httptest.NewRecorder()
		s.ServeHTTP(w, r.WithContext(ctx))
		if w.Code != 499 {
			t.Errorf("%s %s: %d: %s", r.Method, r.URL.Path, w.Code, w.Body)
		}
	}
	if text := h.log.String(); strings.Contains(text, "level=ERROR") {
		t.Errorf("the log has an error:\n%s", text)
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/metrics", nil))
	if text := w.Body.String(); strings.Count(text, `status="499"`) != 3 || strings.Contains(text, `status="5`) {
		t.Errorf("the metrics count\n%s", text)
	}
}

// TestBrokenBodies checks that incomplete and wrongly framed bodies are client errors.
func TestBrokenBodies(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	for name, body := range map[string]string{
		"cut off":            "Content-Length: 100\r\n\r\n{",
		"invalid chunk size": "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
		"no last chunk":      "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n",
	} {
		for _, path := range []string{"/api/v1/answer", "/api/v1/tables", "/tables"} {
			conn, err := net.Dial("tcp", strings.TrimPrefix(h.url, "http://"))
			must(t, err)
			kind := "application/json"
			if path == "/tables" {
				kind = "application/x-www-form-urlencoded"
			}
			_, err = fmt.Fprintf(conn, "POST %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nContent-Type: %s\r\n%s", path, links.gm, kind, body)
			must(t, err)
			must(t, conn.(*net.TCPConn).CloseWrite())
			res, err := http.ReadResponse(bufio.NewReader(conn), nil)
			must(t, err)
			if res.StatusCode != http.StatusBadRequest {
				t.Errorf("%s, %s: %s", name, path, res.Status)
			}
			must(t, conn.Close())
		}
	}
}
