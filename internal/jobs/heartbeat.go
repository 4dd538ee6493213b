package jobs

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"

	"fray/internal/jobs/query"
)

// The times by which workers know of each other, by the clock of the database.
const (
	beats    = time.Second     // between two signs of life
	patience = 4 * time.Second // after the last one, before a worker counts as lost
)

// sweepLock tells the advisory lock of those who look for lost shards from others.
const sweepLock = 1718772092

// interval returns a time as PostgreSQL takes it.
func interval(d time.Duration) pgtype.Interval {
	return pgtype.Interval{Microseconds: d.Microseconds(), Valid: true}
}

// heartbeat tells others that a worker is alive, and finds the shards of lost workers.
type heartbeat struct {
	q    *Queue
	me   query.AppearParams
	idle func() bool // the worker could compute more
	log  *slog.Logger
}

// keep beats until the channel is closed.
func (h *heartbeat) keep(ctx context.Context, until <-chan struct{}) {
	ctx = context.WithoutCancel(ctx) // a worker that finishes its shards is still alive
	tick := time.NewTicker(beats)
	defer tick.Stop()
	away := false
	for {
		select {
		case <-until:
			return
		case <-tick.C:
		}
		err := h.beat(ctx)
		if (err != nil) != away {
			if away = err != nil; away {
				h.log.Warn("the database is away; shards wait", "error", err)
			} else {
				h.log.Info("the database is back")
			}
		}
	}
}

// beat gives a sign of life. A worker with nothing else to do delivers again what was lost.
func (h *heartbeat) beat(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	return h.q.write(ctx, func(tx pgx.Tx, s *query.Queries) error {
		if err := errors.Join(s.Appear(ctx, h.me), s.ForgetWorkers(ctx)); err != nil || !h.idle() {
			return err
		}
		lost, err := lostShards(ctx, tx, h.q.program)
		if err != nil || len(lost) == 0 {
			return err
		}
		h.log.Info("shards of lost workers are computed again", "shards", len(lost))
		return h.q.give(ctx, tx, lost, h.q.program)
	})
}

// lostShards returns the open shards of a program that River will not deliver any more: no live worker has them, and none is waiting. That is so
// when a worker was killed, whether or not it had begun. Others that look at the same time find nothing.
func lostShards(ctx context.Context, tx pgx.Tx, program string) ([]shard, error) {
	if _, err := tx.Exec(ctx, "SELECT pg_advisory_xact_lock($1, hashtext(current_schema()))", sweepLock); err != nil {
		return nil, err
	}
	rows, err := tx.Query(ctx, `SELECT s.job_key, s.first FROM job_shards s JOIN jobs j ON j.key = s.job_key
		WHERE s.tally IS NULL AND j.state = 'open' AND j.program = $1 AND (s.job_key, s.first) NOT IN (
			SELECT (r.args->>'job')::bigint, (r.args->>'first')::bigint FROM river_job r
			WHERE r.queue = $2 AND (r.state IN ('available', 'pending', 'retryable', 'scheduled') OR r.state = 'running' AND EXISTS (
				SELECT FROM job_workers w WHERE w.id = r.attempted_by[array_upper(r.attempted_by, 1)] AND w.seen > now() - $3::interval)))`,
		program, queueOf(program), interval(patience))
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, func(row pgx.CollectableRow) (at shard, err error) {
		err = row.Scan(&at.Job, &at.First)
		return at, err
	})
}

// leave says that the worker has ended. What it had begun is free at once.
func (h *heartbeat) leave(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), patience)
	defer cancel()
	return h.q.read(func(s *query.Queries) error { return s.Leave(ctx, h.me.ID) })
}
