package server

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"time"

	"fray/api"
	"fray/internal/web"
	"fray/table"
)

func (s *Server) recordFile(w http.ResponseWriter, r *http.Request, p session) *problem {
	raw, err := p.Record(r.Context(), p.viewer)
	if err != nil {
		return s.problemOf(r.Context(), err)
	}
	w.Header().Set("Content-Type", "application/x-ndjson")
	download(w, "fray-"+p.ID()+".jsonl")
	_, _ = w.Write(raw) // if this fails, the client has gone
	return nil
}

func (s *Server) replayPage(w http.ResponseWriter, r *http.Request, p session) *problem {
	f, err := s.replay(r.Context(), p)
	if err != nil {
		return s.problemOf(r.Context(), err)
	}
	last := len(f.Frames) - 1
	at := last
	if text := r.URL.Query().Get("at"); text != "" {
		if at, err = strconv.Atoi(text); err != nil || at < 0 || at > last {
			return refuse(api.CodeNoRoute, fmt.Sprintf("the moment must be a number from 0 to %d, the inputs so far", last))
		}
	}
	s.show(w, r, http.StatusOK, web.Replay{Token: p.token, Timeline: f, At: at})
	return nil
}

func (s *Server) replayFile(w http.ResponseWriter, r *http.Request, p session) *problem {
	f, err := s.replay(r.Context(), p)
	if err != nil {
		return s.problemOf(r.Context(), err)
	}
	var b bytes.Buffer
	if err := s.c.Site.Offline(&b, f); err != nil {
		return s.problemOf(r.Context(), err)
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	download(w, "fray-"+p.ID()+".html")
	_, _ = w.Write(b.Bytes()) // if this fails, the client has gone
	return nil
}

// download makes the browser save the answer as a file.
func download(w http.ResponseWriter, name string) {
	w.Header().Set("Content-Disposition", `attachment; filename="`+name+`"`)
}

// replay returns the whole fight as the link may see it. Only a few are made at the same time because each needs some
// megabytes. It stops when the client disconnects, and is refused when it takes longer than Limits.Replay.
func (s *Server) replay(ctx context.Context, p session) (*web.Timeline, error) {
	late := time.NewTimer(s.c.Limits.Replay)
	defer late.Stop()
	select {
	case s.replaying <- struct{}{}:
		defer func() { <-s.replaying }()
	case <-late.C:
		return nil, tooLong()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	now, err := p.State(ctx, p.viewer)
	if err != nil {
		return nil, err
	}
	var broken error
	f, err := web.NewTimeline(func(yield func(api.State) bool) {
		broken = p.Replay(ctx, p.viewer, func(st *api.State) error {
			select {
			case <-late.C:
				return tooLong()
			case <-ctx.Done():
				return ctx.Err()
			default:
			}
			if !yield(*st) {
				return errStopped
			}
			return nil
		})
	}, func(id string) table.RuleText { return s.ruleText(now.Ruleset, id) })
	if err = errors.Join(err, broken); err != nil {
		return nil, err
	}
	f.Summary, f.Proof = now.Summary, now.Proof
	if now.Summary != nil {
		f.Analysis, err = p.Analysis(ctx, p.viewer)
	}
	return f, err
}

// tooLong refuses a replay that takes too long to make.
func tooLong() *problem {
	return refuse(api.CodeTooLong,
		"the replay of this fight takes too long to make: as the game master, download the record and open it with fray replay")
}

// errStopped means that the reader of a replay stopped early.
var errStopped = errors.New("the replay was stopped")
