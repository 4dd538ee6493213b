// Package aside computes analyses in child processes with the lowest priority. So analyses delay a server's answers less than threads of the
// server would: those hold processors of Go's scheduler while they wait for one of the machine, and make its garbage collector wait.
package aside

import (
	"context"
	"encoding/json"
	"sync"

	"fray/analyze"
	"fray/job"
)

// Processes are the child processes of one server. They exist while there is something to compute. Its methods are safe for concurrent use.
type Processes struct {
	start  func() (*process, error)
	places chan struct{} // taken in the order of asking, so jobs take turns

	mu   sync.Mutex
	jobs int // under way
	idle []*process
}

// New returns processes of a program that calls [Serve]: at most `most` compute at a time, at least one. The first of args is the name by which
// the program is called.
func New(most int, program string, args ...string) *Processes {
	return &Processes{
		start:  func() (*process, error) { return start(program, args) },
		places: make(chan struct{}, max(1, most)),
	}
}

// Analyze makes an analysis. Progress gets the number of finished steps ([analyze.Steps]). If the context ends early, it returns the context's error.
func (p *Processes) Analyze(ctx context.Context, _ string, s job.Spec, progress func(done int)) (*analyze.Report, error) {
	p.enter()
	defer p.leave()
	return job.Analyze(ctx, s, func(ctx context.Context, s job.Spec) (*job.Job, *job.Tally, error) {
		j, err := job.Open(s, job.BuiltIn)
		if err != nil {
			return nil, nil, err
		}
		spec, err := json.Marshal(s)
		if err != nil {
			return nil, nil, err
		}
		var all job.Tally
		for unit := range j.Units() {
			part, err := p.compute(ctx, order{spec, unit, unit + 1})
			if err != nil {
				return nil, nil, err
			}
			all.Add(part)
			progress(j.Steps(unit + 1))
		}
		return j, &all, nil
	})
}

// compute has a process compute a part of a job, as soon as there is a place.
func (p *Processes) compute(ctx context.Context, o order) (*job.Tally, error) {
	select {
	case p.places <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	defer func() { <-p.places }()
	for {
		one, idle, err := p.take()
		if err != nil {
			return nil, err
		}
		t, err := one.compute(ctx, o)
		if err == nil {
			p.mu.Lock()
			defer p.mu.Unlock()
			p.idle = append(p.idle, one)
			return t, nil
		}
		one.end()
		if !idle || ctx.Err() != nil { // an idle one may have ended long ago
			return nil, err
		}
	}
}

// take returns an idle process, or a new one.
func (p *Processes) take() (one *process, idle bool, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if n := len(p.idle); n > 0 {
		one = p.idle[n-1]
		p.idle = p.idle[:n-1]
		return one, true, nil
	}
	one, err = p.start()
	return one, false, err
}

// enter notes that a job begins.
func (p *Processes) enter() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.jobs++
}

// leave ends the processes with the last job.
func (p *Processes) leave() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.jobs--; p.jobs > 0 {
		return
	}
	for _, one := range p.idle {
		one.end()
	}
	p.idle = nil
}
