package farm_test

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"reflect"
	"sync"
	"testing"
	"time"

	"fray/internal/farm"
	"fray/internal/jobs"
	"fray/internal/store/postgres/pgtest"
	"fray/job"
	"fray/job/jobtest"
)

var server pgtest.Server

func TestMain(m *testing.M) { os.Exit(server.Main(m.Run)) }

// open opens the workers of an empty database.
func open(t *testing.T) *farm.Farm {
	t.Helper()
	q, err := jobs.Open(t.Context(), server.New(t), "program")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(q.Close)
	return &farm.Farm{Queue: q, Clock: time.Now}
}

// work starts a worker that computes with compute, and returns what tells it to end.
func work(t *testing.T, f *farm.Farm, compute jobs.Compute) (end func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	var wait sync.WaitGroup
	wait.Go(func() {
		if err := f.Work(ctx, jobs.Worker{Cores: 1, Compute: compute, Log: slog.New(slog.DiscardHandler)}); err != nil {
			t.Error(err)
		}
	})
	t.Cleanup(func() { cancel(); wait.Wait() })
	for {
		if n, err := f.Able(t.Context(), "program"); err != nil || n > 0 {
			return cancel
		}
	}
}

// left returns how many jobs there are.
func left(t *testing.T, f *farm.Farm) int {
	t.Helper()
	all, err := f.List(t.Context(), 10)
	if err != nil {
		t.Fatal(err)
	}
	return len(all)
}

// TestAnalyze: workers make the analysis that one process makes, and no job is left.
func TestAnalyze(t *testing.T) {
	f, s := open(t), jobtest.Duel(t, 10)
	ignore := func(int) {}
	if _, err := f.Analyze(t.Context(), "test", s, ignore); !errors.Is(err, farm.ErrNoWorkers) {
		t.Errorf("without workers: %v", err)
	}
	var c job.Computer
	work(t, f, c.Compute)
	got, err := f.Analyze(t.Context(), "test", s, ignore)
	if want := jobtest.Here(t, s); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("the workers' report is\n%+v (%v)\nand that of one process\n%+v", got, err, want)
	}
	if n := left(t, f); n != 0 {
		t.Errorf("%d jobs are left", n)
	}
}

// TestAnalyzeStops: an analysis that is not wanted any more leaves no job. One whose server stops does, and it is found again.
func TestAnalyzeStops(t *testing.T) {
	f, s := open(t), jobtest.Duel(t, 10)
	free := make(chan struct{})
	work(t, f, func(context.Context, []byte, int, int) ([]byte, error) {
		<-free
		return nil, errors.New("nobody wants it")
	})
	t.Cleanup(func() { close(free) })
	for cause, want := range map[error]int{nil: 0, errors.New("the server stops"): 1} {
		ctx, cancel := context.WithCancelCause(t.Context())
		var wait sync.WaitGroup
		wait.Go(func() {
			if _, err := f.Analyze(ctx, "test", s, func(int) {}); !errors.Is(err, context.Canceled) {
				t.Errorf("it ends with %v", err)
			}
		})
		for left(t, f) == 0 {
		}
		cancel(cause)
		wait.Wait()
		if n := left(t, f); n != want {
			t.Errorf("after %v %d jobs are left, want %d", cause, n, want)
		}
		all, err := f.List(t.Context(), 10)
		if err != nil {
			t.Fatal(err)
		}
		for _, j := range all {
			if err := f.Delete(t.Context(), j.ID); err != nil {
				t.Error(err)
			}
		}
	}
}

// TestWorkersGone: a job whose workers are gone is given up, so that its server can make the analysis.
func TestWorkersGone(t *testing.T) {
	f, s := open(t), jobtest.Duel(t, 10)
	begun, free := make(chan struct{}), make(chan struct{})
	first := sync.OnceFunc(func() { close(begun); <-free })
	end := work(t, f, func(ctx context.Context, _ []byte, n, _ int) ([]byte, error) {
		if first(); n > 0 {
			<-ctx.Done() // one that has begun all the same
		}
		return []byte("{}"), ctx.Err()
	})
	var clock sync.Mutex
	ahead := time.Duration(0)
	f.Clock = func() time.Time {
		clock.Lock()
		defer clock.Unlock()
		return time.Now().Add(ahead)
	}
	done := make(chan error)
	go func() {
		_, err := f.Analyze(t.Context(), "test", s, func(int) {})
		done <- err
	}()
	<-begun
	end()
	close(free)
	for gone := false; !gone; {
		n, err := f.Able(t.Context(), "program")
		gone = err == nil && n == 0
	}
	clock.Lock()
	ahead = time.Minute
	clock.Unlock()
	if err := <-done; !errors.Is(err, farm.ErrNoWorkers) {
		t.Errorf("it ends with %v", err)
	}
	if n := left(t, f); n != 0 {
		t.Errorf("%d jobs are left", n)
	}
}
