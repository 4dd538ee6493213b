package cli

import (
	"context"
	"time"

	"fray/internal/botexec"
	"fray/internal/jobs"
	"fray/job"
)

// computer plays simulations: on this machine, or on the workers of a database.
type computer struct {
	sh      *shell
	workers int         // goroutines, on this machine
	queue   *jobs.Queue // nil: on this machine
	store   string      // address of the database
	title   string      // of jobs, for people
	noted   bool        // that there is no worker
}

// computer returns what plays simulations. Close it.
func (sh *shell) computer(ctx context.Context, f simFlags, title string) (*computer, error) {
	c := &computer{sh: sh, workers: f.workers, store: f.store, title: title}
	if f.store == "" {
		return c, nil
	}
	var err error
	c.queue, err = openJobs(ctx, f.store)
	return c, err
}

func (c *computer) close() {
	if c.queue != nil {
		c.queue.Close()
	}
}

// play plays a simulation and returns it with its tally and the time that it took. If the context ends early, the tally covers the
// finished fights. Progress, if not nil, is called with the number of finished fights.
func (c *computer) play(ctx context.Context, s job.Spec, progress func(done int)) (*job.Job, *job.Tally, time.Duration, error) {
	if c.queue != nil {
		return c.share(ctx, s, progress)
	}
	j, err := job.Open(s, botexec.Find)
	if err != nil {
		return nil, nil, 0, err
	}
	defer botexec.Close(j.Bots()...)
	began := c.sh.now()
	t, err := j.Play(ctx, j.Whole(), job.How{Workers: c.workers, Progress: progress})
	return j, t, c.sh.now().Sub(began), err
}
