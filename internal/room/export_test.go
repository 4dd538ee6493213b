package room

import (
	"context"

	"fray/api"
	"fray/internal/pool"
)

// ThroughTimeline writes states as a timeline and reads them again.
func ThroughTimeline(states ...*api.State) (back []*api.State, err error) {
	var w timelineWriter
	for _, s := range states {
		if err := w.add(s); err != nil {
			return nil, err
		}
	}
	data, err := w.finish()
	if err != nil {
		return nil, err
	}
	return back, readTimeline(data, func(s *api.State) error {
		back = append(back, s)
		return nil
	})
}

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
