package room

import (
	"fmt"

	"fray/internal/live"
	"fray/table"
)

// landing is the last moment at or before so many inputs, as these eyes count them, at which somebody at the table had to do
// something, or the GM did and they may know of it.
func (f *fight) landing(keep int, e eyes, sc *scene) (at int, err error) {
	inputs := f.s.Inputs()
	if all := f.unseen.count(e, len(inputs)); keep < 0 || keep >= all {
		return 0, refuse(CodeBad, fmt.Sprintf("there are %d inputs: from 0 to one less may be kept", all))
	}
	keep = f.unseen.last(e, keep)
	defer func() {
		if p := recover(); p != nil {
			err = broken(p)
		}
	}()
	rec := f.record(inputs)
	g, err := live.GameOf(rec, f.find)
	if err != nil {
		return 0, err
	}
	s, err := rec.Start(g)
	if err != nil {
		return 0, err
	}
	at = -1
	for n := 0; ; n++ {
		if inputs[n].Answer == "" && !f.unseen.hide(e, n+1) || sc.waits(s) {
			at = n
		}
		if n == keep {
			break
		}
		if err := rec.Step(s); err != nil {
			return 0, err
		}
	}
	if at < 0 { // bots alone have played
		at = keep
	}
	return at, nil
}

// waits reports whether somebody at the table has to do something.
func (sc *scene) waits(s *table.Session) bool {
	if sc.asked(s) == 0 {
		return false
	}
	if q := s.Open(); q != nil {
		if _, seat, ok := sc.standings(s.Game()).Answer(s.Game(), q); ok && sc.people(s.Game().Cast()).Has(seat) {
			return false
		}
	}
	return true
}
