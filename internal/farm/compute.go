package farm

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"sync"

	"fray/job"
	"fray/sim"
)

// Computer computes shards. It keeps the last job open, as its shards come one after the other. It is safe for concurrent use.
type Computer struct {
	mu   sync.Mutex
	spec []byte
	job  *job.Job
}

// Compute is a [jobs.Compute].
func (c *Computer) Compute(ctx context.Context, spec []byte, first, until int) ([]byte, error) {
	j, err := c.open(spec)
	if err != nil {
		return nil, err
	}
	t, err := j.Play(ctx, sim.Part{From: first, To: until}, job.How{Workers: 1})
	if err != nil {
		return nil, err
	}
	return json.Marshal(t)
}

func (c *Computer) open(spec []byte) (*job.Job, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.job != nil && bytes.Equal(c.spec, spec) {
		return c.job, nil
	}
	var s job.Spec
	if err := json.Unmarshal(spec, &s); err != nil {
		return nil, fmt.Errorf("the specification of the job: %w", err)
	}
	j, err := job.Open(s, job.BuiltIn)
	if err != nil {
		return nil, err
	}
	c.spec, c.job = spec, j
	return j, nil
}
