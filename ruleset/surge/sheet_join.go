package surge

import (
	"maps"
	"slices"

	"fray/ruleset/late"
	"fray/ruleset/setup"
	"fray/space"
	"fray/table"
)

// newcomer returns the setup of a combatant that joins.
func (d *def) newcomer(a table.Adjustment) (*Setup, error) {
	n := setup.Newcomers{
		Ruleset: "surge", Decreed: []string{"At", "Hidden"}, Brings: []string{"Attacks", "Abilities", "Objects"},
		Ails: []string{"Wounds", "SocialWounds", "Dying", "Fatigue", "Stress"},
	}
	return setup.Newcomer(n, a, &d.cast, append([]*Setup{d.setup}, d.joined...)...)
}

// join compiles a newcomer behind all combatants, deeds and objects, so that no number in a state changes. It returns the
// definitions with the newcomer. The existing definitions stay unchanged. Secret is as for [setup.Reader.Recruit].
func (d *def) join(s *Setup, at space.Cell, secret table.Crowd) (*def, error) {
	next := *d
	next.first = d.start()
	next.joined = append(slices.Clip(d.joined), s)
	next.sheets, next.deeds, next.thingDefs = slices.Clip(d.sheets), slices.Clip(d.deeds), slices.Clip(d.thingDefs)
	next.templates, next.groups, next.arrays = slices.Clip(d.templates), slices.Clip(d.groups), slices.Clip(d.arrays)
	next.cast.Combatants = slices.Clip(d.cast.Combatants)
	c := &compiler{def: &next, state: &state{}}
	c.Book = d.book
	c.known(s)
	c.setup = setup.Fill(&c.Reader, s, Vocabulary())
	c.recruit(s.Combatants[0].Seat, secret.Has)
	if len(c.Faults) == 0 {
		c.borrow()
		c.enlist("combatants[0]", &c.setup.Combatants[0], at)
	}
	if len(c.Faults) > 0 {
		return nil, c.SheetError()
	}
	return &next, nil
}

// rejoin compiles a combatant again that has joined.
func (d *def) rejoin(s *Setup, j join) (*def, error) {
	if !d.onMap(j.at) {
		return nil, errMisfit()
	}
	return d.join(s, j.at, j.secret)
}

// known takes in the ids and keys of what there is, and drops from the setup what is there already.
func (c *compiler) known(s *Setup) {
	d := c.def
	late.Known(&c.Reader, &d.cast)
	for _, old := range c.sources() {
		s.Attacks = setup.Fresh(&c.Reader, "attacks.", s.Attacks, old.Attacks)
		s.Abilities = setup.Fresh(&c.Reader, "abilities.", s.Abilities, old.Abilities)
		s.Objects = setup.Fresh(&c.Reader, "objects.", s.Objects, old.Objects)
		c.Know("attacks", slices.Sorted(maps.Keys(old.Attacks))...)
		c.Know("abilities", slices.Sorted(maps.Keys(old.Abilities))...)
		c.Know("objects", slices.Sorted(maps.Keys(old.Objects))...)
	}
}

// sources are the setups that the encounter has been made of.
func (c *compiler) sources() []*Setup {
	return append([]*Setup{c.def.setup}, c.def.joined[:len(c.def.joined)-1]...)
}

// borrow adds the attacks, powers and objects of the encounter to those of the newcomer's setup, with their defaults.
func (c *compiler) borrow() {
	for _, old := range c.sources() {
		var r setup.Reader
		r.Book = c.Book
		full := setup.Fill(&r, old, Vocabulary())
		c.setup.Attacks = merged(c.setup.Attacks, full.Attacks)
		c.setup.Abilities = merged(c.setup.Abilities, full.Abilities)
		c.setup.Objects = merged(c.setup.Objects, full.Objects)
	}
}

// merged is a map with the entries of another that it lacks.
func merged[T any](into, from map[string]T) map[string]T {
	out := maps.Clone(from)
	if out == nil {
		out = map[string]T{}
	}
	maps.Copy(out, into)
	return out
}

// recruit adds the newcomer to the cast, at the seat that its sheet names: sides and seats are those there are.
func (c *compiler) recruit(seat string, secret func(i table.Who) bool) {
	d, in, path := c.def, &c.setup.Combatants[0], "combatants[0]"
	if len(d.cast.Combatants) >= maxCombatants {
		c.Problem("combatants", "the encounter has %d, and no more can join", maxCombatants)
	}
	side := slices.Index(d.cast.Sides, in.Side)
	if side < 0 || side == int(d.odds) {
		c.Problem(path+".side", "unknown side %q%s", in.Side, table.OneOf(in.Side, d.cast.Sides))
		side = 0
	}
	before := slices.Clone(d.cast.Combatants)
	c.Recruit(&d.cast, table.Member{ID: in.ID, Name: in.Name, Icon: in.Icon, Picture: in.Picture, Side: side}, seat, in.Side, secret)
	d.cast.Things = slices.Clone(d.cast.Things)
	for i := range d.thingDefs { // who gave up its name gives up those of its objects
		if owner := d.thingDefs[i].owner; owner >= 0 && d.cast.Combatants[owner].Name != before[owner].Name {
			d.cast.Things[i].Name = d.cast.Things[i].ID
		}
	}
}
