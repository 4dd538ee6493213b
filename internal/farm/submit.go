package farm

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"fray/internal/botexec"
	"fray/internal/jobs"
	"fray/job"
	"fray/sim"
)

// Farm is the workers of a database. Its methods are safe for concurrent use.
type Farm struct {
	*jobs.Queue
	Clock func() time.Time
}

// Submit stores a job for workers, and returns its ID: that of the one that there is, if it was submitted before.
func (f *Farm) Submit(ctx context.Context, title string, s job.Spec) (string, error) {
	return f.submit(ctx, title, s, f.shard)
}

// submit stores a job in shards of as many units as size says.
func (f *Farm) submit(ctx context.Context, title string, s job.Spec, size func(context.Context, *job.Job) (int, error)) (string, error) {
	for _, fight := range []*job.Fight{s.Fight, s.Against} {
		if fight != nil {
			if err := noPrograms(fight.Bots); err != nil {
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
	units, err := size(ctx, j)
	if err != nil {
		return "", err
	}
	spec, err := json.Marshal(s)
	if err != nil {
		return "", err
	}
	return f.Queue.Submit(ctx, jobs.Order{Title: title, Spec: spec, Units: j.Units(), Shard: units})
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

// The size of shards. A worker needs a second for one: that is long beside the ten milliseconds that a shard costs, and short enough that little is
// lost with a worker. Short jobs have shorter ones, so that all workers end at about the same time.
const (
	shardTime = time.Second
	fewShards = 32                     // a job has at least so many, unless they would be shorter than tryTime
	tryTime   = 100 * time.Millisecond // to find out how long a unit takes
	fewUnits  = 16                     // are not tried: each is a shard
	mostShard = 100_000
)

// shard returns how many units of a job a shard has. It plays some to find out.
func (f *Farm) shard(ctx context.Context, j *job.Job) (int, error) {
	began, played, all := f.Clock(), 0, j.Units()
	if all < fewUnits {
		return 1, nil
	}
	for n := 1; played < all; n *= 2 {
		part := sim.Part{From: played, To: min(played+n, all)}
		if _, err := j.Play(ctx, part, job.How{Workers: 1}); err != nil {
			return 0, err
		}
		played = part.To
		if f.Clock().Sub(began) >= tryTime {
			break
		}
	}
	unit := float64(max(1, f.Clock().Sub(began))) / float64(played)
	took := min(max(unit*float64(all)/fewShards, float64(tryTime)), float64(shardTime))
	return max(1, min(mostShard, int(took/unit))), ctx.Err()
}
