package postgres_test

import (
	"bytes"
	"net"
	"net/url"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
)

// cutter stands between a store and its database, and cuts the connection of the next commit.
type cutter struct {
	dir    string      // of its socket
	to     string      // socket of the database
	before atomic.Bool // cut the next commit before the database sees it
	after  atomic.Bool // cut it after the database has carried it out, before the store hears of it

	mu    sync.Mutex
	apart bool              // the database cannot be reached
	open  map[net.Conn]bool // connections of clients
}

// part cuts all connections and lets no new ones through, or lets them through again.
func (c *cutter) part(apart bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.apart = apart
	for conn := range c.open {
		if apart {
			_ = conn.Close()
		}
	}
}

// admit counts a connection, or closes it while the database cannot be reached.
func (c *cutter) admit(conn net.Conn) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.apart {
		_ = conn.Close()
		return false
	}
	c.open[conn] = true
	return true
}

// newCutter returns a cutter before the database at an address, and the address through it.
func newCutter(t *testing.T, address string) (*cutter, string) {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	const socket = ".s.PGSQL.5432"
	c := &cutter{open: map[net.Conn]bool{}, dir: t.TempDir(), to: filepath.Join(u.Query().Get("host"), socket)}
	l, err := new(net.ListenConfig).Listen(t.Context(), "unix", filepath.Join(c.dir, socket))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			client, err := l.Accept()
			if err != nil {
				return
			}
			go c.pass(t, client)
		}
	}()
	return c, with(t, address, "host", c.dir)
}

// pass passes on what both sides of a connection say, until one of them ends it.
func (c *cutter) pass(t *testing.T, client net.Conn) {
	if !c.admit(client) {
		return
	}
	defer client.Close() //nolint:errcheck // it is cut
	db, err := new(net.Dialer).DialContext(t.Context(), "unix", c.to)
	if err != nil {
		t.Error(err)
		return
	}
	defer db.Close() //nolint:errcheck // it is cut
	var deaf atomic.Bool
	go func() {
		defer client.Close() //nolint:errcheck // it is cut
		buf := make([]byte, 1<<16)
		for {
			n, err := db.Read(buf)
			if err != nil || deaf.Load() { // the database has answered the commit
				return
			}
			if _, err := client.Write(buf[:n]); err != nil {
				return
			}
		}
	}()
	buf := make([]byte, 1<<16)
	for {
		n, err := client.Read(buf)
		if err != nil {
			return
		}
		commits := bytes.Contains(buf[:n], []byte("commit\x00"))
		if commits && c.before.CompareAndSwap(true, false) {
			return
		}
		if commits && c.after.CompareAndSwap(true, false) {
			deaf.Store(true)
		}
		if _, err := db.Write(buf[:n]); err != nil {
			return
		}
	}
}

// TestCommitWithoutAnswer: if the connection is lost while a change is being committed, the store finds out what became of it, even if
// it may have only one connection.
func TestCommitWithoutAnswer(t *testing.T) {
	at := server.New(t)
	c, address := newCutter(t, at)
	s := open(t, with(t, address, "pool_max_conns", "1"))
	create(t, s)

	c.after.Store(true)
	if err := s.Append(t.Context(), "one", 1, []byte("kept")); err != nil {
		t.Errorf("the line was written, and the error is %v", err)
	}
	c.before.Store(true)
	if err := s.Append(t.Context(), "one", 2, []byte("lost")); err == nil {
		t.Error("the line was not written, and there is no error")
	}
	if c.after.Load() || c.before.Load() {
		t.Error("nothing was cut")
	}
	if lines, err := s.Lines(t.Context(), "one"); len(lines) != 2 || err != nil {
		t.Errorf("%q %v", lines, err)
	}
}
