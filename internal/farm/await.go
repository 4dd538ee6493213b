package farm

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"fray/internal/jobs"
	"fray/internal/store"
	"fray/job"
)

// Result is what a job has come to.
type Result struct {
	Job   *job.Job
	Tally *job.Tally
	Took  time.Duration
}

// UndoneError is a job that has ended and is not done.
type UndoneError struct{ jobs.Job }

// Error implements error.
func (e *UndoneError) Error() string {
	if e.State == jobs.Failed {
		return fmt.Sprintf("job %s failed: %s", e.ID, e.Failure)
	}
	return fmt.Sprintf("job %s was cancelled after %d of %d", e.ID, e.Finished, e.Units)
}

// Await waits until a job is done, and returns what it has come to. It calls show, if not nil, with every look. A job that ends otherwise is an
// [UndoneError].
func (f *Farm) Await(ctx context.Context, id string, show func(jobs.Watch)) (Result, error) {
	ended, err := f.Wait(ctx, id, show)
	switch {
	case err != nil:
		return Result{}, err
	case ended.State != jobs.Done:
		return Result{}, &UndoneError{ended}
	}
	r, err := f.Result(ctx, &ended)
	if ended.Ended != nil {
		r.Took = ended.Ended.Sub(ended.Created)
	}
	return r, err
}

// Result returns a job with the tally of all shards that there are.
func (f *Farm) Result(ctx context.Context, of *jobs.Job) (r Result, err error) {
	s, err := SpecOf(of)
	if err != nil {
		return r, err
	}
	if r.Job, err = job.Open(s, job.BuiltIn); err != nil {
		return r, fmt.Errorf("job %s: %w", of.ID, err)
	}
	r.Tally = new(job.Tally)
	return r, f.Tallies(ctx, of.ID, func(part jobs.Tally) error {
		var t job.Tally
		if err := json.Unmarshal(part.Data, &t); err != nil {
			return fmt.Errorf("%w: job %s, units from %d: %w", store.ErrDamaged, of.ID, part.First, err)
		}
		r.Tally.Add(&t)
		return nil
	})
}

// SpecOf returns what a job is.
func SpecOf(j *jobs.Job) (s job.Spec, err error) {
	if err := json.Unmarshal(j.Spec, &s); err != nil {
		return s, fmt.Errorf("job %s: %w", j.ID, err)
	}
	return s, nil
}
