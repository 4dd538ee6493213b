package server

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"time"

	"fray/api"
	"fray/internal/room"
)

// The routes of streams, as metrics name them.
const (
	streamRoute    = "GET /t/{token}/events"
	apiStreamRoute = "GET /api/events"
)

// retryMillis is how long a client is to wait before it connects again.
const retryMillis = "1000"

// stream tells a link of its table as it is and after every change, until the link, the server or the client is gone.
func (s *Server) stream(w http.ResponseWriter, r *http.Request, p place) *problem {
	since, err := sinceOf(r)
	if err != nil {
		return err
	}
	leave, ok := s.streams.enter(s.watchers(r, p)...)
	if !ok {
		return tooMany(s.c.Limits.Heartbeat)
	}
	defer leave()
	watch, failed := p.Watch(p.viewer)
	if failed != nil {
		return s.problemOf(r.Context(), failed)
	}
	defer watch.Close()
	first, failed := p.State(r.Context(), p.viewer, since)
	if failed != nil {
		return s.problemOf(r.Context(), failed)
	}
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("X-Accel-Buffering", "no") // nginx: pass it on as it comes
	if r.Method == http.MethodHead {
		return nil
	}
	out := &eventWriter{w: w, c: http.NewResponseController(w), stalled: s.c.Limits.Stalled, metrics: s.metrics}
	if out.c.SetReadDeadline(time.Time{}) != nil { // that of the request; the stream goes on
		return nil
	}
	if out.raw("retry: " + retryMillis + "\n\n"); out.state(first) {
		s.follow(r.Context(), out, p, watch, first.Rev)
	}
	return nil
}

// watchers are those whose stream one more would be: the address and the link. All who watch have one link between them, so
// it counts for each address alone.
func (s *Server) watchers(r *http.Request, p place) []key {
	address, link := callOf(r.Context()).address, keyOf(tokenOf(r))
	if p.viewer.Role == api.RoleSpectator {
		link += address
	}
	return []key{{address, s.c.Limits.AddressStreams}, {link, s.c.Limits.LinkStreams}}
}

// sinceOf is the Rev of the last state that the client has: of the last event, or else as the address says.
func sinceOf(r *http.Request) (int, *problem) {
	text := r.Header.Get("Last-Event-ID")
	if text == "" {
		text = r.URL.Query().Get("since")
	}
	if text == "" {
		return 0, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, refuse(http.StatusUnprocessableEntity, codeInvalid, "since is the rev of a state: a whole number")
	}
	return n, nil
}

// follow sends every change from Rev last on.
func (s *Server) follow(ctx context.Context, out *eventWriter, p place, watch *room.Watch, last int) {
	beat := time.NewTicker(s.c.Limits.Heartbeat)
	defer beat.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-s.stop:
			out.bye(room.CodeClosed)
			return
		case <-beat.C:
			if !out.beat() {
				return
			}
			continue
		case _, ok := <-watch.C:
			if !ok {
				out.bye(s.farewell(ctx, watch.Why()))
				return
			}
		}
		shown, err := p.State(ctx, p.viewer, last)
		if err != nil {
			out.bye(s.farewell(ctx, err))
			return
		}
		if shown.Rev != last && !out.state(shown) {
			return
		}
		last = shown.Rev
	}
}

// farewell is the code that a stream ends with.
func (s *Server) farewell(ctx context.Context, err error) string {
	if r, ok := errors.AsType[*room.Refusal](err); ok && r.Code == room.CodeRevoked {
		return r.Code
	}
	return s.problemOf(ctx, err).Code
}
