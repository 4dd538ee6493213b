package room

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"time"

	"fray/api"
	"fray/internal/store"
	"fray/table"
)

// timelines are what is shown of a finished fight that this program's rules cannot replay.
type timelines struct {
	rev  api.Rev // of every state
	seen map[string]*view
}

// seen is the end of a timeline, with all its log.
type seen struct {
	state api.State
	log   []api.Line
}

// errViewOnly refuses everything but to look at a finished fight.
var errViewOnly = &Refusal{Code: api.CodeNotNow, Text: "this fight was played by an older version of the rules: it can be viewed, and no longer changed"}

func onlyToView() error { return errViewOnly }

func isViewOnly(err error) bool { return errors.Is(err, errViewOnly) }

// openFinished opens a finished fight that no longer replays: from its timelines, which is errViewOnly, or from a snapshot of its end.
func (r *Room) openFinished(ctx context.Context, rec *table.Record, lines [][]byte, all []*foundSnapshot, why error) (*fight, error) {
	if _, err := r.store.Timeline(ctx, r.id, api.RoleSpectator); err == nil {
		r.timelines = &timelines{rev: api.Rev{Epoch: rand.Text()[:epochLetters], N: 1}, seen: map[string]*view{}}
		return nil, onlyToView()
	}
	for _, s := range all {
		if s.point == nil || s.point.Inputs != len(rec.Inputs) {
			continue
		}
		f, err := r.openAt(rec, lines, s)
		if err != nil {
			continue
		}
		f.floor = s.point
		return f, nil
	}
	return nil, unplayable(why)
}

// timeline reads the timeline for a viewer.
func (r *Room) timeline(ctx context.Context, v Viewer) ([]byte, error) {
	data, err := r.store.Timeline(ctx, r.id, viewerName(v))
	if errors.Is(err, store.ErrNotFound) {
		data, err = r.store.Timeline(ctx, r.id, api.RoleSpectator)
	}
	if err != nil {
		return nil, r.asRefusal(unstored(err))
	}
	return data, nil
}

// add takes in the next state of a timeline.
func (t *seen) add(s *api.State) {
	ground := t.state.View.Map
	t.state = *s
	if s.SameMap {
		t.state.View.Map = ground
	}
	t.log = append(t.log[:min(s.LogFrom, len(t.log))], s.Log...)
	t.state.SameMap, t.state.Log, t.state.LogFrom = false, nil, 0
}

// view returns what is shown of the end of the timeline.
func (t *seen) view(rev api.Rev) *view {
	state := t.state
	state.Rev = rev
	v := &view{epoch: rev.Epoch, rev: rev.N, state: &state, log: t.log, shown: map[int]*Shown{}}
	v.parts.Note(nil, &state, rev.N)
	return v
}

// end returns the end of the timeline for a viewer. The room is locked.
func (r *Room) end(ctx context.Context, v Viewer) (*view, error) {
	if r.timelines == nil {
		return nil, refuse(api.CodeStale, "the table has changed: try again")
	}
	r.used = time.Now()
	name := viewerName(v)
	if is := r.timelines.seen[name]; is != nil {
		return is, nil
	}
	data, err := r.timeline(ctx, v)
	if err != nil {
		return nil, err
	}
	is := &seen{log: []api.Line{}}
	if err := readTimeline(data, func(s *api.State) error { is.add(s); return nil }); err != nil {
		return nil, damaged("what this server has kept of this fight cannot be read", err)
	}
	r.timelines.seen[name] = is.view(r.timelines.rev)
	return r.timelines.seen[name], nil
}

// stateSeen is [Room.State] of a timeline.
func (r *Room) stateSeen(ctx context.Context, v Viewer) (s *api.State, err error) {
	err = r.by(v, func() error {
		is, err := r.end(ctx, v)
		if err == nil {
			s = is.whole()
		}
		return err
	})
	return s, err
}

// changesSeen is [Room.Changes] of a timeline: nothing changes, so a client with its revision lacks nothing.
func (r *Room) changesSeen(ctx context.Context, v Viewer, since api.Rev) (s *Shown, err error) {
	err = r.by(v, func() error {
		is, err := r.end(ctx, v)
		if err == nil {
			s, err = is.changes(since)
		}
		return err
	})
	return s, err
}

// logSeen is [Room.Log] of a timeline.
func (r *Room) logSeen(ctx context.Context, v Viewer, from, to int) (lines []api.Line, err error) {
	err = r.by(v, func() error {
		is, err := r.end(ctx, v)
		if err == nil {
			lines = pageOf(is.log, from, to)
		}
		return err
	})
	return lines, err
}

// replaySeen is [Room.Replay] of a timeline.
func (r *Room) replaySeen(ctx context.Context, v Viewer, tell func(*api.State) error) error {
	var data []byte
	err := r.by(v, func() (err error) {
		data, err = r.timeline(ctx, v)
		return err
	})
	if err != nil {
		return err
	}
	return readTimeline(data, tell)
}

// pastSeen is [Room.Past] of a timeline.
func (r *Room) pastSeen(ctx context.Context, v Viewer, inputs int) (*api.State, error) {
	var is seen
	var proof api.Proof // it is in the last state
	last := -1
	err := r.replaySeen(ctx, v, func(s *api.State) error {
		switch {
		case last < 0 && s.Inputs > inputs && inputs >= 0:
			return olderRules() // it begins at an upgrade
		case s.Inputs <= inputs:
			is.add(s)
		}
		last, proof = s.Inputs, s.Proof
		return nil
	})
	is.state.Proof = proof
	switch {
	case err != nil:
		return nil, err
	case inputs < 0 || inputs > last:
		return nil, refuse(api.CodeBad, fmt.Sprintf("there are %d inputs", last))
	}
	is.state.Log = is.log
	lastPage(&is.state)
	return &is.state, nil
}
