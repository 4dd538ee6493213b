package room

import (
	"context"

	"fray/internal/pool"
)

// Compute calls do as the computation of odds does.
func (r *Room) Compute(ctx context.Context, do func() error) error {
	return r.compute(ctx, pool.Choice, do)
}

// AwaitAnalyses waits for the analyses that are under way.
func (h *Registry) AwaitAnalyses() { h.analyses.Wait() }

// SameMap compares two maps.
var SameMap = sameMap

// Hundredths returns a chance in hundredths of a percent.
var Hundredths = hundredths
