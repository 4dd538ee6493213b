package job

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"fray/analyze"
	"fray/ruleset"
	"fray/sim"
	"fray/table"
)

// Analysis is a record that is analyzed. First its points are computed; then, as another job with Turning, better choices at the turning points
// that they show.
type Analysis struct {
	Record  string `json:"record"`            // the lines of a record
	Fight   int    `json:"fight,omitempty"`   // of an adventure, from 1; 0 is the last one
	Search  int    `json:"search,omitempty"`  // nodes of the search for better choices
	Turning []int  `json:"turning,omitempty"` // moments at which better choices are looked for; none: the points are computed
}

// Analyze makes the analysis of a spec. Play computes a job as a whole; it is called for the points, and for the turning points if there are
// any.
func Analyze(ctx context.Context, s Spec, play func(context.Context, Spec) (*Job, *Tally, error)) (*analyze.Report, error) {
	if s.Analysis == nil {
		return nil, errors.New("the job is no analysis")
	}
	parts := *s.Analysis
	parts.Turning, s.Analysis = nil, &parts
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
	turning := analyze.Moments(analyze.Turnings(points))
	if len(turning) == 0 {
		return a.Report(points, nil), nil
	}
	parts.Turning = turning
	if _, t, err = play(ctx, s); err != nil {
		return nil, err
	}
	if len(t.Better) != len(turning) {
		return nil, fmt.Errorf("%d of %d turning points are analyzed", len(t.Better), len(turning))
	}
	return a.Report(points, t.Better), nil
}

// openAnalysis reads the record of an analysis.
func (j *Job) openAnalysis(rs ruleset.Ruleset) error {
	is := j.spec.Analysis
	row, err := table.ReadRow(strings.NewReader(is.Record))
	if err != nil {
		return err
	}
	rec := row.Last()
	switch {
	case is.Fight < 0 || is.Fight > len(row.Records):
		return fmt.Errorf("the record has %d fights, and no fight %d", len(row.Records), is.Fight)
	case is.Fight > 0:
		rec = row.Records[is.Fight-1]
	}
	j.record = rec
	j.open = func() (table.Game, error) {
		g, err := gameOf(rs, rec.Header.Setup)
		if err == nil {
			g.Cast().ByName = true // as in the texts that players have read
		}
		return g, err
	}
	for _, m := range is.Turning {
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
	if turning := j.spec.Analysis.Turning; len(turning) > 0 {
		t.Better, err = a.Better(ctx, turning[p.From:p.To])
	} else {
		t.Points, err = a.Points(ctx, p.From, p.To)
	}
	return err
}
