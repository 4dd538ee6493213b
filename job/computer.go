package job

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"sync"

	"fray/sim"
)

// Computer computes parts of jobs for other processes. It keeps the last job open, as its parts come one after the other. It is safe for
// concurrent use.
type Computer struct {
	mu   sync.Mutex
	spec []byte
	job  *Job
}

// Compute computes the units of a job from first to until (not included), and returns their tally as JSON. The job is a [Spec] as JSON.
func (c *Computer) Compute(ctx context.Context, spec []byte, first, until int) ([]byte, error) {
	j, err := c.open(spec)
	if err != nil {
		return nil, err
	}
	t, err := j.Play(ctx, sim.Part{From: first, To: until}, How{Workers: 1})
	if err != nil {
		return nil, err
	}
	return json.Marshal(t)
}

func (c *Computer) open(spec []byte) (*Job, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.job != nil && bytes.Equal(c.spec, spec) {
		return c.job, nil
	}
	var s Spec
	if err := json.Unmarshal(spec, &s); err != nil {
		return nil, fmt.Errorf("the specification of the job: %w", err)
	}
	j, err := Open(s, BuiltIn)
	if err != nil {
		return nil, err
	}
	c.spec, c.job = spec, j
	return j, nil
}
