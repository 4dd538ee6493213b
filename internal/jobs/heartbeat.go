package jobs

import (
	"context"
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

// interval returns a time as PostgreSQL takes it.
func interval(d time.Duration) pgtype.Interval {
	return pgtype.Interval{Microseconds: d.Microseconds(), Valid: true}
}

// heartbeat tells others that a worker is alive, and gives the shards of lost workers to others.
type heartbeat struct {
	q   *Queue
	me  query.AppearParams
	log *slog.Logger
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

// beat gives a sign of life and frees the shards of lost workers.
func (h *heartbeat) beat(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	return h.q.write(ctx, func(tx pgx.Tx, s *query.Queries) error {
		if err := s.Appear(ctx, h.me); err != nil {
			return err
		}
		lost, err := s.FreeLostShards(ctx, interval(patience))
		if err != nil {
			return err
		}
		for _, l := range lost {
			h.log.Info("a worker is lost; its shard is computed again", "first", l.First)
			if err := h.q.give(ctx, tx, []shard{{l.JobKey, l.First}}, l.Program); err != nil {
				return err
			}
		}
		return s.ForgetWorkers(ctx)
	})
}

// leave says that the worker has ended. What it had begun is free at once.
func (h *heartbeat) leave(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), patience)
	defer cancel()
	return h.q.read(ctx, func(s *query.Queries) error { return s.Leave(ctx, h.me.ID) })
}
