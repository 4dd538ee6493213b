package server

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
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
		failed = h.Serve(s.bounded(l))
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
