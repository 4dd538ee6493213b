package jobs

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"fray/internal/jobs/query"
)

// State is how a job stands.
type State string

// The states of jobs.
const (
	Running   State = "open" // workers compute it, or will
	Done      State = "done"
	Failed    State = "failed"    // a shard could not be computed
	Cancelled State = "cancelled" // it keeps its tallies
)

// Job is a job as it stands.
type Job struct {
	ID       string     `json:"id"`
	Title    string     `json:"title"`
	Program  string     `json:"program"` // fingerprint
	State    State      `json:"state"`
	Failure  string     `json:"failure,omitempty"` // why it failed
	Units    int        `json:"units"`
	Finished int        `json:"finished"` // units
	Created  time.Time  `json:"created"`
	Ended    *time.Time `json:"ended,omitempty"`
	Spec     []byte     `json:"-"`
}

func jobOf(r *query.Job) Job {
	return Job{
		ID: r.ID, Title: r.Title, Program: r.Program, State: State(r.State), Failure: r.Failure, Units: int(r.Units), Finished: int(r.Finished),
		Created: r.Created.UTC(), Ended: r.Ended, Spec: r.Spec,
	}
}

// Order is what is to be computed.
type Order struct {
	Title string // for people, such as "sim bridge -n 1000000"
	Spec  []byte // JSON
	Units int    // at least 1
	Shard int    // units of a shard, at least 1: what a worker computes in a second or less
}

// idLength is the number of characters of an ID: enough that nobody guesses wrong, and short enough to type.
const idLength = 8

// Submit stores a job for workers, and returns its ID. A job with the same specification for the same program is not stored twice: Submit
// returns the ID of the one that there is, in whatever state.
func (q *Queue) Submit(ctx context.Context, o Order) (id string, err error) {
	if o.Units < 1 || o.Shard < 1 {
		return "", fmt.Errorf("a job needs at least one unit and shards of at least one, got %d and %d", o.Units, o.Shard)
	}
	digest := sha256.Sum256(o.Spec)
	err = q.write(ctx, func(tx pgx.Tx, s *query.Queries) error {
		id = strings.ToLower(rand.Text()[:idLength])
		key, err := s.AddJob(ctx, query.AddJobParams{ID: id, Title: o.Title, Spec: o.Spec, Digest: digest[:], Program: q.program, Units: int64(o.Units)})
		if errors.Is(err, pgx.ErrNoRows) {
			id, err = s.SameJob(ctx, query.SameJobParams{Digest: digest[:], Program: q.program})
			return err
		}
		if err != nil {
			return err
		}
		if err := s.AddShards(ctx, query.AddShardsParams{JobKey: key, Units: int64(o.Units), Size: int64(o.Shard)}); err != nil {
			return err
		}
		return q.deliver(ctx, tx, s, key, q.program)
	})
	return id, err
}

// Get returns a job, or [store.ErrNotFound].
func (q *Queue) Get(ctx context.Context, id string) (j Job, err error) {
	err = q.read(func(s *query.Queries) error {
		r, err := s.GetJob(ctx, id)
		j = jobOf(&r)
		return err
	})
	return j, err
}

// List returns the newest jobs, at most so many.
func (q *Queue) List(ctx context.Context, most int) ([]Job, error) {
	all := []Job{}
	err := q.read(func(s *query.Queries) error {
		rows, err := s.ListJobs(ctx, int32(min(most, 1000)))
		for i := range rows {
			all = append(all, jobOf(&rows[i]))
		}
		return err
	})
	return all, err
}

// Cancel ends a running job. Workers finish the shards that they have begun. It returns how the job then stands.
func (q *Queue) Cancel(ctx context.Context, id string) (Job, error) {
	return q.change(ctx, id, func(_ pgx.Tx, s *query.Queries, r *query.Job) error {
		if State(r.State) != Running {
			return nil
		}
		return s.EndJob(ctx, query.EndJobParams{Key: r.Key, State: string(Cancelled)})
	})
}

// Resume lets workers continue a job that was cancelled or has failed. A job of another program stays with that program.
func (q *Queue) Resume(ctx context.Context, id string) (Job, error) {
	return q.change(ctx, id, func(tx pgx.Tx, s *query.Queries, r *query.Job) error {
		if State(r.State) == Running || State(r.State) == Done {
			return nil
		}
		if err := s.ReopenJob(ctx, r.Key); err != nil {
			return err
		}
		return q.deliver(ctx, tx, s, r.Key, r.Program)
	})
}

// Delete deletes a job with all its tallies.
func (q *Queue) Delete(ctx context.Context, id string) error {
	return q.read(func(s *query.Queries) error {
		n, err := s.DropJob(ctx, id)
		if err == nil && n == 0 {
			err = pgx.ErrNoRows
		}
		return err
	})
}

// change changes a job that nobody else can change in the meantime.
func (q *Queue) change(ctx context.Context, id string, fn func(pgx.Tx, *query.Queries, *query.Job) error) (j Job, err error) {
	err = q.write(ctx, func(tx pgx.Tx, s *query.Queries) error {
		r, err := s.LockJob(ctx, id)
		if err != nil {
			return err
		}
		if err := fn(tx, s, &r); err != nil {
			return err
		}
		r, err = s.GetJob(ctx, id)
		j = jobOf(&r)
		return err
	})
	return j, err
}
