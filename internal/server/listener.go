package server

import (
	"net"
	"sync"
)

// boundedListener accepts a limited number of connections; more wait in the operating system's backlog. It closes a
// connection at once if its address has too many.
type boundedListener struct {
	net.Listener
	free   chan struct{} // holds one value per open connection
	closed chan struct{}
	once   sync.Once

	most int // per address; 0: unlimited
	mu   sync.Mutex
	has  map[string]int // by address: under mu
}

func (s *Server) bounded(l net.Listener) net.Listener {
	b := &boundedListener{Listener: l, free: make(chan struct{}, s.c.Limits.Conns), closed: make(chan struct{}), has: map[string]int{}}
	if !s.c.TrustProxy {
		b.most = s.c.Limits.AddressConns
	}
	return b
}

// Accept waits until a connection may be accepted, then until one arrives.
func (l *boundedListener) Accept() (net.Conn, error) {
	select {
	case l.free <- struct{}{}:
	case <-l.closed:
		return nil, net.ErrClosed
	}
	for {
		c, err := l.Listener.Accept()
		if err != nil {
			<-l.free
			return nil, err
		}
		address := network(c.RemoteAddr().String())
		if l.acquire(address) {
			return &boundedConn{Conn: c, release: sync.OnceFunc(func() { l.release(address) })}, nil
		}
		_ = c.Close() // an error does not matter: the connection is unused
	}
}

func (l *boundedListener) acquire(address string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.most > 0 && l.has[address] >= l.most {
		return false
	}
	l.has[address]++
	return true
}

func (l *boundedListener) release(address string) {
	l.mu.Lock()
	if l.has[address]--; l.has[address] == 0 {
		delete(l.has, address)
	}
	l.mu.Unlock()
	<-l.free
}

// Close stops Accept and closes the listener.
func (l *boundedListener) Close() error {
	l.once.Do(func() { close(l.closed) })
	return l.Listener.Close()
}

// boundedConn is a counted connection.
type boundedConn struct {
	net.Conn
	release func()
}

// Close closes the connection and counts it off.
func (c *boundedConn) Close() error {
	defer c.release()
	return c.Conn.Close()
}
