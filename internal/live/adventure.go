package live

import (
	"fray/pack"
	"fray/table"
)

// Adventure plays the fights of an adventure, one table after another, and keeps them in one record ([Road]).
type Adventure struct {
	*Road
	seating Seating
	before  int // fights that were played before the current one
	t       *Table
	ahead   *Ahead // what follows the current fight; nil until it is computed
	hash    string // last hash of the fight that ahead was computed for
}

// StartAdventure starts an adventure at its first fight. It ignores the ruleset, name and setup of the configuration.
func StartAdventure(a *pack.Adventure, c Config) (*Adventure, error) {
	road := NewRoad(a, table.Practice(c.Seed), c.dice())
	line, err := road.Plan()
	if err != nil {
		return nil, err
	}
	j := &Adventure{Road: road, seating: c.Seating}
	if err := j.checkSeats(); err != nil {
		return nil, err
	}
	head, err := road.First(line)
	if err != nil {
		return nil, err
	}
	g, err := gameOf(a.Ruleset, head.Setup)
	if err != nil {
		return nil, err
	}
	first, err := table.EncodeHeader(head)
	if err != nil {
		return nil, unrecordable(err)
	}
	c.Name, c.Seating = head.Name, j.seatingOf(g.Cast())
	j.t, err = begin(c, g, head, line, first)
	return j, err
}

// checkSeats returns an error if the seating names a seat that no fight has.
func (a *Adventure) checkSeats() error {
	return a.seating.check(&table.Cast{Seats: a.plan.Seats()})
}

// seatingOf returns the part of the seating that belongs to this cast.
func (a *Adventure) seatingOf(cast *table.Cast) Seating {
	own := Seating{}
	for _, seat := range cast.Seats {
		if who, ok := a.seating[seat]; ok {
			own[seat] = who
		}
	}
	return own
}

// Seed returns the seed of the adventure. The seeds of its fights are derived from it.
func (a *Adventure) Seed() uint64 { return a.seed.Number() }

// Fight returns the number of the current fight, from 1, and the number of fights that the adventure has at most: variants of one
// fight count once.
func (a *Adventure) Fight() (n, of int) { return a.before + 1, a.Scenes() }

// Table returns the table of the current fight.
func (a *Adventure) Table() *Table { return a.t }

// Over reports whether the adventure is over.
func (a *Adventure) Over() bool {
	h, err := a.Ahead()
	return err == nil && h != nil && !h.More()
}
