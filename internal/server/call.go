package server

import (
	"context"
	"crypto/rand"
	"net/http"
	"strings"
	"time"
)

// call holds facts about a request while it is served.
type call struct {
	id      string // appears in the log, and in the answer when the server is at fault
	address string // client address that the rate limits apply to
	base    string // beginning of links
	began   time.Time
	status  int    // 0: nothing has been written
	table   string // ID; empty: none is known
	relayed string // the server that answers, if it is another one
}

type callKey struct{}

// callOf returns the call of a request's context.
func callOf(ctx context.Context) *call {
	if c, ok := ctx.Value(callKey{}).(*call); ok {
		return c
	}
	return &call{}
}

// withCall adds a call to the context of a request.
func (s *Server) withCall(r *http.Request) (*http.Request, *call) {
	c := &call{began: time.Now()}
	if ofPeer(r.Context()) {
		c.id, c.address, c.base = r.Header.Get(headerRequest), r.Header.Get(headerAddress), r.Header.Get(headerBase)
	} else {
		c.id, c.address, c.base = rand.Text()[:12], s.addressOf(r), s.base(r)
	}
	return r.WithContext(context.WithValue(r.Context(), callKey{}, c)), c
}

// recorder records the status of an answer.
type recorder struct {
	http.ResponseWriter
	call *call
}

// Unwrap is for [http.ResponseController].
func (w *recorder) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// WriteHeader records the status.
func (w *recorder) WriteHeader(status int) {
	if w.call.status == 0 {
		w.call.status = status
	}
	w.ResponseWriter.WriteHeader(status)
}

// Write records status 200 unless WriteHeader was called.
func (w *recorder) Write(b []byte) (int, error) {
	if w.call.status == 0 {
		w.call.status = http.StatusOK
	}
	return w.ResponseWriter.Write(b)
}

// tokenOf returns the token of a request, or "".
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

// ofAPI reports whether the answer is for a program: a refusal is then sent as a problem instead of a page.
func ofAPI(r *http.Request) bool {
	return streaming(r) || strings.HasPrefix(r.URL.Path, "/api/") || r.URL.Path == mcpPath // of any version
}
