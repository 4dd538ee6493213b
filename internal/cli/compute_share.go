package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"fray/internal/botexec"
	"fray/internal/jobs"
	"fray/internal/store"
	"fray/job"
	"fray/sim"
)

// share has the workers of the database play a simulation.
func (c *computer) share(ctx context.Context, s job.Spec, progress func(done int)) (*job.Job, *job.Tally, time.Duration, error) {
	id, err := c.submit(ctx, s)
	if err != nil {
		return nil, nil, 0, err
	}
	return c.await(ctx, id, progress)
}

// submit stores a simulation for workers, and returns the ID of its job: of the one that there is, if it was submitted before.
func (c *computer) submit(ctx context.Context, s job.Spec) (string, error) {
	for _, f := range []*job.Fight{s.Fight, s.Against} {
		if f != nil {
			if err := noPrograms(f.Bots); err != nil {
				return "", err
			}
		}
	}
	if err := noPrograms(s.Bots); err != nil {
		return "", err
	}
	j, err := job.Open(s, job.BuiltIn)
	if err != nil {
		return "", err
	}
	size, err := c.shard(ctx, j, s.Fights)
	if err != nil {
		return "", err
	}
	spec, err := json.Marshal(s)
	if err != nil {
		return "", err
	}
	return c.queue.Submit(ctx, jobs.Order{Title: c.title, Spec: spec, Units: s.Fights, Shard: size})
}

// noPrograms refuses bots that are programs of this machine.
func noPrograms(bots map[string]string) error {
	for _, name := range bots {
		if strings.HasPrefix(name, botexec.Prefix) {
			return fmt.Errorf("the bot %s is a program on this machine, which workers do not have; leave out --store", name)
		}
	}
	return nil
}

// The size of shards: a worker needs about shardTime for one. That is long beside what it costs to store a tally, and short enough that
// little is lost with a worker.
const (
	shardTime = time.Second
	tryTime   = 100 * time.Millisecond // to find out how long a fight takes
	mostShard = 100_000
)

// shard returns how many fights of a job a shard has. It plays some to find out.
func (c *computer) shard(ctx context.Context, j *job.Job, fights int) (int, error) {
	began, played := c.sh.now(), 0
	for n := 1; played < fights; n *= 2 {
		part := sim.Part{From: played, To: min(played+n, fights)}
		if _, err := j.Play(ctx, part, job.How{Workers: 1}); err != nil {
			return 0, err
		}
		played = part.To
		if c.sh.now().Sub(began) >= tryTime {
			break
		}
	}
	took := max(1, c.sh.now().Sub(began))
	return max(1, min(mostShard, int(int64(played)*int64(shardTime)/int64(took)))), ctx.Err()
}

// await waits until a job has ended, and returns what it has come to.
func (c *computer) await(ctx context.Context, id string, progress func(done int)) (*job.Job, *job.Tally, time.Duration, error) {
	ended, err := c.queue.Wait(ctx, id, func(w jobs.Watch) {
		if progress != nil {
			progress(w.Finished)
		}
		if w.Away == nil && w.Workers == 0 && !c.noted {
			c.noted = true
			c.sh.note("job %s waits for a worker; start one with this same program: fray worker --store %s", id, c.store)
		}
	})
	switch {
	case errors.Is(err, context.Canceled):
		c.sh.note("job %s continues on its workers. For its report: fray jobs resume %[1]s --store %[2]s", id, c.store)
		return nil, nil, 0, err
	case err != nil:
		return nil, nil, 0, err
	case ended.State == jobs.Cancelled:
		return nil, nil, 0, fmt.Errorf("job %s was cancelled after %d of %d; to continue it: fray jobs resume %[1]s --store %[4]s", id, ended.Finished, ended.Units, c.store)
	case ended.State == jobs.Failed:
		return nil, nil, 0, fmt.Errorf("job %s failed: %s", id, ended.Failure)
	}
	j, t, err := resultOf(ctx, c.queue, &ended)
	took := time.Duration(0)
	if ended.Ended != nil {
		took = ended.Ended.Sub(ended.Created)
	}
	return j, t, took, err
}

// resultOf returns a job's simulation, and the tally of all shards that there are.
func resultOf(ctx context.Context, q *jobs.Queue, of *jobs.Job) (*job.Job, *job.Tally, error) {
	var s job.Spec
	if err := json.Unmarshal(of.Spec, &s); err != nil {
		return nil, nil, fmt.Errorf("job %s: %w", of.ID, err)
	}
	j, err := job.Open(s, job.BuiltIn)
	if err != nil {
		return nil, nil, fmt.Errorf("job %s: %w", of.ID, err)
	}
	sum := new(job.Tally)
	err = q.Tallies(ctx, of.ID, func(part jobs.Tally) error {
		var t job.Tally
		if err := json.Unmarshal(part.Data, &t); err != nil {
			return fmt.Errorf("%w: job %s, units from %d: %w", store.ErrDamaged, of.ID, part.First, err)
		}
		sum.Add(&t)
		return nil
	})
	return j, sum, err
}
