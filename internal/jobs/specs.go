package jobs

import (
	"context"
	"sync"

	"fray/internal/jobs/query"
)

// specs keeps the specification of the job that a worker computes, as its shards come one after the other.
type specs struct {
	q *Queue

	mu   sync.Mutex
	key  int64
	spec []byte
}

// of returns the specification of a job.
func (s *specs) of(ctx context.Context, key int64) ([]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.key == key {
		return s.spec, nil
	}
	spec, err := query.New(s.q.pool).SpecOf(ctx, key)
	if err != nil {
		return nil, err
	}
	s.key, s.spec = key, spec
	return spec, nil
}
