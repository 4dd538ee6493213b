package server

import (
	"context"
	"time"

	"fray/api"
)

// questionInput says how long to wait for a question. The most is below the time that a request may take to be read, after which
// the connection counts as broken.
type questionInput struct {
	Wait int `query:"wait" minimum:"0" maximum:"10" doc:"answer only when the link has a question that it may answer, or the fight is over, or so many seconds have passed"`
}

// question answers with the question of a link. A request that waits counts as an open stream of its address.
func (s *Server) question(ctx context.Context, p session, in *questionInput) (*body[api.Asked], error) {
	if in.Wait == 0 {
		a, err := askedOf(ctx, p)
		return &body[api.Asked]{a}, err
	}
	release, ok := s.streams.acquire(key{callOf(ctx).address, s.c.Limits.AddressStreams})
	if !ok {
		return nil, tooMany(s.c.Limits.Heartbeat)
	}
	defer release()
	a, err := s.await(ctx, p, time.Duration(in.Wait)*time.Second)
	return &body[api.Asked]{a}, err
}

// await returns the question of a link as soon as the link may answer it, the fight is over, or the time has passed.
func (s *Server) await(ctx context.Context, p session, most time.Duration) (api.Asked, error) {
	watch, err := p.Watch(p.viewer)
	if err != nil {
		return api.Asked{}, err
	}
	defer watch.Close()
	end := time.NewTimer(most)
	defer end.Stop()
	for {
		a, err := askedOf(ctx, p)
		if err != nil || a.Over || a.Question != nil && a.Question.Mine {
			return a, err
		}
		select {
		case <-ctx.Done():
			return a, ctx.Err()
		case <-s.stop:
			return a, nil
		case <-end.C:
			return a, nil
		case _, ok := <-watch.C:
			if !ok {
				return a, watch.Why()
			}
		}
	}
}

// askedOf returns the question of a link now.
func askedOf(ctx context.Context, p session) (api.Asked, error) {
	st, err := p.State(ctx, p.viewer)
	if err != nil {
		return api.Asked{}, err
	}
	return api.Asked{Rev: st.Rev, Question: st.Question, Waiting: st.Waiting, Over: st.View.Over}, nil
}
