package jobs

import (
	"context"
	"errors"
	"fmt"
	"time"

	"fray/internal/jobs/query"
	"fray/internal/store"
)

// WorkerInfo is a worker that is alive.
type WorkerInfo struct {
	ID      string    `json:"id"`
	Host    string    `json:"host"`
	Cores   int       `json:"cores"`
	Program string    `json:"program"` // fingerprint
	Started time.Time `json:"started"`
}

// Workers returns the workers that are alive, of all programs.
func (q *Queue) Workers(ctx context.Context) ([]WorkerInfo, error) {
	all := []WorkerInfo{}
	err := q.read(func(s *query.Queries) error {
		rows, err := s.Workers(ctx, interval(patience))
		for _, r := range rows {
			all = append(all, WorkerInfo{r.ID, r.Host, r.Cores, r.Program, r.Started.UTC()})
		}
		return err
	})
	return all, err
}

// Load is what there is to do, and who does it.
type Load struct {
	Jobs, Shards   int // open
	Workers, Cores int // of workers that are alive, of all programs
}

// Load returns the load of the database.
func (q *Queue) Load(ctx context.Context) (l Load, err error) {
	err = q.read(func(s *query.Queries) error {
		r, err := s.Load(ctx, interval(patience))
		l = Load{int(r.Jobs), int(r.Shards), int(r.Workers), int(r.Cores)}
		return err
	})
	return l, err
}

// Watch is what [Queue.Wait] sees of a job.
type Watch struct {
	Job           // until it has ended only its program and its units
	Away    error // why the database cannot be asked now; nil: it can
	Workers int   // that can compute it
}

// watchEvery is the time between two looks at a job.
const watchEvery = 100 * time.Millisecond

// Wait waits until a job has ended. It calls show, if not nil, with every look. A database that is away only makes it wait longer. Its error is
// the context's, or [store.ErrNotFound].
func (q *Queue) Wait(ctx context.Context, id string, show func(Watch)) (Job, error) {
	tick := time.NewTicker(watchEvery)
	defer tick.Stop()
	var last Watch
	for {
		state, err := q.look(ctx, id, &last)
		if err == nil && state != Running {
			last.Job, err = q.Get(ctx, id)
		}
		switch {
		case ctx.Err() != nil:
			return last.Job, ctx.Err()
		case errors.Is(err, store.ErrNotFound):
			return last.Job, fmt.Errorf("job %s: %w", id, err)
		case err == nil && state != Running:
			return last.Job, nil
		}
		last.Away = err
		if show != nil {
			show(last)
		}
		select {
		case <-ctx.Done():
			return last.Job, ctx.Err()
		case <-tick.C:
		}
	}
}

// look sees how far a job is, and returns its state. It does not read the specification, which may be long.
func (q *Queue) look(ctx context.Context, id string, w *Watch) (state State, err error) {
	err = q.read(func(s *query.Queries) error {
		r, err := s.Progress(ctx, id)
		w.Units, w.Finished, w.Program, state = int(r.Units), int(r.Finished), r.Program, State(r.State)
		return err
	})
	if err == nil {
		w.Workers, err = q.Able(ctx, w.Program)
	}
	return state, err
}

// Able returns how many workers are alive that can compute jobs of a program.
func (q *Queue) Able(ctx context.Context, program string) (n int, err error) {
	all, err := q.Workers(ctx)
	for i := range all {
		if all[i].Program == program {
			n++
		}
	}
	return n, err
}

// Tally is the result of the units First to Until (not included).
type Tally struct {
	First, Until int
	Data         []byte
}

// Tallies calls take with all tallies of a job that there are, by their units in order.
func (q *Queue) Tallies(ctx context.Context, id string, take func(Tally) error) error {
	const batch = 256
	return q.read(func(s *query.Queries) error {
		r, err := s.GetJob(ctx, id)
		if err != nil {
			return err
		}
		for start := int64(0); ; {
			rows, err := s.Tallies(ctx, query.TalliesParams{JobKey: r.Key, Start: start, Most: batch})
			if err != nil || len(rows) == 0 {
				return err
			}
			for _, row := range rows {
				if err := take(Tally{int(row.First), int(row.Until), row.Tally}); err != nil {
					return err
				}
				start = row.Until
			}
		}
	})
}
