package phase

import (
	"errors"
	"fmt"
	"slices"

	"fray/ruleset/late"
	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// newcomer returns the setup of a combatant that joins.
func (d *def) newcomer(a table.Adjustment) (*Setup, error) {
	s, err := setup.Newcomer(a, &d.cast, d.like, (*Setup).isNewcomer)
	if err == nil {
		c := &s.Combatants[0]
		c.ID, c.At, c.Hidden = a.Who, a.At, a.Do == "reserve"
	}
	return s, err
}

// like is the setup of one more like the i-th combatant, as that one's sheet had it, at full strength.
func (d *def) like(i table.Who) *Setup {
	in, m := d.written(int(i)), d.cast.Combatants[i]
	in.Name, in.Side, in.Seat = "", d.cast.Sides[m.Side], d.cast.Seats[m.Seat]
	in.STUN, in.BODY, in.END, in.Conditions, in.Mount, in.Aware, in.Hiding = nil, nil, nil, nil, "", nil, false
	return &Setup{Combatants: []Combatant{in}}
}

// written is the i-th combatant as people wrote it.
func (d *def) written(i int) Combatant {
	if n := len(d.setup.Combatants); i >= n {
		return d.joined[i-n].Combatants[0]
	}
	return d.setup.Combatants[i]
}

// isNewcomer says what a setup has besides one combatant with what it needs.
func (s *Setup) isNewcomer() error {
	if len(s.Combatants) != 1 {
		return fmt.Errorf("found %d combatants, expected one", len(s.Combatants))
	}
	if c := s.Combatants[0]; c.At != "" || c.Hidden || c.Mount != "" || c.Aware != nil {
		return errors.New("at, hidden, mount and aware are not allowed in a sheet that joins: the decree says where, and whether in sight")
	}
	rest := *s
	rest.Ruleset, rest.Combatants, rest.Items, rest.Attacks, rest.Powers, rest.Outfits = "", nil, nil, nil, nil, nil
	if (s.Ruleset != "" && s.Ruleset != "phase") || !setup.Same(rest, Setup{}) {
		return errors.New("expected a combatant of phase with its attacks, items, powers and outfits, and nothing else")
	}
	return nil
}

// join compiles a newcomer behind all combatants and definitions, so that no number in a state changes. It returns the
// definitions with the newcomer, the items it brings and its shots. The existing definitions stay unchanged. Secret is as for
// [setup.Reader.Recruit].
func (d *def) join(s *Setup, at space.Cell, secret table.Crowd) (*def, []item, []int16, error) {
	next := *d
	next.first = d.start()
	next.joined = append(slices.Clip(d.joined), s)
	next.sides, next.sheets, next.teams = slices.Clip(d.sides), slices.Clip(d.sheets), slices.Clone(d.teams)
	next.attacks, next.itemDefs, next.powers, next.outfits = slices.Clip(d.attacks), slices.Clip(d.itemDefs), slices.Clip(d.powers), slices.Clip(d.outfits)
	next.cast.Combatants = slices.Clip(d.cast.Combatants)
	c := &compiler{def: &next, state: &state{}}
	c.Book = d.book
	c.known(s)
	c.setup = setup.Fill(&c.Reader, s, Vocabulary())
	c.libraryDefs()
	c.recruit(s.Combatants[0].Seat, secret.Has)
	if len(c.Faults) == 0 {
		c.enlist("combatants[0]", &c.setup.Combatants[0], at)
		next.sheets[len(next.sheets)-1].ammoAt = d.shotsEnd()
	}
	if len(c.Faults) > 0 {
		return nil, nil, nil, c.SheetError()
	}
	return &next, c.state.items, c.state.shots, nil
}

// rejoin compiles a combatant again that has joined.
func (d *def) rejoin(s *Setup, j join) (*def, error) {
	if !d.onMap(j.at) {
		return nil, errMisfit()
	}
	next, _, _, err := d.join(s, j.at, j.secret)
	return next, err
}

// shotsEnd returns the number behind the last shots of the state.
func (d *def) shotsEnd() int {
	last := &d.sheets[len(d.sheets)-1]
	return last.ammoAt + len(last.attacks)
}

// known takes in the ids and keys of what there is, and drops from the setup what is there already.
func (c *compiler) known(s *Setup) {
	d := c.def
	late.Known(&c.Reader, &d.cast)
	for i := range d.itemDefs {
		c.items = append(c.items, d.itemDefs[i].key)
	}
	for i := range d.attacks {
		c.attacks = append(c.attacks, d.attacks[i].key)
	}
	for i := range d.powers {
		c.powers = append(c.powers, d.powers[i].key)
	}
	for i := range d.outfits {
		c.outfits = append(c.outfits, d.outfits[i].key)
	}
	for _, old := range append([]*Setup{d.setup}, d.joined[:len(d.joined)-1]...) {
		s.Items = setup.Fresh(&c.Reader, "items.", s.Items, old.Items)
		s.Attacks = setup.Fresh(&c.Reader, "attacks.", s.Attacks, old.Attacks)
		s.Powers = setup.Fresh(&c.Reader, "powers.", s.Powers, old.Powers)
		s.Outfits = setup.Fresh(&c.Reader, "outfits.", s.Outfits, old.Outfits)
	}
	c.Know("items", c.items...)
	c.Know("attacks", c.attacks[1:]...)
	c.Know("powers", c.powers...)
	c.Know("outfits", c.outfits...)
}

// recruit adds the newcomer to the cast, at the seat that its sheet names: sides and seats are those there are.
func (c *compiler) recruit(seat string, secret func(i table.Who) bool) {
	d, in, path := c.def, &c.setup.Combatants[0], "combatants[0]"
	if len(d.cast.Combatants) >= maxCrowd {
		c.Problem("combatants", "the fight has %d, and no more can join", maxCrowd)
	}
	side := slices.Index(d.cast.Sides, in.Side)
	if side < 0 {
		c.Problem(path+".side", "unknown side %q%s", in.Side, table.OneOf(in.Side, d.cast.Sides))
	}
	c.Recruit(&d.cast, table.Member{ID: in.ID, Name: in.Name, Side: side}, seat, in.Side, secret)
}
