package room

import (
	"fray/api"
	"fray/table"
)

// proof returns what everyone may know about the source of the dice.
func (f *fight) proof(sc *shared) api.Proof {
	if f.rec.Header.Commit == "" {
		return api.Proof{Practice: true}
	}
	p := api.Proof{Commit: f.rec.Header.Commit, Stirs: f.rec.Stirs, Open: f.s.Waits(), Seed: sc.revealed}
	if !sc.past {
		p.Seed = f.s.Revealed()
	}
	for _, in := range f.s.Inputs() {
		if in.Commit != "" {
			p.Fresh = append(p.Fresh, in.Commit)
		}
	}
	return p
}

// mayGoBack refuses an undo that would reveal dice beforehand: any undo once the seed is revealed, and in a branch an undo of
// what it began with, because its seed applies only after that.
func (f *fight) mayGoBack(keep int, sc *shared) error {
	switch {
	case f.floor != nil && keep < f.floor.Inputs || f.rec.Upgraded != nil && keep < f.rec.Upgraded.Inputs:
		return olderRules()
	case f.s.Revealed() != "":
		return refuse(api.CodeNotNow, "the fight is over and the seed of its dice is revealed: nothing can be taken back; the game master can try a what-if from an earlier moment")
	case sc.facts.Branch != "" && len(f.rec.Seeds) > 0 && keep < sc.facts.Began:
		return refuse(api.CodeNotNow, "this what-if has its own dice from here on: for an earlier moment, begin another what-if there")
	}
	return nil
}

// namesOf returns the names of seats.
func namesOf(cast *table.Cast, seats table.Seats) []string {
	var names []string
	for i, name := range cast.Seats {
		if seats.Has(table.Seat(i)) {
			names = append(names, name)
		}
	}
	return names
}
