package server_test

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"fray/api"
	"fray/client"
	"fray/internal/server"
)

// smallBuffers gives every connection a small send buffer, so that it fills up when the client does not read.
type smallBuffers struct{ net.Listener }

// Accept shrinks the buffer of a connection.
func (l smallBuffers) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept()
	if tcp, ok := c.(*net.TCPConn); ok {
		err = errors.Join(err, tcp.SetWriteBuffer(4096))
	}
	return c, err
}

// rawStream is a stream that a test reads line by line.
type rawStream struct {
	net.Conn
	lines *bufio.Scanner
}

// stream opens the stream of a link, with additional header lines.
func (h *testServer) stream(token, more string) rawStream {
	h.t.Helper()
	c, err := net.Dial("tcp", strings.TrimPrefix(h.url, "http://"))
	must(h.t, err)
	h.t.Cleanup(func() { c.Close() }) //nolint:errcheck // some are closed by the server
	must(h.t, c.(*net.TCPConn).SetReadBuffer(4096))
	_, err = fmt.Fprintf(c, "GET /t/%s/events HTTP/1.1\r\nHost: fray\r\n%s\r\n", token, more)
	must(h.t, err)
	s := bufio.NewScanner(c)
	s.Buffer(nil, 1<<20)
	return rawStream{c, s}
}

// find reads until a line with this prefix and returns the rest of the line.
func (o rawStream) find(t *testing.T, prefix string) string {
	t.Helper()
	for o.lines.Scan() {
		if rest, ok := strings.CutPrefix(o.lines.Text(), prefix); ok {
			return rest
		}
	}
	t.Fatalf("the stream ends (%v) before %q", o.lines.Err(), prefix)
	return ""
}

// first reads to the end of the first change.
func (o rawStream) first(t *testing.T) {
	t.Helper()
	o.find(t, "event: change")
	o.find(t, "data: ")
}

// TestUnreadStreams checks that clients that do not read delay nobody and are cut off.
func TestUnreadStreams(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{
		server: func(c *server.Config) {
			c.Limits.Stalled, c.Limits.Heartbeat = 50*time.Millisecond, 20*time.Millisecond
		},
		listen: func(l net.Listener) net.Listener { return smallBuffers{l} },
	})
	links := h.start(duel())
	for range 5 {
		h.stream(links.seats["town"], "") // never read
	}
	f := &fight{t: t, testServer: h, links: links}
	f.play(t.Context(), 60)
	if f.answers < 60 && f.last["town"] != nil && !f.last["town"].View.Over {
		t.Fatalf("only %d answers were accepted", f.answers)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	for h.metric("fray_streams") != "0" {
		must(t, ctx.Err())
		<-time.After(time.Millisecond)
	}
	if h.metric("fray_streams_cut_total") == "0" {
		t.Error("the streams have ended, but none was cut off")
	}
}

// TestStreamResumes checks that a stream with Last-Event-ID leaves out what the client knows, and nothing else.
func TestStreamResumes(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	first := h.stream(links.seats["town"], "")
	if retry := first.find(t, "retry: "); retry != "1000" {
		t.Errorf("retry: %s", retry)
	}
	rev := first.find(t, "id: ")
	must(t, first.Close())
	c := h.client(links.seats["town"])
	earlier, err := c.Changes(t.Context(), api.Rev{})
	must(t, err)
	had, err := earlier.Apply(nil)
	must(t, err)
	answerSomething(t, h, links)
	again := h.stream(links.seats["town"], "Last-Event-ID: "+rev+"\r\n")
	next := again.find(t, "id: ")
	data := again.find(t, "data: ")
	change := new(api.Change)
	must(t, json.Unmarshal([]byte(data), change))
	if change.Rev.String() != next || next == rev || change.Since.String() != rev {
		t.Errorf("after rev %s the event %s changes rev %s to %s", rev, next, change.Since, change.Rev)
	}
	if strings.Contains(data, `"cells"`) || strings.Contains(data, `"ruleset"`) {
		t.Errorf("what is unchanged is sent again: %.300s", data)
	}
	now, err := change.Apply(had)
	must(t, err)
	whole, err := c.State(t.Context())
	must(t, err)
	if diff := cmp.Diff(whole, now, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("the state with the change differs from the whole state (-whole +changed):\n%s", diff)
	}
	for _, since := range []string{"", "another.7", strings.TrimRight(rev, "0123456789") + "999"} {
		var of api.Rev
		must(t, of.UnmarshalText([]byte(since)))
		if all, err := c.Changes(t.Context(), of); err != nil || all.Since != (api.Rev{}) {
			t.Errorf("with the unknown revision %q, the change is since %s: %v", since, all.Since, err)
		}
	}
}

// answerSomething answers the open question with its first choice.
func answerSomething(t *testing.T, h *testServer, links tableLinks) {
	t.Helper()
	for _, token := range links.seats {
		c := h.client(token)
		asked, err := c.Question(t.Context())
		must(t, err)
		if q := asked.Question; q != nil && q.Mine {
			must(t, c.Answer(t.Context(), api.Answer{Question: q.ID, Key: q.Choices[0].Key}))
			return
		}
	}
	t.Fatal("no seat has a question")
}

// TestStreamsEnd checks the reasons that streams give when their link is revoked and when the server stops.
func TestStreamsEnd(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	links := h.start(duel())
	revoked, other := h.stream(links.seats["hills"], ""), h.stream(links.seats["town"], "")
	revoked.first(t)
	other.first(t)
	must(t, h.client(links.gm).Revoke(t.Context(), linkOf(links, api.RoleSeat, "hills").ID))
	revoked.find(t, "event: bye")
	if why := revoked.find(t, "data: "); why != `{"code":"revoked"}` {
		t.Errorf("the stream of the revoked link ends with %s", why)
	}
	err := h.client(links.seats["hills"]).Events(t.Context(), nil, func(*api.State) error { return nil })
	if client.Code(err) != "no_link" {
		t.Errorf("the client of the revoked link gets %v", err)
	}
	h.stop()
	other.find(t, "event: bye")
	if why := other.find(t, "data: "); why != `{"code":"closed"}` {
		t.Errorf("when the server stops, a stream ends with %s", why)
	}
	if _, err := io.ReadAll(other); err != nil {
		t.Errorf("the stream does not end cleanly: %v", err)
	}
}
