package server_test

import (
	"context"
	"encoding/json"
	"net/http"
	"sync"
	"time"

	"fray/api"
)

// firstAnalyst is the visitor that asks for the first analyses of a load test: those before play.
const firstAnalyst = 60_000

// analyses keeps so many analyses of finished fights under way until the context ends. It returns when all have begun, with a function that
// waits for the end and says how many moments have been analyzed.
func (c *loadServer) analyses(ctx context.Context, n int) (moments func() int) {
	var begun, running sync.WaitGroup
	done := make([]int, n)
	for i := range n {
		begun.Add(1)
		running.Go(func() {
			first := sync.OnceFunc(begun.Done)
			defer first()
			for fight := 0; ctx.Err() == nil; fight++ {
				done[i] += c.analyze(ctx, firstAnalyst+i, uint64(fight*n+i+1), first)
			}
		})
	}
	begun.Wait()
	return func() int {
		running.Wait()
		sum := 0
		for _, n := range done {
			sum += n
		}
		return sum
	}
}

// analyze has bots play a fight and the server analyze it. It calls begun when the analysis has begun, and returns how many moments have been
// analyzed when it is done or the context ends.
func (c *loadServer) analyze(ctx context.Context, visitor int, seed uint64, begun func()) (moments int) {
	ask := func(method, path, token string, in, out any) bool {
		res, err := c.do(ctx, 0, visitor, method, "/api/v1/"+path, token, in)
		if err == nil {
			if out != nil {
				err = json.NewDecoder(res.Body).Decode(out)
			}
			res.Body.Close() //nolint:errcheck // read only
		}
		if err != nil && ctx.Err() == nil {
			c.t.Error(err)
		}
		return err == nil
	}
	wait := func() {
		select {
		case <-ctx.Done():
		case <-time.After(200 * time.Millisecond):
		}
	}
	var made api.Created
	if !ask(http.MethodPost, "tables", "", api.Create{Encounter: "skirmish", Seats: map[string]string{"guards": "greedy", "raiders": "greedy"}, Seed: seed}, &made) {
		return 0
	}
	gm := linksBy(made).gm
	for over := false; !over && ctx.Err() == nil; wait() {
		var state struct{ Summary any }
		if !ask(http.MethodGet, "state", gm, nil, &state) {
			return 0
		}
		over = state.Summary != nil
	}
	if !ask(http.MethodPost, "analyze", gm, api.Analyze{}, nil) {
		return 0
	}
	begun()
	for ; ctx.Err() == nil; wait() {
		var is api.Analysis
		if !ask(http.MethodGet, "analysis", gm, nil, &is) {
			return moments
		}
		switch is.State {
		case api.AnalysisRunning:
			moments = is.Done
		case api.AnalysisDone:
			return len(is.Course)
		default:
			c.t.Errorf("an analysis is %s: %s", is.State, is.Why)
			return moments
		}
	}
	return moments
}
