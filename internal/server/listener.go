package server

import (
	"net"
	"sync"
)

// boundedListener takes in only so many connections at a time: more wait in the backlog of the operating system. One that is
// too many of its address is closed at once.
type boundedListener struct {
	net.Listener
	free   chan struct{} // as many as there may be
	closed chan struct{}
	once   sync.Once

	most int // of one address; 0: any number
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

// Accept waits until there is room for a connection, and for one to come.
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
		if l.enter(address) {
			return &boundedConn{Conn: c, leave: sync.OnceFunc(func() { l.leave(address) })}, nil
		}
		_ = c.Close() // whoever has so many knows what to do with this one
	}
}

func (l *boundedListener) enter(address string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.most > 0 && l.has[address] >= l.most {
		return false
	}
	l.has[address]++
	return true
}

func (l *boundedListener) leave(address string) {
	l.mu.Lock()
	if l.has[address]--; l.has[address] == 0 {
		delete(l.has, address)
	}
	l.mu.Unlock()
	<-l.free
}

// Close closes.
func (l *boundedListener) Close() error {
	l.once.Do(func() { close(l.closed) })
	return l.Listener.Close()
}

// boundedConn leaves its room when it is closed.
type boundedConn struct {
	net.Conn
	leave func()
}

// Close closes.
func (c *boundedConn) Close() error {
	defer c.leave()
	return c.Conn.Close()
}
