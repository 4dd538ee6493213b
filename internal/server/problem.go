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

// The codes of what the server itself refuses, beside those of [room].
const (
	codeNoLink   = "no_link"   // no token, or one that leads nowhere
	codeInvalid  = "invalid"   // the request is not as the API says
	codeTooLarge = "too_large" // too many bytes
	codeTooMany  = "too_many"  // too often, or too many at once
	codeOrigin   = "origin"    // from a page of somebody else
	codeNoRoute  = "no_route"  // there is nothing there
	codeMethod   = "method"    // there is, but not by this method
	codeNotOver  = "not_over"  // the fight still goes on
	codeInternal = "internal"  // a fault of the server
	codeTooLong  = "too_long"  // the answer took too long to make
	codeGone     = "gone"      // the client hung up: only the log and the metrics see it
)

// statusGone is the status of a request whose client hung up, as nginx counts it: no fault of the server.
const statusGone = 499

// problem is a refusal as it goes out.
type problem struct {
	api.Problem
	after time.Duration // when to try again
	allow string        // methods
}

// refuse makes a problem.
func refuse(status int, code, detail string) *problem {
	return &problem{Problem: api.Problem{Title: http.StatusText(status), Status: status, Detail: detail, Code: code}}
}

// Error gives the detail.
func (p *problem) Error() string { return p.Detail }

const problemType = "application/problem+json"

// GetHeaders is for huma.
func (p *problem) GetHeaders() http.Header {
	h := http.Header{}
	if p.after > 0 {
		h.Set("Retry-After", strconv.Itoa(int(math.Ceil(p.after.Seconds()))))
	}
	if p.allow != "" {
		h.Set("Allow", p.allow)
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

// problemOf is what a room's error is to the outside: its code and its words, and never what is behind it.
func (s *Server) problemOf(ctx context.Context, err error) *problem {
	var p *problem
	if errors.As(err, &p) {
		return p
	}
	var r *room.Refusal
	known := errors.As(err, &r)
	switch {
	case known && r.Code == room.CodeRevoked: // while the request was on its way: the same as before
		return noLink()
	case ctx.Err() != nil && (!known || r.Code == room.CodeNotKept):
		p = refuse(statusGone, codeGone, "the client hung up")
		p.Title = "Client Closed Request"
		return p
	case known:
		p = refuse(statusOf(r.Code), r.Code, r.Text)
		if err = r.Err; r.Code == room.CodeFull { // for long: no use in trying again at once, and no fault
			s.c.Log.WarnContext(ctx, "the server is full", "id", callOf(ctx).id, "text", p.Detail)
			return p
		}
		if p.Status == http.StatusTooManyRequests || p.Status == http.StatusServiceUnavailable {
			p.after = time.Second
		}
	default:
		p = refuse(http.StatusInternalServerError, codeInternal, "the server is at fault: see its log for "+callOf(ctx).id)
	}
	if p.Status >= http.StatusInternalServerError {
		s.c.Log.ErrorContext(ctx, "refused", "id", callOf(ctx).id, "code", p.Code, "text", p.Detail, "err", err)
	}
	return p
}

// statusOf is the status of a room's refusal.
func statusOf(code string) int {
	switch code {
	case room.CodeStale, room.CodeNotNow, room.CodeRecordFull, room.CodeDamaged:
		return http.StatusConflict
	case room.CodeNotAsked, room.CodeForbidden:
		return http.StatusForbidden
	case room.CodeNotListed, room.CodeBadDice, room.CodeBadText, room.CodeBad:
		return http.StatusUnprocessableEntity
	case room.CodeNotFound, room.CodeDeleted:
		return http.StatusNotFound
	case room.CodeFull:
		return http.StatusServiceUnavailable
	case room.CodeBusy:
		return http.StatusTooManyRequests
	case room.CodeNotKept, room.CodeClosed:
		return http.StatusServiceUnavailable
	default:
		return http.StatusInternalServerError
	}
}
