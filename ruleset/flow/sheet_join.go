package flow

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
		Ruleset: "flow", Decreed: []string{"At", "Hidden", "Surprised"}, Brings: []string{"Items", "Abilities"},
		Ails: []string{"HP", "Surprised"},
	}
	return setup.Newcomer(n, a, &d.cast, append([]*Setup{d.setup}, d.joined...)...)
}

// join compiles a newcomer behind all combatants and things, so that no number in a state changes. It returns the
// definitions with the newcomer and the items it brings. The existing definitions stay unchanged. Secret is as for
// [setup.Reader.Recruit].
func (d *def) join(s *Setup, at space.Cell, secret table.Crowd) (*def, []item, error) {
	next := *d
	next.first = d.start()
	next.joined = append(slices.Clip(d.joined), s)
	next.sides, next.sheets, next.surprised = slices.Clip(d.sides), slices.Clip(d.sheets), slices.Clip(d.surprised)
	next.itemDefs, next.abilities = slices.Clip(d.itemDefs), slices.Clip(d.abilities)
	next.cast.Combatants = slices.Clip(d.cast.Combatants)
	c := &compiler{def: &next, state: &state{}}
	c.Book = d.book
	c.known(s)
	c.setup = setup.Fill(&c.Reader, s, Vocabulary())
	old := c.itemKeys
	c.abilityDefs()
	c.itemDefs()
	for _, key := range old { // none may be called what a further new one is
		c.itemID("items."+key, key)
	}
	c.recruit(s.Combatants[0].Seat, secret.Has)
	if len(c.Faults) == 0 {
		c.enlist("combatants[0]", &c.setup.Combatants[0], at)
	}
	if len(c.Faults) > 0 {
		return nil, nil, c.SheetError()
	}
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

// known takes in the ids and keys of what there is, and drops from the setup what is there already.
func (c *compiler) known(s *Setup) {
	d := c.def
	late.Known(&c.Reader, &d.cast)
	for i := range d.itemDefs {
		c.itemKeys = append(c.itemKeys, d.itemDefs[i].key)
	}
	for i := range d.abilities {
		c.abilKeys = append(c.abilKeys, d.abilities[i].key)
	}
	sources := append([]*Setup{d.setup}, d.joined[:len(d.joined)-1]...)
	for _, old := range sources {
		s.Items = setup.Fresh(&c.Reader, "items.", s.Items, old.Items)
		s.Abilities = setup.Fresh(&c.Reader, "abilities.", s.Abilities, old.Abilities)
	}
	c.Know("items", c.itemKeys...)
	c.Know("abilities", c.abilKeys...)
}

// recruit adds the newcomer to the cast, at the seat that its sheet names: sides and seats are those there are.
func (c *compiler) recruit(seat string, secret func(i table.Who) bool) {
	d, in, path := c.def, &c.setup.Combatants[0], "combatants[0]"
	if len(d.cast.Combatants) >= maxCombatants {
		c.Problem("combatants", "the fight has %d, and no more can join", maxCombatants)
	}
	side := slices.Index(d.cast.Sides, in.Side)
	if side < 0 {
		c.Problem(path+".side", "unknown side %q%s", in.Side, table.OneOf(in.Side, d.cast.Sides))
	}
	c.Recruit(&d.cast, table.Member{ID: in.ID, Name: in.Name, Icon: in.Icon, Picture: in.Picture, Side: side}, seat, in.Side, secret)
}
