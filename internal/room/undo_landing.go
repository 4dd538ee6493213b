package room

import (
	"fmt"
	"slices"

	"fray/api"
	"fray/internal/live"
	"fray/internal/seating"
	"fray/table"
)

// landing returns the last moment, at or before a number of inputs that the audience counts, at which a player had to act, or
// the GM did and the audience may know of it.
func (f *fight) landing(keep int, e audience, sc *shared) (at int, err error) {
	inputs := f.s.Inputs()
	if all := f.unseen.count(e, len(inputs)); keep < 0 || keep >= all {
		return 0, refuse(api.CodeBad, fmt.Sprintf("there are %d inputs: from 0 to one less may be kept", all))
	}
	keep = f.unseen.last(e, keep)
	defer func() {
		if p := recover(); p != nil {
			err = broken(p)
		}
	}()
	rec := f.record(inputs)
	for points := f.points; ; {
		from := nearest(points, f.floor, rec, keep)
		if at, err = f.waitedAt(rec, from, keep, e, sc); err != nil || at >= 0 {
			return at, err
		}
		if from == f.floor {
			return keep, nil // only bots have played
		}
		points = slices.DeleteFunc(slices.Clone(points), func(p *point) bool { return p.Inputs >= from.Inputs })
	}
}

// waitedAt returns the last such moment after a point, or -1.
func (f *fight) waitedAt(rec *table.Record, from *point, keep int, e audience, sc *shared) (at int, err error) {
	g, err := live.GameOf(rec, f.find)
	if err != nil {
		return 0, err
	}
	s, err := rec.StartAt(g, from.snapshot())
	if err != nil {
		return 0, err
	}
	at = -1
	for n := len(s.Inputs()); n <= keep; n++ {
		if rec.Inputs[n].Answer == "" && !f.unseen.hide(e, n+1) || sc.waits(s) {
			at = n
		}
		if n == keep {
			break
		}
		if err := rec.Step(s); err != nil {
			return 0, err
		}
	}
	return at, nil
}

// waits reports whether a player at the table has to act.
func (sc *shared) waits(s *table.Session) bool {
	if sc.asked(s) == 0 {
		return false
	}
	_, _, settled := seating.Settled(s, sc.standings(s.Game()), sc.players(s.Game().Cast()))
	return !settled
}
