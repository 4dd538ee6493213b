package server

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"math"
	"net/http"
	"strconv"
	"time"

	"fray/api"
	"fray/internal/room"
)

// codeGone is the code of a request whose client disconnected. It appears only in the log and the metrics.
const codeGone api.Code = "gone"

// statusGone is the status of a request whose client disconnected, as in nginx. It is no fault of the server.
const statusGone = 499

// problem is a refusal with its headers.
type problem struct {
	api.Problem
	after time.Duration // when to try again
	allow string        // allowed methods
}

// refuse returns a problem with the usual status of its code.
func refuse(code api.Code, detail string) *problem { return refuseAs(code.Status(), code, detail) }

// refuseAs returns a problem with a status.
func refuseAs(status int, code api.Code, detail string) *problem {
	return &problem{Problem: api.Problem{Title: http.StatusText(status), Status: status, Detail: detail, Code: code}}
}

// Error returns the detail.
func (p *problem) Error() string { return p.Detail }

const problemType = "application/problem+json"

// GetHeaders implements huma.HeadersError.
func (p *problem) GetHeaders() http.Header {
	h := http.Header{}
	if p.after > 0 {
		h.Set("Retry-After", strconv.Itoa(int(math.Ceil(p.after.Seconds()))))
	}
	if p.allow != "" {
		h.Set("Allow", p.allow)
	}
	if p.Code == api.CodeClosed {
		h.Set(headerMoved, "1")
	}
	if p.Status == http.StatusUnauthorized {
		h.Set("WWW-Authenticate", "Bearer")
	}
	return h
}

// write writes the problem as JSON.
func (p *problem) write(w http.ResponseWriter) error {
	maps.Copy(w.Header(), p.GetHeaders())
	w.Header().Set("Content-Type", problemType)
	w.WriteHeader(p.Status)
	return json.NewEncoder(w).Encode(p.Problem)
}

// problemOf converts an error of a room into a problem with its code and text. Underlying errors are logged, never sent.
func (s *Server) problemOf(ctx context.Context, err error) *problem {
	var p *problem
	if errors.As(err, &p) {
		return p
	}
	var r *room.Refusal
	known := errors.As(err, &r)
	switch {
	case known && r.Code == api.CodeRevoked: // revoked during the request: same as before it
		return noLink()
	case ctx.Err() != nil && (!known || r.Code == api.CodeNotKept):
		p = refuseAs(statusGone, codeGone, "the client disconnected")
		p.Title = "Client Closed Request"
		return p
	case known:
		p = refuse(r.Code, r.Text)
		if err = r.Err; r.Code == api.CodeFull { // lasting, and no fault: the client should not retry soon
			s.c.Log.WarnContext(ctx, "the server is full", "id", callOf(ctx).id, "text", p.Detail)
			return p
		}
		if p.Status == http.StatusTooManyRequests || p.Status == http.StatusServiceUnavailable {
			p.after = time.Second
		}
	default:
		p = refuse(api.CodeInternal, "internal server error: see the server's log for "+callOf(ctx).id)
	}
	if p.Status >= http.StatusInternalServerError {
		s.c.Log.ErrorContext(ctx, "request refused", "id", callOf(ctx).id, "code", p.Code, "text", p.Detail, "err", err)
	}
	return p
}
