package room_test

import (
	"context"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fray/analyze"
	"fray/api"
	"fray/internal/room"
	"fray/job"
)

// analyzed waits for the analysis of a finished fight, as the game master sees it.
func (s *sat) analyzed() *api.Analysis {
	s.t.Helper()
	s.registry.AwaitAnalyses()
	a, err := s.Analysis(s.t.Context(), s.who["gm"])
	must(s.t, err)
	return a
}

// TestAnalysis: a finished fight is analyzed once, everyone sees what they may know of it, and it stays after a restart and an upgrade.
func TestAnalysis(t *testing.T) {
	s := newFixture(t).finished(api.Create{Encounter: "duel", Seats: map[string]string{"town": "greedy", "hills": "greedy"}, Seed: 3})
	gm, town := s.who["gm"], s.who["town"]
	is, err := s.Analysis(t.Context(), town)
	must(t, err)
	if is.State != api.AnalysisNone {
		t.Errorf("before anybody asks, the analysis is %+v", is)
	}
	wants(t, s.Analyze(t.Context(), s.who["spectator"], api.Analyze{}), api.CodeForbidden)
	must(t, s.Analyze(t.Context(), town, api.Analyze{}))
	must(t, s.Analyze(t.Context(), gm, api.Analyze{})) // it is under way, or done
	all := s.analyzed()
	if all.State != api.AnalysisDone || len(all.Sides) != 2 || len(all.Seats) != 2 {
		t.Fatalf("the game master sees %+v", all)
	}
	first, last := all.Course[0], all.Course[len(all.Course)-1]
	if first.Inputs != 0 || last.Inputs != s.state("gm").Inputs || last.Sides[0]+last.Sides[1] != 10_000 || last.Sides[0]*last.Sides[1] != 0 {
		t.Errorf("the chances go from %+v to %+v", first, last)
	}
	own, err := s.Analysis(t.Context(), town)
	must(t, err)
	if len(own.Seats) != 1 || own.Seats[0].Seat != "town" || len(own.Course) != len(all.Course) {
		t.Errorf("a seat sees %+v", own)
	}
	for i, p := range own.Turning {
		mine := all.Turning[i].Side == "town"
		if seen := p.Text != "" || p.Side != "" || p.Better != nil; seen && !mine {
			t.Errorf("a seat sees the answer of another: %+v", p)
		}
	}
	s.again()
	if again := s.analyzed(); again.State != api.AnalysisDone || len(again.Course) != len(all.Course) {
		t.Errorf("after a restart it is %+v", again)
	}
	s.upgraded()
	s.again()
	if again := s.analyzed(); again.State != api.AnalysisDone || len(again.Course) != len(all.Course) {
		t.Errorf("after an upgrade it is %+v", again)
	}
}

// TestAnalysisStops: an analysis that is not wanted any more ends and leaves nothing, and what is undone makes it void.
func TestAnalysisStops(t *testing.T) {
	h := newFixture(t)
	running := h.start(bridge())
	wants(t, running.Analyze(t.Context(), running.who["gm"], api.Analyze{}), api.CodeNotOver)
	_, err := running.Analysis(t.Context(), running.who["gm"])
	wants(t, err, api.CodeNotOver)
	s := h.finished(api.Create{Encounter: "bridge", Seed: 3})
	gm := s.who["gm"]
	must(t, s.Analyze(t.Context(), gm, api.Analyze{}))
	must(t, s.Analyze(t.Context(), gm, api.Analyze{Stop: true}))
	if is := s.analyzed(); is.State != api.AnalysisNone {
		t.Errorf("after it was stopped, it is %+v", is)
	}
	must(t, s.Analyze(t.Context(), gm, api.Analyze{}))
	must(t, s.Undo(t.Context(), gm, api.Undo{Keep: 3}))
	_, err = s.Analysis(t.Context(), gm)
	wants(t, err, api.CodeNotOver)
}

// workers are those of a registry.
type workers func(ctx context.Context, s job.Spec, progress func(int)) (*analyze.Report, error)

func (w workers) Analyze(ctx context.Context, _ string, s job.Spec, progress func(int)) (*analyze.Report, error) {
	return w(ctx, s, progress)
}

// TestAnalysisByWorkers: workers make the analysis that the server makes without them, also of a fight with a secret seed; where they cannot, the
// server does. Those who come first are asked first.
func TestAnalysisByWorkers(t *testing.T) {
	asked := 0
	able := workers(func(ctx context.Context, s job.Spec, progress func(int)) (*analyze.Report, error) {
		asked++
		return job.Analyze(ctx, s, func(ctx context.Context, s job.Spec) (*job.Job, *job.Tally, error) {
			j, err := job.Open(s, job.BuiltIn)
			if err != nil {
				return nil, nil, err
			}
			tally, err := j.Play(ctx, j.Whole(), job.How{Progress: func(done int) { progress(j.Steps(done)) }})
			return j, tally, err
		})
	})
	unable := workers(func(context.Context, job.Spec, func(int)) (*analyze.Report, error) {
		asked++
		return nil, errors.New("there are none")
	})
	fight := api.Create{Encounter: "duel", Seats: map[string]string{"town": "greedy", "hills": "random"}, Seed: 3}
	want := newFixture(t).finished(fight).analysis()
	for _, w := range []workers{able, unable} {
		h := newFixture(t, func(c *room.Config) { c.Workers = []room.Workers{w} })
		if d := cmp.Diff(want, h.finished(fight).analysis()); d != "" {
			t.Errorf("the server's own analysis, and that of workers:\n%s", d)
		}
	}
	fight.Seed = 0
	secret, _ := newFixture(t, func(c *room.Config) { c.Workers = []room.Workers{unable, able} }).sealed(fight)
	if a := secret.finish().analysis(); a.State != api.AnalysisDone {
		t.Errorf("of a secret seed it is %+v", a)
	}
	if asked != 4 {
		t.Errorf("workers were asked %d times", asked)
	}
}

// TestAnalysisLeftToWorkers: workers hear whether an analysis is stopped, or only this server.
func TestAnalysisLeftToWorkers(t *testing.T) {
	begun, ended := make(chan struct{}), make(chan error)
	h := newFixture(t, func(c *room.Config) {
		c.Workers = []room.Workers{workers(func(ctx context.Context, _ job.Spec, _ func(int)) (*analyze.Report, error) {
			close(begun)
			<-ctx.Done()
			ended <- context.Cause(ctx)
			return nil, ctx.Err()
		})}
	})
	s := h.finished(api.Create{Encounter: "duel", Seats: map[string]string{"town": "greedy", "hills": "greedy"}, Seed: 3})
	must(t, s.Analyze(t.Context(), s.who["gm"], api.Analyze{}))
	<-begun
	must(t, s.Analyze(t.Context(), s.who["gm"], api.Analyze{Stop: true}))
	if cause := <-ended; !errors.Is(cause, context.Canceled) {
		t.Errorf("after a stop the cause is %v", cause)
	}
	begun = make(chan struct{})
	s.analyzed()
	must(t, s.Analyze(t.Context(), s.who["gm"], api.Analyze{}))
	<-begun
	must(t, s.Undo(t.Context(), s.who["gm"], api.Undo{Keep: 3}))
	if cause := <-ended; !errors.Is(cause, context.Canceled) {
		t.Errorf("when the end of the fight is undone, the cause is %v", cause)
	}
	begun = make(chan struct{})
	s = h.finished(api.Create{Encounter: "duel", Seats: map[string]string{"town": "greedy", "hills": "greedy"}, Seed: 4})
	must(t, s.Analyze(t.Context(), s.who["gm"], api.Analyze{}))
	<-begun
	go h.registry.Close()
	if cause := <-ended; errors.Is(cause, context.Canceled) {
		t.Error("when the server ends, the analysis counts as stopped")
	}
}

// analysis has a finished fight analyzed.
func (s *sat) analysis() *api.Analysis {
	s.t.Helper()
	must(s.t, s.Analyze(s.t.Context(), s.who["gm"], api.Analyze{}))
	return s.analyzed()
}
