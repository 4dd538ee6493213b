package jobs

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"strings"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"

	"fray/internal/jobs/query"
)

// Compute computes the units first to until (not included) of a specification and returns their tally. It must be safe for concurrent use.
// An error is a failure of the job, unless the context has ended.
type Compute func(ctx context.Context, spec []byte, first, until int) (tally []byte, err error)

// Worker is how a process computes shards.
type Worker struct {
	Cores   int // shards at a time, at least 1
	Compute Compute
	Log     *slog.Logger
}

// The times of a worker.
const (
	fetchCooldown = 5 * time.Millisecond   // between two looks for shards
	fetchPoll     = 500 * time.Millisecond // where a notification got lost
	softStop      = 10 * time.Second       // for the shards that have begun, when the worker ends
)

// Work computes shards until the context ends. Then it finishes those that it has begun, for ten seconds, and gives the others back.
func (q *Queue) Work(ctx context.Context, w Worker) error {
	host, _ := os.Hostname() // for people only
	id := strings.ToLower(rand.Text()[:idLength])
	c := &computer{q: q, w: w, specs: specs{q: q}}
	workers := river.NewWorkers()
	if err := river.AddWorkerSafely(workers, c); err != nil {
		return err
	}
	client, err := river.NewClient(riverpgxv5.New(q.pool), &river.Config{
		ID: id, Logger: slog.New(warnings{w.Log.Handler()}), Workers: workers,
		Queues:     map[string]river.QueueConfig{queueOf(q.program): {MaxWorkers: w.Cores}},
		JobTimeout: -1, FetchCooldown: fetchCooldown, FetchPollInterval: fetchPoll, SoftStopTimeout: softStop,
	})
	if err != nil {
		return err
	}
	h := &heartbeat{
		q: q, me: query.AppearParams{ID: id, Program: q.program, Host: host, Cores: w.Cores}, log: w.Log,
		idle: func() bool { return int(c.busy.Load()) < w.Cores },
	}
	if err := h.beat(ctx); err != nil {
		return err
	}
	if err := client.Start(ctx); err != nil {
		return errors.Join(q.explain(err), h.leave(ctx))
	}
	h.keep(ctx, client.Stopped())
	return h.leave(ctx)
}

// computer is River's worker for shards.
type computer struct {
	river.WorkerDefaults[shard]
	q     *Queue
	w     Worker
	specs specs
	busy  atomic.Int32 // shards under way
}

// Work computes a shard and stores its tally. It implements river.Worker.
func (c *computer) Work(ctx context.Context, job *river.Job[shard]) error {
	c.busy.Add(1)
	defer c.busy.Add(-1)
	at := job.Args
	until, err := query.New(c.q.pool).OpenShard(ctx, query.OpenShardParams{JobKey: at.Job, First: at.First})
	if errors.Is(err, pgx.ErrNoRows) { // it has its tally, or the job has ended or was deleted
		return nil
	}
	if err != nil {
		return err
	}
	spec, err := c.specs.of(ctx, at.Job)
	if err != nil {
		return err
	}
	tally, err := c.w.Compute(ctx, spec, int(at.First), int(until))
	switch {
	case ctx.Err() != nil:
		return river.JobSnooze(0) // another worker computes it
	case err != nil:
		return c.q.write(ctx, func(_ pgx.Tx, s *query.Queries) error {
			return s.FailJob(ctx, query.FailJobParams{Key: at.Job, Failure: err.Error()})
		})
	}
	return c.q.write(ctx, func(tx pgx.Tx, s *query.Queries) error {
		n, err := s.FinishShard(ctx, query.FinishShardParams{JobKey: at.Job, First: at.First, Tally: tally})
		if err != nil {
			return err
		}
		if n == 1 { // nobody else has stored it
			if err := s.Advance(ctx, query.AdvanceParams{Key: at.Job, More: until - at.First}); err != nil {
				return err
			}
		}
		if _, err := river.JobCompleteTx[*riverpgxv5.Driver](ctx, tx, job); err != nil {
			return fmt.Errorf("job queue: %w", err)
		}
		return nil
	})
}

// warnings is a log handler for River, of whose log only warnings are of use here.
type warnings struct{ slog.Handler }

// Enabled implements slog.Handler.
func (w warnings) Enabled(ctx context.Context, l slog.Level) bool {
	return l >= slog.LevelWarn && w.Handler.Enabled(ctx, l)
}
