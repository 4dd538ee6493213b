package jobs

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"fray/internal/jobs/query"
)

// shard is what River carries: where a shard is. All else stands in its row.
type shard struct {
	Job   int64 `json:"job"` // key
	First int64 `json:"first"`
}

// Kind implements river.JobArgs.
func (shard) Kind() string { return "fray_shard" }

// queueOf returns the name of River's queue for a program.
func queueOf(program string) string {
	const most = 32
	return "fray_" + program[:min(most, len(program))]
}

// deliver gives all open shards of a job to River.
func (q *Queue) deliver(ctx context.Context, tx pgx.Tx, s *query.Queries, key int64, program string) error {
	first, err := s.OpenShards(ctx, key)
	if err != nil {
		return err
	}
	at := make([]shard, len(first))
	for i, f := range first {
		at[i] = shard{key, f}
	}
	return q.give(ctx, tx, at, program)
}

// give gives shards of one program's jobs to River, some thousand at a time.
func (q *Queue) give(ctx context.Context, tx pgx.Tx, at []shard, program string) error {
	const batch = 5000
	for len(at) > 0 {
		n := min(batch, len(at))
		all := make([]river.InsertManyParams, n)
		for i, s := range at[:n] {
			all[i] = river.InsertManyParams{Args: s, InsertOpts: &river.InsertOpts{Queue: queueOf(program)}}
		}
		if _, err := q.insert.InsertManyFastTx(ctx, tx, all); err != nil {
			return fmt.Errorf("job queue: %w", err)
		}
		at = at[n:]
	}
	return nil
}
