package live

import (
	"bytes"
	"errors"
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
	plan.Seed, plan.Dice = c.Seed, c.dice()
	line, err := table.EncodePlan(plan)
	if err != nil {
		return nil, fmt.Errorf("%s can not be recorded: %w", a.Name, err)
	}
	j := &Adventure{plan: a, seed: plan.Seed, dice: plan.Dice, seating: c.Seating}
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
		Ruleset: a.plan.Ruleset.Name, Name: a.plan.Fights[i].Name, Seed: sim.SeedOf(a.seed, i), Dice: a.dice, Setup: setup, After: after,
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

// Ahead is what comes after the fight on the table; nil while it goes on.
func (a *Adventure) Ahead() (*Ahead, error) {
	if _, over := a.t.Over(); !over {
		return nil, nil //nolint:nilnil // there is nothing ahead yet, and nothing wrong
	}
	if hash := a.t.s.LastHash(); a.ahead == nil || a.known != hash {
		h, err := a.look(a.t.Game())
		if err != nil {
			return nil, err
		}
		a.ahead, a.known = h, hash
	}
	return a.ahead, nil
}

// look finds out what comes after a fight that is over.
func (a *Adventure) look(from table.Game) (*Ahead, error) {
	next := a.at + 1
	setup, on, err := a.plan.Next(next, from)
	if err != nil || !on || next == len(a.plan.Fights) {
		return &Ahead{On: on}, err
	}
	h := &Ahead{On: true, Name: a.plan.Fights[next].Name, Rest: a.plan.Fights[next].Rest}
	if h.setup, err = pack.Encode(setup); err != nil {
		return nil, unrecordable(err)
	}
	g, err := gameOf(a.plan.Ruleset, h.setup)
	if err != nil {
		return nil, fmt.Errorf("%s can not be begun with what the party brings (please report it): %w", h.Name, err)
	}
	h.Party = standing(a.plan.Party, g.View(table.GM))
	return h, nil
}

// GoOn sets the table of the next fight, with the standing answers of the one before.
func (a *Adventure) GoOn() (*Table, error) {
	h, err := a.Ahead()
	switch {
	case err != nil:
		return nil, err
	case h == nil:
		return nil, errors.New("the fight is not over")
	case !h.On:
		return nil, errors.New("the party does not go on: the adventure is over")
	case h.Name == "":
		return nil, errors.New("the adventure is over")
	}
	t, err := a.sit(h.setup)
	if err != nil {
		return nil, err
	}
	was := a.t
	a.t, a.ahead, a.at = t, nil, a.at+1
	t.Watch(was.Watching())
	return t, t.StandBy(was.StandingItems()...)
}

// sit sets the table of the next fight with this setup. It is recorded where the one before was.
func (a *Adventure) sit(setup []byte) (*Table, error) {
	head := a.header(a.at+1, setup, a.t.s.LastHash())
	g, err := gameOf(a.plan.Ruleset, head.Setup)
	if err != nil {
		return nil, err
	}
	line, err := table.EncodeHeader(head)
	if err != nil {
		return nil, unrecordable(err)
	}
	before, err := linesOf(a.t.header, a.t.s)
	if err != nil {
		return nil, err
	}
	seating := a.seatingOf(g.Cast())
	if _, err := seating.seat(g.Cast()); err != nil {
		return nil, err
	}
	if err := a.t.keeps.begin(line); err != nil {
		return nil, err
	}
	s := table.NewSession(g, a.t.keeps.options(head, line))
	return newTable(head.Name, s, seating, a.t.keeps, slices.Concat(before, line))
}

// linesOf are the lines of a fight that is over, after those that it began with.
func linesOf(header []byte, s *table.Session) ([]byte, error) {
	lines := slices.Clone(header)
	for _, in := range s.Inputs() {
		line, err := table.EncodeInput(in)
		if err != nil {
			return nil, err
		}
		lines = append(lines, line...)
	}
	end, err := table.EncodeEnd(s.End())
	return append(lines, end...), err
}
