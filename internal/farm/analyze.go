package farm

import (
	"context"
	"errors"
	"time"

	"fray/analyze"
	"fray/internal/jobs"
	"fray/job"
)

// ErrNoWorkers means that nobody is there to compute a job.
var ErrNoWorkers = errors.New("there are no workers of this program")

const (
	pointsOfShard = 4               // of an analysis for a server: half a second of work or less
	patience      = 5 * time.Second // without workers, before a job is given up
	storeTime     = 5 * time.Second // to store or delete a job
)

// Analyze has workers make an analysis for somebody who could also make it: without workers, the error is [ErrNoWorkers]. Progress gets the number
// of finished steps ([analyze.Steps]). Nothing of the jobs is kept, unless the context ends with another cause than context.Canceled: then they
// continue, and the next one who asks for the same analysis finds what was computed.
func (f *Farm) Analyze(ctx context.Context, title string, s job.Spec, progress func(done int)) (*analyze.Report, error) {
	n, err := f.Able(ctx, f.Program())
	if err == nil && n == 0 {
		err = ErrNoWorkers
	}
	if err != nil {
		return nil, err
	}
	var ids []string
	defer func() {
		if cause := context.Cause(ctx); cause == nil || errors.Is(cause, context.Canceled) {
			f.forget(ctx, ids)
		}
	}()
	return job.Analyze(ctx, s, func(ctx context.Context, s job.Spec) (*job.Job, *job.Tally, error) {
		whole, cancel := context.WithTimeout(context.WithoutCancel(ctx), storeTime) // a job that is stored must be known, to be forgotten
		defer cancel()
		var is *job.Job
		id, err := f.submit(whole, title, s, func(_ context.Context, j *job.Job) (int, error) {
			is = j
			return min(pointsOfShard, max(1, j.Units()/fewUnits)), nil
		})
		if err != nil {
			return nil, nil, err
		}
		ids = append(ids, id)
		r, err := f.patiently(ctx, id, func(done int) { progress(is.Steps(done)) })
		return r.Job, r.Tally, err
	})
}

// patiently awaits a job while there are workers.
func (f *Farm) patiently(ctx context.Context, id string, progress func(done int)) (Result, error) {
	watching, giveUp := context.WithCancelCause(ctx)
	defer giveUp(nil)
	seen := f.Clock()
	r, err := f.Await(watching, id, func(w jobs.Watch) {
		switch now := f.Clock(); {
		case w.Away != nil || w.Workers > 0:
			seen = now
		case now.Sub(seen) > patience:
			giveUp(ErrNoWorkers)
		}
		progress(w.Finished)
	})
	if err != nil && errors.Is(context.Cause(watching), ErrNoWorkers) {
		err = ErrNoWorkers
	}
	return r, err
}

// forget deletes jobs. If the database is away, they stay until somebody deletes them.
func (f *Farm) forget(ctx context.Context, ids []string) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), storeTime)
	defer cancel()
	for _, id := range ids {
		_ = f.Delete(ctx, id)
	}
}
