package server

import (
	"context"
	"errors"
	"net/http"
	"time"

	"fray/api"
	"fray/internal/room"
)

// Routes of the streams, as metrics show them.
const (
	streamRoute    = "GET /t/{token}/events"
	apiStreamRoute = "GET " + apiEvents
	apiEvents      = api.Root + "/events"
)

// retryMillis is how long a client should wait before it reconnects.
const retryMillis = "1000"

// stream sends what a client lacks of the state of a table now and after every change, until the link, the server or the client ends it.
func (s *Server) stream(w http.ResponseWriter, r *http.Request, p session) *problem {
	since, err := sinceOf(r)
	if err != nil {
		return err
	}
	release, ok := s.streams.acquire(s.streamKeys(r, p)...)
	if !ok {
		return tooMany(s.c.Limits.Heartbeat)
	}
	defer release()
	watch, failed := p.Watch(p.viewer)
	if failed != nil {
		return s.problemOf(r.Context(), failed)
	}
	defer watch.Close()
	first, failed := p.Changes(r.Context(), p.viewer, since)
	if failed != nil {
		return s.problemOf(r.Context(), failed)
	}
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("X-Accel-Buffering", "no") // nginx: do not buffer
	if r.Method == http.MethodHead {
		return nil
	}
	out := &eventWriter{w: w, c: http.NewResponseController(innermost(w)), stalled: s.c.Limits.Stalled, metrics: s.metrics}
	if out.c.SetReadDeadline(time.Time{}) != nil { // the request's deadline must not end the stream
		return nil
	}
	if out.begin(s.c.Site.Script(), first) {
		s.follow(r.Context(), out, p, watch, first.Rev)
	}
	return nil
}

// streamKeys returns the keys that a stream is counted under: the address and the link. All spectators share one link, so it
// is counted separately for each address.
func (s *Server) streamKeys(r *http.Request, p session) []key {
	address, link := callOf(r.Context()).address, keyOf(tokenOf(r))
	if p.viewer.Role == api.RoleSpectator {
		link += address
	}
	return []key{{address, s.c.Limits.AddressStreams}, {link, s.c.Limits.LinkStreams}}
}

// sinceOf returns the revision of the client's last state: from Last-Event-ID, or else from the query.
func sinceOf(r *http.Request) (since api.Rev, refused *problem) {
	text := r.Header.Get("Last-Event-ID")
	if text == "" {
		text = r.URL.Query().Get("since")
	}
	if err := since.UnmarshalText([]byte(text)); err != nil {
		return since, refuse(api.CodeInvalid, "since must be the rev of a state: "+err.Error())
	}
	return since, nil
}

// follow sends every change after the revision last.
func (s *Server) follow(ctx context.Context, out *eventWriter, p session, watch *room.Watch, last api.Rev) {
	beat := time.NewTicker(s.c.Limits.Heartbeat)
	defer beat.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-s.stop:
			out.bye(api.CodeClosed)
			return
		case <-beat.C:
			if !out.beat() {
				return
			}
			continue
		case _, ok := <-watch.C:
			if !ok {
				out.bye(s.byeCode(ctx, watch.Why()))
				return
			}
		}
		shown, err := p.Changes(ctx, p.viewer, last)
		if err != nil {
			out.bye(s.byeCode(ctx, err))
			return
		}
		if shown.Rev != last && !out.change(shown) {
			return
		}
		last = shown.Rev
	}
}

// byeCode returns the code that a stream ends with.
func (s *Server) byeCode(ctx context.Context, err error) api.Code {
	if r, ok := errors.AsType[*room.Refusal](err); ok && r.Code == api.CodeRevoked {
		return r.Code
	}
	return s.problemOf(ctx, err).Code
}
