package server_test

import (
	"net"
	"sync"
	"testing"
	"time"

	"fray/api"
)

// clocked hands out connections that report what is written while a deadline for reading is set.
type clocked struct {
	net.Listener
	late func()
}

// Accept implements net.Listener.
func (l clocked) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept()
	return &clockedConn{Conn: c, late: l.late}, err
}

type clockedConn struct {
	net.Conn
	late func()

	mu  sync.Mutex
	set bool // a deadline for reading
}

// SetReadDeadline implements net.Conn.
func (c *clockedConn) SetReadDeadline(at time.Time) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.set = !at.IsZero()
	return c.Conn.SetReadDeadline(at)
}

// Write implements net.Conn.
func (c *clockedConn) Write(b []byte) (int, error) {
	c.mu.Lock()
	if c.set {
		c.late()
	}
	c.mu.Unlock()
	return c.Conn.Write(b)
}

// TestNoDeadlineWhileAnswering: once a request has been read, its connection has no deadline for reading. It would pass during a request that
// takes long, and net/http would cancel that one and all later ones of the connection.
func TestNoDeadlineWhileAnswering(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{
		listen: func(l net.Listener) net.Listener {
			return clocked{l, func() { t.Error("an answer is written while a deadline for reading is set") }}
		},
	})
	links := h.start(duel())
	_, q := h.asked(links)
	must(t, h.client(links.gm).Answer(t.Context(), api.Answer{Question: q.ID, Key: q.Choices[0].Key}))
}
