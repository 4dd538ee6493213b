package server

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"net/http"
	"runtime/debug"
	"strings"
	"time"

	"fray/internal/web"
)

// ServeHTTP guards and serves one request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.forwarded(r)
	r, c := s.begun(r)
	rec := &recorder{w, c}
	defer s.finish(rec, r)
	defer s.catch(rec, r)
	headers(rec.Header())
	if p := s.admit(rec, r); p != nil {
		s.metrics.refused.WithLabelValues(p.Code).Inc()
		s.say(rec, r, p)
		return
	}
	s.mux.ServeHTTP(rec, r)
}

// headers are those of every answer: nothing from outside is loaded, nothing is kept, no address with a token leaves in a
// Referer.
func headers(h http.Header) {
	h.Set("Content-Security-Policy", web.Policy)
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("X-Frame-Options", "DENY")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
	h.Set("Cache-Control", "no-store")
}

// admit refuses what is too large, too often, or from a page of somebody else.
func (s *Server) admit(w http.ResponseWriter, r *http.Request) *problem {
	if r.ContentLength > maxBody {
		return tooLarge()
	}
	if p := s.placed(r); p != nil {
		return p
	}
	r.Body = http.MaxBytesReader(w, r.Body, maxBody)
	if err := s.origin.Check(r); err != nil {
		return refuse(http.StatusForbidden, codeOrigin, "this was sent by a page of another site")
	}
	if strings.HasPrefix(r.URL.Path, "/assets/") {
		return nil
	}
	wait, ok := s.address.take(callOf(r.Context()).address)
	if token := tokenOf(r); ok && token != "" {
		wait, ok = s.link.take(keyOf(token) + callOf(r.Context()).address) // who shares a link does not share its allowance
	}
	if !ok {
		return tooMany(wait)
	}
	return nil
}

func tooLarge() *problem {
	return refuse(http.StatusRequestEntityTooLarge, codeTooLarge, fmt.Sprintf("a request may have %d bytes", maxBody))
}

// tooMany says to wait.
func tooMany(wait time.Duration) *problem {
	p := refuse(http.StatusTooManyRequests, codeTooMany, "that was too much in a short time: wait a little, then try again")
	p.after = max(wait, time.Millisecond)
	return p
}

// keyOf stands for a token where it is counted, so that no token is kept.
func keyOf(token string) string {
	sum := sha256.Sum256([]byte(token))
	return "link " + string(sum[:])
}

// catch makes a panic an answer and a line of the log. Only the request that it happened in feels it.
func (s *Server) catch(w *recorder, r *http.Request) {
	what := recover()
	if what == nil {
		return
	}
	if err, ok := what.(error); ok && errors.Is(err, http.ErrAbortHandler) {
		panic(what)
	}
	s.metrics.panics.Inc()
	s.c.Log.ErrorContext(r.Context(), "panic", "id", w.call.id, "route", r.Pattern, "what", fmt.Sprint(what), "stack", string(debug.Stack()))
	if w.call.status != 0 {
		panic(http.ErrAbortHandler) // half an answer is out: have the client see that it is cut off
	}
	s.say(w, r, refuse(http.StatusInternalServerError, codeInternal, "the server is at fault: see its log for "+w.call.id))
}

// finish counts the request, and logs it if it changed something.
func (s *Server) finish(w *recorder, r *http.Request) {
	took := time.Since(w.call.began)
	s.metrics.served(r, w.call.status, took)
	switch r.Method {
	case http.MethodGet, http.MethodHead, http.MethodOptions:
		return
	}
	s.c.Log.InfoContext(r.Context(), "request", "id", w.call.id, "route", route(r), "status", w.call.status, "ms", took.Milliseconds())
}

// route is where a request went, without what stands for the names in it: no token is in it.
func route(r *http.Request) string {
	if r.Pattern == "" || r.Pattern == "/" {
		return "none"
	}
	return r.Pattern
}
