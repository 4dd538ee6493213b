package live

import (
	"bytes"
	"fmt"
	"slices"

	"fray/pack"
	"fray/sim"
	"fray/table"
)

// Adventure is an adventure that is being played: one table after another, with one record for all.
//
// The record is the plan, and the records of the fights in a row. The header of each fight holds what the party brings and
// the last hash of the fight before (of the first fight: the plan's), so that the chain of hashes goes on through all.
type Adventure struct {
	plan    *pack.Adventure
	seed    uint64
	dice    string
	seating Seating
	at      int // the fight that is on the table, from 0
	t       *Table
	ahead   *Ahead // what comes after the fight; nil: not known, for the fight may go on
	known   string // last hash of the fight when ahead was found out
}

// StartAdventure sets the table of an adventure's first fight. Ruleset, name and setup of the configuration are not
// used.
func StartAdventure(a *pack.Adventure, c Config) (*Adventure, error) {
	plan, err := a.Plan()
	if err != nil {
		return nil, unrecordable(err)
	}
	plan.Seed, plan.Dice = table.Practice(c.Seed), c.dice()
	line, err := table.EncodePlan(plan)
	if err != nil {
		return nil, fmt.Errorf("%s can not be recorded: %w", a.Name, err)
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

// header is how the record of fight i begins.
func (a *Adventure) header(i int, setup []byte, after string) table.Header {
	return table.Header{
		Ruleset: a.plan.Ruleset.Name, Name: a.plan.Fights[i].Name, Seed: table.Practice(sim.SeedOf(a.seed, i)), Dice: a.dice, Setup: setup, After: after,
	}
}

// checkSeats refuses seats that no fight of the adventure has.
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

// seatingOf is the seating of those seats that a fight has.
func (a *Adventure) seatingOf(cast *table.Cast) Seating {
	own := Seating{}
	for _, seat := range cast.Seats {
		if who, ok := a.seating[seat]; ok {
			own[seat] = who
		}
	}
	return own
}

// Name is the name of the adventure.
func (a *Adventure) Name() string { return a.plan.Name }

// Seed is the seed of the adventure, from which its fights have theirs.
func (a *Adventure) Seed() uint64 { return a.seed }

// Fight is the number of the fight on the table, from 1, and how many there are.
func (a *Adventure) Fight() (n, of int) { return a.at + 1, len(a.plan.Fights) }

// Table is where the fight is played that the adventure is at.
func (a *Adventure) Table() *Table { return a.t }

// Over reports whether nothing more is to be played.
func (a *Adventure) Over() bool {
	h, err := a.Ahead()
	return err == nil && h != nil && !h.More()
}
