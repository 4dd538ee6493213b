package server

import (
	"context"
	"crypto/rand"
	"net/http"
	"path"
	"strings"
	"time"
)

// call is what is known of a request while it is served.
type call struct {
	id      string // in the log, and told where the server is at fault
	address string // whose allowance it is charged to
	base    string // what links begin with
	began   time.Time
	status  int // 0: nothing is written
}

type callKey struct{}

// callOf is the call of a request's context.
func callOf(ctx context.Context) *call {
	if c, ok := ctx.Value(callKey{}).(*call); ok {
		return c
	}
	return &call{}
}

// begun gives the request its call.
func (s *Server) begun(r *http.Request) (*http.Request, *call) {
	c := &call{id: rand.Text()[:12], address: s.addressOf(r), base: s.base(r), began: time.Now()}
	return r.WithContext(context.WithValue(r.Context(), callKey{}, c)), c
}

// recorder notes what is written.
type recorder struct {
	http.ResponseWriter
	call *call
}

// Unwrap is for [http.ResponseController].
func (w *recorder) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// WriteHeader notes the status.
func (w *recorder) WriteHeader(status int) {
	if w.call.status == 0 {
		w.call.status = status
	}
	w.ResponseWriter.WriteHeader(status)
}

// Write notes that all is well.
func (w *recorder) Write(b []byte) (int, error) {
	if w.call.status == 0 {
		w.call.status = http.StatusOK
	}
	return w.ResponseWriter.Write(b)
}

// tokenOf is the token that comes with a request, or empty.
func tokenOf(r *http.Request) string {
	if rest, ok := strings.CutPrefix(r.URL.Path, "/t/"); ok {
		token, _, _ := strings.Cut(rest, "/")
		return token
	}
	scheme, token, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	if !strings.EqualFold(scheme, "Bearer") {
		return ""
	}
	return token
}

// ofAPI reports whether the answer is for a program: then a refusal is a problem, else a page.
func ofAPI(r *http.Request) bool {
	stream, _ := path.Match("/t/*/events", r.URL.Path) // the pattern is a good one
	return stream || strings.HasPrefix(r.URL.Path, "/api/")
}
