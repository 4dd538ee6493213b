package server

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"net/http"
	"runtime/debug"
	"strings"
	"time"

	"fray/api"
	"fray/internal/web"
)

// ServeHTTP serves a request, compressed if the client accepts gzip.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if streaming(r) {
		s.flowing.ServeHTTP(w, r)
	} else {
		s.packed.ServeHTTP(w, r)
	}
}

// serve checks the limits of a request and serves it.
func (s *Server) serve(w http.ResponseWriter, r *http.Request) {
	s.forwarded(r)
	r, c := s.withCall(r)
	rec := &recorder{w, c}
	defer s.finish(rec, r)
	defer s.recoverPanic(rec, r)
	headers(rec.Header())
	if p := s.admit(rec, r); p != nil {
		s.metrics.refused.WithLabelValues(string(p.Code)).Inc()
		s.fail(rec, r, p)
		return
	}
	s.mux.ServeHTTP(rec, r)
}

// headers sets the headers of every answer: nothing is loaded from other sites, nothing is cached, and no Referer carries a
// token to another site.
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

// admit refuses requests that are too large, too frequent, or sent by a page of another site.
func (s *Server) admit(w http.ResponseWriter, r *http.Request) *problem {
	if r.ContentLength > maxBody {
		return tooLarge()
	}
	r.Body = http.MaxBytesReader(w, r.Body, maxBody)
	if !ofPeer(r.Context()) { // the server that passes it on has looked
		if p := s.checkRequestHost(r); p != nil {
			return p
		}
		if err := s.origin.Check(r); err != nil {
			return refuse(api.CodeOrigin, "this request was sent by a page of another site: use a page of this server")
		}
	}
	if strings.HasPrefix(r.URL.Path, "/assets/") {
		return nil
	}
	wait, ok := s.address.take(callOf(r.Context()).address)
	if token := tokenOf(r); ok && token != "" {
		wait, ok = s.link.take(keyOf(token) + callOf(r.Context()).address) // each address has its own rate, even for a shared link
	}
	if !ok {
		return tooMany(wait)
	}
	return nil
}

func tooLarge() *problem {
	return refuse(api.CodeTooLarge, fmt.Sprintf("the request is too large: at most %d bytes are accepted", maxBody))
}

// tooMany refuses a request that may be repeated after wait.
func tooMany(wait time.Duration) *problem {
	p := refuse(api.CodeTooMany, "too many requests: wait a little, then try again")
	p.after = max(wait, time.Millisecond)
	return p
}

// keyOf returns the hash that a token is counted under, so that no token is kept in memory.
func keyOf(token string) string {
	sum := sha256.Sum256([]byte(token))
	return "link " + string(sum[:])
}

// recoverPanic turns a panic of a request into an answer and a log line. Other requests are unaffected.
func (s *Server) recoverPanic(w *recorder, r *http.Request) {
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
		panic(http.ErrAbortHandler) // half the answer is sent: cut the connection so that the client notices
	}
	s.fail(w, r, refuse(api.CodeInternal, "internal server error: see the server's log for "+w.call.id))
}

// finish counts the request, and logs it if it may change something.
func (s *Server) finish(w *recorder, r *http.Request) {
	took := time.Since(w.call.began)
	s.metrics.served(r, w.call.status, took)
	switch r.Method {
	case http.MethodGet, http.MethodHead, http.MethodOptions:
		return
	}
	more := []any{"id", w.call.id, "route", route(r), "status", w.call.status, "ms", took.Milliseconds()}
	if w.call.table != "" {
		more = append(more, "table", w.call.table)
	}
	if w.call.relayed != "" {
		more = append(more, "to", w.call.relayed)
	}
	s.c.Log.InfoContext(r.Context(), "request", more...)
}

// route returns the pattern that a request matched. It contains no names and no token.
func route(r *http.Request) string {
	if r.Pattern == "" || r.Pattern == "/" {
		return "none"
	}
	return r.Pattern
}
