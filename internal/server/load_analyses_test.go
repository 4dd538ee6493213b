package server_test

import (
	"context"
	"encoding/json"
	"net/http"
	"slices"
	"sync"
	"time"

	"fray/api"
)

// firstAnalyst is the visitor that asks for the first analysis of a load test.
const firstAnalyst = 60_000

// Analyses of a load test take turns with a time without any, so that both are measured while the machine is equally fast.
const (
	turn    = 5 * time.Second
	changes = time.Second // after which a turn has settled
)

// analyst has a finished fight analyzed.
type analyst struct {
	c       *loadServer
	visitor int
	gm      string // the link of the fight's GM
}

// analysts are so many who have a fight each, which bots have played to the end.
func (c *loadServer) analysts(ctx context.Context, n int) []*analyst {
	all := make([]*analyst, n)
	var playing sync.WaitGroup
	for i := range all {
		a := &analyst{c: c, visitor: firstAnalyst + i}
		all[i] = a
		playing.Go(func() { a.play(ctx, uint64(i+1)) })
	}
	playing.Wait()
	return all
}

// ask sends a request and decodes what is returned, if out is not nil.
func (a *analyst) ask(ctx context.Context, method, path, token string, in, out any) {
	res, err := a.c.do(ctx, 0, a.visitor, method, "/api/v1/"+path, token, in)
	if err == nil {
		if out != nil {
			err = json.NewDecoder(res.Body).Decode(out)
		}
		res.Body.Close() //nolint:errcheck // read only
	}
	if err != nil && ctx.Err() == nil {
		a.c.t.Error(err)
	}
}

// play has bots play a fight.
func (a *analyst) play(ctx context.Context, seed uint64) {
	var made api.Created
	a.ask(ctx, http.MethodPost, "tables", "", api.Create{Encounter: "skirmish", Seats: map[string]string{"guards": "greedy", "raiders": "greedy"}, Seed: seed}, &made)
	a.gm = linksBy(made).gm
	for state := (struct{ Summary any }{}); state.Summary == nil && ctx.Err() == nil && !a.c.t.Failed(); pause(ctx, 200*time.Millisecond) {
		a.ask(ctx, http.MethodGet, "state", a.gm, nil, &state)
	}
}

// analyze has the fight analyzed, or stops that.
func (a *analyst) analyze(ctx context.Context, stop bool) {
	a.ask(ctx, http.MethodPost, "analyze", a.gm, api.Analyze{Stop: stop}, nil)
}

// done is how many steps of the analysis that is under way are done.
func (a *analyst) done(ctx context.Context) int {
	var is api.Analysis
	if a.ask(ctx, http.MethodGet, "analysis", a.gm, nil, &is); is.State == api.AnalysisFailed {
		a.c.t.Errorf("an analysis has failed: %s", is.Why)
	}
	return is.Done
}

// turns has the analysts begin and stop again and again until the context ends. It returns the moments at which they began and stopped, in
// turn, and how many steps of analyses were done.
func turns(ctx context.Context, all []*analyst) (at []time.Time, steps int) {
	for pause(ctx, turn) {
		at = append(at, time.Now())
		for _, a := range all {
			a.analyze(ctx, false)
		}
		if !pause(ctx, turn) {
			break
		}
		at = append(at, time.Now())
		for _, a := range all {
			steps += a.done(ctx)
			a.analyze(ctx, true)
		}
	}
	return at, steps
}

// pause waits, and reports whether the context has not ended meanwhile.
func pause(ctx context.Context, d time.Duration) bool {
	select {
	case <-ctx.Done():
		return false
	case <-time.After(d):
		return true
	}
}

// beside reports whether an answer was given beside analyses that began and stopped at these moments in turn, and whether this had settled.
func beside(at []time.Time, answer time.Time) (analyses, settled bool) {
	n, found := slices.BinarySearchFunc(at, answer, time.Time.Compare)
	if found {
		n++
	}
	return n%2 == 1, n == 0 || answer.Sub(at[n-1]) >= changes
}
