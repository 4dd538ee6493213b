package cli

import (
	"context"
	"errors"
	"fmt"

	"fray/internal/botexec"
	"fray/internal/farm"
	"fray/internal/jobs"
	"fray/job"
)

// computer plays jobs: on this machine, or on the workers of a database.
type computer struct {
	sh      *shell
	workers int        // goroutines, on this machine
	farm    *farm.Farm // nil: on this machine
	store   string     // address of the database
	title   string     // of jobs, for people
	noted   bool       // that there is no worker
}

// computer returns what plays jobs, on this machine if store is empty. Close it.
func (sh *shell) computer(ctx context.Context, store string, workers int, title string) (*computer, error) {
	c := &computer{sh: sh, workers: workers, store: store, title: title}
	if store == "" {
		return c, nil
	}
	q, err := openJobs(ctx, store)
	c.farm = &farm.Farm{Queue: q, Clock: sh.now}
	return c, err
}

func (c *computer) close() {
	if c.farm != nil {
		c.farm.Close()
	}
}

// play plays a job and returns what it has come to. If the context ends early, that covers the finished fights. Progress, if not nil, is called
// with the number of finished units.
func (c *computer) play(ctx context.Context, s job.Spec, progress func(done int)) (farm.Result, error) {
	if c.farm != nil {
		id, err := c.farm.Submit(ctx, c.title, s)
		if err != nil {
			return farm.Result{}, err
		}
		return c.await(ctx, id, progress)
	}
	j, err := job.Open(s, botexec.Find)
	if err != nil {
		return farm.Result{}, err
	}
	defer botexec.Close(j.Bots()...)
	began := c.sh.now()
	t, err := j.Play(ctx, j.Whole(), job.How{Workers: c.workers, Progress: progress})
	return farm.Result{Job: j, Tally: t, Took: c.sh.now().Sub(began)}, err
}

// await waits until workers have done a job, and returns what it has come to.
func (c *computer) await(ctx context.Context, id string, progress func(done int)) (farm.Result, error) {
	r, err := c.farm.Await(ctx, id, func(w jobs.Watch) {
		if progress != nil {
			progress(w.Finished)
		}
		if w.Away == nil && w.Workers == 0 && !c.noted {
			c.noted = true
			c.sh.note("job %s waits for a worker; start one with this same program: fray worker --store %s", id, c.store)
		}
	})
	undone, ended := errors.AsType[*farm.UndoneError](err)
	switch {
	case errors.Is(err, context.Canceled):
		c.sh.note("job %s continues on its workers. For its report: fray jobs resume %[1]s --store %[2]s", id, c.store)
	case ended && undone.State == jobs.Cancelled:
		return r, fmt.Errorf("%w; to continue it: fray jobs resume %s --store %s", err, id, c.store)
	}
	return r, err
}
