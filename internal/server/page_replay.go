package server

import (
	"bytes"
	"context"
	"errors"
	"net/http"
	"strconv"
	"time"

	"fray/api"
	"fray/internal/web"
	"fray/table"
)

func (s *Server) recordFile(w http.ResponseWriter, r *http.Request, p place) *problem {
	raw, err := p.Record(r.Context(), p.viewer)
	if err != nil {
		return s.problemOf(r.Context(), err)
	}
	w.Header().Set("Content-Type", "application/x-ndjson")
	download(w, "fray-"+p.ID()+".jsonl")
	_, _ = w.Write(raw) // else whoever asked is gone
	return nil
}

func (s *Server) replayPage(w http.ResponseWriter, r *http.Request, p place) *problem {
	f, err := s.film(r.Context(), p)
	if err != nil {
		return s.problemOf(r.Context(), err)
	}
	last := len(f.Frames) - 1
	at := last
	if text := r.URL.Query().Get("at"); text != "" {
		if at, err = strconv.Atoi(text); err != nil || at < 0 || at > last {
			return refuse(http.StatusNotFound, codeNoRoute, "the fight has had "+strconv.Itoa(last)+" inputs so far")
		}
	}
	s.show(w, r, http.StatusOK, web.Replay{Token: p.token, Timeline: f, At: at})
	return nil
}

func (s *Server) replayFile(w http.ResponseWriter, r *http.Request, p place) *problem {
	f, err := s.film(r.Context(), p)
	if err != nil {
		return s.problemOf(r.Context(), err)
	}
	var b bytes.Buffer
	if err := s.c.Site.Offline(&b, f); err != nil {
		return s.problemOf(r.Context(), err)
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	download(w, "fray-"+p.ID()+".html")
	_, _ = w.Write(b.Bytes()) // else whoever asked is gone
	return nil
}

// download has the browser keep the answer as a file instead of showing it.
func download(w http.ResponseWriter, name string) {
	w.Header().Set("Content-Disposition", `attachment; filename="`+name+`"`)
}

// film is the whole fight as the link may see it. Few are made at a time, as each needs some megabytes. It stops when the client
// hangs up, and is refused when it takes too long.
func (s *Server) film(ctx context.Context, p place) (*web.Timeline, error) {
	late := time.NewTimer(s.c.Limits.Film)
	defer late.Stop()
	select {
	case s.filming <- struct{}{}:
		defer func() { <-s.filming }()
	case <-late.C:
		return nil, tooLong()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	now, err := p.State(ctx, p.viewer, 0)
	if err != nil {
		return nil, err
	}
	var broken error
	f, err := web.NewTimeline(func(yield func(api.State) bool) {
		broken = p.Replay(ctx, p.viewer, func(is *api.State) error {
			select {
			case <-late.C:
				return tooLong()
			case <-ctx.Done():
				return ctx.Err()
			default:
			}
			if !yield(*is) {
				return errCut
			}
			return nil
		})
	}, func(id string) table.RuleText { return s.ruleText(now.State.Ruleset, id) })
	if err = errors.Join(err, broken); err != nil {
		return nil, err
	}
	f.Summary, f.Proof = now.State.Summary, now.State.Proof
	return f, nil
}

// tooLong refuses a replay that takes too long to make.
func tooLong() *problem {
	return refuse(http.StatusServiceUnavailable, codeTooLong,
		"the replay of this fight takes too long to make; the game master can download the record, which fray replay shows")
}

// errCut says that nobody wants to see the rest of a replay.
var errCut = errors.New("the replay was cut short")
