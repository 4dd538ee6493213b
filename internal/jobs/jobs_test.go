package jobs_test

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"sync/atomic"
	"testing"

	"fray/internal/jobs"
	"fray/internal/store"
	"fray/internal/store/postgres/pgtest"
)

var server pgtest.Server

func TestMain(m *testing.M) { os.Exit(server.Main(m.Run)) }

// open opens the jobs of a schema for a program.
func open(t *testing.T, address, program string) *jobs.Queue {
	t.Helper()
	q, err := jobs.Open(t.Context(), address, program)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(q.Close)
	return q
}

// work starts a worker and returns what ends it.
func work(t *testing.T, q *jobs.Queue, cores int, compute jobs.Compute) (stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	var wait sync.WaitGroup
	wait.Go(func() {
		if err := q.Work(ctx, jobs.Worker{Cores: cores, Compute: compute, Log: slog.New(slog.DiscardHandler)}); err != nil {
			t.Error(err)
		}
	})
	stop = sync.OnceFunc(func() { cancel(); wait.Wait() })
	t.Cleanup(stop)
	return stop
}

// squares adds up the squares of the units.
func squares(_ context.Context, _ []byte, first, until int) ([]byte, error) {
	sum := uint64(0)
	for i := first; i < until; i++ {
		sum += uint64(i * i)
	}
	return binary.BigEndian.AppendUint64(nil, sum), nil
}

// sum adds up the tallies, and fails unless they cover the units 0 to n once.
func sum(t *testing.T, q *jobs.Queue, id string, n int) (total uint64) {
	t.Helper()
	at := 0
	err := q.Tallies(t.Context(), id, func(part jobs.Tally) error {
		if part.First != at {
			return fmt.Errorf("a tally begins at %d, want %d", part.First, at)
		}
		at, total = part.Until, total+binary.BigEndian.Uint64(part.Data)
		return nil
	})
	if err != nil || at != n {
		t.Fatalf("tallies reach %d of %d: %v", at, n, err)
	}
	return total
}

func submit(t *testing.T, q *jobs.Queue, units, shard int) string {
	t.Helper()
	id, err := q.Submit(t.Context(), jobs.Order{Title: "squares", Spec: fmt.Appendf(nil, `{"of": %d}`, units), Units: units, Shard: shard})
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// done waits for a job and fails unless it ends in this state.
func done(t *testing.T, q *jobs.Queue, id string, want jobs.State) jobs.Job {
	t.Helper()
	j, err := q.Wait(t.Context(), id, nil)
	if err != nil || j.State != want {
		t.Fatalf("job ended as %+v, %v; want %s", j, err, want)
	}
	return j
}

// TestWorkersShareAJob: two workers compute every shard once, also a last one that is smaller, and see the specification.
func TestWorkersShareAJob(t *testing.T) {
	address := server.New(t)
	a, b := open(t, address, "p"), open(t, address, "p")
	id := submit(t, a, 1003, 10)
	for _, q := range []*jobs.Queue{a, b} {
		work(t, q, 2, func(ctx context.Context, spec []byte, first, until int) ([]byte, error) {
			if string(spec) != `{"of": 1003}` {
				return nil, fmt.Errorf("the specification is %s", spec)
			}
			return squares(ctx, spec, first, until)
		})
	}
	j := done(t, a, id, jobs.Done)
	if j.Finished != 1003 || j.Ended == nil {
		t.Errorf("the job is %+v", j)
	}
	if got := sum(t, b, id, 1003); got != 1002*1003*2005/6 {
		t.Errorf("the sum is %d", got)
	}
}

// TestOtherProgramsLeaveAJob: a worker of another program computes its own jobs and leaves this one alone.
func TestOtherProgramsLeaveAJob(t *testing.T) {
	address := server.New(t)
	mine, other := open(t, address, "mine"), open(t, address, "other")
	id, theirs := submit(t, mine, 5, 1), submit(t, other, 1, 1)
	stop := work(t, other, 1, squares)
	done(t, other, theirs, jobs.Done)
	ctx, cancel := context.WithCancel(t.Context())
	j, err := mine.Wait(ctx, id, func(w jobs.Watch) {
		if w.Workers != 0 {
			t.Errorf("%d workers can compute it", w.Workers)
		}
		cancel()
	})
	if !errors.Is(err, context.Canceled) || j.Finished != 0 {
		t.Fatalf("%+v, %v", j, err)
	}
	stop()
	work(t, mine, 1, squares)
	done(t, mine, id, jobs.Done)
}

// TestLostWorker: the shard of a worker that vanished in the middle is computed by another one. What River still has of it does no harm.
func TestLostWorker(t *testing.T) {
	address := server.New(t)
	q, lost := open(t, address, "p"), open(t, address, "p")
	id := submit(t, q, 40, 10)
	begun := make(chan struct{})
	gone := make(chan struct{})
	t.Cleanup(func() { close(gone) })
	go func() { // it neither ends nor gives a sign of life: its connections are cut
		_ = lost.Work(context.WithoutCancel(t.Context()), jobs.Worker{Cores: 1, Log: slog.New(slog.DiscardHandler), Compute: func(context.Context, []byte, int, int) ([]byte, error) {
			close(begun)
			<-gone
			return nil, errors.New("lost")
		}})
	}()
	<-begun
	lost.Close()
	work(t, q, 1, squares)
	done(t, q, id, jobs.Done)
	sum(t, q, id, 40)
}

// TestCancelAndResume: a cancelled job keeps its tallies and starts no other shard; resumed, it computes only the rest.
func TestCancelAndResume(t *testing.T) {
	q := open(t, server.New(t), "p")
	id := submit(t, q, 100, 10)
	var played atomic.Int64
	stop := work(t, q, 1, func(ctx context.Context, spec []byte, first, until int) ([]byte, error) {
		if played.Add(1) == 3 {
			if j, err := q.Cancel(ctx, id); err != nil || j.State != jobs.Cancelled {
				t.Errorf("cancel: %+v, %v", j, err)
			}
		}
		return squares(ctx, spec, first, until)
	})
	done(t, q, id, jobs.Cancelled)
	stop()
	before := played.Load()
	if j, err := q.Resume(t.Context(), id); err != nil || j.State != jobs.Running || j.Ended != nil {
		t.Fatalf("resume: %+v, %v", j, err)
	}
	work(t, q, 1, func(ctx context.Context, spec []byte, first, until int) ([]byte, error) {
		played.Add(1)
		return squares(ctx, spec, first, until)
	})
	done(t, q, id, jobs.Done)
	sum(t, q, id, 100)
	if played.Load() != 10 || before != 3 {
		t.Errorf("%d shards were played before and %d in all, want 3 and 10", before, played.Load())
	}
	if j, err := q.Cancel(t.Context(), id); err != nil || j.State != jobs.Done {
		t.Errorf("cancelling a job that is done: %+v, %v", j, err)
	}
}

// TestFailure: a shard that cannot be computed fails the job, with its reason.
func TestFailure(t *testing.T) {
	q := open(t, server.New(t), "p")
	work(t, q, 1, func(ctx context.Context, spec []byte, first, until int) ([]byte, error) {
		if first == 20 {
			return nil, errors.New("fight 23 fails")
		}
		return squares(ctx, spec, first, until)
	})
	id := submit(t, q, 100, 10)
	if j := done(t, q, id, jobs.Failed); j.Failure != "fight 23 fails" {
		t.Errorf("failure: %q", j.Failure)
	}
}

// TestAwayAndBack: a database that stops and starts again delays a job, and changes nothing of its result.
func TestAwayAndBack(t *testing.T) {
	var own pgtest.Server
	t.Cleanup(func() { _ = own.Close() })
	q := open(t, own.New(t), "p")
	id := submit(t, q, 200, 10)
	down := make(chan struct{})
	var once sync.Once
	work(t, q, 1, func(ctx context.Context, spec []byte, first, until int) ([]byte, error) {
		once.Do(func() {
			if err := errors.Join(own.Down(), own.Up()); err != nil {
				t.Error(err)
			}
			close(down)
		})
		return squares(ctx, spec, first, until)
	})
	<-down
	done(t, q, id, jobs.Done)
	sum(t, q, id, 200)
}

// TestListAndDelete: the newest job comes first; what is not there is said.
func TestListAndDelete(t *testing.T) {
	q := open(t, server.New(t), "p")
	first, second := submit(t, q, 1, 1), submit(t, q, 2, 1)
	if same := submit(t, q, 1, 1); same != first {
		t.Errorf("the same job was stored again, as %s", same)
	}
	all, err := q.List(t.Context(), 10)
	if err != nil || len(all) != 2 || all[0].ID != second || all[1].ID != first {
		t.Fatalf("jobs: %+v, %v", all, err)
	}
	if err := q.Delete(t.Context(), first); err != nil {
		t.Fatal(err)
	}
	for _, err := range []error{
		q.Delete(t.Context(), first),
		func() error { _, err := q.Get(t.Context(), first); return err }(),
		func() error { _, err := q.Cancel(t.Context(), first); return err }(),
		func() error { _, err := q.Resume(t.Context(), first); return err }(),
		func() error { _, err := q.Wait(t.Context(), first, nil); return err }(),
	} {
		if !errors.Is(err, store.ErrNotFound) {
			t.Errorf("a deleted job: %v", err)
		}
	}
	if _, err := q.Submit(t.Context(), jobs.Order{Units: 0, Shard: 1}); err == nil {
		t.Error("a job without units was taken")
	}
}
