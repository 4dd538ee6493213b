package flank

import (
	"slices"
	"strings"

	"fray/ruleset/late"
	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// newcomer returns the setup of a combatant that joins.
func (d *def) newcomer(a table.Adjustment) (*Setup, error) {
	n := setup.Newcomers{
		Ruleset: "flank", Decreed: []string{"At", "Hidden"}, Brings: []string{"Items", "Abilities"},
		Ails: []string{"HP", "SQ", "Conditions", "Damage", "Asleep", "Given", "Begun", "Reactions", "Waited", "Starved", "Choked", "HiddenAt"},
	}
	return setup.Newcomer(n, a, &d.cast, append([]*Setup{d.setup}, d.joined...)...)
}

// join compiles a newcomer behind all combatants and items, so that no number in a state changes. It returns the
// definitions with the newcomer and the items it brings. The existing definitions stay unchanged. Secret is as for
// [setup.Reader.Recruit].
func (d *def) join(s *Setup, at space.Cell, secret table.Crowd) (*def, []item, error) {
	next := *d
	next.first = d.start()
	next.joined = append(slices.Clip(d.joined), s)
	next.sheets, next.figures, next.attacks = slices.Clip(d.sheets), slices.Clip(d.figures), slices.Clip(d.attacks)
	next.itemDefs, next.abilities = slices.Clip(d.itemDefs), slices.Clip(d.abilities)
	next.cast.Combatants = slices.Clip(d.cast.Combatants)
	c := &compiler{def: &next, state: &state{}}
	c.Book = d.book
	c.known(s)
	late.Known(&c.Reader, &d.cast)
	c.setup = setup.Fill(&c.Reader, s, Vocabulary())
	c.definitions()
	for _, key := range c.itemKeys {
		c.itemID("items."+key, key)
	}
	c.recruit(secret.Has)
	if len(c.Faults) == 0 {
		c.enlist("combatants[0]", &c.setup.Combatants[0], at)
	}
	if len(c.Faults) > 0 {
		return nil, nil, c.SheetError()
	}
	next.oppose()
	return &next, c.state.items, nil
}

// rejoin compiles a combatant again that has joined.
func (d *def) rejoin(s *Setup, j join) (*def, error) {
	if !d.onMap(j.at) {
		return nil, errMisfit()
	}
	next, _, err := d.join(s, j.at, j.secret)
	return next, err
}

// known takes in the ids of what there is, and drops from the setup what is there already.
func (c *compiler) known(s *Setup) {
	d := c.def
	for i := range d.itemDefs {
		c.itemKeys = append(c.itemKeys, d.itemDefs[i].key)
	}
	for i := range d.abilities {
		c.abilKeys = append(c.abilKeys, d.abilities[i].key)
	}
	c.Know("items", c.itemKeys...)
	c.Know("abilities", c.abilKeys...)
	for i := range d.cast.Combatants[:len(d.sheets)] {
		c.Know("combatants", d.cast.Combatants[i].ID)
	}
	sources := append([]*Setup{d.setup}, d.joined[:len(d.joined)-1]...)
	for _, old := range sources {
		s.Items = setup.Fresh(&c.Reader, "items.", s.Items, old.Items)
		s.Abilities = setup.Fresh(&c.Reader, "abilities.", s.Abilities, old.Abilities)
	}
}

// recruit adds the newcomer to the cast: sides and seats are those there are.
func (c *compiler) recruit(secret func(i table.Who) bool) {
	d, in, path := c.def, &c.setup.Combatants[0], "combatants[0]"
	if len(d.cast.Combatants) >= maxCombatants {
		c.Problem("combatants", "the fight has %d, and no more can join", maxCombatants)
	}
	side := slices.Index(d.cast.Sides, in.Side)
	if side < 0 {
		c.Problem(path+".side", "no side is called %q, expected one of %s", in.Side, strings.Join(d.cast.Sides, ", "))
	}
	seat := d.joined[len(d.joined)-1].Combatants[0].Seat // as written: left out, it is the side's or else the GM's
	c.Recruit(&d.cast, table.Member{ID: in.ID, Name: setup.Or(in.Name, in.ID), Icon: in.Icon, Picture: in.Picture, Side: max(side, 0)}, seat, in.Side, secret)
}
