package job

import (
	"context"
	"errors"
	"fmt"

	"fray/analyze"
	"fray/ruleset"
	"fray/sim"
	"fray/table"
)

// Analysis is a record that is analyzed. First its points are computed; then, as another job with Moments, a closer look is taken at those that
// may be turning points.
type Analysis struct {
	Record  string `json:"record"`            // the lines of a record
	Fight   int    `json:"fight,omitempty"`   // of an adventure, from 1; 0 is the last one
	Search  int    `json:"search,omitempty"`  // nodes of the search for better choices
	Moments []int  `json:"moments,omitempty"` // at which a closer look is taken; none: the points are computed
}

// Analyze makes the analysis of a spec. Play computes a job as a whole; it is called for the points, and for a closer look at moments if there
// are any that may be turning points.
func Analyze(ctx context.Context, s Spec, play func(context.Context, Spec) (*Job, *Tally, error)) (*analyze.Report, error) {
	if s.Analysis == nil {
		return nil, errors.New("the job is no analysis")
	}
	parts := *s.Analysis
	parts.Moments, s.Analysis = nil, &parts
	j, t, err := play(ctx, s)
	if err != nil {
		return nil, err
	}
	points := t.Points
	if len(points) != j.Units() {
		return nil, fmt.Errorf("%d of %d points are analyzed", len(points), j.Units())
	}
	a, err := j.analysis(How{})
	if err != nil {
		return nil, err
	}
	parts.Moments = analyze.Candidates(points)
	if len(parts.Moments) == 0 {
		return a.Report(points, nil, nil), nil
	}
	if _, t, err = play(ctx, s); err != nil {
		return nil, err
	}
	if len(t.Looks) != len(parts.Moments) {
		return nil, fmt.Errorf("%d of %d moments got a closer look", len(t.Looks), len(parts.Moments))
	}
	return a.Report(points, parts.Moments, t.Looks), nil
}

// Steps returns how many steps of the whole analysis are finished once so many units of the job are ([analyze.Steps]). The job has to be an analysis.
func (j *Job) Steps(done int) int {
	if n := len(j.spec.Analysis.Moments); n > 0 {
		return analyze.Steps(j.record) - n + done
	}
	return done
}

// openAnalysis reads the record of an analysis.
func (j *Job) openAnalysis(rs ruleset.Ruleset) error {
	is := j.spec.Analysis
	rec, err := recordOf(is.Record, is.Fight)
	if err != nil {
		return err
	}
	j.record = rec
	j.open = func() (table.Game, error) {
		g, err := gameOf(rs, rec.Header.Setup)
		if err == nil {
			g.Cast().ByName = true // as in the texts that players have read
		}
		return g, err
	}
	for _, m := range is.Moments {
		if m < 0 || m >= analyze.Points(rec)-1 {
			return fmt.Errorf("the record has no moment %d", m)
		}
	}
	_, err = j.analysis(How{})
	return err
}

// analysis returns the analysis of the job's record.
func (j *Job) analysis(how How) (*analyze.Analysis, error) {
	return analyze.New(j.record, j.open, analyze.Options{
		Fights: j.spec.Fights, Seed: j.spec.Seed, Search: j.spec.Analysis.Search, Workers: how.Workers, Progress: how.Progress,
	})
}

// analyze computes a part of an analysis.
func (j *Job) analyze(ctx context.Context, p sim.Part, how How, t *Tally) error {
	a, err := j.analysis(how)
	if err != nil {
		return err
	}
	if moments := j.spec.Analysis.Moments; len(moments) > 0 {
		t.Looks, err = a.Looks(ctx, moments[p.From:p.To])
	} else {
		t.Points, err = a.Points(ctx, p.From, p.To)
	}
	return err
}
