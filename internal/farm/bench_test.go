package farm_test

import (
	"context"
	"encoding/json"
	"log/slog"
	"testing"
	"time"

	"fray/internal/jobs"
	"fray/job"
	"fray/pack"
	"fray/sim"
)

// BenchmarkShard is what a shard costs beside its fights: a worker of one core plays duels in shards of 20 (about 2 ms), and in turn a process
// plays the same duels in one part. The database writes to the disk.
func BenchmarkShard(b *testing.B) {
	const shards, size = 100, 20
	q, err := jobs.Open(b.Context(), server.New(b), "program")
	if err != nil {
		b.Fatal(err)
	}
	defer q.Close()
	ctx, stop := context.WithCancel(b.Context())
	ended := make(chan error, 1)
	go func() {
		c := new(job.Computer)
		ended <- q.Work(ctx, jobs.Worker{Cores: 1, Compute: c.Compute, Log: slog.New(slog.DiscardHandler)})
	}()

	shared, alone := time.Duration(0), time.Duration(0)
	for seed := uint64(1); b.Loop(); seed++ {
		s := duels(b, seed, shards*size)
		began := time.Now()
		order := jobs.Order{Title: "duels", Spec: asJSON(b, s), Units: shards * size, Shard: size}
		id, err := q.Submit(ctx, order)
		if err != nil {
			b.Fatal(err)
		}
		if j, err := q.Wait(ctx, id, nil); err != nil || j.State != jobs.Done {
			b.Fatalf("job ended as %+v, %v", j, err)
		}
		shared += time.Since(began)

		began = time.Now()
		j, err := job.Open(s, job.BuiltIn)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := j.Play(ctx, sim.Part{To: shards * size}, job.How{Workers: 1}); err != nil {
			b.Fatal(err)
		}
		alone += time.Since(began)
	}
	b.ReportMetric((shared-alone).Seconds()*1000/shards/float64(b.N), "ms/shard")
	b.ReportMetric(alone.Seconds()*1000/shards/float64(b.N), "ms-of-fights/shard")
	stop()
	if err := <-ended; err != nil {
		b.Fatal(err)
	}
}

// duels is a job of so many fights of the encounter "duel".
func duels(b *testing.B, seed uint64, fights int) job.Spec {
	b.Helper()
	lib, err := pack.Bundled()
	if err != nil {
		b.Fatal(err)
	}
	e, err := lib.Encounter("duel")
	if err != nil {
		b.Fatal(err)
	}
	setup, err := pack.Encode(e.Setup)
	if err != nil {
		b.Fatal(err)
	}
	return job.Spec{Ruleset: e.Ruleset.Name, Fight: &job.Fight{Setup: setup}, Seed: seed, Fights: fights}
}

func asJSON(b *testing.B, v any) []byte {
	b.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		b.Fatal(err)
	}
	return text
}
