package server

import (
	"context"
	"net/http"
	"time"
)

// health answers 200 if the store can be read and written, else 503. Jobs that nobody computes are worth a word, and no failure.
func (s *Server) health(w http.ResponseWriter, r *http.Request) {
	const patience = 2 * time.Second
	ctx, cancel := context.WithTimeout(r.Context(), patience)
	defer cancel()
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	if err := s.c.Store.Ping(ctx); err != nil {
		s.c.Log.ErrorContext(ctx, "not healthy", "id", callOf(ctx).id, "err", err)
		w.WriteHeader(http.StatusServiceUnavailable)
		_, _ = w.Write([]byte("the store cannot be used; see the log\n")) // if this fails, the client has gone
		return
	}
	text := "ok\n"
	if s.c.Queue != nil {
		if l, err := s.c.Queue.Load(ctx); err == nil && l.Jobs > 0 && l.Workers == 0 {
			text += "jobs wait, and there is no worker: fray worker\n"
		}
	}
	_, _ = w.Write([]byte(text)) // if this fails, the client has gone
}
