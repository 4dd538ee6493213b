package job

import (
	"context"
	"time"

	"fray/analyze"
	"fray/sim"
)

// Tally is what a part of a job came to. It has the tally of what the job plays, in whole numbers, or the parts of an analysis.
type Tally struct {
	Fights         *sim.Tally              `json:"fights,omitempty"`
	Pairs          *sim.PairTally          `json:"pairs,omitempty"`
	Adventures     *sim.AdventureTally     `json:"adventures,omitempty"`
	AdventurePairs *sim.AdventurePairTally `json:"adventure_pairs,omitempty"`

	Points []analyze.Point `json:"points,omitempty"`
	Looks  []analyze.Look  `json:"looks,omitempty"`
}

// Add adds the tally of another part of the same job. Those of an analysis are added in the order of their parts.
func (t *Tally) Add(o *Tally) {
	addTo(&t.Fights, o.Fights)
	addTo(&t.Pairs, o.Pairs)
	addTo(&t.Adventures, o.Adventures)
	addTo(&t.AdventurePairs, o.AdventurePairs)
	t.Points, t.Looks = append(t.Points, o.Points...), append(t.Looks, o.Looks...)
}

// addTo adds a tally to one that may be missing.
func addTo[T any, P interface {
	*T
	Add(o *T)
}](to **T, from *T) {
	if from == nil {
		return
	}
	if *to == nil {
		*to = new(T)
	}
	P(*to).Add(from)
}

// How says how a part is played. It never changes the result; the zero value is good.
type How struct {
	Workers  int            // goroutines; 0 is one per processor
	Progress func(done int) // gets the number of finished units of the part
}

// Play plays a part of the job and returns its tally. If the context ends early, the tally covers the finished fights; an analysis then
// returns the context's error.
func (j *Job) Play(ctx context.Context, p sim.Part, how How) (*Tally, error) {
	c := j.config
	c.Workers, c.Progress = how.Workers, how.Progress
	var t Tally
	var err error
	switch {
	case j.record != nil:
		err = j.analyze(ctx, p, how, &t)
	case j.other != nil:
		t.AdventurePairs, err = sim.PlayAdventurePairs(ctx, c, *j.adventure, *j.other, p)
	case j.adventure != nil:
		t.Adventures, err = sim.PlayAdventures(ctx, c, *j.adventure, p)
	case j.spec.Against != nil:
		t.Pairs, err = sim.PlayPairs(ctx, c, j.against, p)
	default:
		t.Fights, err = sim.Play(ctx, c, p)
	}
	if err != nil {
		return nil, err
	}
	return &t, nil
}

// Report is the report of a job that plays fights or adventures; [Analyze] makes that of an analysis.
type Report interface {
	Text() string
	CSV() string
}

// Report makes the report of the job from the tally of all parts that were played.
func (j *Job) Report(t *Tally, took time.Duration) Report {
	switch {
	case t.AdventurePairs != nil:
		return sim.NewAdventureComparison(j.config, *j.adventure, *j.other, t.AdventurePairs, took)
	case t.Adventures != nil:
		return sim.NewAdventureReport(j.config, *j.adventure, t.Adventures, took)
	case t.Pairs != nil:
		return sim.NewComparison(j.config, j.against, t.Pairs, took)
	default:
		return sim.NewReport(j.config, t.Fights, took)
	}
}

// Units is how many units the job has that can be computed apart: fights, adventures, pairs of them, or points of an analysis or closer looks.
func (j *Job) Units() int {
	switch {
	case j.record == nil:
		return j.spec.Fights
	case len(j.spec.Analysis.Moments) > 0:
		return len(j.spec.Analysis.Moments)
	default:
		return analyze.Points(j.record)
	}
}

// Whole returns the part that is all of the job.
func (j *Job) Whole() sim.Part { return sim.Part{To: j.Units()} }
