package server_test

import (
	"context"
	"time"

	"fray/api"
	"fray/client"
)

// soakStream is the stream of a link. It reconnects after kills.
type soakStream struct {
	stop  context.CancelFunc
	ended chan error
	last  api.Rev // rev of its last state; read it after ended
}

// stream opens a stream.
func (tb *soakTable) stream(ctx context.Context, token string) *soakStream {
	ctx, stop := context.WithCancel(ctx)
	s := &soakStream{stop: stop, ended: make(chan error, 1)}
	c := tb.client(token)
	go func() {
		s.ended <- c.Events(ctx, nil, func(st *api.State) error { s.last = st.Rev; return nil })
	}()
	return s
}

// checkEnds checks that the stream of a revoked link ends and shows nothing later. The link fresh replaces it and shows the same
// states with the same revs.
func (tb *soakTable) checkEnds(ctx context.Context, s *soakStream, fresh string) {
	var now *api.State
	if tb.try(ctx, func() (err error) { now, err = tb.client(fresh).State(ctx); return err }) != nil {
		s.stop()
		return
	}
	tb.streams.Go(func() {
		defer s.stop()
		const patience = time.Minute // a client waits longer after each failure to connect
		select {
		case err := <-s.ended:
			if ctx.Err() != nil && client.Code(err) == "" {
				return // end of the test
			}
			tb.opened.Add(1)
			if client.Code(err) != "no_link" || s.last.Epoch == now.Rev.Epoch && s.last.N > now.Rev.N {
				tb.streamed.Add(1)
				tb.t.Errorf("table %s: the stream of a revoked link ends at rev %s, after rev %s, with %v", tb.id, s.last, now.Rev, err)
			}
		case <-time.After(patience):
			tb.streamed.Add(1)
			tb.t.Errorf("table %s: the stream of a revoked link does not end", tb.id)
		}
	})
}
