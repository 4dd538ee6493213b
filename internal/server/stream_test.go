package server_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"strconv"
	"strings"
	"testing"
	"time"

	"fray/api"
	"fray/client"
	"fray/internal/server"
)

// narrow gives every connection little room on its way out, so that one that is not read is soon full.
type narrow struct{ net.Listener }

// Accept accepts.
func (l narrow) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept()
	if tcp, ok := c.(*net.TCPConn); ok {
		err = errors.Join(err, tcp.SetWriteBuffer(4096))
	}
	return c, err
}

// opened is a stream that is read by hand.
type opened struct {
	net.Conn
	lines *bufio.Scanner
}

// stream opens a stream of a link.
func (h *house) stream(token, more string) opened {
	h.t.Helper()
	c, err := net.Dial("tcp", strings.TrimPrefix(h.url, "http://"))
	must(h.t, err)
	h.t.Cleanup(func() { c.Close() }) //nolint:errcheck // some are closed by the server
	must(h.t, c.(*net.TCPConn).SetReadBuffer(4096))
	_, err = fmt.Fprintf(c, "GET /t/%s/events HTTP/1.1\r\nHost: fray\r\n%s\r\n", token, more)
	must(h.t, err)
	s := bufio.NewScanner(c)
	s.Buffer(nil, 1<<20)
	return opened{c, s}
}

// find reads on to a line that begins so.
func (o opened) find(t *testing.T, prefix string) string {
	t.Helper()
	for o.lines.Scan() {
		if rest, ok := strings.CutPrefix(o.lines.Text(), prefix); ok {
			return rest
		}
	}
	t.Fatalf("the stream ends (%v) before %q", o.lines.Err(), prefix)
	return ""
}

// TestStreamsThatAreNotRead hold up nobody: the fight goes on for those who listen, and the others are cut off. Who comes back
// after that has missed nothing.
func TestStreamsThatAreNotRead(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{
		server: func(c *server.Config) {
			c.Limits.Stalled, c.Limits.Heartbeat = 50*time.Millisecond, 20*time.Millisecond
		},
		listen: func(l net.Listener) net.Listener { return narrow{l} },
	})
	links := h.start(people())
	for range 5 {
		h.stream(links.seats["town"], "") // and never reads
	}
	f := &fight{t: t, house: h, links: links}
	f.play(t.Context(), 60)
	if f.answers < 60 && f.last["town"] != nil && !f.last["town"].View.Over {
		t.Fatalf("only %d answers were given", f.answers)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	for h.metric("fray_streams") != "0" {
		must(t, ctx.Err())
		<-time.After(time.Millisecond)
	}
	if h.metric("fray_streams_cut_total") == "0" {
		t.Error("the streams are gone, but none was cut off")
	}
}

// TestAStreamGoesOnWhereItWas: by Last-Event-ID what the client knows is left out, and what it does not know is not.
func TestAStreamGoesOnWhereItWas(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	links := h.start(people())
	first := h.stream(links.seats["town"], "")
	if retry := first.find(t, "retry: "); retry != "1000" {
		t.Errorf("retry: %s", retry)
	}
	rev, err := strconv.Atoi(first.find(t, "id: "))
	must(t, err)
	must(t, first.Close())
	c := h.client(links.seats["town"])
	was, err := c.State(t.Context(), 0)
	must(t, err)
	answerSomething(t, h, links)
	again := h.stream(links.seats["town"], "Last-Event-ID: "+strconv.Itoa(rev)+"\r\n")
	if next, err := strconv.Atoi(again.find(t, "id: ")); err != nil || next <= rev {
		t.Errorf("the id after %d is %d: %v", rev, next, err)
	}
	data := again.find(t, "data: ")
	if !strings.Contains(data, `"same_map":true`) {
		t.Errorf("the map is sent again: %.300s", data)
	}
	since, err := c.State(t.Context(), rev)
	must(t, err)
	since.After(was)
	whole, err := c.State(t.Context(), 0)
	must(t, err)
	if words(since.Log) != words(whole.Log) || len(since.View.Map.Cells) != len(whole.View.Map.Cells) {
		t.Errorf("filled in, it is another state:\n%s\n\n%s", words(since.Log), words(whole.Log))
	}
}

// answerSomething has whoever is asked give the first answer that there is.
func answerSomething(t *testing.T, h *house, links sat) {
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
	t.Fatal("nobody is asked anything")
}

// TestStreamsEnd tells a revoked link and a stopping server apart.
func TestStreamsEnd(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	links := h.start(people())
	revoked, other := h.stream(links.seats["hills"], ""), h.stream(links.seats["town"], "")
	revoked.find(t, "data: ")
	other.find(t, "data: ")
	must(t, h.client(links.gm).Revoke(t.Context(), linkOf(links, api.RoleSeat, "hills").ID))
	revoked.find(t, "event: bye")
	if why := revoked.find(t, "data: "); why != `{"code":"revoked"}` {
		t.Errorf("a revoked link is told %s", why)
	}
	err := h.client(links.seats["hills"]).Events(t.Context(), nil, func(*api.State) error { return nil })
	if client.Code(err) != "no_link" {
		t.Errorf("the client of a revoked link is told %v", err)
	}
	h.stop()
	other.find(t, "event: bye")
	if why := other.find(t, "data: "); why != `{"code":"closed"}` {
		t.Errorf("when the server stops, the others are told %s", why)
	}
	if _, err := io.ReadAll(other); err != nil {
		t.Errorf("the stream does not end well: %v", err)
	}
}
