package sim

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
)

// pool distributes the fights of a run to workers, in order and a few at a time.
type pool struct {
	to    int // the first fight after the part
	chunk int
	next  atomic.Int64 // the first fight not yet distributed
	stop  atomic.Int64 // the first failed fight, or the end of the part; later fights are not played

	mu       sync.Mutex
	done     int
	progress func(done int)
	err      *FightError
}

// play lets the workers play until all fights of a part are done, one has failed, or the context ends. It returns the first
// failed fight: all fights of the part before it have been played, for any number of workers.
func play(ctx context.Context, c Config, part Part, workers []func(i int) error) error {
	if part.From < 0 || part.To > c.Fights || part.From > part.To {
		return refuse("a part must be within the fights of the run")
	}
	p := &pool{to: part.To, progress: c.Progress}
	p.chunk = max(1, min(64, (part.To-part.From)/(64*len(workers)))) // small, so that the last chunk does not delay the end
	p.next.Store(int64(part.From))
	p.stop.Store(int64(part.To))
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
		for i := from; i < min(to, p.to); i++ {
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
		if from >= p.to {
			return
		}
		p.tell(min(to, p.to) - from)
	}
}

// tell adds to the number of finished fights.
func (p *pool) tell(n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.done += n
	if p.progress != nil {
		p.progress(p.done)
	}
}

// fail records the first failed fight.
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
