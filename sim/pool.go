package sim

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
)

// pool hands the fights of a run out to workers, in order and a few at a time.
type pool struct {
	fights int
	chunk  int
	next   atomic.Int64 // the first fight that is not handed out
	stop   atomic.Int64 // the first fight that broke down, or the number of fights: those after it are not played

	mu       sync.Mutex
	done     int
	progress func(done int)
	err      *FightError
}

func newPool(c Config) *pool {
	p := &pool{fights: c.Fights, progress: c.Progress}
	p.chunk = max(1, min(64, c.Fights/(64*c.Workers))) // few enough that nobody waits long for the last one
	p.stop.Store(int64(c.Fights))
	return p
}

// run has the workers play until all fights are handed out and done, one has broken down, or the context ends. It gives
// back the first fight that broke down: all before it have been played, whatever the number of workers.
func (p *pool) run(ctx context.Context, workers []func(i int) error) error {
	var wait sync.WaitGroup
	for _, play := range workers {
		wait.Go(func() { p.work(ctx, play) })
	}
	wait.Wait()
	if p.err != nil {
		return p.err
	}
	return nil
}

func (p *pool) work(ctx context.Context, play func(i int) error) {
	for {
		to := int(p.next.Add(int64(p.chunk)))
		from := to - p.chunk
		for i := from; i < min(to, p.fights); i++ {
			if ctx.Err() != nil {
				p.tell(i - from)
				return
			}
			if i >= int(p.stop.Load()) {
				return
			}
			if err := play(i); err != nil {
				p.fail(i, err)
				return
			}
		}
		if from >= p.fights {
			return
		}
		p.tell(min(to, p.fights) - from)
	}
}

// tell adds to the number of fights that are done.
func (p *pool) tell(n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.done += n
	if p.progress != nil {
		p.progress(p.done)
	}
}

// fail keeps the first fight that broke down.
func (p *pool) fail(i int, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if i >= int(p.stop.Load()) {
		return
	}
	p.stop.Store(int64(i))
	if !errors.As(err, &p.err) {
		p.err = &FightError{Index: i, Cause: err}
	}
}
