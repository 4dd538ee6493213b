package server

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"time"
)

// Run serves requests from the listener until the context ends. Then it accepts nothing new, asks streams to reconnect, and
// lets pending requests finish. It always closes the listener. The caller closes the registry and the store.
func (s *Server) Run(ctx context.Context, l net.Listener) error {
	const (
		header = 5 * time.Second  // to read the headers of a request
		whole  = 15 * time.Second // to read a request
		answer = 60 * time.Second // to write an answer; streams and files have their own deadlines
		idle   = 2 * time.Minute  // between requests of one connection
		head   = 16 << 10         // bytes of headers
	)
	h := &http.Server{
		Handler: s, ReadHeaderTimeout: header, ReadTimeout: whole, WriteTimeout: answer, IdleTimeout: idle, MaxHeaderBytes: head,
		ErrorLog: slog.NewLogLogger(s.c.Log.Handler(), slog.LevelDebug), // connection errors caused by clients
	}
	stopPeers, err := s.servePeers()
	if err != nil {
		return errors.Join(err, l.Close())
	}
	var failed error
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		failed = h.Serve(s.bounded(l))
	}()
	select {
	case <-ended:
		close(s.stop)
		return errors.Join(failed, h.Close(), stopPeers(ctx))
	case <-ctx.Done():
	}
	close(s.stop)
	if s.c.Peers != nil {
		s.c.Registry.Close() // other servers take the tables at once
	}
	last, cancel := context.WithTimeout(context.WithoutCancel(ctx), s.c.Limits.Stop)
	defer cancel()
	err = h.Shutdown(last)
	if err != nil { // a request did not finish in time
		err = h.Close()
	}
	<-ended
	return errors.Join(err, stopPeers(last))
}
