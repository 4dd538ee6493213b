package phase

import (
	"slices"

	"fray/ruleset/late"
	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// newcomer returns the setup of a combatant that joins.
func (d *def) newcomer(a table.Adjustment) (*Setup, error) {
	n := setup.Newcomers{
		Ruleset: "phase", Decreed: []string{"At", "Hidden", "Mount", "Aware"}, Brings: []string{"Attacks", "Items", "Powers", "Outfits"},
		Ails: []string{"STUN", "BODY", "END", "Conditions", "Mount", "Aware", "Hiding"},
	}
	return setup.Newcomer(n, a, &d.cast, append([]*Setup{d.setup}, d.joined...)...)
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
	c.Recruit(&d.cast, table.Member{ID: in.ID, Name: in.Name, Icon: in.Icon, Picture: in.Picture, Side: side}, seat, in.Side, secret)
}
