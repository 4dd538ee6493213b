package server

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"time"
)

// Run serves what comes in at the listener until the context ends. Then nothing new is taken in, streams are told to come
// back, and what is under way is finished. The listener is closed in any case; the hall and the store are the caller's.
func (s *Server) Run(ctx context.Context, l net.Listener) error {
	const (
		header = 5 * time.Second  // for the head of a request
		whole  = 15 * time.Second // for a request
		answer = 60 * time.Second // for an answer; streams have their own
		idle   = 2 * time.Minute  // between requests of one connection
		head   = 16 << 10         // bytes
	)
	h := &http.Server{
		Handler: s, ReadHeaderTimeout: header, ReadTimeout: whole, WriteTimeout: answer, IdleTimeout: idle, MaxHeaderBytes: head,
		ErrorLog: slog.NewLogLogger(s.c.Log.Handler(), slog.LevelDebug), // what clients do wrong with their connections
	}
	var failed error
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		failed = h.Serve(bounded(l, s.c.Limits.Conns))
	}()
	select {
	case <-ended:
		close(s.stop)
		return errors.Join(failed, h.Close())
	case <-ctx.Done():
	}
	close(s.stop)
	last, cancel := context.WithTimeout(context.WithoutCancel(ctx), s.c.Limits.Stop)
	defer cancel()
	err := h.Shutdown(last)
	if err != nil { // somebody does not finish
		err = h.Close()
	}
	<-ended
	return err
}

// boundedListener takes in only so many connections at a time: more wait in the backlog of the operating system.
type boundedListener struct {
	net.Listener
	free   chan struct{}
	closed chan struct{}
	once   sync.Once
}

func bounded(l net.Listener, most int) net.Listener {
	return &boundedListener{Listener: l, free: make(chan struct{}, most), closed: make(chan struct{})}
}

// Accept waits until there is room for a connection, and for one to come.
func (l *boundedListener) Accept() (net.Conn, error) {
	select {
	case l.free <- struct{}{}:
	case <-l.closed:
		return nil, net.ErrClosed
	}
	c, err := l.Listener.Accept()
	if err != nil {
		<-l.free
		return nil, err
	}
	return &boundedConn{Conn: c, leave: sync.OnceFunc(func() { <-l.free })}, nil
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
