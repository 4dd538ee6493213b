package room

import (
	"slices"

	"fray/table"
)

// pointsKept is how many points a fight keeps in memory.
const pointsKept = 4

// point is a moment of a fight to which it can return without a replay from its start. Its slices are shared: do not change them.
type point struct {
	*table.Snapshot
	texts  []string // by event, those that the beat under way had said included
	at     []int    // by event: how many inputs there were
	unseen numbers
}

// snapshot is that of the point, or nil.
func (p *point) snapshot() *table.Snapshot {
	if p == nil {
		return nil
	}
	return p.Snapshot
}

// point returns the latest point of the fight.
func (f *fight) point() *point {
	p := &point{Snapshot: f.s.Snapshot()}
	n := len(p.Events)
	for n < len(f.at) && f.at[n] <= p.Inputs {
		n++
	}
	p.texts, p.at = f.texts[:n:n], f.at[:n:n]
	p.unseen = f.unseen.first(p.Inputs)
	return p
}

// first returns the numbers of the first n inputs.
func (ns numbers) first(n int) numbers {
	for i, u := range ns {
		if u.at > n {
			return slices.Clip(ns[:i])
		}
	}
	return slices.Clip(ns)
}

// keep adds a point, and drops the oldest one if there are too many.
func (f *fight) keep(p *point) {
	f.points = append(slices.Clip(f.points[max(0, len(f.points)+1-pointsKept):]), p)
}

// nearest returns the latest of these points that is one of the first n inputs of a record; else the floor, which may be nil.
func nearest(points []*point, floor *point, rec *table.Record, n int) *point {
	for _, p := range slices.Backward(points) {
		if p.Inputs > 0 && p.Inputs <= n && rec.Inputs[p.Inputs-1].Hash == p.Hash() {
			return p
		}
	}
	return floor
}
