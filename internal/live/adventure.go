package live

import (
	"bytes"
	"fmt"
	"slices"

	"fray/pack"
	"fray/sim"
	"fray/table"
)

// Adventure plays the fights of an adventure, one table after another, and keeps them in one record.
//
// The record is the plan, followed by the records of the fights. The header of each fight holds the state that the party
// brings, and the last hash of the fight before (for the first fight, the hash of the plan). So one chain of hashes covers
// the whole adventure.
type Adventure struct {
	plan    *pack.Adventure
	seed    uint64
	dice    string
	seating Seating
	at      table.Progress
	before  int // fights that were played before the current one
	t       *Table
	ahead   *Ahead // what follows the current fight; nil until it is computed
	hash    string // last hash of the fight that ahead was computed for
}

// StartAdventure starts an adventure at its first fight. It ignores the ruleset, name and setup of the configuration.
func StartAdventure(a *pack.Adventure, c Config) (*Adventure, error) {
	plan, err := a.Plan()
	if err != nil {
		return nil, unrecordable(err)
	}
	plan.Seed, plan.Dice = table.Practice(c.Seed), c.dice()
	line, err := table.EncodePlan(plan)
	if err != nil {
		return nil, fmt.Errorf("%s cannot be recorded: %w", a.Name, err)
	}
	j := &Adventure{plan: a, seed: c.Seed, dice: plan.Dice, seating: c.Seating}
	if err := j.checkSeats(); err != nil {
		return nil, err
	}
	head := j.header(0, plan.Fights[0].Setup, table.BaseHash(bytes.TrimSuffix(line, []byte("\n"))))
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

// header returns the header of fight i.
func (a *Adventure) header(i int, setup []byte, after string) table.Header {
	return table.Header{
		Ruleset: a.plan.Ruleset.Name, Name: a.plan.Fights[i].Name, Seed: table.Practice(sim.SeedOf(a.seed, i)), Dice: a.dice, Setup: setup, After: after,
	}
}

// checkSeats returns an error if the seating names a seat that no fight has.
func (a *Adventure) checkSeats() error {
	all := &table.Cast{}
	for _, f := range a.plan.Fights {
		for _, seat := range f.Game.Cast().Seats {
			if !slices.Contains(all.Seats, seat) {
				all.Seats = append(all.Seats, seat)
			}
		}
	}
	return a.seating.check(all)
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

// Name returns the name of the adventure.
func (a *Adventure) Name() string { return a.plan.Name }

// Seed returns the seed of the adventure. The seeds of its fights are derived from it.
func (a *Adventure) Seed() uint64 { return a.seed }

// Fight returns the number of the current fight, from 1, and the number of fights that the adventure has at most: variants of one
// fight count once.
func (a *Adventure) Fight() (n, of int) { return a.before + 1, a.plan.Scenes() }

// Table returns the table of the current fight.
func (a *Adventure) Table() *Table { return a.t }

// Over reports whether the adventure is over.
func (a *Adventure) Over() bool {
	h, err := a.Ahead()
	return err == nil && h != nil && !h.More()
}
